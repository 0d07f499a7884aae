/** The server describes itself: a page for people, OpenAPI and AsyncAPI for programs. All from the same schemas. */

import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { asyncApi, LIVE_MESSAGES, liveSchemas } from './docs-live.ts';

interface Operation {
  readonly summary?: string;
  readonly tags?: readonly string[];
}
interface Description {
  readonly paths?: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const table = (caption: string, head: readonly string[], rows: readonly (readonly string[])[]): string => {
  const line = (tag: string, cells: readonly string[]): string =>
    `<tr>${cells.map((cell) => `<${tag}>${escaped(cell)}</${tag}>`).join('')}</tr>`;
  return `<table><caption>${caption}</caption><thead>${line('th', head)}</thead>
<tbody>${rows.map((row) => line('td', row)).join('\n')}</tbody></table>`;
};

const routesIn = ({ paths = {} }: Description): readonly (readonly string[])[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { summary = '', tags = [] }]) => [
      tags[0] ?? '',
      `${method.toUpperCase()} ${path}`,
      summary,
    ]),
  );

const page = (
  description: Description,
): string => `<!doctype html><html lang="en"><meta charset="utf-8"><title>Caldera: interface</title>
<h1>The interface of this server</h1>
<p>For programs: <a href="/api/docs/openapi.json">OpenAPI</a> for HTTP, <a href="/api/docs/asyncapi.json">AsyncAPI</a>
and <a href="/api/docs/live.json">JSON Schema</a> for the WebSocket at <code>/api/live</code>.</p>
${table('Routes', ['part', 'route', 'does'], routesIn(description))}
${table(
  'Messages of the live connection',
  ['from', 'type', 'fields', 'means'],
  LIVE_MESSAGES.map(({ from, type, fields, summary }) => [from, type, fields.join(', '), summary]),
)}</html>`;

export const docsRoutes =
  (describe: () => unknown): FastifyPluginCallbackZod =>
  (app, _, done) => {
    const options = { config: { access: 'public' }, schema: { hide: true } } as const;
    app.get('/api/docs', options, async (_request, reply) =>
      reply.type('text/html; charset=utf-8').send(page(describe() as Description)),
    );
    app.get('/api/docs/openapi.json', options, async () => describe());
    app.get('/api/docs/asyncapi.json', options, async () => asyncApi());
    app.get('/api/docs/live.json', options, async () => liveSchemas());
    done();
  };
