/** For those who run the server. */

import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Context } from '../context.ts';

export const healthRoutes =
  (context: Context, isClosing: () => boolean): FastifyPluginCallbackZod =>
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
        const ready = !isClosing() && (await context.sql.isReady().catch(() => false));
        return ready ? { status: 'ready' } : reply.code(503).send({ status: 'not ready' });
      },
    );
    done();
  };
