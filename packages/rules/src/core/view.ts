/** What a player may know of a position, of a turn under way, and of what happened in a turn (G16). */

import type { Event } from './event.ts';
import { END_OF_TURN } from './phase.ts';
import type { MutablePosition, Position } from './position.ts';
import { diff, EMPTY, size } from './squares.ts';
import { areFoes, sideOf, type Table } from './table.ts';
import { NO_RULES } from './turn-rules.ts';
import { memoryOf, NOBODY, remember, Walk } from './walk.ts';
import { unseenWorkers } from './workers.ts';

/** What a card remembers, to those who may not know. */
export const UNKNOWN = -1;

const isSecretOf = (table: Table, other: number, player: number): boolean =>
  player === NOBODY || areFoes(table, other, player);

const hideWorkers = (seen: MutablePosition, player: number): void => {
  const side = sideOf(seen.table, player);
  const workers = seen.workers[side] ?? EMPTY;
  if (workers === EMPTY) return;
  // How many there are is no secret, so the card tells it in their place.
  seen.memory[player] = size(workers);
  seen.workers[side] = EMPTY;
  seen.female = diff(seen.female, workers);
  seen.recent = diff(seen.recent, workers);
  seen.bound = diff(seen.bound, workers);
};

/** The position as a player sees it; as everybody sees it for `NOBODY`. Once the game is over, all is revealed. */
export const view = (position: Position, player: number): Position => {
  const { table } = position;
  if (position.winner !== NOBODY || !table.gods.some((god) => god.hiddenInformation === true))
    return position;
  const seen: MutablePosition = {
    ...position,
    workers: [...position.workers],
    memory: [...position.memory],
  };
  for (const [other, god] of table.gods.entries()) {
    if (!isSecretOf(table, other, player)) continue;
    if (god.foe?.hidesWorkers === true) hideWorkers(seen, other);
    // That nothing has been chosen yet is no secret.
    if (god.hidesMemory === true && position.memory[other] !== (god.memory ?? 0))
      seen.memory[other] = UNKNOWN;
  }
  return seen;
};

/** A turn under way as its mover sees it. */
export const asSeen = (walk: Walk): Walk => {
  const { table, toMove } = walk;
  const seen = new Walk(table, NO_RULES, END_OF_TURN).copy(walk);
  seen.foes = diff(walk.foes, walk.hidden);
  seen.third = diff(walk.third, walk.hidden);
  seen.hidden = EMPTY;
  for (const [other, god] of table.gods.entries()) {
    if (!areFoes(table, other, toMove)) continue;
    if (god.foe?.hidesWorkers === true) remember(seen, other, unseenWorkers(walk));
    if (god.hidesMemory === true && memoryOf(walk, other) !== (god.memory ?? 0))
      remember(seen, other, UNKNOWN);
  }
  return seen;
};

/** Whether somebody else's event shows where a hidden worker is or was. */
const betrays = (event: Event, mover: number): boolean =>
  event.kind === 'moved' ||
  event.kind === 'forced' ||
  event.kind === 'swapped' ||
  (event.kind === 'placed' && event.player === mover);

interface Happened {
  readonly events: readonly Event[];
  readonly after: Position;
}

/** What a player sees of a turn: of hidden workers only what they build, until the end of the game shows all. */
export const eventsSeen = (
  before: Position,
  { events, after }: Happened,
  player: number,
): readonly Event[] => {
  const { table, toMove } = before;
  const isHidden = table.gods[toMove]?.foe?.hidesWorkers === true && isSecretOf(table, toMove, player);
  return isHidden && after.winner === NOBODY ? events.filter((event) => !betrays(event, toMove)) : events;
};
