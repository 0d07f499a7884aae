/** One short sentence: what is wanted now. */

import type { OpenTurn } from '@caldera/rules';
import { OFFER_KINDS } from '../board/view.ts';
import type { Words } from '../words/index.ts';
import type { GameSnapshot } from './controller.ts';
import type { Deed } from './picks.ts';
import type { TurnInHand } from './use-turn.ts';

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What has been done in this turn already can only be done again. */
const isDone = (turn: OpenTurn, kind: 'move' | 'build'): boolean =>
  turn.steps.some((step) => step.kind === kind);

/** In the order in which people think of them. */
const IN_ORDER: readonly Deed[] = OFFER_KINDS.filter((kind) => kind !== 'worker');

/** "Move again or build": every kind of step that is offered, in words. */
const wanted = (words: Words, turn: OpenTurn, hand: TurnInHand): string => {
  const { wants } = words.turn;
  const { buttons, next } = hand.choices;
  const ways = [...next.values()].flat();
  const deeds = new Set(ways.map(({ deed }) => deed));
  const picksWorker = ways.length > 0 && ways.every(({ step }) => step === undefined);
  if (picksWorker && (deeds.has('move') || deeds.has('build'))) return words.turn.pickWorker;
  if (deeds.has('build')) deeds.delete('dome');
  const parts = IN_ORDER.filter((deed) => deeds.has(deed)).map((deed) => {
    if (deed === 'move' && isDone(turn, 'move')) return wants.moveAgain;
    if ((deed === 'build' || deed === 'dome') && isDone(turn, 'build')) return wants.buildAgain;
    return wants[deed];
  });
  if (parts.length === 0 && buttons.some((step) => step.kind === 'choose'))
    return words.turn.questions[turn.walk.phase.name] ?? words.turn.choose;
  const optional = buttons.some((step) => step.kind === 'skip');
  const whole = capital(words.turn.either(parts));
  return optional ? words.turn.ifYouLike(whole) : whole;
};

export const promptFor = (
  words: Words,
  { game, mayAct, thinking, seats }: GameSnapshot,
  hand: TurnInHand,
  names: readonly string[],
  /** A turn that is complete stands by itself after a moment. */
  soon: boolean,
): string => {
  const { open } = game;
  const player = open.isComplete ? open.position.toMove : open.decides;
  const name = names[player] ?? '';
  if (thinking) return words.turn.thinking(name);
  // one's own turn, and nothing to do in it: the server has not answered yet
  if (!mayAct) return seats[player]?.here === true ? words.turn.sent : words.turn.theirs(name);
  if (open.isComplete) return soon ? words.turn.confirmSoon : words.turn.confirm;
  const alone = seats.filter((seat) => seat.here).length === 1;
  const who = player !== open.position.toMove ? words.turn.decides(name) : alone ? words.turn.yours : name;
  return `${who}: ${wanted(words, open, hand)}`;
};
