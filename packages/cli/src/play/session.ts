/** A sitting at the terminal: the game, who plays it, and what was last said. */

import { CHANCE, type Draw, nameOf, type Square, type Step } from '@caldera/rules';
import type { Choice } from './choices.ts';
import {
  advance,
  type Game,
  isOver,
  NO_TURN,
  type PlayedTurn,
  playTurn,
  positionNow,
  takeStep,
  turnOf,
} from './game.ts';
import { narrate } from './narrate.ts';
import { type Question, questionOf } from './question.ts';
import type { Reply } from './reply.ts';
import type { Seat } from './seats.ts';
import { chooseStep, chooseTurn } from './simple-opponent.ts';

export class Session {
  game: Game;
  readonly seats: readonly Seat[];
  readonly draw: Draw;
  /** The file this game was saved to or came from. */
  file: string | undefined;
  /** Sentences for the player that have not been shown yet. */
  news: string[] = [];
  #picked: Square | undefined;
  #which: readonly Choice[] = [];

  constructor(game: Game, seats: readonly Seat[], draw: Draw, file?: string) {
    this.game = game;
    this.seats = seats;
    this.draw = draw;
    this.file = file;
    this.#tell(game.played.slice(-1));
  }

  get question(): Question {
    return questionOf(turnOf(this.game), this.#picked, this.#which);
  }

  /** The seat that decides now; nobody when chance does, or when the game is over. */
  get decider(): Seat | undefined {
    return isOver(this.game) ? undefined : this.seats[turnOf(this.game).decides];
  }

  nameOf(player: number): string {
    return this.seats[player]?.name ?? `Player ${player + 1}`;
  }

  /** Goes to another point of the game, and tells what was played on the way there. */
  moveTo(game: Game): void {
    this.#tell(game.played.slice(this.game.played.length));
    this.game = game;
    this.unpick();
  }

  #tell(played: readonly PlayedTurn[]): void {
    for (const { before, events, text } of played) {
      const who = this.nameOf(before.toMove);
      this.news.push(
        text === NO_TURN
          ? `${who} has no legal turn and has lost.`
          : `${who} ${narrate(before, events)} (${text}).`,
      );
    }
  }

  /** Forgets a worker that was only chosen; false when none was. */
  unpick(): boolean {
    const hadPicked = this.#picked !== undefined || this.#which.length > 0;
    this.#picked = undefined;
    this.#which = [];
    return hadPicked;
  }

  accept(reply: Reply): void {
    this.#which = [];
    switch (reply.kind) {
      case 'steps':
        return this.moveTo(advance(this.game, reply.turn));
      case 'turn':
        return this.moveTo(playTurn(this.game, reply.turn));
      case 'pick':
        this.#picked = reply.worker;
        return;
      case 'which':
        this.#which = reply.choices;
        return;
      case 'refusal':
        this.news.push(reply.message);
    }
  }

  /** Plays on while nobody has to be asked. */
  playOn(): void {
    while (!isOver(this.game)) {
      const turn = turnOf(this.game);
      if (turn.decides === CHANCE) this.#take(turn.options[this.draw(turn.options.length)]);
      else if (this.seats[turn.decides]?.isComputer !== true) return;
      else if (turn.steps.length > 0 || turn.decides !== turn.position.toMove)
        this.#take(chooseStep(turn, this.draw));
      else this.#playPlan();
    }
  }

  /** The computer's turn, step by step: chance or another player may have a say in the middle of it. */
  #playPlan(): void {
    const player = turnOf(this.game).decides;
    const turns = this.game.played.length;
    for (const step of chooseTurn(positionNow(this.game), this.draw)?.steps ?? []) {
      if (this.game.played.length > turns || turnOf(this.game).decides !== player) return;
      this.#take(step);
    }
  }

  #take(step: Step | undefined): void {
    const game = step === undefined ? undefined : takeStep(this.game, step);
    if (game === undefined) throw new Error(`a listed step can’t be taken: ${JSON.stringify(step)}`);
    this.moveTo(game);
  }

  /** A turn that the built-in opponent would play, from here or from the beginning of the turn. */
  hint(): string {
    const { turn } = this.question;
    if (turn.steps.length > 0) {
      const step = chooseStep(turn, this.draw);
      const choice = this.question.choices.find((each) => each.step === step);
      const square = choice?.target === undefined ? (choice?.verb ?? '') : nameOf(choice.target);
      return `Try ${square}.`;
    }
    const plan = chooseTurn(turn.position, this.draw);
    return plan === undefined
      ? 'There is nothing to do.'
      : `Try this: ${narrate(turn.position, plan.events)}.`;
  }
}
