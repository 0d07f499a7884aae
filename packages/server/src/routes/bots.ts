/** Programs that play: a token, a stream of "your turn", and the same commands as everybody. */

import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Context } from '../context.ts';
import type { Watcher } from '../games/live-room.ts';
import { fingerprint, randomId, randomToken } from '../players/secrets.ts';
import { playerName } from '../protocol/http.ts';
import { deadlineOf } from '../room/clock.ts';
import { decider, type Room } from '../room/room.ts';
import { viewRoom } from '../room/view.ts';
import type { Player } from '../storage/players.ts';
import { ERRORS, problem, tooMany } from './answers.ts';

const MOST_BOTS = 10;
/** How often a stream looks for games that the bot joined elsewhere. */
const LOOK_AGAIN = 5_000;

/** One line of the stream. */
const yourTurn = (room: Room, seat: number): string => {
  const { fen, steps, ply, gods } = viewRoom(room, seat);
  const deadline = deadlineOf(room.clock);
  return `${JSON.stringify({
    type: 'your-turn',
    game: room.id,
    seat,
    ply,
    fen,
    steps,
    gods,
    ...(Number.isFinite(deadline) && { deadline }),
  })}\n`;
};

export const botRoutes =
  (context: Context): FastifyPluginCallbackZod =>
  (app, _, done) => {
    const { accounts, service, now } = context;

    app.post(
      '/api/bots',
      {
        config: { access: 'player' },
        schema: {
          summary: 'Make a bot; its token is shown this once',
          tags: ['bots'],
          body: z.strictObject({ name: playerName }),
          response: {
            ...ERRORS,
            201: z.strictObject({ id: z.string(), name: z.string(), token: z.string() }),
          },
        },
      },
      async (request, reply) => {
        const owner = request.player as Player;
        if (owner.kind === 'bot' || (await accounts.countBots(owner.id)) >= MOST_BOTS) {
          return reply.code(409).send(problem('TOO_MANY_BOTS', `One player has at most ${MOST_BOTS} bots.`));
        }
        const id = randomId();
        const token = randomToken();
        await accounts.addBot(id, owner.id, request.body.name, now());
        await accounts.openSession(fingerprint(token), id, 'bot', now(), null);
        return reply.code(201).send({ id, name: request.body.name, token });
      },
    );

    app.get(
      '/api/bot/stream',
      {
        config: { access: 'bot' },
        schema: {
          summary:
            'A line of JSON whenever it is the bot’s turn, in any of its games; empty lines in between',
          tags: ['bots'],
        },
      },
      async (request, reply) => {
        const bot = request.player as Player;
        const stream = context.streams.open(request, reply, 'application/x-ndjson', '\n');
        if (stream === undefined) return tooMany(reply);
        const watched = new Map<string, Watcher>();
        const lost = (error: unknown): void => request.log.error({ err: error }, 'a bot lost a game');
        const tell = (room: Room, seat: number): void => {
          if (decider(room) === seat) stream.write(yourTurn(room, seat));
        };
        const follow = async (id: string, seat: number): Promise<void> => {
          if (watched.has(id)) return;
          const watcher: Watcher = { seat, heard: (room) => tell(room, seat) };
          watched.set(id, watcher);
          const room = await service.watch(id, watcher);
          if (room !== undefined) tell(room, seat);
        };
        const look = async (): Promise<void> => {
          for (const { game, seat } of await context.games.seatsOf(bot.id)) await follow(game, seat);
        };
        const stopListening = service.onEntry(({ room }) => {
          const seat = room.seats.findIndex((sitter) => sitter?.player === bot.id);
          if (seat >= 0) follow(room.id, seat).catch(lost);
        });
        const looking = setInterval(() => {
          look().catch(lost);
        }, LOOK_AGAIN);
        stream.onClose(() => {
          clearInterval(looking);
          stopListening();
          for (const [id, watcher] of watched) service.unwatch(id, watcher);
        });
        await look();
        return reply;
      },
    );
    done();
  };
