/**
 * Seats that the engine holds. It thinks in threads of its own, so nobody waits for it; what it chooses goes through the
 * game service like anybody's turn.
 */

import { askEngine, type Engine } from '@caldera/engine';
import { createEngine } from '@caldera/engine/node';
import { OpenTurn, type Position, parseTurn, type Step } from '@caldera/rules';
import type { Command } from '../protocol/index.ts';
import { awaited, type Room } from '../room/room.ts';
import { chooseDraftStep } from './engine-draft.ts';
import type { GameService } from './service.ts';

interface Task {
  readonly game: string;
  readonly seat: number;
  readonly level: number;
}

/** Megabytes of memory for what an engine has seen. */
const TABLE = 16;

const LONGEST_THOUGHT = 3000;

/** Never so long that the engine loses on time. */
const thinkingTime = ({ clock }: Room): number =>
  Math.min(LONGEST_THOUGHT, Math.max(20, (clock?.remaining[clock.running] ?? Number.POSITIVE_INFINITY) / 20));

/** The steps of a turn up to where somebody else has to decide. */
const ownSteps = (position: Position, steps: readonly Step[]): readonly Step[] => {
  let turn: OpenTurn | undefined = OpenTurn.start(position);
  const seat = turn.decides;
  const own: Step[] = [];
  for (const step of steps) {
    if (turn === undefined || turn.isComplete || turn.decides !== seat) break;
    own.push(step);
    turn = turn.take(step);
  }
  return own;
};

export class EngineSeats {
  readonly #service: GameService;
  readonly #random: (below: number) => number;
  readonly #threads: number;
  readonly #failed: (error: unknown) => void;
  readonly #idle: Engine[] = [];
  readonly #all = new Set<Engine>();
  readonly #queue: Task[] = [];
  readonly #asked = new Set<string>();
  #running = 0;
  #number = 0;
  #closed = false;

  constructor(
    service: GameService,
    random: (below: number) => number,
    threads: number,
    failed: (error: unknown) => void,
  ) {
    this.#service = service;
    this.#random = random;
    this.#threads = threads;
    this.#failed = failed;
    service.onEntry(({ room }) => this.consider(room));
  }

  /** Lets the engine act if it is its turn. */
  consider(room: Room): void {
    const seat = awaited(room);
    const sitter = room.seats[seat];
    if (sitter?.kind !== 'engine' || this.#threads === 0 || this.#closed) return;
    if (this.#asked.has(room.id)) return;
    this.#asked.add(room.id);
    this.#queue.push({ game: room.id, seat, level: sitter.level ?? 1 });
    this.#next();
  }

  close(): void {
    this.#closed = true;
    this.#queue.length = 0;
    for (const engine of this.#all) engine.destroy();
  }

  #next(): void {
    if (this.#running >= this.#threads) return;
    const task = this.#queue.shift();
    if (task === undefined) return;
    const engine = this.#idle.pop() ?? createEngine({ table: TABLE });
    this.#all.add(engine);
    this.#running += 1;
    void this.#act(engine, task)
      .catch((error: unknown) => {
        this.#asked.delete(task.game);
        if (!this.#closed) this.#failed(error);
      })
      .finally(() => {
        this.#running -= 1;
        this.#idle.push(engine);
        this.#next();
      });
  }

  async #act(engine: Engine, { game, seat, level }: Task): Promise<void> {
    const room = await this.#service.find(game);
    const command = room && (await this.#choose(engine, room, level));
    // From here on a new entry may ask for the engine again: the one that this command makes, for one.
    this.#asked.delete(game);
    if (room === undefined || command === undefined) return;
    this.#number += 1;
    const id = `${room.seq}.${this.#number}`;
    const answer = await this.#service.command(game, { command, id, seat, author: `engine ${seat}` });
    const now = await this.#service.find(game);
    // Refused because the game moved on meanwhile (a take-back, say): look again.
    if (answer?.ok === false && now !== undefined && now.seq !== room.seq) this.consider(now);
  }

  async #choose(engine: Engine, room: Room, level: number): Promise<Command | undefined> {
    if (room.status === 'drafting') {
      const step = chooseDraftStep(room, this.#random);
      return step && { kind: 'draft', step };
    }
    const { position, turn } = room;
    if (position === undefined || turn === undefined || turn.isComplete) return undefined;
    const state = { ply: room.turns.length, taken: room.takers.length };
    if (turn.steps.length > 0 || turn.decides !== position.toMove) {
      // Called upon within a turn: the engine plans whole turns only, so chance decides for it.
      const step = turn.options[this.#random(turn.options.length)];
      return step && { kind: 'play', steps: [step], ...state };
    }
    try {
      return { kind: 'play', steps: await this.#plan(engine, room, position, level), ...state };
    } catch (error) {
      // A game must not get stuck because an engine did.
      if (!this.#closed) this.#failed(error);
      const [step] = turn.options;
      return step && { kind: 'play', steps: [step], ...state };
    }
  }

  async #plan(engine: Engine, room: Room, position: Position, level: number): Promise<readonly Step[]> {
    this.#number += 1;
    const answer = await askEngine(engine, {
      id: this.#number,
      position,
      limit: { movetime: thinkingTime(room) },
      lines: 1,
      level,
      seed: this.#random(2 ** 31),
    });
    const planned = parseTurn(position, answer.turn ?? '');
    if (!planned.ok) throw new Error(`the engine plays "${answer.turn}": ${planned.error.message}`);
    return ownSteps(position, planned.value.steps);
  }
}
