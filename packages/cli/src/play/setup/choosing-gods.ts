/** Which power each player gets: named on the command line, asked for, or drawn. */

import {
  type Draw,
  fail,
  GODS,
  type God,
  godNamed,
  joinProblem,
  lineupProblem,
  ok,
  poolOf,
  type Result,
} from '@caldera/rules';
import { findGod } from '../../find-god.ts';
import type { Terminal } from '../../terminal/terminal.ts';
import { wrap } from '../../wrap.ts';
import { ask, type Leaving } from './asking.ts';

const RANDOM = 'random';
/** The word for no power at all. */
const NONE = 'mortal';

const mortal = (): God => {
  const god = godNamed(NONE);
  if (god === undefined) throw new Error('the rules know no mortal');
  return god;
};
export const mortals = (players: number): readonly God[] => Array.from({ length: players }, mortal);

/** A power that may meet the others. Secrets can’t be kept at one screen, so chance leaves them out. */
const drawGod = (others: readonly God[], players: number, draw: Draw): God => {
  const pool = poolOf({ noHiddenInformation: true }, players).filter(
    (god) => joinProblem(god, others, players) === undefined,
  );
  return pool[draw(pool.length)] ?? mortal();
};

/** `apollo,minotaur`, `random`, `apollo,random`: as many as there are players. */
export const readGods = (text: string, draw: Draw): Result<readonly God[], string> => {
  const names = text.split(',').map((name) => name.trim());
  const wanted = names.length === 1 && names[0] === RANDOM ? [RANDOM, RANDOM] : names;
  if (wanted.length < 2 || wanted.length > 4)
    return fail(`--gods takes two to four names, as in apollo,minotaur.`);
  const named: (God | undefined)[] = [];
  for (const name of wanted) {
    const god = name === RANDOM ? undefined : name === 'none' ? ok(mortal()) : findGod(name);
    if (god?.ok === false) return god;
    named.push(god?.value);
  }
  const known = named.filter((god) => god !== undefined);
  const gods = named.map((god) => {
    if (god !== undefined) return god;
    const drawn = drawGod(known, wanted.length, draw);
    known.push(drawn);
    return drawn;
  });
  const problem = lineupProblem(gods);
  return problem === undefined ? ok(gods) : fail(problem.message);
};

/** The powers of a set with a sentence each, and the names of the other sets. */
const listGods = (set: string, players: number, columns: number): string => {
  const playable = GODS.filter((god) => god.players.includes(players) && god.set !== 'mortal');
  const sets = [...new Set(playable.map((god) => god.set))];
  const shown = playable.filter((god) => god.set === (set === '' ? sets[0] : set) || set === 'all');
  const lines = shown.flatMap((god) => {
    const [first = '', ...more] = wrap(god.power, Math.max(columns - 18, 20));
    return [`${god.name.padEnd(17)} ${first}`, ...more.map((line) => ' '.repeat(18) + line)];
  });
  return [...lines, `More: ${[...sets, 'all'].map((name) => `list ${name}`).join(', ')}.`].join('\n');
};

interface Choosing {
  readonly whose: string;
  readonly others: readonly God[];
  readonly players: number;
  /** What Enter means. */
  readonly usual: typeof RANDOM | typeof NONE;
}

export const askGod = (
  terminal: Terminal,
  { whose, others, players, usual }: Choosing,
  draw: Draw,
): Promise<Result<God, Leaving>> =>
  ask(terminal, `${whose} god? A name, none, random or list [${usual === NONE ? 'none' : usual}]`, (text) => {
    const word = (text === '' ? usual : text).toLowerCase();
    const [first, set = ''] = word.split(/\s+/);
    if (first === 'list' || word === '?') return fail(listGods(set, players, terminal.columns));
    if (word === 'none' || word === NONE) return ok(mortal());
    if (word === RANDOM || word === 'r') return ok(drawGod(others, players, draw));
    const found = findGod(word);
    if (!found.ok) return fail(`${found.error.replace(/ "caldera gods".*/, '')} "list" shows them.`);
    const problem = joinProblem(found.value, others, players, true);
    return problem === undefined ? found : fail(problem.message);
  });
