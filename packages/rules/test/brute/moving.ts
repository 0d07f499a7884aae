/** One move of one worker, with all that belongs to it (G6.5). */

import {
  areFoes,
  cardOf,
  copy,
  DIRECTIONS,
  foesOf,
  goOn,
  has,
  isFree,
  isNeighbour,
  isSafe,
  levelAt,
  moverHas,
  note,
  playersOf,
  type State,
  secretAt,
  shifted,
  sideOf,
  unveiled,
  type Worker,
  win,
  workerAt,
  workerOf,
  workersOf,
  wrapped,
} from './plain.ts';
import { checkWin } from './winning.ts';

/** `plain`: by the rules for mortals, whatever power the mover has. `allow`: a further limit of the mover's own power. */
export interface MoveRule {
  readonly plain?: boolean;
  readonly allow?: (s: State, from: number, to: number) => boolean;
}

interface Target {
  readonly to: number;
  readonly dx: number;
  readonly dy: number;
  readonly jump: boolean;
  /** A worker that is sent away, and where to. */
  readonly sent?: { readonly id: number; readonly to: number };
}

/** Everywhere the worker could go if height and opponents didn't matter. */
const targetsOf = (s: State, worker: Worker, plain: boolean): Target[] => {
  const mover = s.toMove;
  const own = (power: string): boolean => !plain && moverHas(s, power);
  return DIRECTIONS.flatMap(([, dx, dy]): Target[] => {
    const to = own('urania') ? wrapped(worker.at, dx, dy) : shifted(worker.at, dx, dy);
    if (to < 0) return [];
    if (isFree(s, to, mover)) return [{ to, dx, dy, jump: false }];
    const other = workerAt(s, to);
    if (other === undefined) return [];
    const beyond = shifted(to, dx, dy);
    const isFoe = other.side !== sideOf(s, mover);
    if (own('iris') && !(isFoe && isSafe(s, other)) && isFree(s, beyond, mover))
      return [{ to: beyond, dx, dy, jump: true }];
    if (!isFoe || isSafe(s, other)) return [];
    if (own('apollo')) return [{ to, dx, dy, jump: false, sent: { id: other.id, to: worker.at } }];
    if (own('minotaur') && isFree(s, beyond, mover))
      return [{ to, dx, dy, jump: false, sent: { id: other.id, to: beyond } }];
    return [];
  });
};

/** Whether somebody's power forbids the step. */
const isBarred = (s: State, worker: Worker, { to, dx, dy }: Target): boolean => {
  const rise = levelAt(s, to) - levelAt(s, worker.at);
  const direction = DIRECTIONS.find(([, x, y]) => x === dx && y === dy)?.[0];
  if (s.asleep === worker.id) return true;
  return playersOf(s).some((q) => {
    if (s.out[q] === true) return false;
    const binds = areFoes(s, q, s.toMove) && sideOf(s, q) !== worker.side;
    if (binds && has(s, q, 'athena') && cardOf(s, q).climbed && rise > 0) return true;
    if (binds && has(s, q, 'hades') && rise < 0) return true;
    if (has(s, q, 'aeolus') && cardOf(s, q).wind === direction) return true;
    const free = worker.female && worker.side === sideOf(s, q);
    return has(s, q, 'hippolyta') && !free && (dx === 0 || dy === 0);
  });
};

/**
 * A worker that enters the abyss loses the game for its owner. Where the mover can't know, the turn is played on as it
 * looks, because only what could be completed that way is a turn at all (G5.6); what has happened stands.
 */
export const enters = (s: State, worker: Worker): void => {
  const owner = playersOf(s).find((q) => has(s, q, 'tartarus') && cardOf(s, q).abyss === worker.at);
  if (owner === undefined || s.over || s.cancelled !== undefined || s.dome[worker.at] === true) return;
  const winner = playersOf(s).find((q) => sideOf(s, q) !== worker.side) ?? -1;
  if (areFoes(s, owner, s.toMove)) s.cancelled = win(copy(s), winner);
  else win(s, winner);
};

export const force = (s: State, id: number, to: number): void => {
  const worker = workerOf(s, id);
  worker.at = to;
  enters(s, worker);
};

export const removeWorker = (s: State, id: number): void => {
  const { side, at } = s.hidden.find((worker) => worker.id === id) ?? workerOf(s, id);
  s.hidden = s.hidden.filter((worker) => worker.id !== id);
  s.ghosts = [...s.ghosts, { side, at }];
  s.workers = s.workers.filter((worker) => worker.id !== id);
};

/** The space a whirlpool there leads to, or -1 when none works. */
const whirlpoolEnd = (s: State, at: number): number => {
  for (const q of playersOf(s)) {
    const { whirlpools } = cardOf(s, q);
    if (!has(s, q, 'charybdis') || !whirlpools.includes(at)) continue;
    const end = whirlpools.find((other) => other !== at) ?? -1;
    if (isFree(s, end, s.toMove) && secretAt(s, end) === undefined) return end;
  }
  return -1;
};

const teleport = (s: State, id: number): boolean => {
  const end = whirlpoolEnd(s, workerOf(s, id).at);
  if (end < 0 || s.over) return false;
  force(s, id, end);
  return true;
};

/** Harpies push the worker on until something higher or closed is ahead. */
const slide = (s: State, id: number, dx: number, dy: number): void => {
  const worker = workerOf(s, id);
  const harpies = foesOf(s, s.toMove).some((q) => has(s, q, 'harpies') && sideOf(s, q) !== worker.side);
  while (harpies && !s.over) {
    const ahead = shifted(worker.at, dx, dy);
    if (!isFree(s, ahead, s.toMove) || levelAt(s, ahead) > levelAt(s, worker.at)) return;
    force(s, id, ahead);
  }
};

/** Scylla's drag and Proteus' filling of the vacated space. */
const fillings = (s: State, id: number, vacated: number): State[] => {
  if (!isFree(s, vacated, s.toMove)) return [s];
  const filled = (by: Worker): State => {
    const next = copy(s);
    force(next, by.id, vacated);
    return next;
  };
  if (moverHas(s, 'scylla')) {
    const near = s.workers.filter(
      (w) => w.side !== sideOf(s, s.toMove) && isNeighbour(w.at, vacated) && !isSafe(s, w),
    );
    return [s, ...near.map(filled)];
  }
  const others = workersOf(s, s.toMove).filter((w) => w.id !== id);
  return others.length === 0 ? [s] : others.map(filled);
};

const isFiller = (s: State, plain: boolean): boolean =>
  !plain && (moverHas(s, 'scylla') || moverHas(s, 'proteus'));

/** Everything after the worker stands on its new space. */
const afterMove = (s: State, id: number, from: number, target: Target, plain: boolean): State[] => {
  const fromLevel = levelAt(s, from);
  const { dx, dy, to } = target;
  if (!plain && moverHas(s, 'bia')) {
    const victim = workerAt(s, shifted(to, dx, dy));
    if (victim !== undefined && victim.side !== sideOf(s, s.toMove) && !isSafe(s, victim))
      removeWorker(s, victim.id);
    const secret = secretAt(s, shifted(to, dx, dy));
    if (secret !== undefined) removeWorker(s, secret.id);
  }
  if (s.over) return [s];
  if (!isFiller(s, plain)) {
    checkWin(s, id, fromLevel, teleport(s, id), plain);
    if (!s.over) slide(s, id, dx, dy);
    return [s];
  }
  const waits = whirlpoolEnd(s, to) >= 0;
  if (!waits) checkWin(s, id, fromLevel, false, plain);
  if (s.over) return [s];
  return goOn(fillings(s, id, from), (filled) => {
    // The force comes first, so it may also have freed the second whirlpool.
    const carried = teleport(filled, id);
    if (waits || carried) checkWin(filled, id, fromLevel, carried, plain);
    if (!filled.over) slide(filled, id, dx, dy);
    return [filled];
  });
};

/** A hidden worker on the target: Apollo and Minotaur treat it as any other, whoever else runs into it (HECATE-5). */
const meetSecret = (s: State, next: State, from: number, { to, dx, dy }: Target): void => {
  const secret = next.hidden.find((worker) => worker.id === secretAt(s, to)?.id);
  if (secret === undefined) return;
  const behind = shifted(to, dx, dy);
  if (moverHas(s, 'apollo')) secret.at = from;
  else if (moverHas(s, 'minotaur') && isFree(s, behind, s.toMove) && secretAt(s, behind) === undefined)
    secret.at = behind;
  else next.cancelled = unveiled(s);
};

/** All that one move of that worker can lead to. */
export const moves = (s: State, id: number, rule: MoveRule = {}): State[] => {
  const worker = workerOf(s, id);
  const plain = rule.plain ?? false;
  const own = (power: string): boolean => !plain && moverHas(s, power);
  const from = worker.at;
  return targetsOf(s, worker, plain).flatMap((target) => {
    const rise = levelAt(s, target.to) - levelAt(s, from);
    const twoLevels = own('bellerophon') && rise === 2 && !cardOf(s, s.toMove).used;
    if (rise > 1 && !target.jump && !own('pegasus') && !twoLevels) return [];
    if (isBarred(s, worker, target)) return [];
    if (rule.allow !== undefined && !rule.allow(s, from, target.to)) return [];
    const next = copy(s);
    if (twoLevels) {
      next.heroUsed = true;
      note(next, s.toMove, { used: true });
    }
    meetSecret(s, next, from, target);
    workerOf(next, id).at = target.to;
    if (target.sent !== undefined) workerOf(next, target.sent.id).at = target.sent.to;
    next.movedTo[id] = target.to;
    // Only Eris asks.
    const isAsked =
      s.fleece === 'eris' || s.cards.some(({ name, face }) => name === 'eris' || face === 'eris');
    if (isAsked && worker.side === sideOf(s, s.toMove)) next.lastMoved = id;
    if (rise > 0) next.climbed = true;
    if (rise < 0) next.descended = true;
    enters(next, workerOf(next, id));
    if (target.sent !== undefined) enters(next, workerOf(next, target.sent.id));
    return afterMove(next, id, from, target, plain);
  });
};
