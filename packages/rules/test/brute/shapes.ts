/** What a turn consists of for the player who takes it, up to the end of its builds. */

import {
  type BuildRule,
  buildChoices,
  builds,
  buildsThen,
  mayRaise,
  newWorker,
  type Piece,
  put,
} from './building.ts';
import { force, type MoveRule, moves } from './moving.ts';
import {
  ALL,
  cardOf,
  closure,
  copy,
  DIRECTIONS,
  distinct,
  foeWorkers,
  goOn,
  isCorner,
  isFree,
  isNeighbour,
  isPerimeter,
  isSafe,
  levelAt,
  moverHas,
  note,
  runInto,
  type State,
  shifted,
  workerOf,
  workersOf,
} from './plain.ts';

const use = (s: State): State => {
  const next = copy(s);
  next.heroUsed = true;
  note(next, next.toMove, { used: true });
  return next;
};
const isReady = (s: State, hero: string): boolean => moverHas(s, hero) && !cardOf(s, s.toMove).used;
const own = (s: State): number[] => workersOf(s, s.toMove).map(({ id }) => id);

const levelSteps: MoveRule = { allow: (s, from, to) => levelAt(s, from) === levelAt(s, to) };

/** The moving of one worker: one move, or as many as its power grants. */
const movings = (s: State, id: number, rule: MoveRule = {}): State[] => {
  const start = workerOf(s, id).at;
  const first = moves(s, id, rule);
  if (moverHas(s, 'artemis')) {
    const again: MoveRule = { allow: (_, __, to) => to !== start };
    return [
      ...first,
      ...goOn(first, (moved) => moves(moved, id, again)).filter((moved) => !first.includes(moved)),
    ];
  }
  if (moverHas(s, 'triton'))
    return closure(first, (moved) => (isPerimeter(moved.movedTo[id] ?? -1) ? moves(moved, id) : []));
  if (isReady(s, 'atalanta')) return closure(first, (moved) => moves(moved, id).map(use));
  return first;
};

/** Repeats an optional build up to a number of times. */
const upTo = (count: number, s: State, more: (s: State) => State[]): State[] =>
  count === 0 || s.cancelled !== undefined
    ? [s]
    : [s, ...goOn(more(s), (built) => upTo(count - 1, built, more))];

/**
 * Nobody ends the game by a build or hides where it goes: then the order of builds makes no difference. Not even to
 * Gaea: where she placed a worker nothing is built before or after, so it can answer its piece whenever that is built.
 */
const isAnyOrder = (s: State): boolean => !s.powers.some((power) => ['chronus', 'hecate'].includes(power));

/** Every way to go on building on that space or later ones: each set of builds once, where order makes no difference. */
const buildsInOrder = (
  s: State,
  from: number,
  choices: (s: State) => Iterable<[number, Piece]>,
  built: (next: State) => State = (next) => next,
): State[] => {
  const states: State[] = [];
  const goFrom = (each: State, first: number): void => {
    states.push(each);
    for (const [at, piece] of choices(each))
      if (at >= first) for (const next of put(each, at, piece)) goFrom(built(next), at);
  };
  goFrom(s, from);
  return states;
};

const heraclesDomes = (before: State, mover: number): State[] => {
  const s = use(before);
  const domes: BuildRule = { blocks: false, lowDomes: true };
  // A single dome on level 3 by the worker that moved is an ordinary build, also when the next one is cancelled.
  const first = own(before).flatMap((id) =>
    builds(before, id, domes).map((built) => {
      const isOrdinary = id === mover && built.towerBuilt;
      return { built: isOrdinary ? built : use(built), isOrdinary };
    }),
  );
  const single = first.filter(({ isOrdinary }) => !isOrdinary).map(({ built }) => built);
  const choices = (each: State): Map<number, Piece> =>
    new Map(own(each).flatMap((id) => buildChoices(each, id, domes)));
  const more = (): State[] => {
    if (isAnyOrder(s))
      return [...choices(s)].flatMap(([at, piece]) =>
        put(s, at, piece).flatMap((built) => buildsInOrder(built, at, choices).slice(1)),
      );
    const anyone = (each: State): State[] => own(each).flatMap((id) => builds(each, id, domes));
    const second = goOn(
      first.map(({ built }) => built),
      anyone,
    );
    return closure(second.map(use), anyone);
  };
  return distinct([s, ...single, ...more()]);
};

/** The build step of the worker that moved. */
const buildings = (s: State, id: number): State[] => {
  const { at } = workerOf(s, id);
  if (moverHas(s, 'atlas')) return builds(s, id, { lowDomes: true });
  if (moverHas(s, 'graeae'))
    return own(s)
      .filter((other) => s.movedTo[other] === undefined)
      .flatMap((other) => builds(s, other));
  if (moverHas(s, 'demeter')) {
    const second = (built: State, first: number): State[] => [
      built,
      ...builds(built, id, { allow: (b) => b !== first }),
    ];
    return buildsThen(s, id, {}, second);
  }
  if (moverHas(s, 'hestia'))
    return buildsThen(s, id, {}, (built) => [built, ...builds(built, id, { allow: (b) => !isPerimeter(b) })]);
  if (moverHas(s, 'hephaestus'))
    return buildsThen(s, id, {}, (built, first) =>
      built.dome[first] === true
        ? [built]
        : [built, ...builds(built, id, { allow: (b) => b === first, domes: false })],
    );
  if (moverHas(s, 'morpheus')) {
    const paid = (built: State): State => {
      const next = copy(built);
      note(next, next.toMove, { coins: cardOf(next, next.toMove).coins - 1 });
      return next;
    };
    const choices = (each: State): [number, Piece][] =>
      cardOf(each, each.toMove).coins === 0 ? [] : buildChoices(each, id);
    return isAnyOrder(s)
      ? buildsInOrder(s, 0, choices, paid)
      : closure([s], (each) => choices(each).flatMap(([at, piece]) => put(each, at, piece).map(paid)));
  }
  if (moverHas(s, 'selene')) {
    const lady = workersOf(s, s.toMove).find(({ female }) => female);
    return [
      ...builds(s, id),
      ...(lady === undefined ? [] : builds(s, lady.id, { blocks: false, lowDomes: true })),
    ];
  }
  if (moverHas(s, 'zeus')) return [...builds(s, id), ...(mayRaise(s, at) ? put(s, at, 'block') : [])];
  if (moverHas(s, 'poseidon')) {
    const idle = own(s).filter((other) => other !== id);
    const [other] = idle;
    return goOn(builds(s, id), (built) =>
      other !== undefined && idle.length === 1 && levelAt(built, workerOf(built, other).at) === 0
        ? upTo(3, built, (each) => builds(each, other))
        : [built],
    );
  }
  const ordinary = builds(s, id);
  return isReady(s, 'heracles') ? [...ordinary, ...heraclesDomes(s, id)] : ordinary;
};

const ordinaryTurn = (s: State, ids: readonly number[] = own(s), rule: MoveRule = {}): State[] =>
  ids.flatMap((id) => goOn(movings(s, id, rule), (moved) => buildings(moved, id)));

/** Every one of those workers takes the step once, in any order. */
const everyone = (s: State, ids: readonly number[], step: (s: State, id: number) => State[]): State[] =>
  ids.length === 0
    ? [s]
    : ids.flatMap((id) =>
        goOn(step(s, id), (done) =>
          everyone(
            done,
            ids.filter((other) => other !== id),
            step,
          ),
        ),
      );

const everyoneBuilds = (s: State, ids: readonly number[]): State[] =>
  ids.length === 0
    ? [s]
    : ids.flatMap((id) =>
        buildsThen(s, id, {}, (built) =>
          everyoneBuilds(
            built,
            ids.filter((other) => other !== id),
          ),
        ),
      );

/** A build before the move, by the worker that moves. */
const buildFirst = (s: State, rule: MoveRule, paid: (built: State) => State = copy): State[] =>
  own(s).flatMap((id) =>
    buildsThen(s, id, {}, (built) => goOn(moves(paid(built), id, rule), (moved) => builds(moved, id))),
  );

const ferries = (s: State, id: number): State[] => {
  const { at } = workerOf(s, id);
  return foeWorkers(s, s.toMove).flatMap((other) => {
    const across = shifted(at, (at % 5) - (other.at % 5), Math.floor(at / 5) - Math.floor(other.at / 5));
    if (!isNeighbour(at, other.at) || isSafe(s, other) || !isFree(s, across, s.toMove)) return [];
    const next = copy(s);
    force(next, other.id, across);
    return [next];
  });
};

/** The opponents' workers that may each be forced once, one after the other, at least one of them. */
const forcings = (s: State, done: readonly number[], places: (s: State, at: number) => number[]): State[] =>
  foeWorkers(s, s.toMove)
    .filter((worker) => !done.includes(worker.id) && !isSafe(s, worker))
    .flatMap((worker) =>
      places(s, worker.at)
        .filter((place) => isFree(s, place, s.toMove))
        .flatMap((place) => {
          const next = copy(s);
          force(next, worker.id, place);
          return next.over ? [next] : [next, ...forcings(next, [...done, worker.id], places)];
        }),
    );

const sirenTurn = (s: State): State[] => {
  const [, dx = 0, dy = 0] = DIRECTIONS.find(([name]) => name === cardOf(s, s.toMove).song) ?? [];
  const forced = forcings(s, [], (_, at) => [shifted(at, dx, dy)]);
  return goOn(forced, (each) => own(each).flatMap((id) => builds(each, id)));
};

const odysseusForces = (s: State): State[] =>
  forcings(s, [], (each, at) =>
    workersOf(each, each.toMove).some((worker) => isNeighbour(worker.at, at)) ? ALL.filter(isCorner) : [],
  ).map(use);

const jasonTurn = (s: State): State[] =>
  ALL.filter((at) => isPerimeter(at) && levelAt(s, at) === 0 && isFree(s, at, s.toMove)).flatMap((at) => {
    const placed = use(s);
    runInto(s, placed, at);
    const { id } = newWorker(placed, s.toMove, at);
    return placed.over ? [placed] : ordinaryTurn(placed, [id]);
  });

const erisTurn = (s: State): State[] =>
  foeWorkers(s, s.toMove)
    .filter((worker) => !worker.recent && !isSafe(s, worker))
    .flatMap(({ id }) => borrowedTurn(s, id));

/** Somebody else's worker moves and builds by the rules for mortals. */
export const borrowedTurn = (s: State, id: number): State[] =>
  goOn(moves(s, id, { plain: true }), (moved) => builds(moved, id, { plain: true }));

const hermesTurn = (s: State): State[] => {
  // Who of the two went where makes a difference to nobody but Aphrodite.
  const forget = (each: State): State => (each.marked.length > 0 ? each : { ...each, movedTo: [] });
  const free = closure([s], (each) => own(each).flatMap((id) => moves(each, id, levelSteps).map(forget)));
  return [...ordinaryTurn(s), ...goOn(free, (each) => own(each).flatMap((id) => builds(each, id)))];
};

/** Every way to play the turn, up to what happens at its end. */
export const shapes = (s: State): State[] => {
  if (moverHas(s, 'hermes')) return hermesTurn(s);
  if (moverHas(s, 'terpsichore'))
    return goOn(everyone(s, own(s), moves), (moved) => everyoneBuilds(moved, own(moved)));
  const turns = ordinaryTurn(s);
  if (moverHas(s, 'castor')) turns.push(...everyone(s, own(s), moves), ...everyoneBuilds(s, own(s)));
  if (moverHas(s, 'prometheus'))
    turns.push(...buildFirst(s, { allow: (each, from, to) => levelAt(each, to) <= levelAt(each, from) }));
  if (isReady(s, 'achilles')) turns.push(...buildFirst(s, {}, use));
  if (moverHas(s, 'charon'))
    turns.push(...own(s).flatMap((id) => goOn(ferries(s, id), (ferried) => ordinaryTurn(ferried, [id]))));
  if (moverHas(s, 'siren')) turns.push(...sirenTurn(s));
  if (isReady(s, 'odysseus')) turns.push(...goOn(odysseusForces(s), (forced) => ordinaryTurn(forced)));
  if (isReady(s, 'jason')) turns.push(...jasonTurn(s));
  if (moverHas(s, 'eris')) turns.push(...erisTurn(s));
  return turns;
};
