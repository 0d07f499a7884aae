/** What one viewer may see of a game. */

import { draftChoices, draftTurn, makeFen } from '@caldera/rules';
import type { DraftView, GameEvent, GameView } from '../protocol/index.ts';
import { viewClock } from './clock.ts';
import { decider, type Entry, type Room } from './room.ts';

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

export const viewRoom = (room: Room, viewer: number | undefined): GameView => {
  const draft = viewDraft(room);
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
    fen: room.position === undefined ? '' : makeFen(room.position),
    ply: room.turns.length,
    steps: room.turn?.steps ?? [],
    decides: decider(room),
    turns: room.turns,
    ...(room.clock && { clock: viewClock(room.clock) }),
    offers: room.offers,
    gone: room.gone,
    ...(room.result && { result: room.result }),
    ...(room.rematch !== undefined && { rematch: room.rematch }),
    ...(viewer !== undefined && { you: viewer }),
  };
};

/** An entry as it travels to a viewer; `after` is the game as the entry left it. */
export const viewEntry = (after: Room, entry: Entry): GameEvent => ({
  type: 'event',
  game: after.id,
  seq: entry.seq,
  at: entry.at,
  facts: entry.facts,
  ...(after.clock && { clock: viewClock(after.clock) }),
});
