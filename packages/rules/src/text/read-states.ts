/** What cards remember, as far as the board, the other cards and the course of a game allow it. */

import type { God } from '../core/god.ts';
import { type MutablePosition, type Position, walkFrom } from '../core/position.ts';
import { EMPTY, first, intersect, nameOf, type SquareSet, union } from '../core/squares.ts';
import { NOBODY } from '../core/walk.ts';
import { type PlayerPart, wrong } from './fen-syntax.ts';
import { powerOf } from './make-fen.ts';
import type { TextError } from './text-error.ts';

export interface Player extends PlayerPart {
  readonly god: God;
}

/** Some side has not placed yet, so nobody has taken a turn. */
const isBeforeTheFirstTurn = ({ table, placed, out, winner }: Position): boolean =>
  winner === NOBODY && (placed | out) !== (1 << table.sides) - 1;

/** A card that asks for no choice beforehand remembers only what turns have done. */
const remembersTooEarly = (position: Position, god: God, player: number): boolean =>
  god.prepares === undefined &&
  isBeforeTheFirstTurn(position) &&
  position.memory[player] !== (god.memory ?? 0);

const readState = (
  { state, out, god }: Player,
  position: MutablePosition,
  player: number,
): string | undefined => {
  const power = powerOf(position.table, player);
  if (out) return state === undefined ? undefined : 'the card of a player who is out remembers nothing';
  if (power?.state === undefined) {
    return state === undefined ? undefined : `${god.name} has no state to remember`;
  }
  // No bracket says something too: a card that has not been used must fit the board as well.
  const problem = power.state.read(state?.text ?? '', position, player);
  if (problem !== undefined) return problem;
  return remembersTooEarly(position, power, player)
    ? `${power.name} can’t remember anything before everybody has placed`
    : undefined;
};

export const readStates = (players: readonly Player[], position: MutablePosition): TextError | undefined => {
  for (const [player, part] of players.entries()) {
    const message = readState(part, position, player);
    if (message !== undefined) return wrong('ERR_GOD_STATE', part.state ?? part.name, message);
  }
  return undefined;
};

/** No token is put where another one lies, and building takes all of them away (G9.2). */
export const checkTokens = (players: readonly Player[], position: Position): TextError | undefined => {
  const walk = walkFrom(position);
  let lying: SquareSet = EMPTY;
  for (const [player, { god, state, name }] of players.entries()) {
    const holder = { player, card: player };
    const tokens = [god.any?.tokens, god.any?.closes, god.foe?.closes].reduce<SquareSet>(
      (found, tokensOf) => union(found, tokensOf?.(walk, holder) ?? EMPTY),
      EMPTY,
    );
    const twice = intersect(lying, tokens);
    if (twice !== EMPTY) {
      return wrong('ERR_GOD_STATE', state ?? name, `two tokens on ${nameOf(first(twice)).toUpperCase()}`);
    }
    lying = union(lying, tokens);
  }
  return undefined;
};
