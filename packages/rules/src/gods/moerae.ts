import { beginAnew } from '../core/beginning.ts';
import { act } from '../core/edges.ts';
import type { God } from '../core/god.ts';
import type { Phase } from '../core/phase.ts';
import { EMPTY, has, SIZE, type Square, type SquareSet, setOf, squareAt } from '../core/squares.ts';
import { readSquares, secret, writeSquares } from '../core/state-text.ts';
import { memoryOf, remember } from '../core/walk.ts';

const BLOCKS_PER_ROW = SIZE - 1;
/** The sixteen blocks of two by two spaces, from the top left one. */
const BLOCKS: readonly SquareSet[] = Array.from({ length: BLOCKS_PER_ROW ** 2 }, (_, index) => {
  const row = Math.floor(index / BLOCKS_PER_ROW);
  const column = index % BLOCKS_PER_ROW;
  const corners = [
    [row, column],
    [row, column + 1],
    [row + 1, column],
    [row + 1, column + 1],
  ] as const;
  return setOf(corners.flatMap(([down, right]): Square[] => [squareAt(down, right) ?? []].flat()));
});

/** The card remembers the number of the block plus one; 0 until it is chosen. */
const fateSpaces = (memory: number): SquareSet => BLOCKS[memory - 1] ?? EMPTY;

const CHOOSE_FATE: readonly Phase[] = [0, 1, 2].map((player) => ({
  name: 'fate spaces',
  edges: [
    act({
      kind: 'choose',
      targets: () => ((1 << BLOCKS.length) - 1) as SquareSet,
      does: (walk, _, block) => remember(walk, player, block + 1),
      step: (_, __, option) => ({ kind: 'choose', option }),
      next: beginAnew,
    }),
  ],
}));

export const moerae: God = {
  id: 'moerae',
  name: 'Moerae',
  title: 'Goddesses of Fate',
  set: 'golden-fleece',
  number: 40,
  power:
    'You have three workers and a secret block of two by two spaces. An opponent’s winning move into it wins for you.',
  players: [2, 3],
  official: true,
  hiddenInformation: true,
  hidesMemory: true,
  workers: 3,
  state: secret({
    write: (position, player) => writeSquares(fateSpaces(position.memory[player] ?? 0)),
    read: (text, position, player) => {
      const spaces = readSquares(text);
      const block = spaces === undefined ? -1 : BLOCKS.indexOf(spaces);
      if (block < 0 && spaces !== EMPTY)
        return 'the state of the Moerae is the four squares of a block, or nothing';
      position.memory[player] = block + 1;
      return undefined;
    },
  }),
  prepares: (walk, player) =>
    player === walk.toMove && memoryOf(walk, player) === 0 ? CHOOSE_FATE[player] : undefined,
  own: { neverRepeats: true },
  foe: { stealsWin: (walk, { card }, to) => has(fateSpaces(memoryOf(walk, card)), to) },
};
