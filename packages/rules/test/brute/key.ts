/** States as texts: two that have the same one are the same. */

import type { Card, State, Worker } from './plain.ts';

const bits = (...flags: readonly boolean[]): number =>
  flags.reduce((number, flag) => 2 * number + (flag ? 1 : 0), 1);
const heightsText = ({ level, dome }: State): string => {
  // Eight possibilities a space: half a board fits into one exact number.
  const half = (from: number, to: number): number => {
    let number = 0;
    for (let at = from; at < to; at += 1)
      number = 8 * number + (level[at] ?? 0) + (dome[at] === true ? 4 : 0);
    return number;
  };
  return `${half(0, 13)},${half(13, 25)}`;
};
const workersText = (workers: readonly Worker[]): string => {
  let text = '';
  for (const { id, side, at, female, recent, bound } of workers)
    text += `${id},${side},${at},${bits(female, recent, bound)};`;
  return text;
};
const spellCard = (card: Readonly<Card>): string => {
  const { used, climbed, holds, coins, wind, whirlpools, coinsLeft, coinSquares } = card;
  const { talus, reserve, abyss, face, deck, drawn } = card;
  const lists = `${whirlpools.join()},${coinSquares.join()},${deck.join()}`;
  return `${bits(used, climbed, holds)},${coins},${wind},${lists},${coinsLeft},${talus},${reserve},${abyss},${face},${drawn};`;
};

/** Cards are never changed, so each has to be spelt once only. */
const spelt = new WeakMap<Readonly<Card>, string>();
const cardText = (card: Readonly<Card>): string => {
  const known = spelt.get(card) ?? spellCard(card);
  spelt.set(card, known);
  return known;
};

/** All that can differ between two states of one turn, in a text. */
export const keyOf = (s: State): string => {
  const flags = bits(
    s.over,
    s.climbed,
    s.descended,
    s.heroUsed,
    s.domeBuilt,
    s.towerBuilt,
    s.winless,
    s.interrupted,
    s.stopped,
  );
  let key = `${flags}|${heightsText(s)}|${workersText(s.workers)}|${workersText(s.hidden)}|`;
  for (const card of s.cards) key += cardText(card);
  for (const { side, at } of s.ghosts) key += `${side},${at};`;
  key += `${s.out.join()}|${s.movedTo.join()}|${s.marked.join()}|${s.powers.join()}|${s.cardUsed.join()}|`;
  key += `${s.winner}|${s.lastMoved}|${s.asleep}|`;
  return s.cancelled === undefined ? key : key + keyOf(s.cancelled);
};
