/** The turns before the first one, by the setup lines of the powers: every position text they can lead to. */

import { newWorker } from './building.ts';
import {
  ALL,
  columnOf,
  copy,
  isPerimeter,
  playersOf,
  rowOf,
  type State,
  sideOf,
  startWork,
  workerAt,
  workersOf,
} from './plain.ts';
import { settled } from './setup.ts';
import { read, write } from './text.ts';

const THREE_WORKERS = ['graeae', 'moerae', 'proteus'];
const WITH_FEMALE = ['selene', 'hippolyta'];

const isOpposite = (a: number, b: number): boolean =>
  [columnOf, rowOf].some((line) => Math.abs(line(a) - line(b)) === 4);

const mayStand = (power: string, squares: readonly number[]): boolean => {
  const [a = -1, b = -1] = squares;
  if (power === 'bia') return squares.every(isPerimeter);
  return power !== 'eros' || isOpposite(a, b);
};

/** Every way to choose that many spaces, in board order. */
const choices = (free: readonly number[], count: number): number[][] =>
  count === 0
    ? [[]]
    : free.flatMap((first, index) =>
        choices(free.slice(index + 1), count - 1).map((rest) => [first, ...rest]),
      );

/** The powers of which the placing side can ever have a female worker. */
const marking = (s: State, team: readonly number[]): string[] =>
  s.fleece === ''
    ? team.flatMap((player) => {
        const { name = '', face = '' } = s.cards[player] ?? {};
        // Circe will have the other one's power, Nyx the night's.
        return name === 'circe' ? (s.cards[1 - player]?.name ?? '') : [name, face];
      })
    : [s.fleece];

const place = (s: State, squares: readonly number[], female: number): State => {
  const next = copy(s);
  for (const at of squares) newWorker(next, s.toMove, at).female = at === female;
  next.toMove = (s.toMove + 1) % s.cards.length;
  return next;
};

/** The side to move puts its workers on the board; every member's setup line binds (G12.4). */
const workersPlaced = (s: State): State[] => {
  const team = playersOf(s).filter((player) => sideOf(s, player) === sideOf(s, s.toMove));
  const powers = team.map((player) => s.cards[player]?.name ?? '');
  const free = ALL.filter((square) => workerAt(s, square) === undefined);
  const count = powers.some((power) => THREE_WORKERS.includes(power)) ? 3 : 2;
  const places = choices(free, count).filter((squares) => powers.every((power) => mayStand(power, squares)));
  const isMarked = marking(s, team).some((power) => WITH_FEMALE.includes(power));
  return places.flatMap((squares) =>
    isMarked ? squares.map((female) => place(s, squares, female)) : [place(s, squares, -1)],
  );
};

/** The start player ends the placing with the Ram (G14.4). */
const ramPlaced = (s: State): State[] =>
  ALL.filter((square) => workerAt(s, square) === undefined).map((ram) => ({
    ...copy(s),
    ram,
    toMove: (s.toMove + 1) % s.cards.length,
  }));

/** The position texts that placing leads to. */
export const placements = (fen: string): Set<string> => {
  startWork();
  const texts = new Set<string>();
  for (const s of settled(read(fen))) {
    const placed = workersOf(s, s.toMove).length > 0 ? ramPlaced(s) : workersPlaced(s);
    // Whoever is not on the board yet has no colon.
    for (const each of placed) texts.add(write(each).replaceAll(/:(?=\/|$)/g, ''));
  }
  return texts;
};
