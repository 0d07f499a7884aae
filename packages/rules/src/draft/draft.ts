/**
 * The draft: from a pool of powers to a line-up and a start player (G13). A value and a pure step, like a game; what is
 * random is drawn by a function given from outside.
 */

import type { God } from '../core/god.ts';
import { fail, ok, type Result } from '../core/result.ts';
import { godNamed } from '../gods/index.ts';
import { joinProblem, type LineupProblem, startProblem, tableProblem } from '../gods/lineup.ts';
import { canComplete, type Draw, drawLineup, type PoolRules, poolOf } from './pool.ts';

/**
 * `challenger`: one player offers as many powers as there are players, the others choose in order, the challenger takes
 * the last and names who starts. `free`: each chooses in order from the whole pool. `random`: chance deals. `mirror`: the
 * challenger names one power that everybody plays.
 */
export const DRAFT_MODES = ['challenger', 'free', 'random', 'mirror'] as const;
export type DraftMode = (typeof DRAFT_MODES)[number];

export interface DraftRules {
  readonly players: 2 | 3 | 4;
  readonly mode: DraftMode;
  readonly pool: PoolRules;
  /** The challenger names which power starts before anybody chooses, instead of which player at the end. */
  readonly startPowerFirst?: boolean;
}

export interface Draft {
  readonly rules: DraftRules;
  readonly challenger: number;
  /** Powers on the table, in the order they were offered. */
  readonly offer: readonly God[];
  /** By seat. */
  readonly picks: readonly (God | undefined)[];
  readonly startPower: God | undefined;
  readonly startPlayer: number | undefined;
}

export type DraftStep =
  | { readonly kind: 'offer'; readonly gods: readonly string[] }
  | { readonly kind: 'start-power'; readonly god: string }
  | { readonly kind: 'pick'; readonly god: string }
  | { readonly kind: 'start-player'; readonly player: number };

/** What is waited for, and from whom; nobody once the draft is done. */
export interface DraftTurn {
  readonly player: number;
  readonly step: DraftStep['kind'];
}

export const DRAFT_PROBLEMS = [
  'NO_SUCH_PLAYER',
  'POOL_TOO_SMALL',
  'DRAFT_OVER',
  'NOT_YOUR_TURN',
  'NOT_NOW',
  'NOT_IN_POOL',
  'OFFER_SIZE',
  'NOT_OFFERED',
] as const;
export interface DraftProblem {
  readonly code: (typeof DRAFT_PROBLEMS)[number] | LineupProblem['code'];
  readonly message: string;
}

const problem = (
  code: DraftProblem['code'],
  message: string,
): { readonly ok: false; readonly error: DraftProblem } => fail({ code, message });

const tooSmall = problem('POOL_TOO_SMALL', 'Too few of these powers may meet.');

const everybody = (god: God, players: number): readonly God[] => Array.from({ length: players }, () => god);

/** Whether these powers are enough for a whole table. */
const canFill = (pool: readonly God[], { players, mode }: DraftRules, taken: readonly God[] = []): boolean =>
  mode === 'mirror'
    ? pool.some((god) => tableProblem(everybody(god, players), true) === undefined)
    : canComplete(pool, players, taken);

export const startDraft = (
  rules: DraftRules,
  challenger: number,
  draw: Draw,
): Result<Draft, DraftProblem> => {
  const { players, mode } = rules;
  if (!Number.isInteger(challenger) || challenger < 0 || challenger >= players) {
    return problem('NO_SUCH_PLAYER', `There is no player ${challenger + 1} to be the challenger.`);
  }
  const pool = poolOf(rules.pool, players);
  if (!canFill(pool, rules)) return tooSmall;
  const empty: Draft = {
    rules,
    challenger,
    offer: [],
    picks: Array.from({ length: players }, () => undefined),
    startPower: undefined,
    startPlayer: undefined,
  };
  if (mode === 'free') return ok({ ...empty, offer: pool });
  if (mode !== 'random') return ok(empty);
  const picks = drawLineup(pool, players, draw);
  if (picks === undefined) return tooSmall;
  const starters = picks.flatMap((_, player) => (startProblem(picks, player) === undefined ? [player] : []));
  return ok({ ...empty, offer: picks, picks, startPlayer: starters[draw(starters.length)] });
};

/** Seats in the order they choose: after the challenger, who comes last. */
const order = ({ rules, challenger }: Draft): readonly number[] =>
  Array.from({ length: rules.players }, (_, index) => (challenger + 1 + index) % rules.players);

export const draftTurn = (draft: Draft): DraftTurn | undefined => {
  const { rules, challenger, offer, picks, startPower, startPlayer } = draft;
  if (offer.length === 0) return { player: challenger, step: 'offer' };
  if (rules.mode === 'challenger' && rules.startPowerFirst === true && startPower === undefined) {
    return { player: challenger, step: 'start-power' };
  }
  const chooser = order(draft).find((player) => picks[player] === undefined);
  if (chooser !== undefined) return { player: chooser, step: 'pick' };
  return startPlayer === undefined ? { player: challenger, step: 'start-player' } : undefined;
};

/** Powers the player to choose may take now: those that leave a power for everybody who chooses later. */
export const draftChoices = (draft: Draft): readonly God[] => {
  const taken = draft.picks.filter((god) => god !== undefined);
  const { offer, rules } = draft;
  return offer.filter(
    (god) =>
      joinProblem(god, taken, rules.players, rules.mode === 'mirror') === undefined &&
      canFill(offer, rules, [...taken, god]),
  );
};

const takeOffer = (draft: Draft, names: readonly string[]): Result<Draft, DraftProblem> => {
  const { rules } = draft;
  const pool = poolOf(rules.pool, rules.players);
  const gods: God[] = [];
  for (const name of names) {
    const god = godNamed(name);
    if (god === undefined || !pool.includes(god)) {
      return problem('NOT_IN_POOL', `"${name}" is no power of this draft.`);
    }
    gods.push(god);
  }
  const wanted = rules.mode === 'mirror' ? 1 : rules.players;
  if (gods.length !== wanted) return problem('OFFER_SIZE', `Offer ${wanted}, not ${gods.length}.`);
  const isMirror = rules.mode === 'mirror';
  const table = isMirror ? gods.flatMap((god) => everybody(god, rules.players)) : gods;
  const meet = tableProblem(table, isMirror);
  if (meet !== undefined) return problem(meet.code, meet.message);
  return ok({ ...draft, offer: gods, picks: isMirror ? table : draft.picks });
};

const whyNot = ({ offer, picks, rules }: Draft, name: string): string => {
  const god = offer.find((offered) => offered === godNamed(name));
  if (god === undefined) return ': it is not on the table.';
  const taken = picks.filter((pick) => pick !== undefined);
  const wrong = joinProblem(god, taken, rules.players);
  return wrong === undefined ? ': nothing would be left for the others.' : `: ${wrong.message}`;
};

const takePick = (draft: Draft, player: number, name: string): Result<Draft, DraftProblem> => {
  const god = draftChoices(draft).find((choice) => choice === godNamed(name));
  if (god === undefined) return problem('NOT_OFFERED', `"${name}" can’t be chosen now${whyNot(draft, name)}`);
  let picks = draft.picks.map((pick, seat) => (seat === player ? god : pick));
  // The challenger takes what is left: no choice, so no step.
  if (draft.rules.mode === 'challenger') {
    const left = draft.offer.filter((offered) => !picks.includes(offered));
    if (left.length === 1) picks = picks.map((pick) => pick ?? left[0]);
  }
  const starter = draft.startPower === undefined ? -1 : picks.indexOf(draft.startPower);
  return ok({ ...draft, picks, startPlayer: starter < 0 ? draft.startPlayer : starter });
};

const takeStart = (draft: Draft, player: number): Result<Draft, DraftProblem> => {
  const gods = draft.picks.filter((god) => god !== undefined);
  if (gods[player] === undefined) return problem('NO_SUCH_PLAYER', `There is no player ${player + 1}.`);
  const wrong = startProblem(gods, player);
  return wrong === undefined ? ok({ ...draft, startPlayer: player }) : problem(wrong.code, wrong.message);
};

const takeStartPower = (draft: Draft, name: string): Result<Draft, DraftProblem> => {
  const index = draft.offer.findIndex(({ id }) => id === godNamed(name)?.id);
  if (index < 0) return problem('NOT_OFFERED', `"${name}" is not on the table.`);
  const wrong = startProblem(draft.offer, index);
  return wrong === undefined
    ? ok({ ...draft, startPower: draft.offer[index] })
    : problem(wrong.code, wrong.message);
};

/** Takes one step of the draft; refused steps change nothing. */
export const takeDraftStep = (draft: Draft, player: number, step: DraftStep): Result<Draft, DraftProblem> => {
  const turn = draftTurn(draft);
  if (turn === undefined) return problem('DRAFT_OVER', 'The draft is done.');
  if (turn.player !== player) return problem('NOT_YOUR_TURN', `Player ${turn.player + 1} is next.`);
  if (turn.step !== step.kind) return problem('NOT_NOW', `Next comes ${turn.step}, not ${step.kind}.`);
  switch (step.kind) {
    case 'offer':
      return takeOffer(draft, step.gods);
    case 'start-power':
      return takeStartPower(draft, step.god);
    case 'pick':
      return takePick(draft, player, step.god);
    case 'start-player':
      return takeStart(draft, step.player);
  }
};
