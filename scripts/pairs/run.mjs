// npm run check:pairs: random games of every pair of powers that may meet, and of sampled triples and teams, with the
// turns of every position compared to a brute force written from the clauses.
import { parseArgs } from 'node:util';
import { say } from '../lib/stages.mjs';
import { load } from './load.mjs';
import { playAll } from './pool.mjs';

const USAGE = `Usage: npm run check:pairs -- [options]

  --seed <n>       which games (default: 1)
  --minutes <n>    start no further game after that time (default: 55)
  --turns <n>      leave a game that has not ended after that many turns (default: 1000)
  --every <n>      compare one position of a game out of so many (default: 1, all of them)
  --towers <n>     one out of so many once more, with random towers (default: 5)
  --limit <n>      positions with more turns than this are not compared (default: 4000000)
  --tables <n>     line-ups of three and of four players to sample (default: 300)
  --only <ids>     only games with that power; two ids, a comma between them: only games of these two
  --from <n>       leave that many games out, to go on with a run that was stopped (default: 0)
  --to <n>         stop before that game, to share a run out (default: none)
  --workers <n>    games played at once (default: 2)`;

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    minutes: { type: 'string', default: '55' },
    turns: { type: 'string', default: '1000' },
    every: { type: 'string', default: '1' },
    towers: { type: 'string', default: '5' },
    limit: { type: 'string', default: '4000000' },
    tables: { type: 'string', default: '300' },
    only: { type: 'string', default: '' },
    from: { type: 'string', default: '0' },
    to: { type: 'string', default: 'none' },
    workers: { type: 'string', default: '2' },
    help: { type: 'boolean', default: false },
  },
});
if (values.help) {
  say(USAGE);
  process.exit(0);
}

const seed = Number(values.seed);
const bounds = {
  turns: Number(values.turns),
  every: Number(values.every),
  towers: Number(values.towers),
  limit: Number(values.limit),
};
const only = values.only.split(',').filter((id) => id !== '');
const deadline = Date.now() + Number(values.minutes) * 60_000;
const SHOWN_DIFFERENCES = 4;
const SHOWN_EVERY = 100;

/** @type {typeof import('../../packages/rules/test/brute/lineups.ts')} */
const { lineups } = await load('brute/lineups.ts');
const wanted = lineups(seed, Number(values.tables))
  .filter((gods) => only.every((id) => gods.includes(id)))
  .slice(0, values.to === 'none' ? undefined : Number(values.to));
const total = {
  games: 0,
  ended: 0,
  positions: 0,
  compared: 0,
  placings: 0,
  tooMany: 0,
  givenUp: 0,
  failed: 0,
  most: 0,
};

const from = Number(values.from);
function* jobs() {
  for (const [index, gods] of wanted.entries()) {
    if (Date.now() > deadline) return;
    if (index < from) continue;
    yield { gods, seed: seed * 100_003 + index, bounds };
  }
}

const began = Date.now();
const minutes = () => ((Date.now() - began) / 60_000).toFixed(1);
const progress = () =>
  say(
    `${from + total.games}/${wanted.length} games in ${minutes()} min, ${total.positions} positions, ` +
      `${total.compared} compared, ${total.tooMany + total.givenUp} left out, ${total.failed} games failed`,
  );

await playAll(jobs(), Number(values.workers), (job, outcome) => {
  total.games += 1;
  if (outcome.ended) total.ended += 1;
  else say(`${job.gods.join(' ')}, seed ${job.seed}: no end after ${bounds.turns} turns`);
  total.positions += outcome.positions;
  total.compared += outcome.compared;
  total.placings += outcome.placings;
  total.tooMany += outcome.tooMany;
  total.givenUp += outcome.givenUp;
  total.most = Math.max(total.most, outcome.most);
  if (outcome.problems.length > 0) {
    total.failed += 1;
    say(`${job.gods.join(' ')}, seed ${job.seed}: ${outcome.problems.length} problems`);
    for (const problem of outcome.problems.slice(0, SHOWN_DIFFERENCES)) say(`  ${problem}`);
  }
  if (total.games % SHOWN_EVERY === 0) progress();
});

const missing = wanted.length - from - total.games;
say(`
Seed ${seed}, ${minutes()} minutes
  games played     ${total.games} of ${wanted.length - from}
  games ended      ${total.ended}
  positions        ${total.positions}
  compared         ${total.compared}, with random towers too; ${total.placings} of them placings
  most turns       ${total.most} in one compared position
  left out         ${total.tooMany} with more turns than --limit, ${total.givenUp} that the brute force gave up
  games failed     ${total.failed}`);
if (missing > 0) say(`Out of time: ${missing} games were not played.`);
process.exitCode = total.failed === 0 && missing === 0 ? 0 : 1;
