/** Everything that travels between a client and the server. Needs nothing of Node. */

export { AGREEMENTS, type Agreement, type Command, commandSchema } from './command.ts';
export {
  type Fact,
  factSchema,
  type GameResult,
  PLAYER_KINDS,
  type PlayerKind,
  REASONS,
  type Reason,
  type Sitter,
} from './fact.ts';
export {
  type ClockView,
  type DraftView,
  GAME_STATUSES,
  type GameStatus,
  type GameView,
  gameViewSchema,
  type Loss,
  type TurnView,
} from './game.ts';
export {
  type CommandRequest,
  type GameSummary,
  type Me,
  type NewGame,
  newGameSchema,
  type OwnRating,
  playerName,
  type Seated,
} from './http.ts';
export {
  type ClientMessage,
  clientMessageSchema,
  type GameEvent,
  gameEventSchema,
  PROTOCOL,
  type ServerMessage,
  serverMessageSchema,
} from './live.ts';
export { type Refusal, refusalSchema } from './refusal.ts';
export {
  type ClockSetup,
  type GameSetup,
  type GodsSetup,
  LEVELS,
  type PoolSetup,
  type SeatRequest,
} from './setup.ts';
export { draftStepSchema, stepSchema } from './step.ts';
