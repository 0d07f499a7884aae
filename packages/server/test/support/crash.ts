/** The crash test: a real server under load is killed at random moments; whatever it acknowledged has to be there. */
import { isDeepStrictEqual } from 'node:util';
import { LoadedGame, logAt, playOn, viewAt } from './load.ts';
import { ServerProcess } from './process.ts';

export interface CrashReport {
  readonly kills: number;
  readonly acknowledged: number;
  readonly games: number;
  /** One sentence per promise that was broken. */
  readonly broken: readonly string[];
}

const check = async (address: string, game: LoadedGame): Promise<readonly string[]> => {
  const broken: string[] = [];
  const stored = new Map((await logAt(address, game.id)).map((event) => [event.seq, event]));
  for (const { seq, at, facts } of game.acknowledged) {
    const found = stored.get(seq);
    if (found === undefined) broken.push(`${game.id}: event ${seq} was acknowledged and is lost`);
    else if (found.at !== at || !isDeepStrictEqual(found.facts, facts))
      broken.push(`${game.id}: event ${seq} changed`);
  }
  const view = await viewAt(address, game.id);
  const last = game.acknowledged.at(-1);
  // At most the one step that was on its way may have been stored without an answer. Who is gone nobody asked for.
  const unanswered = [...stored.values()].filter(
    ({ seq, facts }) =>
      seq > (last?.seq ?? 2) && !facts.every(({ kind }) => kind === 'gone' || kind === 'back'),
  );
  if (unanswered.length > 1) broken.push(`${game.id}: more was stored than was asked for`);
  if (last !== undefined && view.seq === last.seq && !isDeepStrictEqual(view.clock, last.clock)) {
    broken.push(
      `${game.id}: the clock jumped from ${JSON.stringify(last.clock)} to ${JSON.stringify(view.clock)}`,
    );
  }
  return broken;
};

const LONGEST_WAIT = 20_000;

/** Waits for so many answers: the moment of the kill is then anywhere within the work, on any machine. */
const untilAnswered = async (games: readonly LoadedGame[], more: number): Promise<void> => {
  const total = (): number => games.reduce((sum, game) => sum + game.acknowledged.length, 0);
  const goal = total() + more;
  for (let waited = 0; total() < goal && waited < LONGEST_WAIT; waited += 2) {
    if (games.every(({ isOver }) => isOver)) return;
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
};

export const crashTest = async (
  options: Readonly<Record<string, string | number>>,
  kills: number,
  count: number,
  random: (below: number) => number,
): Promise<CrashReport> => {
  const broken: string[] = [];
  let server = await ServerProcess.start(options);
  let games = await Promise.all(Array.from({ length: count }, () => LoadedGame.create(server.address)));
  const all = [...games];
  for (let kill = 0; kill < kills; kill += 1) {
    let stopped = false;
    const playing = games.map((game) => playOn(server.address, game, random, () => stopped));
    await untilAnswered(games, 20 + random(400));
    await server.end('SIGKILL');
    stopped = true;
    await Promise.all(playing);
    server = await ServerProcess.start({ ...options, port: server.port });
    for (const game of games) broken.push(...(await check(server.address, game)));
    games = await Promise.all(
      games.map(async (game) => (game.isOver ? LoadedGame.create(server.address) : game)),
    );
    all.push(...games.filter((game) => !all.includes(game)));
  }
  // No game is stuck: each takes another step, the unanswered one first.
  for (const game of games) {
    const before = game.acknowledged.length;
    await playOn(server.address, game, random, () => game.acknowledged.length > before);
    if (game.acknowledged.length === before) broken.push(`${game.id} is stuck`);
  }
  for (const game of all) broken.push(...(await check(server.address, game)));
  await server.end('SIGTERM');
  const acknowledged = all.reduce((sum, game) => sum + game.acknowledged.length, 0);
  return { kills, acknowledged, games: all.length, broken };
};
