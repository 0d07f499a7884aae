/** A trial of new weights: they play against others, until it is clear which are stronger. */

import { makeTurn, tableOf } from '@caldera/rules';
import { sequentialTest, type Verdict } from '../match/elo.ts';
import { type Player, playMatch } from '../match/match.ts';
import { randomOpening } from '../match/openings.ts';
import { netJudge } from '../net/net-judge.ts';
import { ownWeights } from '../net/own-weights.ts';
import type { Weights } from '../net/quantise.ts';
import { randomFrom } from '../random.ts';
import { Thinker } from '../thinker.ts';
import { Transpositions } from '../transpositions.ts';
import { type LineUps, lineUps } from './generate.ts';

export interface TestOptions {
  readonly first: Weights;
  /** The engine's own where absent. */
  readonly second?: Weights;
  readonly lineUps?: LineUps;
  readonly nodes: number;
  readonly games: number;
  readonly bounds: readonly [number, number];
  readonly onGame: (won: number, lost: number) => void;
}

const playerWith = (weights: Weights, nodes: number): Player => {
  const table = Transpositions.ofSize(8 << 20);
  // One for each game, as the next one has another line-up.
  let thinker: Thinker | undefined;
  return {
    newGame: async () => {
      table.clear();
      thinker = undefined;
    },
    choose: async (position) => {
      thinker ??= new Thinker(table, netJudge(weights, position.table));
      const [choice] = thinker.think(position, { nodes }).choices;
      if (choice === undefined) throw new Error('there is no turn');
      return makeTurn(position, choice.turn);
    },
  };
};

/** Two networks against each other, in the line-ups they learn from, until it is clear which is stronger. */
export const testWeights = async (options: TestOptions): Promise<Verdict> => {
  const random = randomFrom(7);
  const draw = lineUps(options.lineUps ?? 'simple');
  const openings = Array.from({ length: Math.ceil(options.games / 2) }, () =>
    randomOpening(tableOf(draw(random).gods), 2, random),
  );
  const [low, high] = options.bounds;
  let [won, lost] = [0, 0];
  await playMatch({
    openings,
    concurrency: 1,
    pair: async () => [
      playerWith(options.first, options.nodes),
      playerWith(options.second ?? ownWeights(), options.nodes),
    ],
    isDecided: () => sequentialTest(won, lost, low, high) !== 'undecided',
    onGame: ({ firstWon }) => {
      if (firstWon) won += 1;
      else lost += 1;
      options.onGame(won, lost);
    },
  });
  return sequentialTest(won, lost, low, high);
};
