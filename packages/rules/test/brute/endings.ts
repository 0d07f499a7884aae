/** What happens at the end of a turn: the mover's choices first, then what happens by itself (G6.7). */

import { clearTokens, mayRaise, newWorker, put } from './building.ts';
import { removeWorker } from './moving.ts';
import {
  ALL,
  cardOf,
  copy,
  DIRECTIONS,
  foesOf,
  foeWorkers,
  goOn,
  isFree,
  isNeighbour,
  isSafe,
  levelAt,
  lose,
  neighboursOf,
  note,
  runInto,
  type State,
  secretAt,
  shifted,
  sideOf,
  unveiled,
  type Worker,
  workerOf,
  workersOf,
} from './plain.ts';
import { checkTowers } from './winning.ts';

/** A changed copy. */
const changed = (s: State, change: (next: State) => void): State => {
  const next = copy(s);
  change(next);
  return next;
};

const hasMoved = (s: State, worker: Worker): boolean => s.movedTo[worker.id] !== undefined;
const own = (s: State): Worker[] => workersOf(s, s.toMove);
const foes = (s: State): Worker[] => foeWorkers(s, s.toMove);
const freeSpaces = (s: State): number[] => ALL.filter((at) => isFree(s, at, s.toMove));

const ares = (s: State): State[] => {
  const spaces = freeSpaces(s).filter(
    (at) => levelAt(s, at) > 0 && own(s).some((w) => !hasMoved(s, w) && isNeighbour(w.at, at)),
  );
  const removed = spaces.map((at) =>
    changed(s, (next) => {
      runInto(s, next, at);
      clearTokens(next, at);
      next.level = next.level.with(at, levelAt(s, at) - 1);
    }),
  );
  return [s, ...removed];
};

const aeolus = (s: State): State[] => {
  const { wind } = cardOf(s, s.toMove);
  const winds = wind === '' ? DIRECTIONS.map(([name]) => name) : [''];
  return [
    s,
    ...winds.map((name) =>
      changed(s, (next) => {
        note(next, s.toMove, { wind: name });
      }),
    ),
  ];
};

const holdsToken = (s: State, at: number): boolean =>
  s.cards.some((card) => card.whirlpools.includes(at) || card.coinSquares.includes(at) || card.talus === at);

const charybdis = (s: State): State[] => {
  if (cardOf(s, s.toMove).whirlpools.length === 2) return [s];
  const spaces = freeSpaces(s).filter((at) => !holdsToken(s, at));
  return [
    s,
    ...spaces.map((at) =>
      changed(s, (next) => {
        runInto(s, next, at);
        note(next, s.toMove, { whirlpools: [...cardOf(next, s.toMove).whirlpools, at] });
      }),
    ),
  ];
};

const europa = (s: State): State[] => {
  const spaces = freeSpaces(s).filter(
    (at) => !holdsToken(s, at) && own(s).some((w) => hasMoved(s, w) && isNeighbour(w.at, at)),
  );
  return [
    s,
    ...spaces.map((at) =>
      changed(s, (next) => {
        runInto(s, next, at);
        note(next, s.toMove, { talus: at });
      }),
    ),
  ];
};

const nemesis = (s: State): State[] => {
  const [a, b] = own(s);
  if (a === undefined || b === undefined || own(s).length !== 2) return [s];
  const swaps = foesOf(s, s.toMove).flatMap((q) => {
    const theirs = workersOf(s, q);
    if (theirs.some((t) => isNeighbour(t.at, a.at) || isNeighbour(t.at, b.at))) return [];
    return theirs.flatMap((c) =>
      theirs
        .filter((d) => d !== c)
        .flatMap((d) => {
          const swap = (cTo: Worker, dTo: Worker): State =>
            changed(s, (next) => {
              workerOf(next, a.id).at = c.at;
              workerOf(next, b.id).at = d.at;
              workerOf(next, c.id).at = cTo.at;
              workerOf(next, d.id).at = dTo.at;
            });
          return [swap(a, b), swap(b, a)];
        }),
    );
  });
  return [s, ...swaps];
};

const hydra = (s: State): State[] => {
  const mine = own(s);
  if (mine.some((a) => mine.some((b) => isNeighbour(a.at, b.at))))
    return mine.map((worker) => changed(s, (next) => removeWorker(next, worker.id)));
  const moved = mine.find((worker) => hasMoved(s, worker));
  const spaces = moved === undefined ? [] : neighboursOf(moved.at).filter((at) => isFree(s, at, s.toMove));
  const lower = (at: number): number[] => spaces.filter((other) => levelAt(s, other) < levelAt(s, at));
  // As many of the lower spaces as there are hidden workers may be held; a wrong guess is cancelled (HECATE-12).
  const places = spaces.filter((at) => lower(at).length <= s.hidden.length);
  if (places.length === 0) return [s];
  return places.map((at) =>
    changed(s, (next) => {
      runInto(s, next, at);
      const isWrong = lower(at).some((other) => secretAt(s, other) === undefined);
      if (isWrong && s.cancelled === undefined) next.cancelled = unveiled(s);
      newWorker(next, s.toMove, at);
    }),
  );
};

const asteria = (s: State): State[] =>
  s.descended ? [s, ...freeSpaces(s).flatMap((at) => put(s, at, 'dome'))] : [s];

const used = (s: State): State =>
  changed(s, (next) => {
    next.heroUsed = true;
    note(next, s.toMove, { used: true });
  });

/** A hero's deed: the turn as it is, or with the card used up by what was done. */
const once = (s: State, deeds: (s: State) => State[]): State[] =>
  cardOf(s, s.toMove).used ? [s] : [s, ...deeds(s).map(used)];

const polyphemus = (s: State): State[] => {
  const dome = (each: State): State[] => freeSpaces(each).flatMap((at) => put(each, at, 'dome'));
  return goOn(dome(s).map(used), (first) =>
    first.cancelled === undefined ? [first, ...dome(first)] : [first],
  );
};

const medea = (s: State): State[] =>
  s.workers
    .filter((w) => levelAt(s, w.at) > 0 && own(s).some((mine) => isNeighbour(mine.at, w.at)))
    .filter((w) => w.side === sideOf(s, s.toMove) || !isSafe(s, w))
    .map((w) =>
      changed(s, (next) => {
        clearTokens(next, w.at);
        next.level = next.level.with(w.at, 0);
      }),
    );

const theseus = (s: State): State[] =>
  foes(s)
    .filter((w) => !isSafe(s, w))
    .filter((w) => own(s).some((m) => isNeighbour(m.at, w.at) && levelAt(s, w.at) - levelAt(s, m.at) === 2))
    .map((w) => changed(s, (next) => removeWorker(next, w.id)));

const adonis = (s: State): State[] =>
  own(s).flatMap((mine) =>
    foes(s)
      .filter((theirs) => !isSafe(s, theirs))
      .map((theirs) =>
        changed(s, (next) => {
          for (const worker of next.workers) worker.bound = worker.id === mine.id || worker.id === theirs.id;
        }),
      ),
  );

/** Everybody lower and next to Medusa's workers, all judged on one position. */
const medusa = (s: State): State[] => {
  const victims = foes(s)
    .filter((w) => own(s).some((m) => isNeighbour(m.at, w.at) && levelAt(s, w.at) < levelAt(s, m.at)))
    .filter((w) => !isSafe(s, w) && mayRaise(s, w.at));
  return [
    changed(s, (next) => {
      for (const { id, at } of victims) {
        removeWorker(next, id);
        clearTokens(next, at);
        next.level = next.level.with(at, levelAt(next, at) + 1);
      }
    }),
  ];
};

/** Whoever stands straight between two Maenads loses. */
const maenads = (s: State): State[] => {
  const flanked = foes(s).filter(
    (w) =>
      !isSafe(s, w) &&
      DIRECTIONS.some(([, dx, dy]) => {
        const sides = [shifted(w.at, dx, dy), shifted(w.at, -dx, -dy)];
        return sides.every((at) => own(s).some((mine) => mine.at === at));
      }),
  );
  return [
    changed(s, (next) => {
      for (const side of new Set(flanked.map((w) => w.side))) if (!next.over) lose(next, side);
    }),
  ];
};

export const endings = (s: State): State[] => {
  const choices: Record<string, (each: State) => State[]> = {
    ares,
    aeolus,
    charybdis,
    europa,
    nemesis,
    hydra,
    asteria,
    medusa,
    maenads,
    polyphemus: (each) => once(each, polyphemus),
    medea: (each) => once(each, medea),
    theseus: (each) => once(each, theseus),
    adonis: (each) => once(each, adonis),
  };
  const power = s.powers[s.toMove] ?? '';
  // What happens by itself happens to hidden workers too, once the turn was found legal (HECATE-9).
  const seen = ['medusa', 'maenads'].includes(power) && s.cancelled === undefined ? unveiled(s) : s;
  const ended = choices[power]?.(seen) ?? [s];
  return ended.map((each) => {
    checkTowers(each);
    return each;
  });
};
