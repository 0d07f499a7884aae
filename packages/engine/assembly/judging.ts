/** What positions are worth to their movers: what the network says, kept for those judged lately. */

import { SAID, SAID_MARKS, VIEWS } from './layout';
import { judge, remember } from './outside';
import { DOMES, FOES, field, LEVEL1, LEVEL2, LEVEL3, MEMORY0, moverIn, OWN, STATUS } from './rows';

/** What is known of each mover, so many bytes: what the network adds at each of four stages, ... */
export const VIEW_SIZE: i32 = 128;
/** ... where its output weights for each of them are, where its other weights are, ... */
const OUTPUTS: i32 = 32;
const WEIGHTS: i32 = 48;
/** ... what the two powers make of steps, and whether a side must not go down. */
const TERMS: i32 = 52;
const HEAVY: i32 = 56;
const FOE_HEAVY: i32 = 60;

/** Whose card says how a wind blows, whose board goes on at the opposite edge, whether going up may be forbidden. */
const BLOWS: i32 = 1;
const FOE_BLOWS: i32 = 2;
const TORUS: i32 = 4;
const FOE_TORUS: i32 = 8;
const GROUNDED: i32 = 16;
/** The cards add something to what the network sees. */
const REMEMBERS: i32 = 32;

/** The place of the network's function among those of the core, where it is put from outside. */
const NETWORK: i32 = 1;
/** Directions that a wind can come from, and none. */
const WINDS: i32 = 9;
/** As many as stay in a processor's nearer memory: more are found again a little more often, and more slowly. */
const SAID_MASK: i32 = (1 << 14) - 1;
/** No judgement says that a result is certain. */
const MOST: f64 = 28_000;
/** Hundredths of a level in one unit of the network's answer. */
const UNIT: f64 = 100;

let asksNetwork: bool = false;
let players: i32 = 2;
/** One unit of the network's answer in its sum. */
let one: f64 = 1;
/** Where the network keeps where steps lead, and how many bytes each kind of board has there. */
let ways: i32 = 0;
let waysSize: i32 = 0;

export function askNetwork(seats: i32, unit: f64, waysAt: i32, size: i32): void {
  asksNetwork = true;
  players = seats;
  one = unit;
  ways = waysAt;
  waysSize = size;
}

function stageOf(blocks: i32): i32 {
  return blocks < 8 ? 0 : blocks < 15 ? 1 : blocks < 23 ? 2 : 3;
}

export function worthOf(row: i32): i32 {
  if (!asksNetwork) return judge(row);
  const mover = moverIn(field(row, STATUS));
  const other = mover + 1 === players ? 0 : mover + 1;
  const level1 = field(row, LEVEL1);
  const level2 = field(row, LEVEL2);
  const level3 = field(row, LEVEL3);
  const domes = field(row, DOMES);
  const own = field(row, OWN);
  const foes = field(row, FOES);
  const memory = field(row, MEMORY0 + (mover << 2));
  const foeMemory = field(row, MEMORY0 + (other << 2));
  const mixed =
    (level1 * (0x9e3779b1 as i32)) ^
    (level2 * (0x85ebca6b as i32)) ^
    (level3 * (0x27d4eb2f as i32)) ^
    (domes * (0x165667b1 as i32)) ^
    (own * (0xc2b2ae35 as i32)) ^
    (foes * (0x2545f491 as i32));
  // Not zero for an empty board: an empty place is nobody's.
  const mark =
    (0x6a09e667 as i32) +
    mover +
    level1 * (0xc2b2ae3d as i32) +
    level2 * (0x27d4eb4f as i32) +
    level3 * (0x9e3779f9 as i32) +
    domes * (0x85ebca77 as i32) +
    own * (0x165667c5 as i32) +
    foes * (0x1b873593 as i32) +
    memory * (0xcc9e2d51 as i32) +
    foeMemory * (0xe6546b65 as i32);
  const place = ((mixed ^ (mixed >>> 15)) & SAID_MASK) << 2;
  if (load<i32>(SAID_MARKS + place) === mark) return load<i32>(SAID + place);

  const view = VIEWS + mover * VIEW_SIZE;
  const terms = load<i32>(view + TERMS);
  const wind = (terms & BLOWS) !== 0 ? memory : 0;
  const otherWind = (terms & FOE_BLOWS) !== 0 ? foeMemory : 0;
  const stage = stageOf(popcnt(level1) + popcnt(level2) + popcnt(level3) + popcnt(domes));
  const sum = call_indirect<i32>(
    NETWORK,
    load<i32>(view + WEIGHTS),
    level1,
    level2,
    level3,
    domes,
    own,
    foes,
    waysFor((terms & TORUS) !== 0, wind, otherWind),
    waysFor((terms & FOE_TORUS) !== 0, wind, otherWind),
    (terms & GROUNDED) !== 0 ? 1 - (foeMemory & 1) : 1,
    load<i32>(view + HEAVY),
    load<i32>(view + FOE_HEAVY),
    (terms & REMEMBERS) !== 0 ? remember(mover, memory, foeMemory) : 0,
    load<i32>(view + OUTPUTS + (stage << 2)),
  );
  const worth = floor(((sum as f64) / one + load<f64>(view + (stage << 3))) * UNIT + 0.5);
  const bounded = max(-MOST, min(MOST, worth)) as i32;
  store<i32>(SAID_MARKS + place, mark);
  store<i32>(SAID + place, bounded);
  return bounded;
}

function waysFor(torus: bool, wind: i32, other: i32): i32 {
  return ways + (((torus ? WINDS : 0) + wind) * WINDS + other) * waysSize;
}
