/** How a turn begins: whose rules hold, what is closed, who is marked; and the turns before the first one (G2, G6.2). */

import { act, MORTAL_TURN } from './edges.ts';
import { type God, workersOf } from './god.ts';
import { marksFemale } from './marks.ts';
import { END_OF_SETUP, type Phase } from './phase.ts';
import { add, EMPTY, NOWHERE, nameOf, only, union } from './squares.ts';
import { sideOf } from './table.ts';
import { rulesFor } from './turn-rules.ts';
import type { Walk } from './walk.ts';
import { addWorker, hiddenFrom, unoccupied } from './workers.ts';

/** Whoever places for a team places as many as the others of it would: no power for four has more than two. */
const workersToPlace = ({ table, toMove }: Walk): number => workersOf(table.gods[toMove] as God);

const teamPlaces = (walk: Walk): ReturnType<typeof unoccupied> => {
  let free = unoccupied(walk);
  walk.table.gods.forEach((god, player) => {
    const isTeam = sideOf(walk.table, player) === sideOf(walk.table, walk.toMove);
    if (isTeam && god.places !== undefined) free = god.places(walk, player, free);
  });
  return free;
};

/** A side puts its workers on the board, one step each. */
const PLACEMENT: Phase = {
  name: 'place',
  edges: [
    act({
      kind: 'place',
      targets: teamPlaces,
      does: (walk, _, at) => {
        addWorker(walk, walk.toMove, at);
        // The first worker placed is the female one, for the powers that care.
        const side = 1 << sideOf(walk.table, walk.toMove);
        if (walk.count === 0 && marksFemale(walk)) walk.female = add(walk.female, at);
        walk.count += 1;
        if (walk.count === workersToPlace(walk)) walk.placed |= side;
      },
      step: (_, __, at) => ({ kind: 'place', at }),
      next: (walk) => (walk.count === workersToPlace(walk) ? END_OF_SETUP : PLACEMENT),
    }),
  ],
};

/** In the Golden Fleece variant the start player ends the placement with the Ram (G14.4). */
const RAM_PLACEMENT: Phase = {
  name: 'ram',
  edges: [
    act({
      kind: 'token',
      targets: unoccupied,
      does: (walk, _, at) => {
        walk.ram = only(at);
        walk.trace?.push({ kind: 'noted', text: `Ram ${nameOf(at)}` });
      },
      step: (_, __, at) => ({ kind: 'token', at }),
      next: END_OF_SETUP,
    }),
  ],
};

export const isPlacing = (walk: Walk): boolean =>
  (walk.placed & (1 << sideOf(walk.table, walk.toMove))) === 0;

const firstPhase = (walk: Walk): Phase => {
  if (isPlacing(walk)) return PLACEMENT;
  if (walk.table.fleece !== undefined && walk.ram === EMPTY) return RAM_PLACEMENT;
  return walk.rules.own.start ?? MORTAL_TURN;
};

/** What a card still has to set up before the turn, the mover's own first. */
const setupOf = (walk: Walk): Phase | undefined => {
  const { gods, players } = walk.table;
  for (let seat = walk.toMove; seat < walk.toMove + players; seat += 1) {
    const player = seat % players;
    const phase = (walk.out & (1 << player)) === 0 ? gods[player]?.prepares?.(walk, player) : undefined;
    if (phase !== undefined) return phase;
  }
  return undefined;
};

const resetTurn = (walk: Walk): void => {
  walk.hidden = EMPTY;
  walk.worker = NOWHERE;
  walk.origin = NOWHERE;
  walk.vacated = NOWHERE;
  walk.site = NOWHERE;
  walk.moved = EMPTY;
  walk.built = EMPTY;
  walk.marked = EMPTY;
  walk.asleep = EMPTY;
  walk.carried = 0;
  walk.graves = EMPTY;
  walk.rise = 0;
  walk.rises = 0;
  walk.drops = 0;
  walk.domesBuilt = 0;
  walk.towersCompleted = 0;
  walk.count = 0;
  walk.bindings = 0;
  walk.used = 0;
  walk.truce = false;
  walk.closings = 0;
  walk.done = false;
  walk.refused = false;
  walk.surprised = false;
};

/** Makes a walk between two turns ready for the next one. */
export const beginTurn = (walk: Walk): void => {
  resetTurn(walk);
  const rules = rulesFor(walk);
  walk.rules = rules;
  // Nobody asks for anything before there is a move to make: of a setup there can be a million.
  walk.unjudged = false;
  walk.closed = union(walk.domes, walk.ram);
  for (const { hook, holder } of rules.closes) walk.closed = union(walk.closed, hook(walk, holder));
  if (rules.hides.length > 0) walk.hidden = hiddenFrom(walk, walk.toMove);
  walk.phase = firstPhase(walk);
  walk.resume = walk.phase;
  const setup = setupOf(walk);
  if (setup !== undefined) {
    walk.phase = setup;
    return;
  }
  if (isPlacing(walk)) return;
  walk.unjudged = rules.demands.length > 0;
  for (const { hook, holder } of rules.ownBegins) hook(walk, holder);
  for (const { hook, holder } of rules.foeBegins) hook(walk, holder);
};

/** The turn begins with what a card has just set up: the way on from a phase of `prepares`. */
export const beginAnew = (walk: Walk): Phase => {
  beginTurn(walk);
  return walk.phase;
};
