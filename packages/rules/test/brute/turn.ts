/** One complete turn from a position text: every position text it can lead to. */

import { endings } from './endings.ts';
import { handOut, turnUp } from './holders.ts';
import { demanded, judged } from './judging.ts';
import {
  ALL,
  cardOf,
  copy,
  distinct,
  foesOf,
  foeWorkers,
  goOn,
  has,
  isFree,
  isNeighbour,
  isSafe,
  levelAt,
  moverHas,
  note,
  noteOn,
  type State,
  sideOf,
  startWork,
  TooMuchWork,
  unveiled,
  workersOf,
} from './plain.ts';
import { borrowedTurn, shapes } from './shapes.ts';
import { read, write } from './text.ts';
import { checkTowers } from './winning.ts';

/** What is fixed when a turn begins (G6.2). */
const begin = (s: State): State => {
  const next = copy(s);
  Object.assign(next, { movedTo: [], lastMoved: -1, climbed: false, descended: false, heroUsed: false });
  Object.assign(next, { marked: [], asleep: -1, ghosts: [], domeBuilt: false, towerBuilt: false });
  handOut(next);
  const mine = workersOf(next, next.toMove);
  const foes = foesOf(next, next.toMove);
  const aphrodites = foes.filter((q) => has(next, q, 'aphrodite')).flatMap((q) => workersOf(next, q));
  next.marked = mine.filter((w) => aphrodites.some((a) => isNeighbour(a.at, w.at))).map(({ id }) => id);
  if (foes.some((q) => has(next, q, 'hypnus'))) {
    const top = Math.max(...mine.map((w) => levelAt(next, w.at)));
    const highest = mine.filter((w) => levelAt(next, w.at) === top);
    if (highest.length === 1) next.asleep = highest[0]?.id ?? -1;
  }
  Object.assign(next, { cancelled: undefined, stopped: false });
  if (foes.some((q) => has(next, q, 'hecate'))) {
    next.hidden = foeWorkers(next, next.toMove);
    next.workers = workersOf(next, next.toMove);
  }
  if (moverHas(next, 'morpheus')) note(next, next.toMove, { coins: cardOf(next, next.toMove).coins + 1 });
  return next;
};

/** What really came of a turn: all of it, or what was there when a step ran into something hidden (HECATE-2, TARTARUS-1). */
const really = (s: State): State =>
  s.cancelled === undefined ? unveiled(s) : { ...s.cancelled, stopped: true };

/** What is remembered when a turn is over. */
const close = (start: State, s: State): State[] => {
  const next = copy(s);
  const mover = next.toMove;
  // A turn without the card is no turn of Athena's: whatever flag it had is gone, unless somebody else has the card.
  const isInOtherHands = next.cardUsed.some((card, player) => player !== mover && card === mover);
  if (!isInOtherHands && next.cardUsed[mover] === mover)
    noteOn(next, mover, { climbed: moverHas(next, 'athena') && next.climbed });
  if (moverHas(next, 'athena')) note(next, mover, { climbed: next.climbed });
  if (next.lastMoved >= 0) for (const w of workersOf(next, mover)) w.recent = w.id === next.lastMoved;
  const demands = next.heroUsed && moverHas(next, 'adonis');
  const old = start.workers.filter((w) => w.bound).map(({ id }) => id);
  if (!demands) for (const w of next.workers) if (old.includes(w.id)) w.bound = false;
  return turnUp(next);
};

/** The state from which Dionysus' player may take an additional turn with an opponent's worker. */
const additional = (s: State): State[] => {
  if (s.over || !s.towerBuilt || !moverHas(s, 'dionysus')) return [];
  const start = copy(s);
  handOut(start);
  Object.assign(start, { winless: true, towerBuilt: false, domeBuilt: false, movedTo: [], climbed: false });
  return [{ ...start, lastMoved: -1, descended: false }];
};

const additionalTurns = (start: State): State[] => {
  const turns = start.workers
    .filter((w) => w.side !== sideOf(start, start.toMove) && !isSafe(start, w))
    .flatMap(({ id }) => borrowedTurn(start, id));
  const foes = foesOf(start, start.toMove);
  const legal = foes.some((q) => has(start, q, 'persephone')) ? demanded(turns, (t) => t.climbed) : turns;
  return legal.map(really).flatMap(turnUp);
};

/** Additional turns, as long as towers are completed (Dionysus); many ways lead to the same ones. */
const dionysusGoesOn = (turns: readonly State[]): State[] => {
  const all: State[] = [];
  for (let last = [...turns]; last.length > 0; ) {
    for (const s of last) all.push(s);
    last = distinct(distinct(last.flatMap(additional)).flatMap(additionalTurns));
  }
  return all;
};

/** When additional turns are over, what nobody could win by in them is looked at again (CHRONUS-5). */
const truceEnds = (s: State): State => {
  if (!s.winless) return s;
  const next = { ...s, winless: false };
  checkTowers(next);
  return next;
};

/** Tyche draws; the six may bring a whole turn more. */
const tycheDraws = (s: State): State[] => {
  if (s.over || s.stopped || !moverHas(s, 'tyche')) return [s];
  return ['1', '2', '3', '4', '5', '6'].flatMap((drawn) => {
    const next = copy(s);
    const card = cardOf(next, next.toMove);
    if (card.drawn.includes(drawn)) return [];
    note(next, next.toMove, {
      drawn: drawn === '6' ? '' : [...card.drawn.split(''), drawn].toSorted().join(''),
    });
    return drawn === '6' ? [next, ...oneTurn(next)] : [next];
  });
};

/** Every way to play one turn, without what it may earn. */
const oneTurn = (position: State): State[] => {
  const start = begin(position);
  const starts =
    moverHas(start, 'tartarus') && cardOf(start, start.toMove).abyss < 0
      ? ALL.filter((at) => isFree(start, at, start.toMove)).map((abyss) => {
          const next = copy(start);
          note(next, next.toMove, { abyss });
          return next;
        })
      : [start];
  return starts.flatMap((each) => {
    const legal = judged(each, goOn(shapes(each), endings));
    // Only where something is hidden do different turns really come to the same.
    const isOpen = each.hidden.length === 0 && legal.every((s) => s.cancelled === undefined);
    const played = isOpen ? legal : distinct(legal.map(really));
    return played.flatMap((s) => close(each, s));
  });
};

const pass = (s: State): State => {
  do s.toMove = (s.toMove + 1) % s.cards.length;
  while (s.out[s.toMove] === true);
  return s;
};

/** Every complete turn of the side to move. */
export const turnsFrom = (position: State): State[] =>
  position.winner >= 0 ? [] : dionysusGoesOn(oneTurn(position)).map(truceEnds).flatMap(tycheDraws).map(pass);

/** The position texts that one complete legal turn leads to; `undefined` where finding them takes too long. */
export const bruteForce = (fen: string): Set<string> | undefined => {
  startWork();
  try {
    const texts = new Set<string>();
    for (const s of turnsFrom(read(fen))) texts.add(write(s));
    return texts;
  } catch (error) {
    if (error instanceof TooMuchWork) return undefined;
    throw error;
  }
};
