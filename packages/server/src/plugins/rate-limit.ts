/** No address may ask more than its share; pages that are not there count like any other. */

import type { FastifyInstance } from 'fastify';
import { Bucket } from '../live/bucket.ts';

/** For those who watch over the server. */
const EXEMPT = new Set(['/healthz', '/readyz', '/metrics']);
const MOST_ADDRESSES = 50_000;

/** IPv6 gives everybody a whole network: its first four groups are what counts. */
export const addressKey = (address: string): string =>
  address.includes(':') && !address.includes('.') ? address.split(':').slice(0, 4).join(':') : address;

export const limitRate = (app: FastifyInstance, perMinute: number, now: () => number): void => {
  const buckets = new Map<string, Bucket>();
  app.addHook('onRequest', async (request, reply) => {
    if (EXEMPT.has(request.url)) return undefined;
    if (buckets.size > MOST_ADDRESSES) {
      for (const [key, bucket] of buckets) if (bucket.isFull(now())) buckets.delete(key);
    }
    const key = addressKey(request.ip);
    const bucket = buckets.get(key) ?? new Bucket(perMinute, perMinute / 60, now());
    buckets.set(key, bucket);
    if (bucket.take(now())) return undefined;
    const message = 'Too many requests: wait a little.';
    return reply
      .code(429)
      .header('retry-after', '5')
      .send({ error: { operation: 'request', clause: 'HTTP-4', code: 'TOO_OFTEN', message } });
  });
};
