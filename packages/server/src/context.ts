/** What the parts of the server share, put together once. */

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { ChatLimit } from './games/chat-limit.ts';
import { DeskGames } from './games/desk.ts';
import { GameService } from './games/service.ts';
import { Crowd } from './live/address.ts';
import { Buckets } from './live/bucket.ts';
import { Streams } from './live/streams.ts';
import type { Config } from './ops/config.ts';
import { Identities } from './players/identity.ts';
import { randomBelow, randomId, randomToken, Signer } from './players/secrets.ts';
import { Accounts } from './storage/accounts.ts';
import { Desks } from './storage/desks.ts';
import { lockFolder } from './storage/folder-lock.ts';
import { Games } from './storage/games.ts';
import { Players } from './storage/players.ts';
import { Postgres } from './storage/postgres.ts';
import { Ratings } from './storage/ratings.ts';
import { migrate } from './storage/schema.ts';
import { sharedSetting } from './storage/settings.ts';
import type { Sql } from './storage/sql.ts';
import { SqliteFile } from './storage/sqlite.ts';

export interface Context {
  readonly config: Config;
  readonly sql: Sql;
  readonly games: Games;
  readonly players: Players;
  readonly accounts: Accounts;
  readonly ratings: Ratings;
  readonly identities: Identities;
  readonly signer: Signer;
  readonly service: GameService;
  readonly desks: DeskGames;
  /** Requests by address. */
  readonly requests: Buckets;
  /** Connections that stay open, by address. */
  readonly crowd: Crowd;
  readonly streams: Streams;
  readonly chat: ChatLimit;
  readonly now: () => number;
}

export const FILE_NAME = 'caldera.db';

const openStorage = async (config: Config, log: (error: unknown) => void): Promise<Sql> => {
  if (config.databaseUrl !== undefined) return new Postgres(config.databaseUrl, log);
  mkdirSync(config.data, { recursive: true });
  return SqliteFile.open(join(config.data, FILE_NAME), await lockFolder(config.data));
};

export const makeContext = async (
  config: Config,
  now: () => number,
  log: (error: unknown) => void,
): Promise<Context> => {
  const sql = await openStorage(config, log);
  await migrate(sql);
  const signer = new Signer(await sharedSetting(sql, 'secret', randomToken));
  const games = new Games(sql);
  const players = new Players(sql);
  const crowd = new Crowd(config.connections);
  const service = new GameService(games, { now, random: randomBelow, newId: randomId, failed: log });
  return {
    config,
    sql,
    games,
    players,
    accounts: new Accounts(sql),
    ratings: new Ratings(sql),
    identities: new Identities(players, signer, now),
    signer,
    service,
    desks: new DeskGames(new Desks(sql), service, randomId),
    requests: new Buckets(config.rateLimit, config.rateLimit / 60, now),
    crowd,
    streams: new Streams(crowd),
    chat: new ChatLimit(now),
    now,
  };
};
