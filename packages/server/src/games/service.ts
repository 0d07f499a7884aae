/**
 * The games of this process: command in, pure decision, durable append, and only then answer and broadcast. No game lives
 * in memory alone; what is kept here is what the log adds up to.
 */

import { fail, ok, type Result } from '@caldera/rules';
import type { GameSetup, Refusal, Sitter } from '../protocol/index.ts';
import { deadlineOf } from '../room/clock.ts';
import {
  type Asked,
  type Circumstances,
  decide,
  expire,
  notePresence,
  type Opening,
  openGame,
  openRematch,
  sit,
} from '../room/decide.ts';
import { applyEntry, replay } from '../room/fold.ts';
import type { Outcome } from '../room/ledger.ts';
import { conflict } from '../room/refuse.ts';
import type { Entry, Room } from '../room/room.ts';
import type { Games } from '../storage/games.ts';
import type { News, Written } from '../storage/sql.ts';
import { type Answer, type Surroundings, unavailable } from './asking.ts';
import { LiveRoom, type Watcher } from './live-room.ts';
import { AWAY_AFTER, AWAY_AFTER_START, hasToBeThere, missingNewcomer } from './presence.ts';

const IDLE_AFTER = 300_000;
const ATTEMPTS = 5;

export class GameService {
  readonly #games: Games;
  readonly #around: Surroundings;
  readonly #live = new Map<string, LiveRoom>();
  readonly #loading = new Map<string, Promise<LiveRoom | undefined>>();
  /** Told of every entry that this process wrote, after everybody who watches the game. */
  readonly #listeners = new Set<(answer: Answer) => void>();

  constructor(games: Games, around: Surroundings) {
    this.#games = games;
    this.#around = around;
  }

  get liveGames(): number {
    return this.#live.size;
  }

  /** Answers with what ends it. */
  onEntry(listener: (answer: Answer) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  async create(setup: GameSetup, sitters: readonly (Sitter | null)[]): Promise<Room> {
    const opening = openGame(this.#around.newId(), setup, sitters, this.#circumstances());
    await this.#games.create(opening);
    return this.#admit(opening);
  }

  async find(id: string): Promise<Room | undefined> {
    return (await this.#find(id))?.room;
  }

  /** Undefined: there is no such game. */
  async join(id: string, seat: number, sitter: Sitter): Promise<Result<Answer, Refusal> | undefined> {
    const live = await this.#find(id);
    return live?.exclusively(() => this.#commit(live, (room, around) => sit(room, seat, sitter, around)));
  }

  /** Nearly always the game is at hand: nothing to wait for then. */
  command(id: string, asked: Asked): Promise<Result<Answer, Refusal> | undefined> {
    const live = this.#live.get(id);
    if (live !== undefined) return live.exclusively(() => this.#obey(live, asked));
    return this.#find(id).then((found) => found?.exclusively(() => this.#obey(found, asked)));
  }

  async notePresence(id: string, seat: number, here: boolean): Promise<void> {
    const live = await this.#find(id);
    await live?.exclusively(async () => {
      await this.#commit(live, (room, { now }) => {
        const outcome = notePresence(room, seat, here, now);
        return outcome === undefined ? conflict('presence') : ok(outcome);
      });
    });
  }

  /** Follows a game; the answer is the state from which the watcher hears everything. */
  async watch(id: string, watcher: Watcher): Promise<Room | undefined> {
    const live = await this.#find(id);
    live?.watchers.add(watcher);
    return live?.room;
  }

  unwatch(id: string, watcher: Watcher): void {
    const live = this.#live.get(id);
    live?.watchers.delete(watcher);
    if (live !== undefined && watcher.seat !== undefined) this.#checkPresence(live, watcher.seat, AWAY_AFTER);
  }

  entriesAfter(id: string, seq: number): Promise<readonly Entry[]> {
    return this.#games.entriesAfter(id, seq);
  }

  /** Another process did something. */
  async hear(news: News): Promise<void> {
    if (news.kind === 'rewritten') return this.reload(news.game);
    if (news.kind === 'missed') {
      for (const id of this.#live.keys()) await this.reload(id);
      return;
    }
    const live = this.#live.get(news.game);
    await live?.exclusively(() => this.#catchUp(live));
  }

  /** The log was rewritten, to forget somebody: what is new is told first, then all goes on from the new log. */
  async reload(id: string): Promise<void> {
    const live = this.#live.get(id);
    await live?.exclusively(async () => {
      await this.#catchUp(live);
      const stored = await this.#games.load(id);
      if (stored === undefined) return;
      const told = stored.entries.filter(({ seq }) => seq <= live.room.seq);
      live.room = replay(id, stored.setup, stored.createdAt, told);
    });
  }

  /** Lets flags fall whose game nobody has open, and forgets games that nobody uses. */
  async sweep(): Promise<void> {
    const now = this.#around.now();
    for (const id of await this.#games.dueBefore(now)) await this.#expireById(id);
    for (const [id, live] of this.#live) {
      if (!live.isIdle || now - live.usedAt < IDLE_AFTER) continue;
      live.disarm();
      this.#live.delete(id);
    }
  }

  close(): void {
    for (const live of this.#live.values()) live.disarm();
    this.#live.clear();
  }

  async #find(id: string): Promise<LiveRoom | undefined> {
    const known = this.#live.get(id);
    if (known !== undefined) {
      known.usedAt = this.#around.now();
      return known;
    }
    const loading = this.#loading.get(id) ?? this.#load(id).finally(() => this.#loading.delete(id));
    this.#loading.set(id, loading);
    return loading;
  }

  async #load(id: string): Promise<LiveRoom | undefined> {
    const stored = await this.#games.load(id);
    if (stored === undefined) return undefined;
    const room = replay(stored.id, stored.setup, stored.createdAt, stored.entries);
    const live = new LiveRoom(room, this.#around.now(), stored.entries);
    this.#live.set(id, live);
    this.#arm(live);
    for (const seat of room.seats.keys()) this.#checkPresence(live, seat, AWAY_AFTER_START);
    return live;
  }

  /** What can be answered at once is: a step of a game in memory waits for nothing but the disk. */
  #obey(live: LiveRoom, asked: Asked): Promise<Result<Answer, Refusal>> {
    live.usedAt = this.#around.now();
    if (live.isDoubtful) {
      return this.#isCertain(live).then((certain) => (certain ? this.#obey(live, asked) : unavailable()));
    }
    const seq = live.commands.recall(asked.author, asked.id);
    if (seq !== undefined) return this.#repeat(live, seq);
    const carryOut = (): Promise<Result<Answer, Refusal>> =>
      this.#commit(live, (room, around) => decide(room, asked, around));
    return deadlineOf(live.room.clock) <= live.usedAt ? this.#expire(live).then(carryOut) : carryOut();
  }

  #circumstances(): Circumstances {
    const { now, random, newId } = this.#around;
    return { now: now(), random, nextGame: newId };
  }

  /** Decides, writes, tells. If another process wrote first, decides again on what is there then. */
  async #commit(
    live: LiveRoom,
    make: (room: Room, around: Circumstances) => Result<Outcome, Refusal>,
  ): Promise<Result<Answer, Refusal>> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const before = live.room;
      const outcome = make(before, this.#circumstances());
      if (!outcome.ok) return outcome;
      const { room, entry } = outcome.value;
      const next = openRematch(before, room, this.#circumstances());
      let written: Written;
      try {
        written = await this.#games.append(before, room, entry, next);
      } catch (error) {
        // Whether it was written is found out before anything else is done.
        live.isDoubtful = true;
        this.#around.failed(error);
        return unavailable();
      }
      if (written === 'stored') {
        if (next !== undefined) this.#admit(next);
        live.accept(room, entry);
        this.#arm(live);
        if (room.turn !== before.turn) this.#expectNewcomer(live);
        this.#tell({ room, entry });
        return ok({ room, entry });
      }
      await this.#catchUp(live);
    }
    return fail(conflict('write').error);
  }

  async #isCertain(live: LiveRoom): Promise<boolean> {
    try {
      await this.#catchUp(live);
      live.isDoubtful = false;
    } catch (error) {
      this.#around.failed(error);
    }
    return !live.isDoubtful;
  }

  async #catchUp(live: LiveRoom): Promise<void> {
    for (const entry of await this.#games.entriesAfter(live.room.id, live.room.seq)) {
      live.accept(applyEntry(live.room, entry), entry);
    }
    this.#arm(live);
    // Another process thinks that somebody is gone who is here.
    for (const { seat } of live.room.gone) if (live.isHere(seat)) this.#checkPresence(live, seat, 0);
  }

  /** After a while, notes whether somebody holds the seat who has to be there, unless it no longer matters. */
  #checkPresence(live: LiveRoom, seat: number, after: number, matters = (): boolean => true): void {
    const { id } = live.room;
    if (!hasToBeThere(live.room, seat)) return;
    const timer = setTimeout(() => {
      if (this.#live.get(id) !== live || !matters()) return;
      this.notePresence(id, seat, live.isHere(seat)).catch(this.#around.failed);
    }, after);
    timer.unref();
  }

  /** Whoever acts has been there, with or without a connection. */
  #expectNewcomer(live: LiveRoom): void {
    const { turn } = live.room;
    const seat = missingNewcomer(live);
    if (seat === undefined) return;
    this.#checkPresence(live, seat, AWAY_AFTER_START, () => live.room.turn === turn);
  }

  async #repeat(live: LiveRoom, seq: number): Promise<Result<Answer, Refusal>> {
    const entry = (await this.#games.entriesAfter(live.room.id, seq - 1))[0];
    return entry === undefined ? fail(conflict('repeat').error) : ok({ room: live.room, entry });
  }

  /** Takes over a game that has just been stored. */
  #admit({ empty, outcomes }: Opening): Room {
    const room = outcomes.at(-1)?.room ?? empty;
    const live = new LiveRoom(
      room,
      room.createdAt,
      outcomes.map(({ entry }) => entry),
    );
    this.#live.set(room.id, live);
    this.#arm(live);
    this.#expectNewcomer(live);
    for (const outcome of outcomes) this.#tell(outcome);
    return room;
  }

  #tell(answer: Answer): void {
    for (const listener of this.#listeners) listener(answer);
  }

  #arm(live: LiveRoom): void {
    live.arm(deadlineOf(live.room.clock), this.#around.now(), () => {
      this.#expireById(live.room.id).catch(this.#around.failed);
    });
  }

  async #expireById(id: string): Promise<void> {
    const live = await this.#find(id);
    await live?.exclusively(() => this.#expire(live));
    if (live !== undefined) this.#arm(live);
  }

  async #expire(live: LiveRoom): Promise<void> {
    if (deadlineOf(live.room.clock) > this.#around.now()) return;
    await this.#commit(live, (room, around) => {
      const outcome = expire(room, around);
      return outcome === undefined ? conflict('expire') : ok(outcome);
    });
  }
}
