/** One call that chooses a turn: for bots, hints and scripts that need no worker. */

import { makeTurn, type Position, type Turn } from '@caldera/rules';
import { type Level, levelAt, limitOf, STRONGEST } from './levels.ts';
import { anyOf, checkLimit, type Limit } from './limit.ts';
import { seenBy } from './oversight.ts';
import { bellFrom, randomFrom } from './random.ts';
import type { Choice } from './root-turns.ts';
import { Thinker, type ThinkOptions } from './thinker.ts';
import { Transpositions } from './transpositions.ts';

export interface ChooseOptions {
  /** 1 to 10; the strongest where absent. */
  readonly level?: number;
  /** Ends the thinking earlier; without a level, or at the strongest, it takes the place of the level's own limit. */
  readonly limit?: Limit;
  /** The same seed gives the same choice; random where absent. */
  readonly seed?: number;
}

/** A tenth of a second of thinking fills no more than this. */
const SMALL_TABLE = 4 << 20;

/** The choice of a player of some level; `undefined` when the game is over or there is no legal turn. */
export const chooseBy = (
  thinker: Thinker,
  position: Position,
  { level, limit, seed }: ChooseOptions,
  thinking: ThinkOptions = {},
): Choice | undefined => {
  const sound = checkLimit(limit ?? {});
  if (!sound.ok) throw new RangeError(sound.error);
  const skill = levelAt(level ?? STRONGEST);
  if (skill.noise === 0 && skill.overlooks === 0)
    return thinker.think(position, bound(level, limit), thinking).choices[0];
  const random = randomFrom(seed ?? Math.floor(Math.random() * 2 ** 32));
  return waver(thinker, position, skill, anyOf(limitOf(skill), limit ?? {}), random, thinking);
};

/** A level never thinks more than its own limit allows; full strength does as it is told. */
const bound = (level: number | undefined, limit: Limit | undefined): Limit => {
  const own = limitOf(levelAt(level ?? STRONGEST));
  if (limit === undefined) return own;
  const isFree = level === undefined || (level >= STRONGEST && Object.keys(limit).length > 0);
  return isFree ? limit : anyOf(own, limit);
};

const waver = (
  thinker: Thinker,
  position: Position,
  skill: Level,
  limit: Limit,
  random: () => number,
  thinking: ThinkOptions,
): Choice | undefined => {
  const { sights, choiceAt, depth, nodes, milliseconds } = thinker.sights(position, limit, thinking);
  let place = -1;
  let highest = Number.NEGATIVE_INFINITY;
  seenBy(sights, skill, random).forEach((seen, index) => {
    const value = seen + skill.noise * bellFrom(random);
    if (value <= highest) return;
    highest = value;
    place = index;
  });
  const best = choiceAt(place);
  if (best !== undefined)
    thinking.onInfo?.({
      depth,
      line: 1,
      score: best.score,
      nodes,
      milliseconds: Math.round(milliseconds),
      turns: [makeTurn(position, best.turn)],
    });
  return best;
};

/** The turn that the engine would play here; `undefined` when there is none. Takes as long as the level says. */
export const chooseTurn = (position: Position, options: ChooseOptions = {}): Turn | undefined =>
  chooseBy(new Thinker(Transpositions.ofSize(SMALL_TABLE)), position, options)?.turn;
