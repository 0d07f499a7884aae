/** The server put together: storage, games, routes, live connections. */

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import fastifyCookie from '@fastify/cookie';
import fastifySwagger from '@fastify/swagger';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import {
  jsonSchemaTransform,
  serializerCompiler,
  validatorCompiler,
  type ZodTypeProvider,
} from 'fastify-type-provider-zod';
import type { Context } from './context.ts';
import { DeskGames } from './games/desk.ts';
import { EngineSeats } from './games/engines.ts';
import { RatingDesk } from './games/rating.ts';
import { GameService } from './games/service.ts';
import { LiveServer } from './live/server.ts';
import type { Config } from './ops/config.ts';
import { Identities } from './players/identity.ts';
import { randomBelow, randomId, randomToken, Signer } from './players/secrets.ts';
import { guardRoutes } from './plugins/access.ts';
import { explainErrors } from './plugins/errors.ts';
import { secure } from './plugins/security.ts';
import { serveWeb } from './plugins/web.ts';
import { accountRoutes } from './routes/accounts.ts';
import { archiveRoutes } from './routes/archive.ts';
import { botRoutes } from './routes/bots.ts';
import { contractRoutes } from './routes/contract.ts';
import { eventRoutes } from './routes/events.ts';
import { gameRoutes } from './routes/games.ts';
import { healthRoutes } from './routes/health.ts';
import { playerRoutes } from './routes/players.ts';
import { Accounts } from './storage/accounts.ts';
import { Desks } from './storage/desks.ts';
import { Games } from './storage/games.ts';
import { Players } from './storage/players.ts';
import { Ratings } from './storage/ratings.ts';
import { migrate } from './storage/schema.ts';
import { sharedSetting } from './storage/settings.ts';
import type { Sql } from './storage/sql.ts';
import { SqliteFile } from './storage/sqlite.ts';

const LARGEST_BODY = 65_536;
const SWEEP = 2_000;

export interface App {
  readonly http: FastifyInstance;
  readonly context: Context;
  close(): Promise<void>;
}

const openStorage = async (config: Config): Promise<Sql> => {
  mkdirSync(config.data, { recursive: true });
  return SqliteFile.open(join(config.data, 'caldera.db'));
};

const makeContext = async (config: Config, now: () => number): Promise<Context> => {
  const sql = await openStorage(config);
  await migrate(sql);
  const signer = new Signer(await sharedSetting(sql, 'secret', randomToken));
  const games = new Games(sql);
  const players = new Players(sql);
  const service = new GameService(games, { now, random: randomBelow, newId: randomId });
  const desks = new DeskGames(new Desks(sql), service, randomId);
  const identities = new Identities(players, signer, now);
  const accounts = new Accounts(sql);
  const ratings = new Ratings(sql);
  return { config, sql, games, players, accounts, ratings, identities, signer, service, desks, now };
};

const describe = async (http: FastifyInstance): Promise<void> => {
  await http.register(fastifySwagger, {
    openapi: { info: { title: 'Caldera', description: 'Play Santorini with anyone.', version: '1' } },
    transform: jsonSchemaTransform,
  });
};

/** `now`: the server's clock; tests bring their own. */
export const buildApp = async (config: Config, now: () => number = Date.now): Promise<App> => {
  const context = await makeContext(config, now);
  const http = fastify({
    logger: { level: config.logLevel, redact: ['req.headers.cookie', 'req.headers.authorization'] },
    bodyLimit: LARGEST_BODY,
    trustProxy: (_: string, hop: number) => hop < config.proxies,
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: 'idle',
  }).withTypeProvider<ZodTypeProvider>();
  http.setValidatorCompiler(validatorCompiler);
  http.setSerializerCompiler(serializerCompiler);
  secure(http, config);
  explainErrors(http);
  await http.register(fastifyCookie);
  await describe(http);
  let closing = false;
  await http.register(async (api) => {
    guardRoutes(api, context);
    await api.register(gameRoutes(context));
    await api.register(eventRoutes(context));
    await api.register(archiveRoutes(context));
    await api.register(accountRoutes(context));
    await api.register(botRoutes(context));
    await api.register(contractRoutes(context));
    await api.register(playerRoutes(context));
    await api.register(healthRoutes(context, () => closing));
  });
  await serveWeb(http, config.web);
  await http.ready();
  const live = new LiveServer(context, http.server, http.log);
  const rating = new RatingDesk(context.ratings, context.service, (error) =>
    http.log.error({ err: error }, 'a game was not rated'),
  );
  await rating.catchUp(now());
  const engines = new EngineSeats(context.service, randomBelow, config.engineThreads, (error) =>
    http.log.error({ err: error }, 'an engine failed'),
  );
  for (const id of await context.games.withEngineSeats()) {
    const room = await context.service.find(id);
    if (room !== undefined) engines.consider(room);
  }
  const sweeping = setInterval(() => {
    context.service.sweep().catch((error: unknown) => http.log.error({ err: error }, 'sweep failed'));
  }, SWEEP);
  sweeping.unref();
  return {
    http,
    context,
    close: async () => {
      closing = true;
      clearInterval(sweeping);
      live.close();
      engines.close();
      await http.close();
      await rating.settled();
      context.service.close();
      await context.sql.close();
    },
  };
};
