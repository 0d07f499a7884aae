/** What needs the others' consent, and giving up, which needs nobody's. */

import { sideOf } from '@caldera/rules';
import type { Agreement, Command } from '../protocol/index.ts';
import { dropOut, settle } from './ending.ts';
import type { Ledger } from './ledger.ts';
import { DONE, type Done, type Hands } from './playing.ts';
import { gameOver, notStarted, refuse } from './refuse.ts';
import { isOut, type Room } from './room.ts';

/** How long a player may be away before the others may claim the game. */
export const GONE_AFTER = 60_000;

/** Whose consent counts: people and bots still in the game. Engines agree to anything but a draw. */
const mustAgree = (room: Room): readonly number[] =>
  room.seats.flatMap((sitter, seat) =>
    sitter === null || sitter.kind === 'engine' || (isOut(room, seat) && room.status !== 'ended')
      ? []
      : [seat],
  );

const hasAgreed = (room: Room, what: Agreement): boolean =>
  mustAgree(room).every((seat) => room.offers.some((offer) => offer.seat === seat && offer.what === what));

const cannotOffer = (room: Room, what: Agreement): Done | undefined => {
  if (what === 'rematch') {
    if (room.status !== 'ended') return refuse('offer', 'SEAT-5', 'NOT_OVER', 'The game is not over yet.');
    return room.rematch === undefined
      ? undefined
      : refuse('offer', 'SEAT-5', 'REMATCH_EXISTS', 'The rematch has been set up already.');
  }
  if (room.status === 'ended') return gameOver('offer');
  // Nothing is lost while nothing was played: a game that has not begun can be called off.
  if (room.status !== 'playing' && what !== 'abort') return notStarted('offer');
  if (what === 'draw' && room.seats.some((sitter) => sitter?.kind === 'engine')) {
    return refuse('offer', 'SEAT-5', 'ENGINE_DECLINES', 'The engine plays on.');
  }
  return undefined;
};

/** Turns that stay when a seat takes back its last one; `undefined` if it has none. */
const plyBefore = (room: Room, seat: number): number | undefined => {
  const ply = room.turns.findLastIndex((turn) => turn.seat === seat);
  return ply < 0 ? undefined : ply;
};

const carryOut = (ledger: Ledger, what: Agreement, asker: number, rematch: () => string): void => {
  switch (what) {
    case 'draw':
      return ledger.add({ kind: 'ended', result: { winners: [], reason: 'agreed' } });
    case 'abort':
      return ledger.add({ kind: 'ended', result: { winners: [], reason: 'aborted' } });
    case 'take-back': {
      const ply = plyBefore(ledger.room, asker);
      if (ply !== undefined) ledger.add({ kind: 'taken-back', ply });
      return;
    }
    case 'rematch':
      return ledger.add({ kind: 'rematch', game: rematch() });
  }
};

/** Offers, or accepts what another has offered. `rematch` makes the id of the game that follows. */
export const offer = (ledger: Ledger, what: Agreement, hands: Hands, rematch: () => string): Done => {
  const { room } = ledger;
  const no = cannotOffer(room, what);
  if (no !== undefined) return no;
  if (room.offers.some((each) => each.seat === hands.seat && each.what === what)) {
    return refuse('offer', 'SEAT-5', 'OFFERED_ALREADY', 'You have offered that already.');
  }
  const asker = room.offers.find((each) => each.what === what)?.seat ?? hands.seat;
  if (what === 'take-back' && plyBefore(room, asker) === undefined) {
    return refuse('offer', 'SEAT-5', 'NOTHING_TO_TAKE_BACK', 'You have not completed a turn yet.');
  }
  ledger.add({ kind: 'offered', seat: hands.seat, what });
  // A draft has no clock: nobody can be made to wait for one who has left it.
  if (!hasAgreed(ledger.room, what) && room.status !== 'drafting') return DONE;
  carryOut(ledger, what, asker, rematch);
  settle(ledger, hands.random);
  return DONE;
};

export const decline = (ledger: Ledger, what: Agreement, { seat }: Hands): Done => {
  if (!ledger.room.offers.some((each) => each.what === what)) {
    return refuse('decline', 'SEAT-5', 'NOT_OFFERED', 'Nobody has offered that.');
  }
  ledger.add({ kind: 'declined', seat, what });
  return DONE;
};

export const resign = (ledger: Ledger, { seat, random }: Hands): Done => {
  const { room } = ledger;
  if (room.status === 'ended') return gameOver('resign');
  if (room.status !== 'playing') return notStarted('resign');
  if (isOut(room, seat)) return refuse('resign', 'MOVE-1', 'OUT', 'You are out of the game already.');
  dropOut(ledger, seat, 'resigned');
  settle(ledger, random);
  return DONE;
};

/** Somebody on another side who is still in the game. */
const isOpponent = (room: Room, seat: number, other: number): boolean => {
  const table = room.position?.table;
  return table !== undefined && !isOut(room, other) && sideOf(table, seat) !== sideOf(table, other);
};

/**
 * Who waited goes on without an opponent who has been away for long enough, whoever is to move: between two sides that
 * is a win, among three the other two play on.
 */
export const claim = (ledger: Ledger, command: Extract<Command, { kind: 'claim' }>, hands: Hands): Done => {
  const { room, at } = ledger;
  if (room.status === 'ended') return gameOver('claim');
  if (room.status !== 'playing') return notStarted('claim');
  if (isOut(room, hands.seat)) return refuse('claim', 'MOVE-1', 'OUT', 'You are out of the game already.');
  const away = room.gone.find(
    ({ seat, since }) => isOpponent(room, hands.seat, seat) && at - since >= GONE_AFTER,
  );
  if (away === undefined || room.setup.clock.kind === 'correspondence') {
    return refuse('claim', 'SEAT-6', 'NOT_GONE', 'Nobody has been away for long enough.');
  }
  if (command.as === 'draw') ledger.add({ kind: 'ended', result: { winners: [], reason: 'gone' } });
  else dropOut(ledger, away.seat, 'gone');
  settle(ledger, hands.random);
  return DONE;
};
