/** Solving a position: who wins, in how many turns, and the proof. */

import {
  makeFen,
  makeTurn,
  NOBODY,
  type Position,
  results,
  type Turn,
  turnTo,
  type Walk,
  walkFrom,
} from '@caldera/rules';
import { WIDTH, writeWalk } from '../state.ts';
import type { Certificate } from './certificate.ts';
import { Prover } from './prover.ts';

export interface SolveOptions {
  /** Not further than this; 9 where absent. */
  readonly turns?: number;
  readonly nodes?: number;
  readonly until?: () => boolean;
  /** Everything up to so many turns is known not to decide. */
  readonly onDepth?: (turns: number, nodes: number) => void;
}

export type Solution =
  | {
      readonly kind: 'win' | 'loss';
      readonly turns: number;
      readonly nodes: number;
      readonly certificate: Certificate;
    }
  | { readonly kind: 'unknown'; readonly beyond: number; readonly nodes: number }
  | { readonly kind: 'unsolvable'; readonly reason: string };

const DEFAULT_TURNS = 9;

/** Why a position is not one that can be proven; `undefined` when it is. */
const obstacle = ({ table, winner }: Position): string | undefined => {
  if (winner !== NOBODY) return 'the game is over';
  if (table.sides !== 2) return 'a proof is for two sides';
  const odd = table.gods.find((god) => god.randomness === true || god.hiddenInformation === true);
  return odd === undefined ? undefined : `${odd.name} leaves something to chance or keeps it secret`;
};

export const solve = (position: Position, options: SolveOptions = {}): Solution => {
  const reason = obstacle(position);
  if (reason !== undefined) return { kind: 'unsolvable', reason };
  const most = options.nodes ?? Number.POSITIVE_INFINITY;
  // A result that was found is written down whatever the limits say: that asks for little that is not known by then.
  let isFound = false;
  const prover = new Prover(
    position.table,
    (nodes) => isFound || (nodes <= most && ((nodes & 255) !== 0 || options.until?.() !== true)),
  );
  writeWalk(prover.stack.rows, 0, walkFrom(position));
  prover.stack.top = WIDTH;
  let beyond = 0;
  for (let turns = 0; turns <= (options.turns ?? DEFAULT_TURNS); turns += 1) {
    const isWin = turns % 2 === 1;
    const decided = isWin ? prover.wins(0, turns) : prover.loses(0, turns);
    if (prover.gaveUp) break;
    if (decided) {
      isFound = true;
      const kind = isWin ? 'win' : 'loss';
      const strategy = strategyFor(prover, position, kind, turns);
      const certificate: Certificate = { position: makeFen(position), claim: kind, turns, strategy };
      return { kind, turns, nodes: prover.nodes, certificate };
    }
    beyond = turns;
    options.onDepth?.(turns, prover.nodes);
  }
  return { kind: 'unknown', beyond, nodes: prover.nodes };
};

const strategyFor = (
  prover: Prover,
  position: Position,
  kind: 'win' | 'loss',
  turns: number,
): Record<string, string> => {
  const strategy: Record<string, string> = {};
  const { stack } = prover;
  /** Asks the prover about a walk, without disturbing what lies on its stack. */
  const ask = (walk: Walk, question: (base: number) => boolean): boolean => {
    stack.reserve(1);
    const base = stack.top;
    writeWalk(stack.rows, base, walk);
    stack.top += WIDTH;
    const answer = question(base);
    stack.top = base;
    return answer;
  };
  const fewest = (here: Position, most: number): number => {
    const walk = walkFrom(here);
    for (let number = 1; number < most; number += 2)
      if (ask(walk, (base) => prover.wins(base, number))) return number;
    return most;
  };
  const attack = (here: Position, most: number): void => {
    const fen = makeFen(here);
    if (strategy[fen] !== undefined) return;
    const left = fewest(here, most);
    const turn = winningTurn(here, left);
    strategy[fen] = makeTurn(here, turn);
    defend(turn.after, left - 1);
  };
  const winningTurn = (here: Position, left: number): Turn => {
    const turn =
      turnTo(here, ({ winner }) => winner === here.toMove) ??
      turnTo(here, (walk) => ask(walk, (base) => prover.loses(base, left - 1)));
    if (turn === undefined) throw new Error(`${makeFen(here)} has lost its proof`);
    return turn;
  };
  const defend = (here: Position, left: number): void => {
    if (here.winner !== NOBODY) return;
    for (const after of results(here)) if (after.winner === NOBODY) attack(after, left - 1);
  };
  if (kind === 'win') attack(position, turns);
  else defend(position, turns);
  return strategy;
};
