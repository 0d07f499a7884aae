/** From one state of a game to the next: the only place that says what a fact does. */

import {
  eventsSeen,
  lose,
  makeTurn,
  NOBODY,
  OpenTurn,
  type Position,
  type Step,
  startDraft,
  takeDraftStep,
  view,
} from '@caldera/rules';
import type { Fact, GameSetup } from '../protocol/index.ts';
import { noteLag, press, startClock, stop } from './clock.ts';
import { type Entry, keepsSecrets, newRoom, type PlayedTurn, type Room, startOf } from './room.ts';

const must = <T>(value: T | undefined, what: string): T => {
  if (value === undefined) throw new Error(`the log does not fit the rules: ${what}`);
  return value;
};

/** The turn after these steps; a log holds legal steps only. */
const follow = (turn: OpenTurn | undefined, steps: readonly Step[]): OpenTurn => {
  let next = must(turn, 'no turn is under way');
  for (const step of steps) next = must(next.take(step), `step ${JSON.stringify(step)}`);
  return next;
};

const open = (room: Room, position: Position, at: number, finished: number | undefined): Room => {
  const turn = OpenTurn.start(position);
  const next = position.winner >= 0 ? -1 : Math.max(-1, turn.decides);
  const clock = room.clock && press(room.setup.clock, room.clock, at, next, finished);
  return { ...room, position, turn, takers: [], clock };
};

/** The turn as a spectator would write it down. */
const textSeen = (before: Position, events: OpenTurn['events'], after: Position): string =>
  makeTurn(view(before, NOBODY), {
    events: eventsSeen(before, { events, after }, NOBODY),
    after: view(after, NOBODY),
  });

const played = (
  room: Room,
  fact: Extract<Fact, { kind: 'played' }>,
  at: number,
  known: OpenTurn | undefined,
): Room => {
  const turn = known ?? follow(room.turn, fact.steps);
  const noted =
    room.clock && fact.lag !== undefined
      ? noteLag(room.setup.clock, room.clock, fact.seat, fact.lag)
      : room.clock;
  const { after } = turn;
  if (after === undefined) {
    const takers = [...room.takers, ...fact.steps.map(() => fact.seat)];
    const clock = noted && press(room.setup.clock, noted, at, Math.max(-1, turn.decides), undefined);
    return { ...room, turn, takers, clock };
  }
  const before = must(room.position, 'nothing was started');
  const text = makeTurn(before, { events: turn.events, after });
  const seen = keepsSecrets(room) ? textSeen(before, turn.events, after) : text;
  const turns = [...room.turns, { seat: before.toMove, steps: turn.steps, text, seen, at }];
  const offers = room.offers.length === 0 ? room.offers : [];
  return open({ ...room, turns, offers, clock: noted }, after, at, before.toMove);
};

/** A turn of the past: the position it began in, and what was done. */
export interface PastTurn {
  readonly before: Position;
  readonly turn: OpenTurn;
  readonly played: PlayedTurn;
}

/** Walks through the game; the position after it all is what the walk ends with. */
export const walkThrough = function* (room: Room): Generator<PastTurn, Position> {
  let position = startOf(room);
  const dropOut = (after: number): void => {
    for (const loss of room.losses) if (loss.ply === after) position = lose(position, loss.seat);
  };
  dropOut(0);
  for (const [index, played] of room.turns.entries()) {
    const turn = follow(OpenTurn.start(position), played.steps);
    yield { before: position, turn, played };
    position = must(turn.after, `turn ${played.text}`);
    dropOut(index + 1);
  }
  return position;
};

/** The position after so many turns. */
export const positionAt = (room: Room, ply: number): Position => {
  const walk = walkThrough(room);
  for (let turns = 0; ; turns += 1) {
    const { done, value } = walk.next();
    if (done === true) return value;
    if (turns === ply) return value.before;
  }
};

const started = (room: Room, fact: Extract<Fact, { kind: 'started' }>, at: number): Room => {
  const next: Room = { ...room, status: 'playing', gods: fact.gods, first: fact.first, draft: undefined };
  const position = startOf(next);
  const clock = startClock(room.setup.clock, room.setup.players, fact.first, at);
  return open({ ...next, clock }, position, at, undefined);
};

const drafted = (room: Room, fact: Extract<Fact, { kind: 'drafted' }>): Room => {
  const draft = takeDraftStep(must(room.draft, 'no draft'), fact.seat, fact.step);
  return { ...room, draft: must(draft.ok ? draft.value : undefined, 'draft step') };
};

const joined = (room: Room, fact: Extract<Fact, { kind: 'joined' }>): Room => {
  const seats = room.seats.map((sitter, seat) => (seat === fact.seat ? fact.sitter : sitter));
  const { gods, players } = room.setup;
  if (gods.mode === 'given' || gods.mode === 'random' || seats.includes(null)) return { ...room, seats };
  // What chance deals is written into the log when the game starts; these modes draw nothing.
  const draft = startDraft({ ...gods, players, mode: gods.mode }, 0, () => 0);
  return { ...room, seats, status: 'drafting', draft: must(draft.ok ? draft.value : undefined, 'draft') };
};

const without = (room: Room, seat: number): Room['gone'] => room.gone.filter((each) => each.seat !== seat);

/** `known`: the turn after the fact's steps, for who has just worked it out. */
export const applyFact = (room: Room, fact: Fact, at: number, known?: OpenTurn): Room => {
  switch (fact.kind) {
    case 'joined':
      return joined(room, fact);
    case 'drafted':
      return drafted(room, fact);
    case 'started':
      return started(room, fact, at);
    case 'played':
      return played(room, fact, at, known);
    case 'undone': {
      const turn = must(room.turn, 'nothing to undo');
      const back = follow(OpenTurn.start(turn.position), turn.steps.slice(0, -1));
      return { ...room, turn: back, takers: room.takers.slice(0, -1) };
    }
    case 'offered':
      return { ...room, offers: [...room.offers, { seat: fact.seat, what: fact.what }] };
    case 'declined':
      return { ...room, offers: room.offers.filter(({ what }) => what !== fact.what) };
    case 'taken-back': {
      const losses = room.losses.filter(({ ply }) => ply <= fact.ply);
      const back = { ...room, offers: [], losses, turns: room.turns.slice(0, fact.ply) };
      return open(back, positionAt(room, fact.ply), at, undefined);
    }
    case 'eliminated': {
      const losses = [...room.losses, { seat: fact.seat, ply: room.turns.length, reason: fact.reason }];
      return open({ ...room, losses }, lose(must(room.position, 'nobody plays'), fact.seat), at, undefined);
    }
    case 'gone':
      return { ...room, gone: [...without(room, fact.seat), { seat: fact.seat, since: at }] };
    case 'back':
      return { ...room, gone: without(room, fact.seat) };
    case 'ended':
      return {
        ...room,
        status: 'ended',
        result: fact.result,
        offers: [],
        clock: room.clock && stop(room.clock, at),
      };
    case 'rematch':
      return { ...room, rematch: fact.game, offers: [] };
    case 'said':
      return room;
  }
};

/** Notes that an entry has been applied. */
export const sealEntry = (room: Room, entry: Entry): Room => ({ ...room, seq: entry.seq });

export const applyEntry = (room: Room, entry: Entry): Room => {
  let next = room;
  for (const fact of entry.facts) next = applyFact(next, fact, entry.at);
  return sealEntry(next, entry);
};

/** The game that a log describes. */
export const replay = (id: string, setup: GameSetup, createdAt: number, entries: readonly Entry[]): Room =>
  entries.reduce(applyEntry, newRoom(id, setup, createdAt));
