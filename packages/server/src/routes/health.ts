/** For those who run the server. */

import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Context } from '../context.ts';
import { isSame } from '../players/secrets.ts';
import { problem } from './answers.ts';

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

export interface Health {
  readonly isClosing: () => boolean;
  readonly metrics: () => string;
}

export const healthRoutes =
  (context: Context, health: Health): FastifyPluginCallbackZod =>
  (app, _, done) => {
    const answer = z.strictObject({ status: z.string() });
    app.get(
      '/healthz',
      {
        config: { access: 'public' },
        schema: { summary: 'The process is alive', tags: ['operations'], response: { 200: answer } },
      },
      async () => ({ status: 'alive' }),
    );
    app.get(
      '/readyz',
      {
        config: { access: 'public' },
        schema: {
          summary: 'The process can serve',
          tags: ['operations'],
          response: { 200: answer, 503: answer },
        },
      },
      async (_request, reply) => {
        const ready = !health.isClosing() && (await context.sql.isReady().catch(() => false));
        return ready ? { status: 'ready' } : reply.code(503).send({ status: 'not ready' });
      },
    );
    app.get(
      '/metrics',
      {
        config: { access: 'public' },
        schema: {
          summary: 'Figures for Prometheus: from this machine, or with the token of `--metrics-token`',
          tags: ['operations'],
        },
      },
      async (request, reply) => {
        const { metricsToken } = context.config;
        // A proxy on this machine that nobody told us of speaks for others.
        const allowed =
          metricsToken === undefined
            ? LOOPBACK.has(request.ip) && request.headers['x-forwarded-for'] === undefined
            : isSame(request.headers.authorization ?? '', `Bearer ${metricsToken}`);
        if (!allowed) return reply.code(403).send(problem('FORBIDDEN', 'These figures are not for you.'));
        return reply.type('text/plain; version=0.0.4; charset=utf-8').send(health.metrics());
      },
    );
    done();
  };
