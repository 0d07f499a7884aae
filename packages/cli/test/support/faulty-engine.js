// Speaks the line protocol, plays the first legal turn, and fails as its words say: `<how> <at which go> [<ms>]`.
// Plain JavaScript, because a match starts it as a program of its own. It leaves its number in the folder CALDERA_PIDS.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { emptyPosition, GODS, makeFen, makeTurn, parseFen, tableOf, turns } from '@caldera/rules';

const [how = 'plays', when = '1', delay = '0'] = process.argv.slice(2);
const folder = process.env.CALDERA_PIDS;
if (folder !== undefined) writeFileSync(join(folder, String(process.pid)), '');

/** @param {string} line */
const say = (line) => {
  process.stdout.write(`${line}\n`);
};
/** @type {import('@caldera/rules').Position} */
let position = emptyPosition(tableOf(GODS.slice(0, 2)));
let asked = 0;

const answer = () => {
  for (const turn of turns(position)) {
    say(`bestmove ${makeTurn(position, turn)} ${makeFen(turn.after)}`);
    return;
  }
};

/** @type {Record<string, () => void>} */
const FAILURES = {
  dies: () => process.exit(3),
  hangs: () => {},
  errs: () => say('error out of ideas'),
  babbles: () => say('bestmove'),
  cheats: () => say(`bestmove a1>a1 ${makeFen(position)}`),
  late: () => {
    setTimeout(answer, Number(delay));
  },
};
/** Some do not even go when they are told to. */
const isStubborn = how === 'mute' || how === 'hangs';
if (isStubborn) {
  process.on('SIGTERM', () => {});
  setInterval(() => {}, 1000);
}

/** @type {Record<string, (rest: string) => void>} */
const ANSWERS = {
  caldera: () => {
    if (how !== 'mute') say('ready');
  },
  setoption: (rest) => say(`error ${rest} is not to my taste`),
  isready: () => say('readyok'),
  position: (rest) => {
    const read = parseFen(rest);
    if (read.ok) position = read.value;
  },
  go: () => {
    asked += 1;
    const fail = asked === Number(when) ? FAILURES[how] : undefined;
    (fail ?? answer)();
  },
  quit: () => {
    if (!isStubborn) process.exit(0);
  },
};

createInterface({ input: process.stdin }).on('line', (line) => {
  const [word = '', ...rest] = line.split(' ');
  ANSWERS[word]?.(rest.join(' '));
});
