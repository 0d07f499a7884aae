/**
 * The game of a browser session, played with the operations of the contracts. The façade of the rules says what an
 * operation does; the steps it takes go through the game service like any others.
 */

import { type Answer, Game, makeFen, type SavedGame, type Step } from '@caldera/rules';
import type { Refusal } from '../protocol/index.ts';
import { decider, type Room, startOf } from '../room/room.ts';
import type { Desk, Desks } from '../storage/desks.ts';
import type { Player } from '../storage/players.ts';
import type { GameService } from './service.ts';

export interface NewDeskGame {
  readonly startPlayer: number;
  readonly names: readonly [string, string];
  readonly powers: readonly [string, string];
}

/** The game after an operation, or before it if it was refused. */
export interface DeskAnswer {
  readonly game: Game | undefined;
  readonly error?: Refusal;
}

const stepsOf = (room: Room): readonly Step[] => [
  ...room.turns.flatMap(({ steps }) => steps),
  ...(room.status === 'playing' ? (room.turn?.steps ?? []) : []),
];

const savedOf = (room: Room, { version, selected, declined }: Desk): SavedGame => ({
  format: 1,
  names: room.seats.map((sitter) => sitter?.name ?? ''),
  start: makeFen(startOf(room)),
  steps: stepsOf(room),
  version,
  ...(selected !== null && { selected }),
  ...(declined && { movesDeclined: true as const }),
});

const restore = (room: Room, desk: Desk): Game => {
  const exact = Game.fromJSON(savedOf(room, desk));
  // A crash between the step and the note about it leaves a selection and a number that no longer make sense.
  const plain = { ...desk, selected: null, declined: false, version: desk.version + stepsOf(room).length };
  const answer = exact.ok ? exact : Game.fromJSON(savedOf(room, plain));
  if (!answer.ok) throw new Error(`game ${room.id} cannot be restored: ${answer.error.message}`);
  return answer.value;
};

/** `room`: the game after what was saved; the server may have drawn for chance meanwhile, which counts too. */
const noteOf = (room: Room, { version, steps, selected, movesDeclined }: SavedGame): Desk => ({
  game: room.id,
  version: version + stepsOf(room).length - steps.length,
  selected: selected ?? null,
  declined: movesDeclined === true,
});

export class DeskGames {
  readonly #desks: Desks;
  readonly #service: GameService;
  readonly #newId: () => string;
  /** What is asked in one session is done in order. */
  readonly #tails = new Map<string, Promise<unknown>>();

  constructor(desks: Desks, service: GameService, newId: () => string) {
    this.#desks = desks;
    this.#service = service;
    this.#newId = newId;
  }

  begin(player: Player, asked: NewDeskGame): Promise<DeskAnswer> {
    return this.#inOrder(player.id, async () => {
      const begun = Game.new(asked.startPlayer, ...asked.names, ...asked.powers);
      if (!begun.ok) return { game: await this.#current(player.id), error: begun.error };
      const { players } = begun.value;
      const room = await this.#service.create(
        {
          players: 2,
          gods: { mode: 'given', gods: players.map(({ god }) => god), first: asked.startPlayer - 1 },
          clock: { kind: 'none' },
          rated: false,
          isPublic: false,
          chat: false,
        },
        players.map(({ name }) => ({ player: player.id, kind: player.kind, name })),
      );
      return this.#note(player.id, room, begun.value.toJSON());
    });
  }

  /** Undefined: the session has no game. */
  async look(session: string): Promise<Game | undefined> {
    return this.#inOrder(session, () => this.#current(session));
  }

  act(session: string, operation: (game: Game) => Answer): Promise<DeskAnswer> {
    return this.#inOrder(session, async () => {
      const desk = await this.#desks.find(session);
      const room = desk && (await this.#service.find(desk.game));
      if (desk === undefined || room === undefined) return { game: undefined };
      const before = restore(room, desk);
      const answer = operation(before);
      if (!answer.ok) return { game: before, error: answer.error };
      const saved = answer.value.toJSON();
      const steps = saved.steps.slice(stepsOf(room).length);
      return steps.length === 0
        ? this.#note(session, room, saved)
        : this.#play(session, room, steps, saved, before);
    });
  }

  async #play(
    session: string,
    room: Room,
    steps: readonly Step[],
    saved: SavedGame,
    before: Game,
  ): Promise<DeskAnswer> {
    const seat = decider(room);
    const played = await this.#service.command(room.id, {
      command: { kind: 'play', steps, ply: room.turns.length, taken: room.takers.length },
      id: this.#newId(),
      author: 'desk',
      seat,
    });
    if (played === undefined || !played.ok) return { game: before, ...(played && { error: played.error }) };
    return this.#note(session, played.value.room, saved);
  }

  /** Keeps what of the game is no step; what the log says counts. */
  async #note(session: string, room: Room, saved: SavedGame): Promise<DeskAnswer> {
    const note = noteOf(room, saved);
    await this.#desks.save(session, note);
    return { game: restore(room, note) };
  }

  async #current(session: string): Promise<Game | undefined> {
    const desk = await this.#desks.find(session);
    const room = desk && (await this.#service.find(desk.game));
    return desk === undefined || room === undefined ? undefined : restore(room, desk);
  }

  async #inOrder<T>(session: string, work: () => Promise<T>): Promise<T> {
    const before = this.#tails.get(session) ?? Promise.resolve();
    const mine = before.catch(() => undefined).then(work);
    this.#tails.set(session, mine);
    try {
      return await mine;
    } finally {
      if (this.#tails.get(session) === mine) this.#tails.delete(session);
    }
  }
}
