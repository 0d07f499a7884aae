/** A game that lives on this device: people who share it, engines, or both. */

import { CHANCE, lose, NOBODY, type Position, type Step } from '@caldera/rules';
import { createStore, type Store } from '../app/store.ts';
import type { GameController, GameSnapshot, Seat } from './controller.ts';
import { commitTurn, endGame, type Game, leave, newGame, takeBack, takeStep, undoStep } from './game.ts';

/** Somebody who finds a turn: the engine, in its worker. */
export interface Thinker {
  /** The steps of a turn for the side to move. */
  readonly think: (position: Position, level: number) => Promise<readonly Step[]>;
  /** Answers now, with the best found so far. */
  readonly stop: () => void;
}

/** How long a step of the engine is looked at before the next one follows. */
export type Pace = () => Promise<void>;

export interface LocalSetup {
  readonly start: Position;
  readonly seats: readonly Seat[];
}

/** Who takes the next step: a player, chance, or nobody. */
const decider = (game: Game): number => {
  if (game.outcome !== undefined) return NOBODY;
  // whether a complete turn stands is for the one who made it
  return game.open.isComplete ? game.open.position.toMove : game.open.decides;
};

export class LocalGame implements GameController {
  readonly #store: Store<GameSnapshot>;
  readonly #thinker: Thinker | undefined;
  readonly #setup: LocalSetup;
  readonly #pace: Pace;
  #disposed = false;

  constructor(
    setup: LocalSetup,
    thinker: Thinker | undefined,
    pace: Pace,
    game: Game = newGame(setup.start),
  ) {
    this.#setup = setup;
    this.#thinker = thinker;
    this.#pace = pace;
    this.#store = createStore(this.#snapshot(game, false, 0));
    this.#goOn();
  }

  get = (): GameSnapshot => this.#store.get();
  subscribe = (listener: () => void): (() => void) => this.#store.subscribe(listener);

  get setup(): LocalSetup {
    return this.#setup;
  }

  take(step: Step): void {
    if (this.get().mayAct) this.#update(takeStep(this.get().game, step));
  }

  undo(): void {
    this.#update(undoStep(this.get().game));
  }

  commit(): void {
    this.#update(commitTurn(this.get().game));
  }

  resign(): void {
    const { game, seats } = this.get();
    // against an engine it is the person who gives up, whoever is to move
    const here = seats.flatMap((seat, player) => (seat.here ? [player] : []));
    const loser = here.length === 1 ? (here[0] ?? 0) : game.open.position.toMove;
    const after = lose(game.open.position, loser);
    this.#thinker?.stop();
    if (here.length > 1) return this.#update(leave(game, loser));
    // engines do not play on among themselves
    const winner = after.winner === NOBODY ? after.toMove : after.winner;
    this.#update(endGame(game, { winner, reason: 'resigned' }));
  }

  takeBack(): void {
    const { game, seats } = this.get();
    this.#thinker?.stop();
    let turns = 0;
    for (let index = game.turns.length - 1; index >= 0; index -= 1) {
      turns += 1;
      if (seats[game.turns[index]?.player ?? 0]?.here === true) break;
    }
    this.#update(takeBack(game, turns));
  }

  rematch(): void {
    this.#thinker?.stop();
    this.#update(newGame(this.#setup.start));
  }

  hurry(): void {
    this.#thinker?.stop();
  }

  dispose(): void {
    this.#disposed = true;
    this.#thinker?.stop();
  }

  #snapshot(game: Game, thinking: boolean, pov: number): GameSnapshot {
    const { seats } = this.#setup;
    const player = decider(game);
    const mayAct = seats[player]?.here === true;
    const shared = seats.every((seat) => seat.here);
    const home = seats.findIndex((seat) => seat.here);
    return { game, seats, thinking, mayAct, pov: shared ? pov : Math.max(0, home) };
  }

  #update(game: Game): void {
    this.#store.set(this.#snapshot(game, false, this.get().pov));
    this.#goOn();
  }

  /** Chance draws and engines think without being asked. */
  #goOn(): void {
    const { game } = this.get();
    const player = decider(game);
    if (player === CHANCE) {
      const { options } = game.open;
      const drawn = options[Math.floor(Math.random() * options.length)];
      if (drawn !== undefined) this.#update(takeStep(game, drawn));
      return;
    }
    const seat = this.#setup.seats[player];
    if (seat?.kind !== 'engine' || game.open.isComplete || this.#thinker === undefined) return;
    this.#store.set(this.#snapshot(game, true, this.get().pov));
    void this.#think(game, seat.level ?? 1, this.#thinker);
  }

  async #think(game: Game, level: number, thinker: Thinker): Promise<void> {
    const steps = await thinker.think(game.open.position, level);
    let shown = game;
    for (const step of steps) {
      // a stale answer: the game went on, or was taken back
      if (this.#disposed || this.get().game !== shown) return;
      shown = takeStep(shown, step);
      this.#store.set(this.#snapshot(shown, true, this.get().pov));
      await this.#pace();
    }
    if (!this.#disposed && this.get().game === shown) this.#update(commitTurn(shown));
  }
}
