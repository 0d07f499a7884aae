/** The built web client, where there is one. Unknown paths that a person typed get its page, so links work. */

import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const YEAR = 31_536_000;

export const serveWeb = async (app: FastifyInstance, folder: string | undefined): Promise<void> => {
  const index = folder === undefined ? undefined : join(folder, 'index.html');
  const page = index !== undefined && existsSync(index) ? readFileSync(index, 'utf8') : undefined;
  if (folder !== undefined && page !== undefined) {
    await app.register(fastifyStatic, {
      root: resolve(folder),
      wildcard: false,
      // Names under assets/ carry a hash of their content.
      setHeaders: (reply, path) => {
        const isHashed = path.includes('/assets/');
        reply.header('cache-control', isHashed ? `public, max-age=${YEAR}, immutable` : 'no-cache');
      },
    });
  }
  app.setNotFoundHandler(async (request, reply) => {
    const wantsPage = request.method === 'GET' && request.headers.accept?.includes('text/html') === true;
    if (page !== undefined && wantsPage && !request.url.startsWith('/api/')) {
      return reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(page);
    }
    return reply.code(404).send({
      error: { operation: 'request', clause: 'HTTP-4', code: 'NOT_FOUND', message: 'There is nothing here.' },
    });
  });
};
