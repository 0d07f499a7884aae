/** Following a game without a socket: a stream of server-sent events, or asking again and again. */

import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Context } from '../context.ts';
import type { Watcher } from '../games/live-room.ts';
import type { GameEvent } from '../protocol/index.ts';
import { gameEventSchema, gameId, seatToken } from '../protocol/live.ts';
import { type Viewer, viewEntry } from '../room/view.ts';
import { ERRORS, noSuchGame, tooMany } from './answers.ts';
import { SEAT_HEADER, seatIn } from './games.ts';

const params = z.strictObject({ id: gameId });
const headers = z.object({ [SEAT_HEADER]: seatToken.exactOptional() });
const from = z.coerce.number().int().min(0).default(0);

export const eventRoutes =
  (context: Context): FastifyPluginCallbackZod =>
  (app, _, done) => {
    const { service } = context;
    const missed = async (game: string, after: number, until: number, seat: Viewer): Promise<GameEvent[]> => {
      const room = await service.find(game);
      const entries = await service.entriesAfter(game, after);
      return room === undefined
        ? []
        : entries.filter(({ seq }) => seq <= until).map((entry) => viewEntry(room, entry, seat));
    };

    app.get(
      '/api/games/:id/log',
      {
        config: { access: 'visitor' },
        schema: {
          summary: 'The events after number `from`, for clients that poll',
          tags: ['games'],
          params,
          headers,
          querystring: z.strictObject({ from }),
          response: { ...ERRORS, 200: z.strictObject({ events: z.array(gameEventSchema) }) },
        },
      },
      async (request, reply) => {
        const room = await service.find(request.params.id);
        if (room === undefined) return noSuchGame(reply);
        const seat = seatIn(context, room, request.player, request.headers[SEAT_HEADER]);
        return { events: await missed(room.id, request.query.from, room.seq, seat) };
      },
    );

    app.get(
      '/api/games/:id/events',
      {
        config: { access: 'visitor' },
        schema: {
          summary:
            'The events after number `from` (or `Last-Event-ID`) and all that follow, as server-sent events',
          tags: ['games'],
          params,
          headers,
          querystring: z.strictObject({ from }),
        },
      },
      async (request, reply) => {
        const { id } = request.params;
        const found = await service.find(id);
        if (found === undefined) return noSuchGame(reply);
        const seat = seatIn(context, found, request.player, request.headers[SEAT_HEADER]);
        const last = Number(request.headers['last-event-id'] ?? request.query.from);
        const stream = context.streams.open(request, reply, 'text/event-stream', ': still here\n\n');
        if (stream === undefined) return tooMany(reply);
        const send = (event: GameEvent): void =>
          stream.write(`id: ${event.seq}\ndata: ${JSON.stringify(event)}\n\n`);
        let ready = false;
        const early: GameEvent[] = [];
        const watcher: Watcher = {
          seat,
          heard: (after, entry) => {
            const event = viewEntry(after, entry, seat);
            if (ready) send(event);
            else early.push(event);
          },
        };
        const room = await service.watch(id, watcher);
        stream.onClose(() => service.unwatch(id, watcher));
        for (const event of await missed(id, Number.isInteger(last) ? last : 0, room?.seq ?? 0, seat))
          send(event);
        ready = true;
        for (const event of early) send(event);
        return reply;
      },
    );
    done();
  };
