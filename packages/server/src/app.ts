/** The server put together: storage, games, routes, live connections. */

import fastifyCookie from '@fastify/cookie';
import fastifySwagger from '@fastify/swagger';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import {
  jsonSchemaTransform,
  serializerCompiler,
  validatorCompiler,
  type ZodTypeProvider,
} from 'fastify-type-provider-zod';
import { type Context, makeContext } from './context.ts';
import { EngineSeats } from './games/engines.ts';
import { RatingDesk } from './games/rating.ts';
import { LiveServer } from './live/server.ts';
import type { Config } from './ops/config.ts';
import { Metrics } from './ops/metrics.ts';
import { randomBelow } from './players/secrets.ts';
import { guardRoutes } from './plugins/access.ts';
import { explainErrors } from './plugins/errors.ts';
import { limitRate } from './plugins/rate-limit.ts';
import { secure } from './plugins/security.ts';
import { watchSilent } from './plugins/silent.ts';
import { serveWeb } from './plugins/web.ts';
import { accountRoutes } from './routes/accounts.ts';
import { archiveRoutes } from './routes/archive.ts';
import { botRoutes } from './routes/bots.ts';
import { contractRoutes } from './routes/contract.ts';
import { docsRoutes } from './routes/docs.ts';
import { eventRoutes } from './routes/events.ts';
import { gameRoutes } from './routes/games.ts';
import { healthRoutes } from './routes/health.ts';
import { playerRoutes } from './routes/players.ts';

const LARGEST_BODY = 65_536;
const SLOWEST_REQUEST = 30_000;
const SWEEP = 2_000;
/** How often games are looked for that another process left to an engine. */
const ENGINE_SWEEP = 60_000;

export interface App {
  readonly http: FastifyInstance;
  readonly context: Context;
  close(): Promise<void>;
}

const makeHttp = (config: Config): FastifyInstance => {
  const http = fastify({
    logger: { level: config.logLevel, redact: ['req.headers.cookie', 'req.headers.authorization'] },
    bodyLimit: LARGEST_BODY,
    trustProxy: (_: string, hop: number) => hop < config.proxies,
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: 'idle',
    // Whoever sends a request byte by byte has this long for all of them.
    requestTimeout: SLOWEST_REQUEST,
  }).withTypeProvider<ZodTypeProvider>();
  const letGo = watchSilent(http.server);
  http.addHook('preClose', async () => letGo());
  http.setValidatorCompiler(validatorCompiler);
  http.setSerializerCompiler(serializerCompiler);
  http.addHook('onResponse', async (request, reply) => {
    // The route, not the address: an address may carry what is nobody's business.
    const { method, routeOptions } = request;
    request.log.debug(
      { method, route: routeOptions.url, status: reply.statusCode, ms: reply.elapsedTime },
      'served',
    );
  });
  return http;
};

const addRoutes = async (
  http: FastifyInstance,
  context: Context,
  isClosing: () => boolean,
  metrics: () => string,
): Promise<void> => {
  await http.register(fastifyCookie);
  await http.register(fastifySwagger, {
    openapi: { info: { title: 'Caldera', description: 'Play Santorini with anyone.', version: '1' } },
    transform: jsonSchemaTransform,
  });
  await http.register(async (api) => {
    guardRoutes(api, context);
    const parts = [
      gameRoutes,
      eventRoutes,
      archiveRoutes,
      accountRoutes,
      botRoutes,
      contractRoutes,
      playerRoutes,
    ];
    for (const part of parts) await api.register(part(context));
    await api.register(healthRoutes(context, { isClosing, metrics }));
    await api.register(docsRoutes(() => http.swagger()));
  });
  await serveWeb(http, context.config.web);
};

/** Games go on where a restart, or another process, left them. */
const resumeGames = async (context: Context, engines: EngineSeats): Promise<void> => {
  for (const id of await context.games.waitingForEngine()) {
    const room = await context.service.find(id);
    if (room !== undefined) engines.consider(room);
  }
};

/** `now`: the server's clock; tests bring their own. */
export const buildApp = async (config: Config, now: () => number = Date.now): Promise<App> => {
  const http = makeHttp(config);
  const log =
    (what: string) =>
    (error: unknown): void =>
      http.log.error({ err: error }, what);
  const context = await makeContext(config, now, log('storage'));
  const { service, sql } = context;
  let closing = false;
  let live: LiveServer | undefined;
  const metrics = new Metrics(http, service, () => (live?.connections ?? 0) + context.streams.count);
  secure(http, config);
  limitRate(http, context.requests);
  explainErrors(http);
  await addRoutes(
    http,
    context,
    () => closing,
    () => metrics.text(),
  );
  await http.ready();
  live = new LiveServer(context, http.server, http.log);
  const rating = new RatingDesk(context.ratings, service, log('a game was not rated'));
  await rating.catchUp(now());
  const engines = new EngineSeats(service, randomBelow, config.engineThreads, log('an engine failed'));
  await resumeGames(context, engines);
  await sql.listen((news) => void service.hear(news).catch(log('refresh failed')));
  const timers = [
    setInterval(() => void service.sweep().catch(log('sweep failed')), SWEEP),
    setInterval(() => void resumeGames(context, engines).catch(log('sweep failed')), ENGINE_SWEEP),
  ];
  for (const timer of timers) timer.unref();
  const close = async (): Promise<void> => {
    closing = true;
    for (const timer of timers) clearInterval(timer);
    live.close();
    context.streams.close();
    engines.close();
    await http.close();
    metrics.close();
    await rating.settled();
    service.close();
    await sql.close();
  };
  let closed: Promise<void> | undefined;
  return {
    http,
    context,
    close: () => {
      closed ??= close();
      return closed;
    },
  };
};
