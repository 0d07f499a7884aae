/** Powers that work once per game (G15): the card remembers 1 from the moment its power was used. */

import type { StateText } from './god.ts';
import { END_OF_TURN, type Next } from './phase.ts';
import { memoryOf, remember, type Walk } from './walk.ts';

const USED = 1;

export const isUnused = (walk: Walk): boolean => memoryOf(walk, walk.rules.mover.card) === 0;

/** Uses the power up. Nobody can be made to, so whoever judges the turn has to know (G15.4). */
export const useOnce = (walk: Walk): void => {
  remember(walk, walk.rules.mover.card, USED);
  walk.used = 1;
};

/** The way of an edge that uses the power up. */
export const usingIt =
  (next: Next): Next =>
  (walk) => {
    useOnce(walk);
    return typeof next === 'function' ? next(walk) : next;
  };

/** Only as long as the power has not been used. */
export const whileUnused =
  <Found extends number>(find: (walk: Walk) => Found): ((walk: Walk) => Found) =>
  (walk) =>
    isUnused(walk) ? find(walk) : (0 as Found);

/** Ends the turn and uses the power up by it. */
export const endUsingIt: Next = usingIt(END_OF_TURN);

/** `x` once used. */
export const heroState = (owner: string): StateText => ({
  write: (position, player) => (position.memory[player] === USED ? 'x' : ''),
  read: (text, position, player) => {
    if (text !== '' && text.toLowerCase() !== 'x') return `${owner} state is x once used, or nothing`;
    position.memory[player] = text === '' ? 0 : USED;
    return undefined;
  },
});
