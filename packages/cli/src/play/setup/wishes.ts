/** What the command line says about a game, checked as far as it goes. */

import { fail, type God, ok, type Result, startProblem } from '@caldera/rules';
import { COMPUTER_NAME, DEFAULT_NAMES, nameProblem } from '../seats.ts';

export interface Wishes {
  readonly opponent?: true;
  readonly gods?: string;
  readonly names?: string;
  readonly first?: string;
  readonly fen?: string;
  readonly resume?: string;
}

/** Two ways to say where the game begins can’t both be right. */
export const contradiction = ({ gods, first, names, fen, resume }: Wishes): string | undefined => {
  if (resume !== undefined && fen !== undefined) return '--resume and --fen exclude each other: use one.';
  const given = { '--gods': gods, '--first': first, ...(resume === undefined ? {} : { '--names': names }) };
  const start = resume === undefined ? (fen === undefined ? undefined : '--fen') : '--resume';
  const other = Object.entries(given).find(([, value]) => value !== undefined)?.[0];
  return start === undefined || other === undefined
    ? undefined
    : `${start} says that already: leave out ${other}.`;
};

export const usualNames = (players: number, opponent: boolean): readonly string[] =>
  opponent ? ['You', COMPUTER_NAME, ...DEFAULT_NAMES.slice(2, players)] : DEFAULT_NAMES.slice(0, players);

export const readNames = (text: string, players: number): Result<readonly string[], string> => {
  const names = text.split(',').map((name) => name.trim());
  const example = DEFAULT_NAMES.slice(0, players).join(',');
  if (names.length !== players) return fail(`--names takes ${players} names, as in ${example}.`);
  const problem = names.map(nameProblem).find((each) => each !== undefined);
  return problem === undefined ? ok(names) : fail(problem);
};

/** The players who may start with these powers. */
export const starters = (gods: readonly God[]): readonly number[] =>
  gods.flatMap((_, player) => (startProblem(gods, player) === undefined ? [player] : []));

/** Of the powers in play, the one that should start by its card; the first player among equals. */
export const usualStart = (gods: readonly God[]): number => {
  const priority = (player: number): number => gods[player]?.startPriority ?? Number.POSITIVE_INFINITY;
  const able = starters(gods);
  return able.reduce((best, player) => (priority(player) < priority(best) ? player : best), able[0] ?? 0);
};

export const readFirst = (text: string, gods: readonly God[]): Result<number, string> => {
  const player = Number(text) - 1;
  if (gods[player] === undefined) return fail(`--first takes the number of a player, 1 to ${gods.length}.`);
  const problem = startProblem(gods, player);
  return problem === undefined ? ok(player) : fail(problem.message);
};
