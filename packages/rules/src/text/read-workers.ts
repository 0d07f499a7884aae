/** Where the workers of a position text stand, and whether they can have been placed so. */

import { workersOf } from '../core/god.ts';
import type { MutablePosition, Position } from '../core/position.ts';
import { fail, ok, type Result } from '../core/result.ts';
import { add, EMPTY, has, type SquareSet, size, squareNamed } from '../core/squares.ts';
import { powersWithin, sideOf, type Table } from '../core/table.ts';
import { NOBODY } from '../core/walk.ts';
import { type Part, split, wrong } from './fen-syntax.ts';
import type { Player } from './read-states.ts';
import type { TextError } from './text-error.ts';

const readSquares = (list: Part, position: MutablePosition): Result<SquareSet, TextError> => {
  let squares = EMPTY;
  if (list.text === '') return ok(squares);
  for (const part of split(list, ',')) {
    const square = squareNamed(part.text);
    const problem = (message: string): Result<never, TextError> => fail(wrong('ERR_WORKERS', part, message));
    if (square === undefined) return problem(`"${part.text}" is no square`);
    const name = part.text.toUpperCase();
    if (has(squares, square) || position.workers.some((workers) => has(workers, square))) {
      return problem(`two workers on ${name}`);
    }
    if (has(position.domes, square)) return problem(`a worker on the dome of ${name}`);
    if (has(position.ram, square)) return problem(`a worker on the Ram’s space ${name}`);
    squares = add(squares, square);
  }
  return ok(squares);
};

/** The most workers a side can have: as many as any of the powers that may come into its hands allows. */
const mostWorkers = (table: Table, side: number): number => {
  const { gods, fleece } = table;
  const powers = gods.flatMap((_, player) =>
    sideOf(table, player) === side ? powersWithin(gods, player, fleece) : [],
  );
  return Math.max(...powers.map((god) => god.mostWorkers ?? workersOf(god)));
};

export const readWorkers = (players: readonly Player[], position: MutablePosition): TextError | undefined => {
  for (const [player, { god, workers, out }] of players.entries()) {
    if (workers === undefined) continue;
    const side = sideOf(position.table, player);
    if (side !== player) {
      return wrong(
        'ERR_WORKERS',
        workers,
        `the workers of player ${player + 1} stand with player ${side + 1}`,
      );
    }
    const squares = readSquares(workers, position);
    if (!squares.ok) return squares.error;
    const count = size(squares.value);
    if (count > (out ? 0 : mostWorkers(position.table, side))) {
      const whose = out ? 'a player who is out' : god.name;
      return wrong('ERR_WORKERS', workers, `${whose} can’t have ${count} workers`);
    }
    position.workers[side] = squares.value;
    position.placed |= 1 << side;
  }
  return undefined;
};

const isPlaced = ({ placed, out }: Position, side: number): boolean => ((placed | out) & (1 << side)) !== 0;

const placingProblem = (players: readonly Player[], player: number, message: string): TextError =>
  wrong('ERR_TO_MOVE', players[player]?.name ?? { column: 1 }, message);

/** Sides place in turn order, so those that have not are the next ones to move. */
export const checkPlacement = (players: readonly Player[], position: Position): TextError | undefined => {
  const { sides } = position.table;
  const fromMover = Array.from({ length: sides }, (_, distance) => (position.toMove + distance) % sides);
  const waiting = fromMover.find(
    (side, index) =>
      !isPlaced(position, side) && fromMover.slice(0, index).some((before) => isPlaced(position, before)),
  );
  if (waiting === undefined || position.winner !== NOBODY) return undefined;
  const placing = `player ${waiting + 1} has placed nothing yet`;
  return placingProblem(players, waiting, `${placing}, so player ${position.toMove + 1} can’t be to move`);
};

/** Whoever had to place among hidden workers would run into them and be left with half a placement. */
export const checkLast = (players: readonly Player[], position: Position): TextError | undefined => {
  const last = players.findIndex(({ god }) => god.mustGoLast === true);
  if (last < 0 || position.winner !== NOBODY) return undefined;
  const waiting = players.findIndex((_, side) => side !== last && !isPlaced(position, side));
  const isEarly = isPlaced(position, last) || position.toMove === last;
  if (waiting < 0 || !isEarly) return undefined;
  const placing = `player ${waiting + 1} has placed nothing yet`;
  return placingProblem(players, last, `${players[last]?.god.name} places last, and ${placing}`);
};
