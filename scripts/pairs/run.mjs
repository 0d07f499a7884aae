// npm run check:pairs: random games of every pair of powers that may meet, and of sampled triples and teams, with the
// turns of some of their positions compared to a brute force written from the clauses.
import { parseArgs } from 'node:util';
import { say } from '../lib/stages.mjs';
import { load } from './load.mjs';
import { playAll } from './pool.mjs';

const USAGE = `Usage: npm run check:pairs -- [options]

  --seed <n>       which games (default: 1)
  --minutes <n>    start no further game after that time (default: 55)
  --compared <n>   positions of each game that are compared (default: 3)
  --limit <n>      positions with more turns than this are not compared (default: 800)
  --tables <n>     line-ups of three and of four players to sample (default: 300)
  --only <id>      only games with that power
  --workers <n>    games played at once (default: 2)`;

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    minutes: { type: 'string', default: '55' },
    compared: { type: 'string', default: '3' },
    limit: { type: 'string', default: '800' },
    tables: { type: 'string', default: '300' },
    only: { type: 'string' },
    workers: { type: 'string', default: '2' },
    help: { type: 'boolean', default: false },
  },
});
if (values.help) {
  say(USAGE);
  process.exit(0);
}

const seed = Number(values.seed);
const bounds = { turns: 150, compared: Number(values.compared), limit: Number(values.limit) };
const deadline = Date.now() + Number(values.minutes) * 60_000;
const SHOWN_DIFFERENCES = 4;
const SHOWN_EVERY = 100;

/** @type {typeof import('../../packages/rules/test/brute/lineups.ts')} */
const { lineups } = await load('brute/lineups.ts');
const wanted = lineups(seed, Number(values.tables)).filter(
  (gods) => values.only === undefined || gods.includes(values.only),
);
const total = { games: 0, positions: 0, compared: 0, tooMany: 0, failed: 0 };

function* jobs() {
  for (const [index, gods] of wanted.entries()) {
    if (Date.now() > deadline) return;
    yield { gods, seed: seed * 100_003 + index, bounds };
  }
}

const progress = () =>
  say(
    `${total.games}/${wanted.length} games, ${total.positions} positions, ${total.compared} compared, ` +
      `${total.tooMany} with too many turns, ${total.failed} games failed`,
  );

await playAll(jobs(), Number(values.workers), (job, outcome) => {
  total.games += 1;
  total.positions += outcome.positions;
  total.compared += outcome.compared;
  total.tooMany += outcome.tooMany;
  if (outcome.problems.length > 0) {
    total.failed += 1;
    say(`${job.gods.join(' ')}, seed ${job.seed}: ${outcome.problems.length} problems`);
    for (const problem of outcome.problems.slice(0, SHOWN_DIFFERENCES)) say(`  ${problem}`);
  }
  if (total.games % SHOWN_EVERY === 0) progress();
});
progress();
if (total.games < wanted.length) say(`Out of time: ${wanted.length - total.games} games were not played.`);
process.exitCode = total.failed === 0 && total.games === wanted.length ? 0 : 1;
