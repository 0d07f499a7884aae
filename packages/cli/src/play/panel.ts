/** What stands beside the board: who plays with which power, whose turn it is, and what was played. */

import { makeState, type Position } from '@caldera/rules';
import type { Paint } from '../terminal/paint.ts';
import { clip } from '../terminal/width.ts';
import { wrap } from '../wrap.ts';
import type { Game } from './game.ts';
import type { Seat } from './seats.ts';
import { turnSeenBy } from './secrets.ts';

interface PanelContent {
  readonly viewer: number;
  readonly game: Game;
  readonly position: Position;
  readonly seats: readonly Seat[];
  /** Who decides now; nobody once the game is over. */
  readonly decides: number;
}

/** A card can remember more than anybody wants to read at every turn. */
const LONGEST_STATE = 16;

/** One line: `▸ ●A Ada · Apollo`. */
const drawSeat = (seat: Seat, isNext: boolean, state: string, width: number, paint: Paint): string => {
  const god = seat.god.set === 'mortal' ? '' : ` · ${seat.god.name}`;
  const card = state === '' ? '' : ` [${clip(state, LONGEST_STATE)}]`;
  const text = clip(`${seat.name}${god}${card}`, width - 5);
  return `${isNext ? paint('offer', '▸') : ' '} ${paint(seat.style, seat.badge)} ${isNext ? paint('strong', text) : text}`;
};

export const drawSeats = (
  { seats, position, decides }: PanelContent,
  width: number,
  paint: Paint,
): string[] =>
  seats.map((seat, player) => drawSeat(seat, player === decides, makeState(position, player), width, paint));

const isInPlay = (position: Position, player: number): boolean => (position.out & (1 << player)) === 0;

/** The last turns, newest below. */
const drawHistory = (
  { game, seats, viewer }: PanelContent,
  count: number,
  width: number,
  paint: Paint,
): string[] =>
  game.played.slice(-count).map((turn, index, shown) => {
    const number = game.played.length - shown.length + index + 1;
    const seat = seats[turn.before.toMove];
    const badge = seat === undefined ? '' : paint(seat.style, seat.badge);
    const { text } = turnSeenBy(turn, viewer);
    return `${paint('quiet', String(number).padStart(3))} ${badge} ${clip(text, width - 7)}`;
  });

/** At most `height` lines: powers in full as long as there is room, then as many turns as fit. */
export const drawPanel = (content: PanelContent, width: number, height: number, paint: Paint): string[] => {
  const { seats, position } = content;
  const heads = drawSeats(content, width, paint);
  const powers = seats.map(({ god }, player) =>
    god.set === 'mortal' || !isInPlay(position, player) ? [] : wrap(god.power, width - 5),
  );
  const hasRoom = heads.length + powers.flat().length + seats.length <= height - 2;
  const lines = heads.flatMap((head, player) => [
    head,
    ...(hasRoom ? (powers[player] ?? []).map((line) => paint('quiet', `     ${line}`)) : []),
    ...(hasRoom ? [''] : []),
  ]);
  const room = height - lines.length - (hasRoom ? 0 : 1);
  if (room <= 0 || content.game.played.length === 0) return lines.slice(0, height);
  return [...lines, ...(hasRoom ? [] : ['']), ...drawHistory(content, room, width, paint)];
};
