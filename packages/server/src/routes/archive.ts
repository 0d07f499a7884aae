/** What was played: positions by ply, records, statistics, the powers there are. */

import { GODS } from '@caldera/rules';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Context } from '../context.ts';
import { POOLS } from '../games/rating.ts';
import { remembered } from '../ops/remembered.ts';
import { gameId, seatToken } from '../protocol/live.ts';
import { recordJson, recordText } from '../room/record.ts';
import { viewPly } from '../room/view.ts';
import { ERRORS, noSuchGame, problem } from './answers.ts';
import { SEAT_HEADER, seatIn } from './games.ts';

/** Every game that ever ended is counted: not for everybody who asks. */
const STATISTICS_LAST = 10_000;

const params = z.strictObject({ id: gameId });
const headers = z.object({ [SEAT_HEADER]: seatToken.exactOptional() });
const statistics = z.strictObject({
  god: z.string(),
  against: z.string().exactOptional(),
  games: z.int(),
  wins: z.int(),
});
const leader = z.strictObject({
  player: z.string(),
  name: z.string(),
  rating: z.int(),
  deviation: z.int(),
  games: z.int(),
});
const god = z.strictObject({
  id: z.string(),
  name: z.string(),
  set: z.string(),
  power: z.string(),
  players: z.array(z.int()),
});

export const archiveRoutes =
  (context: Context): FastifyPluginCallbackZod =>
  (app, _, done) => {
    const { service, ratings, now } = context;
    const statisticsNow = remembered(STATISTICS_LAST, now, async () => ({
      gods: [...(await ratings.byGod())],
      pairs: [...(await ratings.byPair())],
    }));

    app.get(
      '/api/games/:id/positions/:ply',
      {
        config: { access: 'visitor' },
        schema: {
          summary: 'The position after so many turns, as the caller may see it',
          tags: ['archive'],
          params: z.strictObject({ id: gameId, ply: z.coerce.number().int().min(0) }),
          headers,
          response: { ...ERRORS, 200: z.strictObject({ ply: z.int(), fen: z.string() }) },
        },
      },
      async (request, reply) => {
        const { id, ply } = request.params;
        const room = await service.find(id);
        if (room === undefined) return noSuchGame(reply);
        if (room.position === undefined || ply > room.turns.length) {
          return reply.code(404).send(problem('NO_SUCH_PLY', 'The game has not come to that turn.'));
        }
        const seat = seatIn(context, room, request.player, request.headers[SEAT_HEADER]);
        return { ply, fen: viewPly(room, ply, seat) };
      },
    );

    app.get(
      '/api/games/:id/record',
      {
        config: { access: 'visitor' },
        schema: { summary: 'The game as record text', tags: ['archive'], params, headers },
      },
      async (request, reply) => {
        const room = await service.find(request.params.id);
        if (room === undefined) return noSuchGame(reply);
        const seat = seatIn(context, room, request.player, request.headers[SEAT_HEADER]);
        return reply
          .type('text/plain; charset=utf-8')
          .header('content-disposition', `attachment; filename="${room.id}.caldera"`)
          .send(recordText(room, seat));
      },
    );

    app.get(
      '/api/games/:id/record.json',
      {
        config: { access: 'visitor' },
        schema: { summary: 'The game as JSON', tags: ['archive'], params, headers },
      },
      async (request, reply) => {
        const room = await service.find(request.params.id);
        if (room === undefined) return noSuchGame(reply);
        return recordJson(room, seatIn(context, room, request.player, request.headers[SEAT_HEADER]));
      },
    );

    app.get(
      '/api/leaderboard/:pool',
      {
        config: { access: 'public' },
        schema: {
          summary: 'The strongest players of a pool',
          tags: ['archive'],
          params: z.strictObject({ pool: z.enum(POOLS) }),
          response: { ...ERRORS, 200: z.strictObject({ leaders: z.array(leader) }) },
        },
      },
      async (request) => ({ leaders: [...(await ratings.leaders(request.params.pool, 100))] }),
    );

    app.get(
      '/api/statistics',
      {
        config: { access: 'public' },
        schema: {
          summary: 'Games and wins by god, and by pair of gods',
          tags: ['archive'],
          response: {
            ...ERRORS,
            200: z.strictObject({ gods: z.array(statistics), pairs: z.array(statistics) }),
          },
        },
      },
      async () => statisticsNow(),
    );

    app.get(
      '/api/gods',
      {
        config: { access: 'public' },
        schema: {
          summary: 'The powers this server knows',
          tags: ['archive'],
          response: { 200: z.strictObject({ gods: z.array(god) }) },
        },
      },
      async () => ({
        gods: GODS.map(({ id, name, set, power, players }) => ({
          id,
          name,
          set,
          power,
          players: [...players],
        })),
      }),
    );
    done();
  };
