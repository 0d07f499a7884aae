/** A game to take away: as record text (`.caldera`), and as JSON. */

import {
  eventsSeen,
  type GameRecord,
  type Header,
  makeFen,
  makeRecord,
  NOBODY,
  type RecordedTurn,
  view,
} from '@caldera/rules';
import type { GameView } from '../protocol/index.ts';
import { type PastTurn, walkThrough } from './fold.ts';
import { keepsSecrets, type Room, startOf } from './room.ts';
import { type Viewer, viewRoom } from './view.ts';

const SECOND = 1000;

const dateOf = (time: number): string => new Date(time).toISOString().slice(0, 10).replaceAll('-', '.');

const clockText = ({ clock }: Room['setup']): string => {
  switch (clock.kind) {
    case 'none':
      return 'none';
    case 'fischer':
      return `${clock.initial / SECOND}+${clock.increment / SECOND}`;
    case 'turn':
      return `${clock.limit / SECOND} per turn`;
    case 'correspondence':
      return `${clock.days} days per turn`;
  }
};

const headersOf = (room: Room): readonly Header[] => [
  { key: 'Event', value: room.setup.rated ? 'Rated game' : 'Casual game' },
  { key: 'Site', value: room.id },
  { key: 'Date', value: dateOf(room.createdAt) },
  { key: 'Players', value: room.seats.map((sitter) => sitter?.name ?? '?').join(' / ') },
  { key: 'Clock', value: clockText(room.setup) },
  ...(room.result === undefined ? [] : [{ key: 'Termination', value: room.result.reason }]),
];

/** A 1 for everybody who has won; `*` while it is played, or when nobody has. */
const resultOf = ({ result, seats }: Room): string =>
  result === undefined || result.winners.length === 0
    ? '*'
    : seats.map((_, seat) => (result.winners.includes(seat) ? '1' : '0')).join('-');

const recordTurn = (
  room: Room,
  viewer: Viewer,
  { before, turn, played }: PastTurn,
  since: number,
): RecordedTurn => {
  const { steps, events, after = before } = turn;
  const seen = keepsSecrets(room)
    ? {
        steps,
        events: eventsSeen(before, { events, after }, viewer ?? NOBODY),
        after: view(after, viewer ?? NOBODY),
      }
    : { steps, events, after };
  const elapsed = since === 0 ? undefined : Math.round((played.at - since) / SECOND);
  return {
    turn: seen,
    comments: elapsed === undefined ? [] : [{ text: '', elapsed }],
    variations: [],
  };
};

export const recordText = (room: Room, viewer: Viewer): string => {
  if (room.position === undefined) return '';
  const turns: RecordedTurn[] = [];
  let since = 0;
  for (const past of walkThrough(room)) {
    turns.push(recordTurn(room, viewer, past, since));
    since = past.played.at;
  }
  const record: GameRecord = {
    headers: headersOf(room),
    start: startOf(room),
    line: { comments: [], turns },
    result: resultOf(room),
  };
  return makeRecord(record);
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
