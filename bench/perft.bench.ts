// Turns a second: the generator against a hand-written mortal loop, and the simple gods against mortals.

import { GODS, type God, type Position, parseFen, perft, TurnWalker, walkFrom } from '@caldera/rules';
import { type Board, countTurns, makeLines } from './perft/mortal-loop.ts';

const LOOP_SHARE = 1 / 10;
const GOD_SHARE = 1 / 5;

const [depth = 3, repeats = 7] = numbersAfter(['--depth', '--repeats']);

/** Opening, early, middle and late: heights, side to move, workers of both. */
const BOARDS = [
  ['0000000000000000000000000', 'B3,D3', 'C4,C2'],
  ['0001000001001000200000000', 'D4,D3', 'B3,C3'],
  ['0210000200001100000000000', 'D4,A3', 'A4,D3'],
  ['0220011120001000200002200', 'B5,B1', 'C5,C3'],
  ['0003000002224100210000000', 'C5,D3', 'C4,B2'],
  ['1004010404424400421014200', 'B4,C1', 'C5,A2'],
] as const;

const positionsOf = (god: string): Position[] =>
  BOARDS.map(([heights, own, foes]) => {
    const fen = `${heights}/1/${god}:${own}/mortal:${foes}`;
    const parsed = parseFen(fen);
    if (!parsed.ok) throw new Error(`${fen}: ${parsed.error.message}`);
    return parsed.value;
  });

const boardOf = ({ workers, level1, level2, level3, domes }: Position): Board => ({
  own: workers[0] ?? 0,
  foes: workers[1] ?? 0,
  level1,
  level2,
  level3,
  domes,
});

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;

/** Seconds of processor time, so that a busy machine does not count against anybody. */
const secondsFor = (work: () => void): number => {
  const begun = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(begun);
  return (user + system) / 1e6;
};

/** Something that makes turns: how many, each time it is asked. */
interface Contender {
  readonly name: string;
  readonly turns: () => number;
}

/** Turns a second of each, asked in turn again and again; the first round only warms up. */
const ratesOf = (contenders: readonly Contender[]): Map<string, number> => {
  const rates = new Map<string, number[]>();
  for (let round = 0; round <= repeats; round += 1) {
    for (const { name, turns } of contenders) {
      let made = 0;
      const seconds = secondsFor(() => {
        const enough = process.cpuUsage().user + 200_000;
        do made += turns();
        while (process.cpuUsage().user < enough);
      });
      if (round > 0) rates.set(name, [...(rates.get(name) ?? []), made / seconds]);
    }
  }
  return new Map([...rates].map(([name, measured]) => [name, median(measured)]));
};

const row = (name: string, rate: number, against: number): string =>
  `${name.padEnd(34)}${(rate / 1e6).toFixed(2).padStart(9)}${(rate / against).toFixed(3).padStart(9)}`;

const verdict = (what: string, slow: readonly string[]): string =>
  `${what}: ${slow.length === 0 ? 'kept' : `missed by ${slow.join(', ')}`}`;

const measureLoop = (): void => {
  const mortals = positionsOf('mortal');
  const walks = mortals.map(walkFrom);
  const boards = mortals.map(boardOf);
  const generate = (): number => sum(walks.map((walk) => perft(walk, depth)));
  const loop = (): number => sum(boards.map((board) => makeLines(board, depth)));
  const count = (): number => sum(boards.map(countTurns));
  const made = generate();
  if (made !== loop()) throw new Error(`the generator finds ${made} lines, the loop ${loop()}`);
  if (count() !== sum(boards.map((board) => makeLines(board, 1)))) throw new Error('the counting is wrong');
  const rates = ratesOf([
    { name: 'loop', turns: loop },
    { name: 'generator', turns: generate },
    { name: 'counting', turns: count },
  ]);
  const rateOf = (name: string): number => rates.get(name) ?? Number.NaN;
  console.log(
    `${made} lines to depth ${depth} from ${BOARDS.length} positions, median of ${repeats} rounds\n`,
  );
  console.log(`${''.padEnd(34)}${'M turns/s'.padStart(9)}${'to loop'.padStart(9)}`);
  console.log(row('mortal loop', rateOf('loop'), rateOf('loop')));
  console.log(row('generator, mortals', rateOf('generator'), rateOf('loop')));
  console.log(row('builds counted, not made', rateOf('counting'), rateOf('loop')));
  const isFast = rateOf('generator') >= rateOf('loop') * LOOP_SHARE;
  console.log(verdict('\nat least a tenth of the loop', isFast ? [] : ['the generator']));
};

/** One turn deep, so that only the god's own turns count. */
const turnsOf = (god: God): Contender => {
  const positions = positionsOf(god.fenName ?? god.id);
  const walks = positions.map(walkFrom);
  const walker = positions[0] === undefined ? undefined : new TurnWalker(positions[0].table);
  return {
    name: god.name,
    turns: () => {
      let made = 0;
      for (const walk of walks) {
        walker?.start(walk);
        while (walker?.advance() === true) made += 1;
      }
      return made;
    },
  };
};

const measureGods = (): void => {
  const gods = GODS.filter(({ set }) => set === 'mortal' || set === 'simple').map(turnsOf);
  const rates = ratesOf(gods);
  const mortal = rates.get('Mortal') ?? Number.NaN;
  console.log(`\n${'one turn'.padEnd(34)}${'M turns/s'.padStart(9)}${'to mortal'.padStart(10)}`);
  for (const [name, rate] of rates) console.log(row(name, rate, mortal));
  const slow = [...rates].flatMap(([name, rate]) => (rate >= mortal * GOD_SHARE ? [] : [name]));
  console.log(verdict('\neach at least a fifth of a mortal', slow));
};

measureLoop();
measureGods();

function numbersAfter(names: readonly string[]): (number | undefined)[] {
  const words = process.argv.slice(2);
  return names.map((name) => {
    const at = words.indexOf(name);
    return at < 0 ? undefined : Number(words[at + 1]);
  });
}
