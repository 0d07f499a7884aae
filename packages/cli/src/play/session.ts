/** A sitting at the terminal: the game, who plays it, and what was last said. */

import { CHANCE, type Draw, type GameRecord, nameOf, type Square, type Step, view } from '@caldera/rules';
import type { Choice } from './choices.ts';
import { advance, type Game, isOver, NO_TURN, type PlayedTurn, playTurn, takeStep, turnOf } from './game.ts';
import { narrate } from './narrate.ts';
import { type Question, questionOf } from './question.ts';
import type { Reply } from './reply.ts';
import type { Seat } from './seats.ts';
import { turnSeenBy } from './secrets.ts';
import { chooseStep, chooseTurn } from './simple-opponent.ts';

export class Session {
  game: Game;
  readonly seats: readonly Seat[];
  readonly draw: Draw;
  /** What the file said that this game came from. */
  readonly record: GameRecord | undefined;
  /** The file this game was saved to or came from, and what of the game is in it. */
  saved: { readonly path: string; readonly game: Game } | undefined;
  /** Answers to the player that have not been shown yet. */
  readonly #answers: string[] = [];
  /** How many of the turns have been told. */
  #told: number;
  #picked: Square | undefined;
  #which: readonly Choice[] = [];

  constructor(game: Game, seats: readonly Seat[], draw: Draw, record?: GameRecord) {
    this.game = game;
    this.seats = seats;
    this.draw = draw;
    this.record = record;
    this.#told = Math.max(0, game.played.length - 1);
  }

  get question(): Question {
    return questionOf(turnOf(this.game), this.#picked, this.#which);
  }

  /** The seat that decides now; nobody when chance does, or when the game is over. */
  get decider(): Seat | undefined {
    return isOver(this.game) ? undefined : this.seats[turnOf(this.game).decides];
  }

  /** Who looks at the screen: whoever decides, or the first person when the computer does. */
  get viewer(): number {
    const { decides } = turnOf(this.game);
    const isPerson = this.seats[decides]?.isComputer === false;
    return isPerson ? decides : this.seats.findIndex((seat) => !seat.isComputer);
  }

  nameOf(player: number): string {
    return this.seats[player]?.name ?? `Player ${player + 1}`;
  }

  moveTo(game: Game): void {
    this.game = game;
    this.#told = Math.min(this.#told, game.played.length);
    this.unpick();
  }

  answer(...sentences: readonly string[]): void {
    this.#answers.push(...sentences);
  }

  /** What the player has not been told yet: turns first, then answers. */
  takeNews(): string[] {
    const turns = this.game.played.slice(this.#told).map((turn) => this.#tellTurn(turn));
    this.#told = this.game.played.length;
    return [...turns, ...this.#answers.splice(0)];
  }

  #tellTurn(turn: PlayedTurn): string {
    const who = this.nameOf(turn.before.toMove);
    if (turn.text === NO_TURN) return `${who} had no legal turn and lost.`;
    const { events, text } = turnSeenBy(turn, this.viewer);
    return events.length === 0
      ? `${who} played a turn that nobody saw.`
      : `${who} ${narrate(turn.before, events)} (${text}).`;
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
        this.answer(reply.message);
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

  /**
   * The computer's turn, planned with what it may know and played step by step: chance, another player or something
   * hidden may have a say in the middle of it.
   */
  #playPlan(): void {
    const { position, decides } = turnOf(this.game);
    const turns = this.game.played.length;
    for (const step of chooseTurn(view(position, decides), this.draw)?.steps ?? []) {
      if (this.game.played.length > turns || turnOf(this.game).decides !== decides) return;
      if (turnOf(this.game).take(step) === undefined)
        return this.#take(chooseStep(turnOf(this.game), this.draw));
      this.#take(step);
    }
  }

  #take(step: Step | undefined): void {
    const game = step === undefined ? undefined : takeStep(this.game, step);
    if (game === undefined) throw new Error(`a listed step can’t be taken: ${JSON.stringify(step)}`);
    this.moveTo(game);
  }

  /** What the built-in opponent would do: a turn, or a step once it has begun. */
  hint(): string {
    const { turn, choices } = this.question;
    if (turn.steps.length > 0) {
      const step = chooseStep(turn, this.draw);
      const choice = choices.find((each) => each.step === step);
      return `Try ${choice?.target === undefined ? choice?.verb : nameOf(choice.target)}.`;
    }
    const position = view(turn.position, turn.decides);
    const plan = chooseTurn(position, this.draw);
    return plan === undefined
      ? 'There is nothing to do.'
      : `Try this: ${narrate(position, plan.events, 'advice')}.`;
  }
}
