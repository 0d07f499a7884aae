/** The proof of a result that anybody with the rules can check: what the winner plays wherever the game can come to. */

import {
  fail,
  makeFen,
  NOBODY,
  ok,
  type Position,
  parseFen,
  parseTurn,
  type Result,
  results,
} from '@caldera/rules';

export interface Certificate {
  readonly position: string;
  /** For the side to move in that position. */
  readonly claim: 'win' | 'loss';
  /** Within so many turns, both sides counted. */
  readonly turns: number;
  /** By position text: the winner's turn. */
  readonly strategy: Readonly<Record<string, string>>;
}

/** No game comes near, and whoever checks a proof goes as deep as it claims to. */
const MOST_TURNS = 1000;

/** A proof comes from anywhere: what is no certificate is said, not stumbled over. */
const readCertificate = (given: unknown): Result<Certificate, string> => {
  if (typeof given !== 'object' || given === null) return fail('this is no certificate');
  const { position, claim, turns, strategy } = given as Partial<Record<keyof Certificate, unknown>>;
  if (typeof position !== 'string') return fail('the position is missing');
  if (claim !== 'win' && claim !== 'loss') return fail('the claim is neither "win" nor "loss"');
  if (typeof turns !== 'number' || !Number.isInteger(turns) || turns < 0 || turns > MOST_TURNS)
    return fail(`the turns are no whole number from 0 to ${MOST_TURNS}`);
  if (typeof strategy !== 'object' || strategy === null) return fail('the strategy is missing');
  const wrong = Object.entries(strategy).find(([, turn]) => typeof turn !== 'string');
  if (wrong !== undefined) return fail(`${wrong[0]}: the turn is no text`);
  return ok({ position, claim, turns, strategy: strategy as Certificate['strategy'] });
};

/** Plays the strategy against every defence there is, by the rules alone. */
export const checkCertificate = (given: unknown): Result<{ readonly positions: number }, string> => {
  const read = readCertificate(given);
  if (!read.ok) return read;
  const certificate = read.value;
  const start = parseFen(certificate.position);
  if (!start.ok) return fail(`the position can’t be read: ${start.error.message}`);
  if (start.value.table.sides !== 2) return fail('a proof is for two sides');
  const proven = new Map<string, number>();
  /** `undefined`: the winner does win within so many turns. */
  const attack = (position: Position, turns: number): string | undefined => {
    const fen = makeFen(position);
    if ((proven.get(fen) ?? Number.POSITIVE_INFINITY) <= turns) return undefined;
    if (turns < 1) return `${fen}: no turns left`;
    const text = certificate.strategy[fen];
    if (text === undefined) return `${fen}: the strategy has no turn`;
    const turn = parseTurn(position, text);
    if (!turn.ok) return `${fen}: ${text}: ${turn.error.message}`;
    const problem = defend(turn.value.after, turns - 1, position.toMove % 2);
    if (problem === undefined) proven.set(fen, turns);
    return problem;
  };
  const defend = (position: Position, turns: number, winner: number): string | undefined => {
    if (position.winner !== NOBODY)
      return position.winner % 2 === winner ? undefined : `${makeFen(position)}: the wrong side has won`;
    for (const after of results(position)) {
      if (after.winner !== NOBODY) {
        if (after.winner % 2 !== winner) return `${makeFen(after)}: the defender wins`;
        continue;
      }
      const problem = attack(after, turns - 1);
      if (problem !== undefined) return problem;
    }
    return undefined;
  };
  const { value } = start;
  const problem =
    certificate.claim === 'win'
      ? attack(value, certificate.turns)
      : defend(value, certificate.turns, 1 - (value.toMove % 2));
  return problem === undefined ? ok({ positions: proven.size }) : fail(problem);
};
