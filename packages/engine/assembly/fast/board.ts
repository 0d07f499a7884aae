/** The board while a turn is made, what the turn looks like up to now, and how its results are given. */

import { DOMES, FOES, field, LEVEL1, LEVEL2, LEVEL3, OWN, STATUS } from '../rows';
import { BLOWN, builtBy, PATH, pathOf, withMore } from '../turn-look';
import { lowest } from './masks';
import { openResults, put, putEach } from './results';
import { memoryOf } from './terms';

export let level1: i32 = 0;
export let level2: i32 = 0;
export let level3: i32 = 0;
export let domes: i32 = 0;
export let own: i32 = 0;
export let foes: i32 = 0;
/** What the mover's card remembers after the turn. */
export let remembered: i32 = 0;
/** All of it before the turn. */
let before1: i32 = 0;
let before2: i32 = 0;
let before3: i32 = 0;
let beforeDomes: i32 = 0;
let rememberedBefore: i32 = 0;
/** Where the mover's workers went last, and what turns look like that take them there. */
let lastPlaced: i32 = 0;
let path: i32 = 0;
/** What turns look like that change the wind. */
let blown: i32 = 0;
/** The path of turns that are wanted; -1 for all. */
let wanted: i32 = -1;

/** For the turns of the row. */
export function openBoard(row: i32, isSieved: bool): void {
  openResults(row, isSieved);
  level1 = before1 = field(row, LEVEL1);
  level2 = before2 = field(row, LEVEL2);
  level3 = before3 = field(row, LEVEL3);
  domes = beforeDomes = field(row, DOMES);
  own = field(row, OWN);
  foes = field(row, FOES);
  remembered = rememberedBefore = memoryOf(field(row, STATUS) & 1, row);
  lastPlaced = 0;
  blown = 0;
  wanted = -1;
}

export function setTowers(one: i32, two: i32, three: i32, capped: i32): void {
  level1 = one;
  level2 = two;
  level3 = three;
  domes = capped;
}

export function setRemembered(value: i32): void {
  remembered = value;
}

export function levelOf(square: i32): i32 {
  return ((level1 >>> square) & 1) + ((level2 >>> square) & 1) + ((level3 >>> square) & 1);
}

/** Spaces that are higher than this level. */
export function above(level: i32): i32 {
  return level === 0 ? level1 : level === 1 ? level2 : level === 2 ? level3 : 0;
}

/** One ordinary piece more on the board, before whatever the turn does next. */
export function addPiece(bit: i32): void {
  domes |= level3 & bit;
  level3 |= level2 & bit;
  level2 |= level1 & bit;
  level1 |= bit;
}

/** The mover's card says that this wind blows. */
export function markWind(wind: i32): void {
  remembered = wind;
  blown = wind === rememberedBefore ? 0 : withMore(0, BLOWN + wind);
}

/** Only turns that go the way of this one are wanted. */
export function wantPath(turn: i32): void {
  wanted = turn & PATH;
}

/** Whether turns that take the mover's workers there are wanted. */
export function wants(placed: i32): bool {
  return wanted < 0 || (pathTo(placed) & PATH) === wanted;
}

/** Turns come one after the other that differ only in what is built. */
function pathTo(placed: i32): i32 {
  if (placed !== lastPlaced) {
    lastPlaced = placed;
    path = pathOf(own, placed);
  }
  return path;
}

/** A result, given as it is; `built` is what the builds look like. */
export function emit(
  built: i32,
  one: i32,
  two: i32,
  three: i32,
  capped: i32,
  placed: i32,
  pushed: i32,
): void {
  put(pathTo(placed) | built, one, two, three, capped, placed, pushed, remembered);
}

/** The board as it is now. */
export function emitAsIs(placed: i32, pushed: i32): void {
  const built = builtBy(level1 ^ before1, level2 ^ before2, level3 ^ before3, domes ^ beforeDomes, before3);
  emit(built, level1, level2, level3, domes, placed, pushed);
}

/** One ordinary piece on every one of the spaces, each a turn of its own. */
export function emitEach(spaces: i32, placed: i32, pushed: i32): void {
  const towers = (level1 ^ before1) | (level2 ^ before2) | (level3 ^ before3) | (domes ^ beforeDomes);
  const earlier = towers === 0 ? -1 : lowest(towers);
  const way = pathTo(placed) | blown;
  putEach(spaces, way, earlier, level1, level2, level3, domes, placed, pushed, remembered);
}

/** A first piece, and another one on every one of the spaces, which are others than the first. */
export function emitFurther(first: i32, spaces: i32, placed: i32, pushed: i32): void {
  putEach(
    spaces,
    pathTo(placed),
    lowest(first),
    level1 | first,
    level2 | (level1 & first),
    level3 | (level2 & first),
    domes | (level3 & first),
    placed,
    pushed,
    remembered,
  );
}
