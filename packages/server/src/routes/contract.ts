/** The contract routes: one game per browser session, every answer the whole game (HTTP-1 … HTTP-4). */

import type { Answer, Game, GameState } from '@caldera/rules';
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import { z } from 'zod';
import type { Context } from '../context.ts';
import type { Access } from '../plugins/access.ts';
import type { Refusal } from '../protocol/index.ts';
import type { Player } from '../storage/players.ts';

/** From JSON a number, from a form or a query its digits. */
const whole = (least: number, most: number): z.ZodType<number> =>
  z
    .union(
      [
        z.number(),
        z
          .string()
          .regex(/^-?\d{1,9}$/, 'expected a whole number')
          .transform(Number),
      ],
      {
        error: 'expected a whole number',
      },
    )
    .pipe(z.number().int('expected a whole number').min(least).max(most));

const row = whole(0, 4);
const playerId = whole(1, 2).optional();

const SCHEMAS = {
  new: z.object({
    startPlayer: whole(1, 2),
    name1: z.string(),
    name2: z.string(),
    power1: z.string(),
    power2: z.string(),
  }),
  cell: z.object({ row, col: row, playerId }),
  move: z.object({ toRow: row, toCol: row, playerId }),
  build: z.object({ row, col: row, piece: z.enum(['block', 'dome']).optional(), playerId }),
  skip: z.object({ playerId }),
  state: z.object({ playerId }),
} as const;

/** Where it is checked, a player who is not named is the one whose turn it is. */
const active = (game: Game, named: number | undefined): number => named ?? game.activePlayer ?? 1;

interface Operation<S extends z.ZodType> {
  readonly path: string;
  readonly summary: string;
  readonly schema: S;
  readonly act: (game: Game, asked: z.output<S>) => Answer;
}

const operation = <S extends z.ZodType>(each: Operation<S>): Operation<S> => each;

const place = operation({
  path: 'place-worker',
  summary: 'Place a worker',
  schema: SCHEMAS.cell,
  act: (game, asked) => game.placeWorker(active(game, asked.playerId), asked.col, asked.row),
});
const select = operation({
  path: 'select-worker',
  summary: 'Select the worker that moves',
  schema: SCHEMAS.cell,
  act: (game, asked) => game.selectAt(active(game, asked.playerId), asked.col, asked.row),
});
const move = operation({
  path: 'move-worker',
  summary: 'Move the selected worker',
  schema: SCHEMAS.move,
  act: (game, asked) =>
    asked.playerId === undefined
      ? game.playerMove(asked.toRow, asked.toCol)
      : game.move(asked.playerId, asked.toCol, asked.toRow),
});
const build = operation({
  path: 'build',
  summary: 'Build with the worker that moved; `piece: "dome"` where a power gives the choice',
  schema: SCHEMAS.build,
  act: (game, asked) => game.build(active(game, asked.playerId), asked.col, asked.row, asked.piece),
});
const skip = operation({
  path: 'skip',
  summary: 'Take no further optional step',
  schema: SCHEMAS.skip,
  act: (game, asked) => game.skip(active(game, asked.playerId)),
});

const OTHERS: readonly HTTPMethods[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

const stateOf = (game: Game | undefined): GameState | null => game?.state ?? null;

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

    route('POST', 'new', 'Begin a game', SCHEMAS.new, 'player', async (request, reply) => {
      const player = request.player as Player;
      const asked = SCHEMAS.new.safeParse(parametersOf(request));
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

    const routeOperation = <S extends z.ZodType>({ path, summary, schema, act }: Operation<S>): void =>
      route('POST', path, summary, schema, 'visitor', async (request, reply) => {
        const session = request.player?.id ?? '';
        const asked = schema.safeParse(parametersOf(request));
        if (!asked.success) {
          const state = stateOf(await desks.look(session));
          return reply.code(400).send({ error: badParameter(path, asked.error), state });
        }
        const answer = await desks.act(session, (game) => act(game, asked.data));
        if (answer.game === undefined) return noGame(reply, path);
        const { state } = answer.game;
        return answer.error === undefined ? state : reply.code(409).send({ error: answer.error, state });
      });
    routeOperation(place);
    routeOperation(select);
    routeOperation(move);
    routeOperation(build);
    routeOperation(skip);

    route('GET', 'state', 'The game of this session', SCHEMAS.state, 'visitor', async (request, reply) => {
      const game = await desks.look(request.player?.id ?? '');
      return game === undefined ? noGame(reply, 'state') : game.state;
    });
    done();
  };
