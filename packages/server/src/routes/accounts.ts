/** Accounts: optional, and one's own to change, take along and delete. */

import type { FastifyReply } from 'fastify';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Context } from '../context.ts';
import { addressKey } from '../live/address.ts';
import { COOKIE, SESSION } from '../players/identity.ts';
import { DEVICE_COOKIE, LoginLimit } from '../players/login-limit.ts';
import { hashPassword, isPassword } from '../players/password.ts';
import { fingerprint, randomToken } from '../players/secrets.ts';
import { setLastingCookie } from '../plugins/access.ts';
import { type Me, meSchema, playerName } from '../protocol/http.ts';
import type { Player } from '../storage/players.ts';
import { ERRORS, problem } from './answers.ts';

const login = z
  .string()
  .regex(/^[A-Za-z0-9_-]{3,30}$/, '3 to 30 letters, digits, - or _')
  .transform((text) => text.toLowerCase());
const password = z.string().min(8).max(200);
const SESSION_LASTS = 90 * 86_400_000;

export const accountRoutes =
  (context: Context): FastifyPluginCallbackZod =>
  (app, _, done) => {
    const { accounts, now } = context;
    const limit = new LoginLimit(context.signer, now);
    const tooOften = (reply: FastifyReply): FastifyReply =>
      reply.code(429).send(problem('TOO_OFTEN', 'Too many attempts: wait a minute.'));

    /** A fresh session: whatever cookie was there before is worth nothing now. */
    const signIn = async (reply: FastifyReply, player: string, as?: string): Promise<void> => {
      const token = randomToken();
      await accounts.openSession(fingerprint(token), player, 'account', now(), now() + SESSION_LASTS);
      setLastingCookie(context, reply, COOKIE, `${SESSION}.${token}`);
      if (as !== undefined) setLastingCookie(context, reply, DEVICE_COOKIE, limit.deviceCookie(as));
    };
    const me = async (player: string): Promise<Me> => {
      const found = await context.players.find(player);
      return { id: player, name: found?.name ?? '', kind: found?.kind ?? 'guest' };
    };

    app.post(
      '/api/account/register',
      {
        config: { access: 'player' },
        schema: {
          summary: 'Become an account; a guest keeps its games',
          tags: ['players'],
          body: z.strictObject({ login, password, name: playerName.exactOptional() }),
          response: { ...ERRORS, 201: meSchema },
        },
      },
      async (request, reply) => {
        if (!limit.mayTry(addressKey(request.ip))) return tooOften(reply);
        const player = request.player as Player;
        if (player.kind !== 'guest')
          return reply.code(409).send(problem('NOT_A_GUEST', 'You have an account.'));
        const { body } = request;
        const name = body.name ?? body.login;
        const hash = await hashPassword(body.password);
        if (!(await accounts.register(player.id, body.login, hash, name))) {
          return reply.code(409).send(problem('LOGIN_TAKEN', 'Somebody has that login already.'));
        }
        await signIn(reply, player.id, body.login);
        return reply.code(201).send(await me(player.id));
      },
    );

    app.post(
      '/api/account/login',
      {
        config: { access: 'public' },
        schema: {
          summary: 'Sign in',
          tags: ['players'],
          body: z.strictObject({ login, password: z.string().max(200) }),
          response: { ...ERRORS, 200: meSchema },
        },
      },
      async (request, reply) => {
        const { body } = request;
        const device = request.cookies[DEVICE_COOKIE];
        const address = addressKey(request.ip);
        if (!limit.maySignIn({ login: body.login, address, device })) return tooOften(reply);
        const found = await accounts.find(body.login);
        if (!(await isPassword(body.password, found?.password)) || found === undefined) {
          return reply.code(401).send(problem('WRONG_LOGIN', 'Login or password is wrong.'));
        }
        await signIn(reply, found.player, body.login);
        return me(found.player);
      },
    );

    app.post(
      '/api/account/logout',
      {
        config: { access: 'account' },
        schema: { summary: 'Sign out', tags: ['players'], response: { ...ERRORS, 204: z.null() } },
      },
      async (request, reply) => {
        const token = request.cookies[COOKIE]?.split('.')[1] ?? '';
        await accounts.endSession(fingerprint(token));
        return reply.clearCookie(COOKIE, { path: '/' }).code(204).send(null);
      },
    );

    app.post(
      '/api/account/password',
      {
        config: { access: 'account' },
        schema: {
          summary: 'Change the password; every other session ends',
          tags: ['players'],
          body: z.strictObject({ old: z.string().max(200), new: password }),
          response: { ...ERRORS, 200: meSchema },
        },
      },
      async (request, reply) => {
        const player = request.player as Player;
        if (!limit.mayTry(`password ${player.id}`)) return tooOften(reply);
        if (!(await isPassword(request.body.old, await accounts.passwordOf(player.id)))) {
          return reply.code(403).send(problem('WRONG_PASSWORD', 'The old password is wrong.'));
        }
        await accounts.changePassword(player.id, await hashPassword(request.body.new));
        await signIn(reply, player.id);
        return me(player.id);
      },
    );

    app.post(
      '/api/account/delete',
      {
        config: { access: 'visitor' },
        schema: {
          summary: 'Delete everything known of oneself; an account proves it with its password',
          tags: ['players'],
          body: z.strictObject({ password: z.string().max(200).exactOptional() }),
          response: { ...ERRORS, 204: z.null() },
        },
      },
      async (request, reply) => {
        const { player, body } = request;
        if (player === undefined) return reply.code(401).send(problem('NOBODY', 'Nothing is known of you.'));
        if (!limit.mayTry(`password ${player.id}`)) return tooOften(reply);
        const proof =
          player.kind === 'guest' ||
          (await isPassword(body.password ?? '', await accounts.passwordOf(player.id)));
        if (!proof) return reply.code(403).send(problem('WRONG_PASSWORD', 'The password is wrong.'));
        const games = await accounts.forget(player.id);
        await context.sql.tellRewritten(games);
        for (const game of games) await context.service.reload(game);
        const everywhere = { path: '/' };
        return reply
          .clearCookie(COOKIE, everywhere)
          .clearCookie(DEVICE_COOKIE, everywhere)
          .code(204)
          .send(null);
      },
    );

    app.get(
      '/api/account/export',
      {
        config: { access: 'visitor' },
        schema: { summary: 'Everything known of oneself', tags: ['players'] },
      },
      async (request, reply) => {
        const { player } = request;
        if (player === undefined) return reply.code(401).send(problem('NOBODY', 'Nothing is known of you.'));
        return reply
          .header('content-disposition', 'attachment; filename="caldera-data.json"')
          .send(await accounts.export(player.id));
      },
    );
    done();
  };
