/** One short sentence: what is wanted now. */

import type { Words } from '../words/index.ts';
import type { GameSnapshot } from './controller.ts';
import type { TurnInHand } from './use-turn.ts';

const wanted = (words: Words, hand: TurnInHand): string => {
  const kinds = new Set([...hand.offers.values()].flat().map((offer) => offer.kind));
  const goals = [...kinds].filter((kind) => kind !== 'worker');
  if (goals.length === 0) return kinds.has('worker') ? words.turn.pickWorker : words.turn.chooseSquare;
  if (goals.length === 1 && goals[0] === 'place') return words.turn.place;
  if (goals.every((kind) => kind === 'move')) return words.turn.move;
  if (goals.every((kind) => kind === 'build' || kind === 'dome')) return words.turn.build;
  return words.turn.chooseSquare;
};

export const promptFor = (
  words: Words,
  { game, mayAct, thinking, seats }: GameSnapshot,
  hand: TurnInHand,
  names: readonly string[],
): string => {
  const player = game.open.isComplete ? game.open.position.toMove : game.open.decides;
  const name = names[player] ?? '';
  if (thinking) return words.turn.thinking(name);
  if (!mayAct) return words.turn.theirs(name);
  if (game.open.isComplete) return words.turn.confirm;
  const alone = seats.filter((seat) => seat.here).length === 1;
  const who =
    player !== game.open.position.toMove ? words.turn.decides(name) : alone ? words.turn.yours : name;
  return `${who}: ${wanted(words, hand)}`;
};
