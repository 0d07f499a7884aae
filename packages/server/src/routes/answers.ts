/** Answers that many routes give. */

import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { type Refusal, refusalSchema } from '../protocol/index.ts';

export const errorSchema: z.ZodType<{ readonly error: Refusal }> = z.strictObject({ error: refusalSchema });

/** What goes wrong with a request, by status. */
export const ERRORS: Readonly<Record<400 | 401 | 403 | 404 | 409 | 429 | 503, typeof errorSchema>> = {
  400: errorSchema,
  401: errorSchema,
  403: errorSchema,
  404: errorSchema,
  409: errorSchema,
  429: errorSchema,
  503: errorSchema,
};

export const problem = (
  code: string,
  message: string,
  operation = 'request',
): { readonly error: Refusal } => ({
  error: { operation, clause: 'HTTP-4', code, message },
});

export const noSuchGame = (reply: FastifyReply): FastifyReply =>
  reply.code(404).send(problem('NO_SUCH_GAME', 'There is no such game.'));

export const tooMany = (reply: FastifyReply): FastifyReply =>
  reply.code(429).send(problem('TOO_MANY', 'You have too many connections open already.'));

/** Refusals that mean "you may not", as against "not now". */
const STATUS: Readonly<Record<string, number>> = { NO_SEAT: 403, WRONG_SEAT_KEY: 403, UNAVAILABLE: 503 };

export const refused = (reply: FastifyReply, error: Refusal): FastifyReply =>
  reply
    .code(STATUS[error.code] ?? (error.clause === 'NEW-4' && error.operation === 'new' ? 400 : 409))
    .send({ error });
