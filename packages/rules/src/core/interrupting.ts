/** Somebody else's choice in the middle of a turn. */

import { eliminate, goTo } from './ending.ts';
import { END_OF_TURN } from './phase.ts';
import { NO_RULES } from './turn-rules.ts';
import { canBeCompleted } from './turn-walker.ts';
import { Walk } from './walk.ts';

/** Whether the interrupted turn can be completed as things stand. */
const canGoOn = (walk: Walk): boolean => {
  const ahead = new Walk(walk.table, NO_RULES, END_OF_TURN).copy(walk);
  goTo(ahead, walk.resume);
  return !ahead.refused && canBeCompleted(ahead);
};

/**
 * Makes the choice, then the turn goes on. It is not part of the mover's legality test, which looks only at what the
 * mover decides: a turn that was none before the choice stays none, and whom the choice stops has lost.
 */
export const interpose = (walk: Walk, choice: () => void): void => {
  walk.refused = !canGoOn(walk);
  if (walk.refused) return;
  choice();
  if (!walk.done && !canGoOn(walk)) eliminate(walk, walk.toMove);
};
