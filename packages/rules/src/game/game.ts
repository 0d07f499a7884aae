/**
 * A game of Santorini with the operations of the contracts.
 *
 * A game is a value: an operation that succeeds gives the game after it, one that is refused gives a violation, and the
 * game it was asked of is what it was (INV-1). Players and workers are counted from 1. Coordinates are those of
 * `cells.ts`: x = col, y = row, row 0 on top.
 */

import { isComplete, type Piece } from '../core/board.ts';
import type { OpenTurn } from '../core/open-turn.ts';
import { fail, ok, type Result } from '../core/result.ts';
import { NOWHERE } from '../core/squares.ts';
import type { Step } from '../core/step.ts';
import { sideOf } from '../core/table.ts';
import type { Turn } from '../core/turns.ts';
import { type Cell, cellOf, squareXY } from './cells.ts';
import type { GameEvent } from './game-event.ts';
import { load } from './load.ts';
import { type CellOperation, operableSquares } from './operable.ts';
import * as operations from './operations.ts';
import { activePlayerOf, eventsOf, firstParts, type Parts, stageNow } from './parts.ts';
import { SAVE_FORMAT, type SavedGame } from './save.ts';
import { beginningAt, beginningOf, type GameSetup } from './setup.ts';
import type { Status } from './stage.ts';
import type { GameState } from './state.ts';
import { type Player, playersOf, stateFor, stateOf, type WorkerView, winnerOf, workerViews } from './view.ts';
import { type Operation, type Refusal, type Violation, violationOf } from './violation.ts';

/** The game after an operation, or why there is none. */
export type Answer = Result<Game, Violation>;

export class Game {
  readonly #parts: Parts;

  private constructor(parts: Parts) {
    this.#parts = parts;
  }

  static #answer(operation: Operation, outcome: Result<Parts, Refusal>): Answer {
    return outcome.ok ? ok(new Game(outcome.value)) : fail(violationOf(operation, outcome.error));
  }

  // How a game comes to be.

  /** Two players, as the contracts have it (NEW). Powers are named by id; `mortal` is none. */
  static new(startPlayer: number, name1: string, name2: string, power1: string, power2: string): Answer {
    const players = [
      { name: name1, god: power1 },
      { name: name2, god: power2 },
    ];
    return Game.start({ players, startPlayer });
  }

  /** Two to four players, and the Golden Fleece. */
  static start(setup: GameSetup): Answer {
    const beginning = beginningOf(setup);
    return Game.#answer('new', beginning.ok ? ok(firstParts(beginning.value)) : beginning);
  }

  /** A game that goes on from a position text. */
  static from(names: readonly string[], fen: string): Answer {
    const beginning = beginningAt(names, fen);
    return Game.#answer('new', beginning.ok ? ok(firstParts(beginning.value)) : beginning);
  }

  /** A game that was saved by `toJSON`; `data` is whatever a reader of JSON found. */
  static fromJSON(data: unknown): Answer {
    return Game.#answer('load', load(data));
  }

  // The operations of the contracts.

  placeWorker(playerId: number, x: number, y: number): Answer {
    return this.#take('placeWorker', { kind: 'place', at: squareXY(x, y) }, playerId);
  }

  select(workerId: number, playerId: number, x: number, y: number): Answer {
    const outcome = operations.selectWorker(this.#parts, workerId, squareXY(x, y), playerId - 1);
    return Game.#answer('select', outcome);
  }

  /** The same for whoever knows the cell and not the worker's id. */
  selectAt(playerId: number, x: number, y: number): Answer {
    return Game.#answer('select', operations.select(this.#parts, squareXY(x, y), playerId - 1));
  }

  /** Moves the worker that is selected. */
  move(playerId: number, x: number, y: number): Answer {
    return Game.#answer('move', operations.move(this.#parts, squareXY(x, y), playerId - 1));
  }

  /** Moves the worker on the first cell, selected or not. */
  moveWorker(fromX: number, fromY: number, toX: number, toY: number): Answer {
    return this.#take('moveWorker', { kind: 'move', from: squareXY(fromX, fromY), to: squareXY(toX, toY) });
  }

  /** Moves the current player's selected worker. */
  playerMove(toRow: number, toCol: number): Answer {
    return Game.#answer('playerMove', operations.move(this.#parts, squareXY(toCol, toRow), undefined));
  }

  /** Builds with the worker that acts. `piece` only where a power gives the choice. */
  build(playerId: number, x: number, y: number, piece?: Piece): Answer;
  /** Builds with the worker on the first cell. */
  build(workerX: number, workerY: number, buildX: number, buildY: number, piece?: Piece): Answer;
  build(a: number, b: number, c: number, d?: Piece | number, piece?: Piece): Answer {
    const outcome =
      typeof d === 'number'
        ? operations.buildBy(this.#parts, squareXY(a, b), squareXY(c, d), piece, undefined)
        : operations.build(this.#parts, squareXY(b, c), d, a - 1);
    return Game.#answer('build', outcome);
  }

  /** Takes no further optional step. A position may be given and is ignored. */
  skip(playerId: number, _x?: number, _y?: number): Answer {
    return Game.#answer('skip', operations.skip(this.#parts, playerId - 1));
  }

  // Beyond the contracts.

  /** A step of the power's own on a cell: Talus, a head that goes. */
  usePower(playerId: number, x: number, y: number): Answer {
    return Game.#answer('usePower', operations.usePower(this.#parts, squareXY(x, y), playerId - 1));
  }

  /** Any step, as `options` lists them. */
  take(step: Step, playerId?: number): Answer {
    return this.#take('take', step, playerId);
  }

  /** A whole turn as text, such as `b2>c2^c3`. */
  takeTurn(text: string, playerId?: number): Answer {
    return Game.#answer('takeTurn', operations.takeTurn(this.#parts, text, seatOf(playerId)));
  }

  /** Takes back the last step or choice of this turn. */
  undo(playerId?: number): Answer {
    return Game.#answer('undo', operations.undo(this.#parts, seatOf(playerId)));
  }

  // What there is to see.

  get status(): Status {
    return stageNow(this.#parts).status;
  }

  /** The player to act, or `null` after the end. */
  get activePlayer(): number | null {
    return activePlayerOf(this.turn);
  }

  get players(): readonly Player[] {
    return playersOf(this.#parts);
  }

  get workers(): readonly WorkerView[] {
    return workerViews(this.#parts);
  }

  /** The turn under way, for whoever wants more than the contracts offer. */
  get turn(): OpenTurn {
    return this.#parts.now.turn;
  }

  /** The turns that are complete. */
  get turns(): readonly Turn[] {
    return this.#parts.past;
  }

  /** What may be done next, step by step. */
  get options(): readonly Step[] {
    return stageNow(this.#parts).offered;
  }

  /** What led here: the last step with all that followed from it, or the choice of a worker. */
  get events(): readonly GameEvent[] {
    return eventsOf(this.#parts);
  }

  /** Exactly the cells on which an operation would succeed now. */
  operable(operation: CellOperation): readonly Cell[] {
    return operableSquares(this.turn, stageNow(this.#parts), operation).map(cellOf);
  }

  /** The whole game as plain data, made anew for whoever asks. It keeps no secrets. */
  get state(): GameState {
    return stateOf(this.#parts);
  }

  /** The same as one player sees it: without the workers that an opponent hides. */
  stateFor(playerId: number): GameState {
    return stateFor(this.#parts, playerId - 1);
  }

  /** The id of the winner, or `null` while nobody has won (WIN). */
  checkVictory(): number | null {
    return winnerOf(this.#parts);
  }

  checkGameStatus(): { readonly status: Status; readonly winner: number | null } {
    return { status: this.status, winner: this.checkVictory() };
  }

  /** Whether this player has won; a team wins together. */
  checkWinCondition(playerId: number): boolean {
    const { table } = this.turn.walk;
    const winner = this.checkVictory();
    const exists = table.gods[playerId - 1] !== undefined;
    return winner !== null && exists && sideOf(table, playerId - 1) === sideOf(table, winner - 1);
  }

  /** Level 3 with a dome (BUILD-15). */
  isTowerComplete(x: number, y: number): boolean {
    const square = squareXY(x, y);
    return square !== NOWHERE && isComplete(this.turn.walk, square);
  }

  toJSON(): SavedGame {
    const { names, start, past, now, version, selected, declined } = this.#parts;
    return {
      format: SAVE_FORMAT,
      names,
      start,
      steps: [...past.flatMap(({ steps }) => steps), ...now.turn.steps],
      version,
      ...(selected === undefined ? {} : { selected }),
      ...(declined ? { movesDeclined: true } : {}),
    };
  }

  #take(operation: Operation, step: Step, playerId?: number): Answer {
    return Game.#answer(operation, operations.take(this.#parts, step, seatOf(playerId)));
  }
}

function seatOf(playerId: number | undefined): number | undefined {
  return playerId === undefined ? undefined : playerId - 1;
}
