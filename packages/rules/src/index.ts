/** The table of contents of the rules library. */

// The board.
export { isComplete, type Level, levelOf, type Piece, type Towers } from './core/board.ts';
// Turns.
export type { Event } from './core/event.ts';
export * as geometry from './core/geometry.ts';
// Who plays, and where they stand.
export { type God, type GodSet, workersOf } from './core/god.ts';
export { lose } from './core/losing.ts';
export { nextSteps, OpenTurn, openTurn } from './core/open-turn.ts';
export { perft } from './core/perft.ts';
export { CHANCE } from './core/phase.ts';
export { emptyPosition, type Position, positionOf, walkFrom } from './core/position.ts';
export { fail, ok, type Result } from './core/result.ts';
export * as squares from './core/squares.ts';
export {
  nameOf,
  type Square,
  type SquareName,
  type SquareSet,
  squareNamed,
  squaresOf,
} from './core/squares.ts';
export type { Step, StepKind } from './core/step.ts';
export { areFoes, sideOf, type Table, tableOf } from './core/table.ts';
export { type Taken, TurnWalker } from './core/turn-walker.ts';
export { hasTurn, play, results, type Turn, turnAlong, turns, turnTo } from './core/turns.ts';
export { eventsSeen, UNKNOWN, view } from './core/view.ts';
export { NOBODY, Walk } from './core/walk.ts';
export {
  DRAFT_MODES,
  type Draft,
  type DraftMode,
  type DraftProblem,
  type DraftRules,
  type DraftStep,
  type DraftTurn,
  draftChoices,
  draftTurn,
  startDraft,
  takeDraftStep,
} from './draft/draft.ts';
export { type Draw, type PoolRules, poolOf } from './draft/pool.ts';
// The game with the operations of the contracts.
export { type Cell, cellOf, squareXY } from './game/cells.ts';
export { type Answer, Game } from './game/game.ts';
export type { GameEvent } from './game/game-event.ts';
export { CELL_OPERATIONS, type CellOperation, nextOperation } from './game/operable.ts';
export { SAVE_FORMAT, type SavedGame } from './game/save.ts';
export { type GameSetup, NAME_LIMIT, type PlayerSetup } from './game/setup.ts';
export { STATUSES, type Status } from './game/stage.ts';
export type { CellState, GameState } from './game/state.ts';
export type { Player, WorkerView } from './game/view.ts';
export {
  OPERATIONS,
  type Operation,
  REFUSING_CLAUSES,
  type RefusingClause,
  VIOLATION_CODES,
  type Violation,
  type ViolationCode,
} from './game/violation.ts';
export { type Wanted, whyNot } from './game/why-not.ts';
// The powers.
export { BANS, type Ban, banBetween } from './gods/bans.ts';
export { fenNameOf, GODS, godNamed } from './gods/index.ts';
export {
  joinProblem,
  type LineupProblem,
  lineupProblem,
  startProblem,
} from './gods/lineup.ts';
// Text.
export { makeFen, makeState } from './text/make-fen.ts';
export { makeRecord } from './text/make-record.ts';
export { makeOpenTurn, makeTurn, tokenOf } from './text/make-turn.ts';
export { parseFen } from './text/parse-fen.ts';
export { parseRecord } from './text/parse-record.ts';
export { parseOpenTurn, parseTurn } from './text/parse-turn.ts';
export {
  type Comment,
  type Evaluation,
  finalPosition,
  type GameRecord,
  type Header,
  headerOf,
  type RecordedLine,
  type RecordedTurn,
  resultOf,
} from './text/record.ts';
export { makeComment, parseComment } from './text/record-comment.ts';
export type { RecordBudget } from './text/record-reader.ts';
export type { TextError, TextErrorCode } from './text/text-error.ts';
