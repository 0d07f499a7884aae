/**
 * Position text: `<heights>/<to move>/<player 1>/<player 2>[/…]`.
 *
 * `4101202110011400102000100/2/mortal:A3,C3/artemis:E4,A1`. Output is canonical: the same position always gives the same
 * text.
 */

import { levelOf } from '../core/board.ts';
import type { God } from '../core/god.ts';
import type { Position } from '../core/position.ts';
import { EMPTY, has, nameOf, SQUARES, squaresOf } from '../core/squares.ts';
import { sideOf, type Table } from '../core/table.ts';
import { fenNameOf } from '../gods/index.ts';
import { FLEECE, LOW_DOMES } from './fen-syntax.ts';

const heightOf = (position: Position, square: (typeof SQUARES)[number]): string => {
  const level = levelOf(position, square);
  if (!has(position.domes, square)) return String(level);
  return LOW_DOMES[level] ?? '4';
};

/** The power whose state stands with that player: the one beside the Ram, if there is one, is everybody's. */
export const powerOf = (table: Table, player: number): God | undefined => table.fleece ?? table.gods[player];

/** The state of a player's card as it stands between brackets; empty when there is nothing to say. */
export const makeState = (position: Position, player: number): string =>
  (position.out & (1 << player)) === 0
    ? (powerOf(position.table, player)?.state?.write(position, player) ?? '')
    : '';

const makePlayer = (position: Position, god: God, player: number): string => {
  const side = sideOf(position.table, player);
  const state = makeState(position, player);
  const won = position.winner === player ? '#' : '';
  const out = (position.out & (1 << player)) === 0 ? '' : '-';
  const squares = squaresOf(position.workers[side] ?? EMPTY).map((square) => nameOf(square).toUpperCase());
  const placed = side === player && (position.placed & (1 << side)) !== 0;
  return `${fenNameOf(god)}${won}${out}${state === '' ? '' : `[${state}]`}${placed ? `:${squares.join(',')}` : ''}`;
};

/** Writes a position text. */
export const makeFen = (position: Position): string => {
  const { table } = position;
  const parts = [
    SQUARES.map((square) => heightOf(position, square)).join(''),
    String(position.toMove + 1),
    ...table.gods.map((god, player) => makePlayer(position, god, player)),
  ];
  if (table.fleece !== undefined) {
    const ram = squaresOf(position.ram).map((square) => `:${nameOf(square).toUpperCase()}`);
    parts.push(`${FLEECE}${fenNameOf(table.fleece)}${ram.join('')}`);
  }
  return parts.join('/');
};
