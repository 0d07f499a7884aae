/** The process: listens, says where, and ends in good order. */

import { type App, buildApp } from './app.ts';
import type { Config } from './ops/config.ts';

export interface Running {
  readonly app: App;
  readonly address: string;
}

const DRAIN = 10_000;

/** `now`: the server's clock; tests bring their own. */
export const startServer = async (config: Config, now: () => number = Date.now): Promise<Running> => {
  const app = await buildApp(config, now);
  const address = await app.http.listen({ host: config.host, port: config.port });
  return { app, address };
};

/** Resolves once the process was asked to end and everything is closed. */
export const runUntilAsked = (app: App): Promise<void> =>
  new Promise((resolve) => {
    const end = (signal: string): void => {
      app.http.log.info({ signal }, 'closing');
      // Whatever hangs does not hang us.
      setTimeout(() => process.exit(1), DRAIN).unref();
      void app.close().then(resolve);
    };
    process.once('SIGINT', () => end('SIGINT'));
    process.once('SIGTERM', () => end('SIGTERM'));
  });
