/** Who may call what. Every route says so in its config; one that does not is a bug that stops the server at once. */

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { COOKIE } from '../players/identity.ts';
import type { Player } from '../storage/players.ts';

/**
 * `public`: anybody, and nobody is asked who they are. `visitor`: anybody, known if they say who they are. `player`:
 * somebody; a newcomer becomes a guest at once. `account`: signed in. `bot`: a token.
 */
export const ACCESS = ['public', 'visitor', 'player', 'account', 'bot'] as const;
export type Access = (typeof ACCESS)[number];

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access;
  }
  interface FastifyRequest {
    player: Player | undefined;
  }
}

const YEAR = 31_536_000;

export const setLastingCookie = (
  context: Context,
  reply: FastifyReply,
  name: string,
  value: string,
): void => {
  reply.setCookie(name, value, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: context.config.publicUrl?.startsWith('https:') === true,
    maxAge: YEAR,
  });
};

const denied = (reply: FastifyReply, code: string, message: string): FastifyReply =>
  reply.code(401).send({ error: { operation: 'request', clause: 'HTTP-4', code, message } });

export const guardRoutes = (app: FastifyInstance, context: Context): void => {
  app.decorateRequest('player', undefined);
  app.addHook('onRoute', (route) => {
    const access = route.config?.access;
    if (access === undefined)
      throw new Error(`${String(route.method)} ${route.url} does not say who may call it`);
  });
  app.addHook('preHandler', async (request: FastifyRequest, reply) => {
    const access = request.routeOptions.config.access ?? 'public';
    if (access === 'public') return;
    request.player = await context.identities.identify({
      cookie: request.cookies[COOKIE],
      authorization: request.headers.authorization,
    });
    if (access === 'player' && request.player === undefined) {
      if (request.headers.authorization !== undefined)
        return denied(reply, 'BAD_TOKEN', 'This token is not valid.');
      const guest = await context.identities.welcome();
      request.player = guest;
      setLastingCookie(context, reply, COOKIE, context.identities.guestCookie(guest));
    }
    if (access === 'account' && request.player?.kind !== 'account') {
      return denied(reply, 'NOT_SIGNED_IN', 'Sign in first.');
    }
    if (access === 'bot' && request.player?.kind !== 'bot') {
      return denied(reply, 'BAD_TOKEN', 'This needs the token of a bot.');
    }
    return undefined;
  });
};
