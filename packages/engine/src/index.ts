/** The table of contents of the engine. `@caldera/engine/node` and `@caldera/engine/browser` add threads. */

// One call.
export { type ChooseOptions, chooseTurn } from './choose.ts';
export { chooseStep, type StepOptions } from './choose-step.ts';
// The engine as programs use it.
export { type Answer, askEngine, type Engine, type EngineState, type Work } from './engine.ts';
// For comparisons.
export { type Generator, RulesGenerator } from './generator.ts';
export { HAND_WRITTEN, type Judge } from './judge.ts';
export { LEVELS, type Level, levelAt, STRONGEST } from './levels.ts';
export { anyOf, checkLimit, depth, type Limit, movetime, nodes, UNLIMITED } from './limit.ts';
// Matches.
export {
  eloOf,
  evidenceOf,
  pointsText,
  type Strength,
  sequentialTest,
  shareOf,
  strengthOf,
  strengthText,
  type Verdict,
} from './match/elo.ts';
export { type GameReport, type MatchPlan, type Player, playGame, playMatch } from './match/match.ts';
export { evenOpenings, randomOpening } from './match/openings.ts';
// The line protocol.
export { Protocol, type ProtocolParts } from './protocol/protocol.ts';
export { randomFrom } from './random.ts';
// Thinking in this thread.
export type { Choice } from './root-turns.ts';
export { chanceOf, type Score, scoreOf, scoreText } from './score.ts';
// Proofs.
export { type Certificate, checkCertificate } from './solve/certificate.ts';
export { type Solution, type SolveOptions, solve } from './solve/solve.ts';
export { type Info, Thinker, type ThinkOptions, type Thought } from './thinker.ts';
export { Transpositions } from './transpositions.ts';
// Threads of other kinds.
export type { OpenPort, Order, Port, Report } from './worker/messages.ts';
export { type EngineOptions, PortEngine } from './worker/port-engine.ts';
