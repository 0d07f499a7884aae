/** What one viewer may see of a game. Everything that leaves the server about a game goes through here. */

import {
  areFoes,
  draftChoices,
  draftTurn,
  makeFen,
  NOBODY,
  type Position,
  view as positionSeen,
} from '@caldera/rules';
import type { DraftView, Fact, GameEvent, GameView, TurnView } from '../protocol/index.ts';
import { viewClock } from './clock.ts';
import { positionAt } from './fold.ts';
import { decider, type Entry, keepsSecrets, type PlayedTurn, type Room } from './room.ts';

/** A seat, or undefined for spectators. */
export type Viewer = number | undefined;

/** Whether what that seat does is a secret to the viewer. */
const isSecret = (room: Room, viewer: Viewer, seat: number): boolean =>
  room.position !== undefined &&
  keepsSecrets(room) &&
  (viewer === undefined || (seat !== NOBODY && areFoes(room.position.table, viewer, seat)));

/** A position of the game, as the viewer may see it. */
const seenBy = (room: Room, position: Position, viewer: Viewer): Position =>
  keepsSecrets(room) ? positionSeen(position, viewer ?? NOBODY) : position;

const viewDraft = (room: Room): DraftView | undefined => {
  const turn = room.draft && draftTurn(room.draft);
  if (room.draft === undefined || turn === undefined) return undefined;
  return {
    seat: turn.player,
    step: turn.step,
    offer: room.draft.offer.map(({ id }) => id),
    picks: room.draft.picks.map((god) => god?.id ?? null),
    choices: turn.step === 'pick' ? draftChoices(room.draft).map(({ id }) => id) : [],
  };
};

const viewTurn = (room: Room, viewer: Viewer, { seat, steps, text, seen, at }: PlayedTurn): TurnView =>
  isSecret(room, viewer, seat) ? { seat, steps: [], text: seen, at } : { seat, steps, text, at };

export const viewRoom = (room: Room, viewer: Viewer): GameView => {
  const draft = viewDraft(room);
  const decides = decider(room);
  const mover = room.position?.toMove ?? NOBODY;
  return {
    id: room.id,
    seq: room.seq,
    setup: room.setup,
    status: room.status,
    createdAt: room.createdAt,
    seats: room.seats,
    gods: room.gods,
    first: room.first,
    ...(draft && { draft }),
    fen: room.position === undefined ? '' : makeFen(seenBy(room, room.position, viewer)),
    ply: room.turns.length,
    steps: isSecret(room, viewer, mover) ? [] : (room.turn?.steps ?? []),
    decides,
    turns: room.turns.map((turn) => viewTurn(room, viewer, turn)),
    losses: room.losses,
    ...(room.clock && { clock: viewClock(room.clock) }),
    offers: room.offers,
    gone: room.gone,
    ...(room.result && { result: room.result }),
    ...(room.rematch !== undefined && { rematch: room.rematch }),
    ...(viewer !== undefined && { you: viewer }),
  };
};

/** The position after so many turns, as text. */
export const viewPly = (room: Room, ply: number, viewer: Viewer): string =>
  makeFen(seenBy(room, positionAt(room, ply), viewer));

const viewFact = (after: Room, viewer: Viewer, fact: Fact): Fact =>
  fact.kind === 'played' && isSecret(after, viewer, fact.seat) ? { ...fact, steps: [] } : fact;

/** Whether all who watch see the same. */
export const isOpenToAll = (room: Room): boolean => !keepsSecrets(room);

/** An entry as it travels to a viewer; `after` is the game as the entry left it, or later: then without its clock. */
export const viewEntry = (after: Room, entry: Entry, viewer: Viewer): GameEvent => ({
  type: 'event',
  game: after.id,
  seq: entry.seq,
  at: entry.at,
  facts: isOpenToAll(after) ? entry.facts : entry.facts.map((fact) => viewFact(after, viewer, fact)),
  ...(after.clock && after.seq === entry.seq && { clock: viewClock(after.clock) }),
  ...(!isOpenToAll(after) && after.seq === entry.seq && { view: viewRoom(after, viewer) }),
});
