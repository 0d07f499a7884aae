import type { God } from '../core/god.ts';
import { add, has, intersect, remove, type Square, type SquareSet, size } from '../core/squares.ts';
import { isNeverOff, readSquares, workersOfFoes, writeSquares } from '../core/state-text.ts';
import { memoryOf, remember, type Walk } from '../core/walk.ts';

const COINS = 3;
const HAND_SHIFT = 25;
const BOARD = (1 << HAND_SHIFT) - 1;

/** The card remembers the spaces that carry a coin, and above them how many coins are still in hand. */
const coinsOn = (memory: number): SquareSet => (memory & BOARD) as SquareSet;
const coinsInHand = (memory: number): number => memory >> HAND_SHIFT;
const memoryFor = (inHand: number, on: SquareSet): number => (inHand << HAND_SHIFT) | on;

const putCoin = (walk: Walk, card: number, at: Square): void => {
  const memory = memoryOf(walk, card);
  const inHand = coinsInHand(memory);
  if (inHand > 0) remember(walk, card, memoryFor(inHand - 1, add(coinsOn(memory), at)));
};

const STATE = /^\s*([0-3])\s*\|(.*)$/;

export const clio: God = {
  id: 'clio',
  name: 'Clio',
  title: 'Muse of History',
  set: 'golden-fleece',
  number: 33,
  startPriority: 39,
  power: 'The first three blocks you build get a coin each. To opponents a space with a coin is a dome.',
  players: [2, 3],
  official: true,
  memory: COINS << HAND_SHIFT,
  state: {
    write: (position, player) => {
      const memory = position.memory[player] ?? 0;
      const inHand = coinsInHand(memory);
      return inHand === COINS ? '' : `${inHand}|${writeSquares(coinsOn(memory))}`;
    },
    read: (text, position, player) => {
      if (text === '') return undefined;
      const [, hand = '', list = ''] = STATE.exec(text) ?? [];
      const coins = hand === '' ? undefined : readSquares(list.trim());
      if (coins === undefined)
        return 'Clio’s state is the number of coins in hand, |, and the squares of coins';
      if (Number(hand) + size(coins) > COINS) return 'Clio has only three coins';
      if (intersect(coins, position.domes) !== 0 || intersect(coins, position.level1) !== coins) {
        return 'a coin lies on a block without a dome';
      }
      if (isNeverOff(position) && intersect(coins, workersOfFoes(position, player)) !== 0) {
        return 'no opponent can stand on a coin';
      }
      position.memory[player] = memoryFor(Number(hand), coins);
      return undefined;
    },
  },
  sheds: (walk, card, at) => {
    const memory = memoryOf(walk, card);
    const coins = coinsOn(memory);
    if (has(coins, at)) remember(walk, card, memoryFor(coinsInHand(memory), remove(coins, at)));
  },
  own: {
    neverRepeats: true,
    built: (walk, { card }, at, piece) => {
      if (piece === 'block') putCoin(walk, card, at);
    },
  },
  foe: { closes: (walk, { card }) => coinsOn(memoryOf(walk, card)) },
};
