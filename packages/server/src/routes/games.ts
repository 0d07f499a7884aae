/** Games over HTTP: create, find, join, look, command. */

import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Context } from '../context.ts';
import { whyNotRated } from '../games/rating.ts';
import { isSame } from '../players/secrets.ts';
import {
  commandAnswerSchema,
  commandRequestSchema,
  gameSummarySchema,
  newGameSchema,
  playerName,
  seatedSchema,
} from '../protocol/http.ts';
import { type GameSetup, gameViewSchema, type NewGame, type Sitter } from '../protocol/index.ts';
import { gameId, seatToken } from '../protocol/live.ts';
import { godId } from '../protocol/step.ts';
import type { Room } from '../room/room.ts';
import { checkSetup } from '../room/starting.ts';
import { viewEntry, viewRoom } from '../room/view.ts';
import type { Player } from '../storage/players.ts';
import { ERRORS, noSuchGame, problem, refused } from './answers.ts';

const params = z.strictObject({ id: gameId });
const playerId = z.string().regex(/^[A-Za-z0-9]{1,40}$/);
/** The key to a seat travels in a header of its own. */
export const SEAT_HEADER = 'x-caldera-seat';
const headers = z.object({ [SEAT_HEADER]: seatToken.exactOptional() });

export const setupOf = (asked: NewGame): GameSetup => {
  const players = asked.players ?? asked.seats?.length ?? 2;
  return {
    players: players as GameSetup['players'],
    gods: asked.gods ?? { mode: 'given', gods: Array.from({ length: players }, () => 'mortal'), first: 0 },
    clock: asked.clock ?? { kind: 'none' },
    rated: asked.rated ?? false,
    isPublic: asked.isPublic ?? false,
    chat: asked.chat ?? true,
  };
};

export const sitterOf = (player: Player): Sitter => ({
  player: player.id,
  kind: player.kind,
  name: player.name,
});

export const engineSitter = (level: number): Sitter => ({ kind: 'engine', name: `Engine ${level}`, level });

const kindsOf = (sitters: readonly (Sitter | null)[]): readonly string[] =>
  sitters.flatMap((sitter) => (sitter === null ? [] : [sitter.kind]));

const sittersOf = (asked: NewGame, players: number, me: Player): readonly (Sitter | null)[] => {
  const seats = asked.seats ?? [{ kind: 'me' as const }];
  return Array.from({ length: players }, (_, seat) => {
    const request = seats[seat];
    if (request?.kind === 'me') return sitterOf(me);
    return request?.kind === 'engine' ? engineSitter(request.level) : null;
  });
};

/** The seat that a player holds, or that a key opens. */
export const seatIn = (
  context: Context,
  room: Room,
  player: Player | undefined,
  key: string | undefined,
): number | undefined => {
  const seat = room.seats.findIndex((sitter, index) =>
    key === undefined
      ? sitter?.player !== undefined && sitter.player === player?.id
      : isSame(context.signer.seatToken(room.id, index), key),
  );
  return seat < 0 ? undefined : seat;
};

export const gameRoutes =
  (context: Context): FastifyPluginCallbackZod =>
  (app, _, done) => {
    const { service, signer } = context;
    const seated = (room: Room, seat: number) => ({
      game: viewRoom(room, seat),
      seat,
      token: signer.seatToken(room.id, seat),
    });

    app.post(
      '/api/games',
      {
        config: { access: 'player' },
        schema: {
          summary: 'Create a game and sit down',
          tags: ['games'],
          body: newGameSchema,
          response: { ...ERRORS, 201: seatedSchema },
        },
      },
      async (request, reply) => {
        const me = request.player as Player;
        const setup = setupOf(request.body);
        const seats = request.body.seats;
        if (seats !== undefined && seats.length !== setup.players) {
          return reply.code(400).send(problem('SEAT_COUNT', `Describe ${setup.players} seats.`));
        }
        const sitters = sittersOf(request.body, setup.players, me);
        const mine = sitters.findIndex((sitter) => sitter?.player === me.id);
        if (mine < 0) return reply.code(400).send(problem('NO_SEAT_FOR_YOU', 'One seat has to be yours.'));
        if (context.config.engineThreads === 0 && sitters.some((sitter) => sitter?.kind === 'engine')) {
          return reply.code(400).send(problem('NO_ENGINE', 'This server lends no engine.'));
        }
        const checked = checkSetup(setup);
        if (!checked.ok) return refused(reply, checked.error);
        const unrated = setup.rated ? whyNotRated(setup.players, kindsOf(sitters)) : undefined;
        if (unrated !== undefined) return refused(reply, unrated);
        const room = await service.create(setup, sitters);
        return reply.code(201).send(seated(room, mine));
      },
    );

    app.get(
      '/api/games',
      {
        config: { access: 'visitor' },
        schema: {
          summary: 'Find games: the lobby (`status=open`), those being played, the archive (`status=ended`)',
          tags: ['games'],
          querystring: z.strictObject({
            status: z.enum(['open', 'playing', 'ended']).exactOptional(),
            player: playerId.exactOptional(),
            name: playerName.exactOptional(),
            god: godId.exactOptional(),
            before: z.coerce.number().int().min(0).exactOptional(),
            limit: z.coerce.number().int().min(1).max(100).default(50),
          }),
          response: { ...ERRORS, 200: z.strictObject({ games: z.array(gameSummarySchema) }) },
        },
      },
      async (request) => {
        // Games by link stay between those who have it: only their players find them in a list.
        const { player } = request.query;
        const onlyPublic = player === undefined || player !== request.player?.id;
        return { games: [...(await context.games.list({ ...request.query, onlyPublic }))] };
      },
    );

    app.get(
      '/api/games/:id',
      {
        config: { access: 'visitor' },
        schema: {
          summary: 'A game as the caller may see it; its players also get the key to their seat',
          tags: ['games'],
          params,
          headers,
          response: {
            ...ERRORS,
            200: z.strictObject({ game: gameViewSchema, token: z.string().exactOptional() }),
          },
        },
      },
      async (request, reply) => {
        const room = await service.find(request.params.id);
        if (room === undefined) return noSuchGame(reply);
        const seat = seatIn(context, room, request.player, request.headers[SEAT_HEADER]);
        return {
          game: viewRoom(room, seat),
          ...(seat !== undefined && { token: signer.seatToken(room.id, seat) }),
        };
      },
    );

    app.post(
      '/api/games/:id/join',
      {
        config: { access: 'player' },
        schema: {
          summary: 'Take a free seat; without `seat` the first free one',
          tags: ['games'],
          params,
          body: z.strictObject({
            seat: z.int().min(0).max(3).exactOptional(),
            name: playerName.exactOptional(),
          }),
          response: { ...ERRORS, 200: seatedSchema },
        },
      },
      async (request, reply) => {
        const room = await service.find(request.params.id);
        if (room === undefined) return noSuchGame(reply);
        let me = request.player as Player;
        const mine = seatIn(context, room, me, undefined);
        if (mine !== undefined) return seated(room, mine);
        const { name } = request.body;
        if (name !== undefined && me.kind === 'guest' && name !== me.name) {
          await context.players.rename(me.id, name);
          me = { ...me, name };
        }
        const unrated = room.setup.rated ? whyNotRated(room.setup.players, [me.kind]) : undefined;
        if (unrated !== undefined) return refused(reply, { ...unrated, operation: 'join' });
        const free = request.body.seat ?? Math.max(0, room.seats.indexOf(null));
        const answer = await service.join(room.id, free, sitterOf(me));
        if (answer === undefined) return noSuchGame(reply);
        return answer.ok ? seated(answer.value.room, free) : refused(reply, answer.error);
      },
    );

    app.post(
      '/api/games/:id/commands',
      {
        config: { access: 'visitor' },
        schema: {
          summary: 'Play, offer, resign …: the same commands as on the live connection',
          tags: ['games'],
          params,
          headers,
          body: commandRequestSchema,
          response: { ...ERRORS, 200: commandAnswerSchema },
        },
      },
      async (request, reply) => {
        const room = await service.find(request.params.id);
        if (room === undefined) return noSuchGame(reply);
        const key = request.headers[SEAT_HEADER];
        const { player } = request;
        // A cookie alone never plays: a bot shows its token, everybody else the key to the seat.
        const seat = seatIn(context, room, player?.kind === 'bot' ? player : undefined, key);
        if (seat === undefined)
          return reply.code(403).send(problem('WRONG_SEAT_KEY', 'This needs the key to a seat.'));
        const { id, command } = request.body;
        const author = `seat ${seat}`;
        if (command.kind === 'say' && !context.chat.maySay(room.id, author, false)) {
          return reply.code(429).send(problem('TOO_FAST', 'Not so many messages at once, please.'));
        }
        const name = room.seats[seat]?.name ?? '';
        const answer = await service.command(room.id, { id, command, seat, author, name });
        if (answer === undefined) return noSuchGame(reply);
        if (!answer.ok) return refused(reply, answer.error);
        return { ...viewEntry(answer.value.room, answer.value.entry, seat), id };
      },
    );
    done();
  };
