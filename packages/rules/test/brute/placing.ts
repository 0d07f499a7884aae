/** The placing of workers from a position text, by the setup lines of the powers: every position text it can lead to. */

import { ALL, columnOf, isPerimeter, rowOf } from './plain.ts';
import { nameOf, squareNamed } from './text.ts';

/** Powers whose setup asks for more than workers on spaces: not looked at here. */
const MORE_THAN_WORKERS = ['chaos', 'circe', 'moerae', 'nyx', 'siren'];
const THREE_WORKERS = ['graeae', 'proteus'];
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

const powerOf = (part: string): string => part.replace(/[[:#-].*$/, '');
const workersIn = (part: string): number[] => (part.split(':')[1] ?? '').split(',').map(squareNamed);

/** Whether the player to move places workers, and nothing else. */
export const isPlacing = (fen: string): boolean => {
  const [, toMove = '', ...players] = fen.split('/');
  const isOther = players.length > 3 || players.some((part) => part.startsWith('fleece='));
  const own = players[Number(toMove) - 1] ?? ':';
  return !isOther && !own.includes(':') && !players.some((part) => MORE_THAN_WORKERS.includes(powerOf(part)));
};

/** The position texts that placing leads to. */
export const placements = (fen: string): Set<string> => {
  const [heights = '', toMove = '', ...players] = fen.split('/');
  const mover = Number(toMove) - 1;
  const own = players[mover] ?? '';
  const power = powerOf(own);
  const held = players.flatMap(workersIn);
  const free = ALL.filter((square) => !held.includes(square));
  const next = ((mover + 1) % players.length) + 1;
  const written = (squares: readonly number[], state: string): string => {
    const part = `${own}${state}:${squares.map(nameOf).join()}`;
    return [heights, String(next), ...players.map((each, player) => (player === mover ? part : each))].join(
      '/',
    );
  };
  const placed = choices(free, THREE_WORKERS.includes(power) ? 3 : 2).filter((squares) =>
    mayStand(power, squares),
  );
  return new Set(
    placed.flatMap((squares) =>
      WITH_FEMALE.includes(power)
        ? squares.map((female) => written(squares, `[${nameOf(female)}]`))
        : [written(squares, '')],
    ),
  );
};
