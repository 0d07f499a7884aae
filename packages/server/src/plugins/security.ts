/** Headers that every answer carries, and requests that are refused before anybody looks at them. */

import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Config } from '../ops/config.ts';

/** Nothing but our own files runs, nothing frames us, nothing is sent elsewhere. */
export const CONTENT_SECURITY_POLICY: string = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "worker-src 'self' blob:",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "media-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

const HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy': CONTENT_SECURITY_POLICY,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  // With both of these the engine's threads may share memory.
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-embedder-policy': 'require-corp',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  'x-frame-options': 'DENY',
};

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Whether a page of ours sent this, or something that is no web page. */
export const isOwnOrigin = (
  config: Config,
  host: string | undefined,
  origin: string | undefined,
  site: string | undefined,
): boolean => {
  if (site === 'cross-site' || site === 'same-site') return false;
  if (origin === undefined) return true;
  if (config.publicUrl !== undefined && origin === new URL(config.publicUrl).origin) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
};

const header = (value: string | string[] | undefined): string | undefined =>
  Array.isArray(value) ? value[0] : value;

const forbid = (reply: FastifyReply): FastifyReply =>
  reply.code(403).send({
    error: {
      operation: 'request',
      clause: 'HTTP-4',
      code: 'FOREIGN_ORIGIN',
      message: 'Another site may not do this in your name.',
    },
  });

export const secure = (app: FastifyInstance, config: Config): void => {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(HEADERS);
    if (config.publicUrl?.startsWith('https:') === true) {
      reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains');
    }
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store');
    const { origin, host } = request.headers;
    const site = header(request.headers['sec-fetch-site']);
    if (!SAFE_METHODS.has(request.method) && !isOwnOrigin(config, host, origin, site)) return forbid(reply);
    return undefined;
  });
};
