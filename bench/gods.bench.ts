// Turn generation of every god, per generated turn, against a mortal's in the same run.

import {
  GODS,
  type God,
  NOBODY,
  type Position,
  parseFen,
  positionOf,
  TurnWalker,
  walkFrom,
} from '@caldera/rules';

/** Every god has to stay within this share of a mortal's rate. */
const FLOOR = 1 / 20;
const POSITIONS = 24;
const TURNS_A_GAME = 24;
const MEASURED_MS = 150;

/** Small and seeded, so that two runs measure the same positions. */
const diceOf = (seed: number): ((sides: number) => number) => {
  let state = seed;
  return (sides) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
};

const read = (fen: string): Position => {
  const parsed = parseFen(fen);
  if (!parsed.ok) throw new Error(`${fen}: ${parsed.error.message}`);
  return parsed.value;
};

/** One of the results at random, without keeping them all. */
const randomResult = (position: Position, dice: (sides: number) => number): Position | undefined => {
  const walker = new TurnWalker(position.table).start(walkFrom(position));
  let chosen: Position | undefined;
  for (let found = 1; walker.advance(); found += 1) if (dice(found) === 0) chosen = positionOf(walker.result);
  return chosen;
};

/** Positions from random games in which that player is to move and nobody has won. */
const sample = (gods: readonly [God, God], mover: number, seed: number): Position[] => {
  const dice = diceOf(seed);
  const start = read(`${'0'.repeat(25)}/1/${gods.map((god) => god.fenName ?? god.id).join('/')}`);
  const found: Position[] = [];
  for (let game = 0; found.length < POSITIONS && game < 10 * POSITIONS; game += 1) {
    let position: Position | undefined = start;
    const length = 3 + dice(TURNS_A_GAME);
    for (let turn = 0; turn < length && position?.winner === NOBODY; turn += 1)
      position = randomResult(position, dice);
    if (position?.winner === NOBODY && position.toMove === mover) found.push(position);
  }
  return found;
};

/** Turns generated in a second of processor time, so that a busy machine does not count against a god. */
const rateOf = (positions: readonly Position[]): number => {
  const [first] = positions;
  if (first === undefined) return Number.NaN;
  const walker = new TurnWalker(first.table);
  const walks = positions.map(walkFrom);
  const measure = (milliseconds: number): number => {
    const begun = process.cpuUsage().user;
    let turns = 0;
    let spent = 0;
    while (spent < milliseconds * 1000) {
      for (const walk of walks) {
        walker.start(walk);
        while (walker.advance()) turns += 1;
      }
      spent = process.cpuUsage().user - begun;
    }
    return (turns / spent) * 1e6;
  };
  measure(MEASURED_MS / 3);
  return measure(MEASURED_MS);
};

const percent = (share: number): string => `${(share * 100).toFixed(0)} %`.padStart(7);

const mortal = GODS.find(({ set }) => set === 'mortal');
if (mortal === undefined) throw new Error('there is no mortal to compare with');
const [only = ''] = process.argv.slice(2);
const mortals = rateOf(sample([mortal, mortal], 0, 1));
console.log(`mortal: ${(mortals / 1e6).toFixed(2)} million turns a second\n`);
console.log(`${'power'.padEnd(20)}${'own turns'.padStart(10)}${'opponent’s'.padStart(12)}`);
const slow: string[] = [];
for (const god of GODS.filter(({ set, id }) => set !== 'mortal' && id.includes(only))) {
  const own = rateOf(sample([god, mortal], 0, 2)) / mortals;
  const foe = rateOf(sample([god, mortal], 1, 3)) / mortals;
  console.log(`${god.name.padEnd(20)}${percent(own).padStart(10)}${percent(foe).padStart(12)}`);
  if (Math.min(own, foe) < FLOOR) slow.push(god.name);
}
console.log(
  `\nbelow ${percent(FLOOR).trim()} of a mortal’s rate: ${slow.length === 0 ? 'nobody' : slow.join(', ')}`,
);
