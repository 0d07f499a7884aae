/** The contract routes: one game per browser session, every answer the whole game (HTTP-1 … HTTP-4). */

import type { Game, GameState } from '@caldera/rules';
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import type { z } from 'zod';
import type { Context } from '../context.ts';
import type { Access } from '../plugins/access.ts';
import type { Refusal } from '../protocol/index.ts';
import type { Player } from '../storage/players.ts';
import { namedSchema, newSchema, OPERATIONS, type Operation } from './contract-operations.ts';

const OTHERS: readonly HTTPMethods[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** As the player sees it who is named, or else whose turn it is: what another hides stays hidden. */
const seenBy = (game: Game, player: number | null | undefined): GameState => {
  const viewer = player ?? game.activePlayer;
  return viewer === null ? game.state : game.stateFor(viewer);
};

const stateOf = (game: Game | undefined): GameState | null =>
  game === undefined ? null : seenBy(game, undefined);

const badParameter = (name: string, error: z.ZodError): Refusal => {
  const [issue] = error.issues;
  const field = String(issue?.path[0] ?? '');
  const message = `${field}: ${issue?.message ?? 'not valid'}`;
  return { operation: name, clause: 'HTTP-4', code: 'BAD_PARAMETER', message, field };
};

/** Parameters wherever they are; the body counts where both name one. */
const parametersOf = (request: FastifyRequest): unknown => {
  const { query, body } = request;
  if (body !== undefined && body !== null && (typeof body !== 'object' || Array.isArray(body))) return body;
  return { ...(query as object), ...(body as object | null) };
};

const noGame = (reply: FastifyReply, name: string): FastifyReply => {
  const message = 'There is no game yet: begin one with /api/game/new.';
  return reply
    .code(404)
    .send({ error: { operation: name, clause: 'HTTP-4', code: 'NO_GAME', message }, state: null });
};

export const contractRoutes =
  (context: Context) =>
  (app: FastifyInstance, _: unknown, done: () => void): void => {
    const { desks } = context;
    app.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, parsed) => parsed(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );

    const route = (
      method: 'GET' | 'POST',
      path: string,
      summary: string,
      schema: z.ZodType,
      access: Access,
      handler: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>,
    ): void => {
      const url = `/api/game/${path}`;
      app.route({
        method,
        url,
        config: { access },
        // Parameters come from the body or the query: the handler reads them, the schema here describes them.
        schema: { summary, tags: ['contract'], ...(method === 'POST' && { body: schema }) },
        validatorCompiler: () => () => true,
        handler,
      });
      app.route({
        method: OTHERS.filter((other) => other !== method),
        url,
        config: { access: 'public' },
        schema: { hide: true },
        handler: async (_request, reply) =>
          reply
            .code(405)
            .header('allow', method)
            .send({
              error: { operation: path, clause: 'HTTP-4', code: 'WRONG_METHOD', message: `Use ${method}.` },
            }),
      });
    };

    route('POST', 'new', 'Begin a game', newSchema, 'player', async (request, reply) => {
      const player = request.player as Player;
      const asked = newSchema.safeParse(parametersOf(request));
      if (!asked.success) {
        const state = stateOf(await desks.look(player.id));
        return reply.code(400).send({ error: badParameter('new', asked.error), state });
      }
      const { startPlayer, name1, name2, power1, power2 } = asked.data;
      const answer = await desks.begin(player, {
        startPlayer,
        names: [name1, name2],
        powers: [power1, power2],
      });
      const state = stateOf(answer.game);
      return answer.error === undefined ? state : reply.code(409).send({ error: answer.error, state });
    });

    const routeOperation = ({ path, summary, schema, read }: Operation): void =>
      route('POST', path, summary, schema, 'visitor', async (request, reply) => {
        const session = request.player?.id ?? '';
        const asked = read(parametersOf(request));
        if (!asked.ok) {
          const state = stateOf(await desks.look(session));
          return reply.code(400).send({ error: badParameter(path, asked.error), state });
        }
        // The answer is for whoever acts, also when it is somebody else's turn afterwards.
        const { act, playerId } = asked.value;
        let actor = playerId;
        const answer = await desks.act(session, (game) => {
          actor ??= game.activePlayer ?? undefined;
          return act(game);
        });
        if (answer.game === undefined) return noGame(reply, path);
        const state = seenBy(answer.game, actor);
        return answer.error === undefined ? state : reply.code(409).send({ error: answer.error, state });
      });
    for (const each of OPERATIONS) routeOperation(each);

    const routeLook = (
      path: string,
      summary: string,
      look: (game: Game, player: number | undefined) => unknown,
    ): void =>
      route('GET', path, summary, namedSchema, 'visitor', async (request, reply) => {
        const game = await desks.look(request.player?.id ?? '');
        const asked = namedSchema.safeParse(request.query);
        if (!asked.success) {
          return reply.code(400).send({ error: badParameter(path, asked.error), state: stateOf(game) });
        }
        return game === undefined ? noGame(reply, path) : look(game, asked.data.playerId);
      });
    routeLook('state', 'The game of this session', seenBy);
    routeLook('options', 'The steps that may be taken now', (game, player) => ({
      steps: player === undefined || player === game.activePlayer ? game.options : [],
    }));
    done();
  };
