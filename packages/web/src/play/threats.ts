/** The threat glasses: where each side could win in its next turn, and where the side to move can stop it. */

import {
  areFoes,
  type Event,
  NOBODY,
  nameOf,
  type Position,
  type Square,
  type Turn,
  turns,
} from '@caldera/rules';
import type { Threats } from '../board/view.ts';
import type { Words } from '../words/index.ts';

/** Some powers have thousands of turns: looking ends after this many in all. */
const MOST_TURNS = 300_000;

interface Patience {
  left: number;
}

const asMover = (position: Position, player: number): Position => ({ ...position, toMove: player });

/** Where a winning turn is won: at the end of its last move, or where it built. */
const goalOf = (events: readonly Event[]): Square | undefined => {
  const move = events.findLast((event) => event.kind === 'moved');
  const build = events.findLast((event) => event.kind === 'built');
  return move?.kind === 'moved' ? move.to : build?.kind === 'built' ? build.at : undefined;
};

const winsFor = function* (position: Position, player: number, patience: Patience): Generator<Turn> {
  for (const turn of turns(asMover(position, player))) {
    if (turn.after.winner === player) yield turn;
    patience.left -= 1;
    if (patience.left < 0) return;
  }
};

const canWin = (position: Position, player: number, patience: Patience): boolean =>
  winsFor(position, player, patience).next().done !== true;

/** What of a turn stops a win: a piece or a worker on the very square, else whatever it built. */
const stopIn = (events: readonly Event[], goals: ReadonlySet<Square>): readonly Square[] => {
  const built = events.flatMap((event) => (event.kind === 'built' ? [event.at] : []));
  const moved = events.flatMap((event) => (event.kind === 'moved' ? [event.to] : []));
  const onGoal = [...built, ...moved].filter((at) => goals.has(at));
  return onGoal.length > 0 ? onGoal : built;
};

/** Squares where the side to move can do something after which the other side can no longer win at once. */
const stopsIn = (
  position: Position,
  opponent: number,
  goals: ReadonlySet<Square>,
  patience: Patience,
): ReadonlySet<Square> => {
  const stops = new Set<Square>();
  for (const turn of turns(position)) {
    const stop = stopIn(turn.events, goals);
    if (patience.left < 0) break;
    if (stop.every((at) => stops.has(at))) continue;
    const stopped = turn.after.winner !== NOBODY || !canWin(turn.after, opponent, patience);
    if (stopped && patience.left >= 0) for (const at of stop) stops.add(at);
  }
  return stops;
};

export const threatsIn = (position: Position): Threats => {
  const wins = new Map<Square, readonly number[]>();
  const everywhere = position.table.gods.map((_, player) => player);
  const placed = position.workers.every((workers) => workers !== 0);
  if (!placed || position.winner !== NOBODY) return { wins, stops: new Set() };
  const patience = { left: MOST_TURNS };
  for (const player of everywhere) {
    for (const turn of winsFor(position, player, patience)) {
      const goal = goalOf(turn.events);
      if (goal === undefined || wins.get(goal)?.includes(player) === true) continue;
      wins.set(goal, [...(wins.get(goal) ?? []), player]);
    }
  }
  const opponent = everywhere.find(
    (player) =>
      areFoes(position.table, player, position.toMove) &&
      [...wins.values()].some((players) => players.includes(player)),
  );
  if (opponent === undefined) return { wins, stops: new Set() };
  const goals = new Set([...wins].filter(([, players]) => players.includes(opponent)).map(([at]) => at));
  return { wins, stops: stopsIn(position, opponent, goals, patience) };
};

/** The same as a sentence: who could win where. */
export const threatsInWords = (words: Words, { wins }: Threats, names: readonly string[]): string => {
  const { seen, seenAt } = words.turn;
  const told = names.flatMap((name, player) => {
    const squares = [...wins].filter(([, players]) => players.includes(player)).map(([at]) => nameOf(at));
    return squares.length === 0 ? [] : [seenAt(name, squares.join(', '))];
  });
  return seen(told);
};
