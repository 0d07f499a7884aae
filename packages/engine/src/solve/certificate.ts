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

/** Plays the strategy against every defence there is, by the rules alone. */
export const checkCertificate = (
  certificate: Certificate,
): Result<{ readonly positions: number }, string> => {
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
