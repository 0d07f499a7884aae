/** No address may ask more than its share; pages that are not there count like any other. */

import type { FastifyInstance } from 'fastify';
import { addressKey } from '../live/address.ts';
import type { Buckets } from '../live/bucket.ts';

/** For those who watch over the server. */
const EXEMPT = new Set(['/healthz', '/readyz', '/metrics']);

export const limitRate = (app: FastifyInstance, requests: Buckets): void => {
  app.addHook('onRequest', async (request, reply) => {
    if (EXEMPT.has(request.url) || requests.take(addressKey(request.ip))) return undefined;
    const message = 'Too many requests: wait a little.';
    return reply
      .code(429)
      .header('retry-after', '5')
      .send({ error: { operation: 'request', clause: 'HTTP-4', code: 'TOO_OFTEN', message } });
  });
};
