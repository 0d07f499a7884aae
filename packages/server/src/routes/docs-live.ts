/** The live connection, described by the schemas that check it: as AsyncAPI for programs, as a table for people. */

import { z } from 'zod';
import { clientMessageSchema, PROTOCOL, serverMessageSchema } from '../protocol/index.ts';

interface Schema {
  readonly properties?: Readonly<Record<string, { readonly const?: unknown }>>;
  readonly required?: readonly string[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
}

export interface LiveMessage {
  readonly from: 'client' | 'server';
  readonly type: string;
  readonly summary: string;
  /** Names of its fields; those that may be absent end with a question mark. */
  readonly fields: readonly string[];
  readonly payload: Schema;
}

const SUMMARIES: Readonly<Record<string, string>> = {
  'client watch': 'Follow a game: the answer is its view or, with `from`, the events after that number',
  'client unwatch': 'Follow it no longer',
  'client command': 'Play, offer, resign, talk …: what it may hold is listed at the commands over HTTP too',
  'client ping': 'Asks for the server’s time',
  'server welcome': 'First of all messages: version of the protocol, time, and who one is',
  'server event': 'What happened in a game, numbered without gaps; with `id` the answer to one’s own command',
  'server done': 'The answer to what changed no game',
  'server refused': 'The answer to what was not done: clause, code and a sentence',
  'server bye': 'The server is about to close the connection: connect again and go on from the last event',
};

const messagesOf = (from: LiveMessage['from'], schema: Schema): readonly LiveMessage[] =>
  (schema.anyOf ?? schema.oneOf ?? []).map((payload) => {
    const { properties = {}, required = [] } = payload;
    const type = String(properties.type?.const);
    const fields = Object.keys(properties).map((name) => (required.includes(name) ? name : `${name}?`));
    return { from, type, summary: SUMMARIES[`${from} ${type}`] ?? '', fields, payload };
  });

const fromClient = z.toJSONSchema(clientMessageSchema, { io: 'input' });
const fromServer = z.toJSONSchema(serverMessageSchema, { io: 'output' });

export const LIVE_MESSAGES: readonly LiveMessage[] = [
  ...messagesOf('client', fromClient as Schema),
  ...messagesOf('server', fromServer as Schema),
];

/** Both directions as they are checked. */
export const liveSchemas = (): object => ({
  protocol: PROTOCOL,
  address: '/api/live',
  fromClient,
  fromServer,
});

const channel = { $ref: '#/channels/live' };
const keyOf = ({ from, type }: LiveMessage): string => `${from}-${type}`;
const refTo = (message: LiveMessage): object => ({ $ref: `#/channels/live/messages/${keyOf(message)}` });
const ANSWERS = ['event', 'done', 'refused'];

export const asyncApi = (): object => ({
  asyncapi: '3.0.0',
  info: {
    title: 'Caldera: the live connection',
    version: String(PROTOCOL),
    description: 'A WebSocket with one JSON object per text frame, at most 16 KiB.',
  },
  defaultContentType: 'application/json',
  channels: {
    live: {
      address: '/api/live',
      messages: Object.fromEntries(
        LIVE_MESSAGES.map((message) => [
          keyOf(message),
          { name: message.type, summary: message.summary, payload: message.payload },
        ]),
      ),
    },
  },
  operations: {
    asked: {
      action: 'receive',
      channel,
      summary: 'Every message of a client has an `id` and gets exactly one answer with it.',
      messages: LIVE_MESSAGES.filter(({ from }) => from === 'client').map(refTo),
      reply: {
        channel,
        messages: LIVE_MESSAGES.filter(({ from, type }) => from === 'server' && ANSWERS.includes(type)).map(
          refTo,
        ),
      },
    },
    told: {
      action: 'send',
      channel,
      summary: 'Events of the games that are watched, a greeting and a farewell.',
      messages: LIVE_MESSAGES.filter(({ from }) => from === 'server').map(refTo),
    },
  },
});
