/** Mistakes of callers are explained, our own are logged and hidden. */

import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import type { Refusal } from '../protocol/index.ts';

const error = (code: string, message: string, field?: string): { readonly error: Refusal } => ({
  error: { operation: 'request', clause: 'HTTP-4', code, message, ...(field !== undefined && { field }) },
});

const answerError = (problem: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  if (hasZodFastifySchemaValidationErrors(problem)) {
    const [first] = problem.validation;
    const field =
      first?.instancePath.split('/').filter(Boolean).join('.') || (problem.validationContext ?? '');
    return reply.code(400).send(error('BAD_REQUEST', `${field}: ${first?.message ?? 'not valid'}`, field));
  }
  const status = problem.statusCode ?? 500;
  if (status === 503) {
    request.log.warn({ err: problem }, 'storage cannot be reached');
    return reply.code(503).header('retry-after', '1').send(error('UNAVAILABLE', 'Try again in a moment.'));
  }
  if (status >= 500) {
    request.log.error({ err: problem }, 'request failed');
    return reply.code(500).send(error('INTERNAL', 'Something went wrong on our side.'));
  }
  return reply.code(status).send(error(problem.code ?? 'BAD_REQUEST', problem.message));
};

export const explainErrors = (app: FastifyInstance): void => {
  app.setErrorHandler(answerError);
};
