/** From a position of the rules to what a board shows. */

import {
  type Event,
  levelOf,
  NOBODY,
  type Position,
  type Square,
  type SquareSet,
  sideOf,
  squares,
  type Table,
  walkFrom,
} from '@caldera/rules';
import {
  NO_TRACE,
  type SquareView,
  type Threats,
  type TokenView,
  type Trace,
  type WorkerView,
} from './view.ts';

const tokenSets = (position: Position): { readonly set: SquareSet; readonly token: TokenView }[] => {
  const walk = walkFrom(position);
  return position.table.gods.flatMap((god, player) => {
    const holder = { player, card: player };
    const token = (closed: boolean): TokenView => ({ player, god: god.id, closed });
    const closing = [god.any?.closes, god.foe?.closes].flatMap((closes) =>
      closes === undefined ? [] : [{ set: closes(walk, holder), token: token(true) }],
    );
    const open = god.any?.tokens?.(walk, holder);
    return open === undefined ? closing : [...closing, { set: open, token: token(false) }];
  });
};

export const squaresFrom = (position: Position, workers: readonly WorkerView[]): readonly SquareView[] => {
  const tokens = tokenSets(position);
  return squares.SQUARES.map((square) => ({
    square,
    level: levelOf(position, square),
    dome: squares.has(position.domes, square),
    worker: workers.find((worker) => worker.square === square),
    tokens: tokens.filter(({ set }) => squares.has(set, square)).map(({ token }) => token),
  }));
};

/** What a turn leaves to be seen after it. */
export const traceOf = (events: readonly Event[]): Trace => {
  const paths: { from: Square; to: Square }[] = [];
  const built: Square[] = [];
  for (const event of events) {
    if (event.kind === 'moved' || event.kind === 'forced' || event.kind === 'swapped') {
      paths.push({ from: event.from, to: event.to });
    } else if (event.kind === 'built' || event.kind === 'unbuilt' || event.kind === 'placed') {
      built.push(event.at);
    }
  }
  return events.length === 0 ? NO_TRACE : { paths, built };
};

/** Two who play together move the same workers: on the board the side has won. */
export const winningSide = ({ table, winner }: Position): number | undefined =>
  winner === NOBODY ? undefined : sideOf(table, winner);

/** For the same reason a square that both of a team could win on threatens once. */
export const threatsBySide = (table: Table, { wins, stops }: Threats): Threats => ({
  wins: new Map(
    [...wins].map(([square, players]) => [
      square,
      [...new Set(players.map((player) => sideOf(table, player)))],
    ]),
  ),
  stops,
});
