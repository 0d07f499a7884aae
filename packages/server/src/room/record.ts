/** A game to take away: as record text (`.caldera`), and as JSON. */

import { makeFen } from '@caldera/rules';
import type { GameView } from '../protocol/index.ts';
import { type Room, startOf } from './room.ts';
import { type Viewer, viewRoom } from './view.ts';

const quote = (text: string): string => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;

const dateOf = (time: number): string => new Date(time).toISOString().slice(0, 10).replaceAll('-', '.');

const clockText = ({ clock }: Room['setup']): string => {
  switch (clock.kind) {
    case 'none':
      return 'none';
    case 'fischer':
      return `${clock.initial / 1000}+${clock.increment / 1000}`;
    case 'turn':
      return `${clock.limit / 1000} per turn`;
    case 'correspondence':
      return `${clock.days} days per turn`;
  }
};

/** `1` or `2`: who won; `1,3` for a team; `1/2` for a draw; `*` while it is played. */
const resultText = ({ result }: Room): string => {
  if (result === undefined) return '*';
  return result.winners.length === 0 ? '1/2' : result.winners.map((seat) => seat + 1).join(',');
};

const WIDTH = 100;

const wrap = (words: readonly string[]): string => {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= WIDTH)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines.join('\n');
};

export const recordText = (room: Room, viewer: Viewer): string => {
  const seen = viewRoom(room, viewer);
  const headers: readonly (readonly [string, string])[] = [
    ['Event', room.setup.rated ? 'Rated game' : 'Casual game'],
    ['Site', room.id],
    ['Date', dateOf(room.createdAt)],
    ['Players', room.seats.map((sitter) => sitter?.name ?? '?').join(' / ')],
    ['Gods', room.gods.join(' / ')],
    ...(room.position === undefined ? [] : [['Start', makeFen(startOf(room))] as const]),
    ['Clock', clockText(room.setup)],
    ['Result', resultText(room)],
    ...(room.result === undefined ? [] : [['Termination', room.result.reason] as const]),
  ];
  const turns = seen.turns.map(({ text }, index) => `${index + 1}. ${text.replaceAll(' ', ' ')}`);
  const lines = headers.map(([key, value]) => `[${key} ${quote(value)}]`);
  return `${lines.join('\n')}\n\n${wrap([...turns, resultText(room)])}\n`;
};

export interface JsonRecord {
  readonly format: 'caldera-game';
  readonly version: 1;
  readonly start: string;
  readonly game: GameView;
}

export const recordJson = (room: Room, viewer: Viewer): JsonRecord => ({
  format: 'caldera-game',
  version: 1,
  start: room.position === undefined ? '' : makeFen(startOf(room)),
  game: viewRoom(room, viewer),
});
