/** What is asked of the server once. Whatever goes wrong is a value with a sentence. */

import { fail, ok, type Result } from '@caldera/rules';
import type {
  GameSummary,
  GameView,
  Me,
  NewGame,
  OwnRating,
  Refusal,
  Seated,
} from '@caldera/server/protocol';
import type { Words } from '../words/index.ts';

export type Problem = Pick<Refusal, 'code' | 'message'>;
export type Answer<T> = Promise<Result<T, Problem>>;

/** A problem in the language of the page. */
export const problemIn = (words: Words, { code, message }: Problem): string =>
  code === 'UNREACHABLE' ? words.online.unreachable : words.said(code, message);

const UNREACHABLE: Problem = { code: 'UNREACHABLE', message: '' };

const hasError = (body: unknown): body is { readonly error: Refusal } =>
  typeof body === 'object' && body !== null && 'error' in body;

const posting = (body: unknown): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

const ask = async <T>(path: string, body?: unknown, asking: RequestInit = {}): Answer<T> => {
  try {
    const response = await fetch(`/api${path}`, body === undefined ? asking : posting(body));
    const answer: unknown = response.status === 204 ? null : await response.json();
    if (response.ok) return ok(answer as T);
    return fail(hasError(answer) ? answer.error : UNREACHABLE);
  } catch {
    return fail(UNREACHABLE);
  }
};

export const createGame = (wanted: NewGame): Answer<Seated> => ask('/games', wanted);

export const joinGame = (id: string, name: string): Answer<Seated> =>
  ask(`/games/${encodeURIComponent(id)}/join`, name === '' ? {} : { name });

/** With the key to a seat the view is that seat's, even where the visit it came from is forgotten. */
export const findGame = (
  id: string,
  key: string | undefined,
): Answer<{ readonly game: GameView; readonly token?: string }> =>
  ask(
    `/games/${encodeURIComponent(id)}`,
    undefined,
    key === undefined ? {} : { headers: { 'x-caldera-seat': key } },
  );

export type ListQuery = Readonly<Record<string, string>>;

export const listGames = (query: ListQuery): Answer<{ readonly games: readonly GameSummary[] }> =>
  ask(`/games?${new URLSearchParams(query)}`);

export const whoAmI = (): Answer<Me> => ask('/me');

export const rename = (name: string): Answer<Me> => ask('/me/name', { name });

export const ownRatings = (): Answer<{ readonly ratings: readonly OwnRating[] }> => ask('/me/ratings');

export const register = (login: string, password: string): Answer<Me> =>
  ask('/account/register', { login, password });

export const signIn = (login: string, password: string): Answer<Me> =>
  ask('/account/login', { login, password });

export const signOut = (): Answer<null> => ask('/account/logout', {});
