/** The threat glasses: where each side could win in its next turn, and where the side to move can stop it. */

import { type Event, NOBODY, type Position, type Square, type Turn, turns } from '@caldera/rules';
import type { Threats } from '../board/view.ts';

/** Some powers have thousands of turns: looking ends after this many. */
const MOST_TURNS = 6000;
const MOST_ANSWERS = 250;

const asMover = (position: Position, player: number): Position => ({ ...position, toMove: player });

/** Where a winning turn is won: at the end of its last move, or where it built. */
const goalOf = (events: readonly Event[]): Square | undefined => {
  const move = events.findLast((event) => event.kind === 'moved');
  const build = events.findLast((event) => event.kind === 'built');
  return move?.kind === 'moved' ? move.to : build?.kind === 'built' ? build.at : undefined;
};

const winsFor = function* (position: Position, player: number): Generator<Turn> {
  let seen = 0;
  for (const turn of turns(asMover(position, player))) {
    if (turn.after.winner === player) yield turn;
    seen += 1;
    if (seen === MOST_TURNS) return;
  }
};

const canWin = (position: Position, player: number): boolean =>
  winsFor(position, player).next().done !== true;

/** Squares with a build after which the other side can no longer win at once. */
const stopsIn = (position: Position, opponent: number): ReadonlySet<Square> => {
  const stops = new Set<Square>();
  let seen = 0;
  for (const turn of turns(position)) {
    const built = turn.events.flatMap((event) => (event.kind === 'built' ? [event.at] : []));
    seen += 1;
    if (seen === MOST_ANSWERS) break;
    if (built.every((at) => stops.has(at))) continue;
    if (turn.after.winner !== NOBODY || !canWin(turn.after, opponent)) for (const at of built) stops.add(at);
  }
  return stops;
};

export const threatsIn = (position: Position): Threats => {
  const wins = new Map<Square, readonly number[]>();
  const everywhere = position.table.gods.map((_, player) => player);
  const placed = position.workers.every((workers) => workers !== 0);
  if (!placed || position.winner !== NOBODY) return { wins, stops: new Set() };
  for (const player of everywhere) {
    for (const turn of winsFor(position, player)) {
      const goal = goalOf(turn.events);
      if (goal === undefined || wins.get(goal)?.includes(player) === true) continue;
      wins.set(goal, [...(wins.get(goal) ?? []), player]);
    }
  }
  const opponent = everywhere.find(
    (player) => player !== position.toMove && [...wins.values()].some((players) => players.includes(player)),
  );
  return { wins, stops: opponent === undefined ? new Set() : stopsIn(position, opponent) };
};
