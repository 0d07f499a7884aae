/** Who one is. */

import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Context } from '../context.ts';
import { meSchema, ownRatingSchema, playerName } from '../protocol/http.ts';
import type { Player } from '../storage/players.ts';
import { ERRORS } from './answers.ts';

export const playerRoutes =
  (context: Context): FastifyPluginCallbackZod =>
  (app, _, done) => {
    app.get(
      '/api/me',
      {
        config: { access: 'player' },
        schema: {
          summary: 'Who one is; a newcomer becomes a guest',
          tags: ['players'],
          response: { ...ERRORS, 200: meSchema },
        },
      },
      async (request) => {
        const { id, name, kind } = request.player as Player;
        return { id, name, kind };
      },
    );
    app.get(
      '/api/me/ratings',
      {
        config: { access: 'player' },
        schema: {
          summary: 'One’s ratings, for every pool in which one has played',
          tags: ['players'],
          response: { ...ERRORS, 200: z.strictObject({ ratings: z.array(ownRatingSchema) }) },
        },
      },
      async (request) => {
        const known = await context.ratings.ofPlayer((request.player as Player).id);
        const ratings = known.map(({ pool, rating, deviation, games }) => ({
          pool,
          rating: Math.round(rating),
          deviation: Math.round(deviation),
          games,
        }));
        return { ratings };
      },
    );
    app.post(
      '/api/me/name',
      {
        config: { access: 'player' },
        schema: {
          summary: 'Change one’s name',
          tags: ['players'],
          body: z.strictObject({ name: playerName }),
          response: { ...ERRORS, 200: meSchema },
        },
      },
      async (request) => {
        const { id, kind } = request.player as Player;
        await context.players.rename(id, request.body.name);
        return { id, name: request.body.name, kind };
      },
    );
    done();
  };
