/** From free seats to the first turn. */

import { draftTurn, fail, Game, ok, type Result, startDraft } from '@caldera/rules';
import type { GameSetup, Refusal, Sitter } from '../protocol/index.ts';
import { type Random, settle } from './ending.ts';
import type { Ledger } from './ledger.ts';
import { refuse } from './refuse.ts';

const wrong = (
  field: string,
  code: string,
  message: string,
): { readonly ok: false; readonly error: Refusal } =>
  fail({ operation: 'new', clause: 'NEW-4', code, message, field });

/** Whether a game can be set up like this (NEW-4). */
export const checkSetup = (setup: GameSetup): Result<undefined, Refusal> => {
  const { gods, players } = setup;
  if (gods.mode !== 'given') {
    const draft = startDraft({ ...gods, players, mode: gods.mode }, 0, () => 0);
    return draft.ok ? ok(undefined) : wrong('gods', draft.error.code, draft.error.message);
  }
  if (gods.gods.length !== players) {
    return wrong('gods', 'PLAYER_COUNT', `Name ${players} powers, not ${gods.gods.length}.`);
  }
  // The rules say what can be played: the names do not matter for that.
  const game = Game.start({
    players: gods.gods.map((god, seat) => ({ name: `Player ${seat + 1}`, god })),
    startPlayer: gods.first + 1,
    ...(gods.fleece !== undefined && { fleece: gods.fleece }),
  });
  return game.ok ? ok(undefined) : fail({ ...game.error, field: 'gods' });
};

/** Starts the game as soon as everybody sits and every power is known. */
export const startGame = (ledger: Ledger, random: Random): void => {
  const { setup, seats, draft, status } = ledger.room;
  if (seats.includes(null) || (status !== 'open' && status !== 'drafting')) return;
  const { gods, players } = setup;
  if (gods.mode === 'given') {
    ledger.add({ kind: 'started', gods: gods.gods, first: gods.first });
  } else {
    const dealt =
      gods.mode === 'random' ? startDraft({ ...gods, players, mode: 'random' }, 0, random) : undefined;
    const done = dealt === undefined ? draft : dealt.ok ? dealt.value : undefined;
    if (done === undefined || draftTurn(done) !== undefined) return;
    const picks = done.picks.flatMap((god) => (god === undefined ? [] : [god.id]));
    ledger.add({ kind: 'started', gods: picks, first: done.startPlayer ?? 0 });
  }
  settle(ledger, random);
};

export const takeSeat = (
  ledger: Ledger,
  seat: number,
  sitter: Sitter,
  random: Random,
): Result<undefined, Refusal> => {
  const { room } = ledger;
  if (room.status !== 'open')
    return refuse('join', 'SEAT-4', 'NO_FREE_SEAT', 'No seat of this game is free any more.');
  if (seat >= room.seats.length) return refuse('join', 'SEAT-4', 'NO_SUCH_SEAT', `There is no seat ${seat}.`);
  if (room.seats[seat] !== null)
    return refuse('join', 'SEAT-4', 'SEAT_TAKEN', 'Somebody sits there already.');
  ledger.add({ kind: 'joined', seat, sitter });
  startGame(ledger, random);
  return ok(undefined);
};
