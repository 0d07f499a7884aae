/** The server describes itself: a page for people, OpenAPI and JSON Schema for programs. All from the same schemas. */

import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { clientMessageSchema, PROTOCOL, serverMessageSchema } from '../protocol/index.ts';

interface Operation {
  readonly summary?: string;
  readonly tags?: readonly string[];
}
interface Description {
  readonly paths?: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const page = ({ paths = {} }: Description): string => {
  const rows = Object.entries(paths)
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { summary = '', tags = [] }]) => ({
        path,
        method,
        summary,
        tag: tags[0] ?? '',
      })),
    )
    .map(
      ({ path, method, summary, tag }) =>
        `<tr><td>${escaped(tag)}</td><td><code>${method.toUpperCase()} ${escaped(path)}</code></td><td>${escaped(summary)}</td></tr>`,
    );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Caldera: interface</title>
<h1>The interface of this server</h1>
<p>For programs: <a href="/api/docs/openapi.json">OpenAPI</a> for HTTP,
<a href="/api/docs/live.json">JSON Schema of the live messages</a> for the WebSocket at <code>/api/live</code>.</p>
<table><caption>Routes</caption><thead><tr><th>part</th><th>route</th><th>does</th></tr></thead>
<tbody>${rows.join('\n')}</tbody></table></html>`;
};

/** Both directions of the live connection. */
const liveDescription = (): object => ({
  protocol: PROTOCOL,
  address: '/api/live',
  fromClient: z.toJSONSchema(clientMessageSchema, { io: 'input' }),
  fromServer: z.toJSONSchema(serverMessageSchema, { io: 'output' }),
});

export const docsRoutes =
  (describe: () => unknown): FastifyPluginCallbackZod =>
  (app, _, done) => {
    const live = liveDescription();
    app.get('/api/docs', { config: { access: 'public' }, schema: { hide: true } }, async (_request, reply) =>
      reply.type('text/html; charset=utf-8').send(page(describe() as Description)),
    );
    app.get('/api/docs/openapi.json', { config: { access: 'public' }, schema: { hide: true } }, async () =>
      describe(),
    );
    app.get(
      '/api/docs/live.json',
      { config: { access: 'public' }, schema: { hide: true } },
      async () => live,
    );
    done();
  };
