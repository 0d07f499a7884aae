/** A draft on this device. An engine chooses by lot: it plays every power. */

import {
  type Draft,
  type DraftProblem,
  type DraftStep,
  draftChoices,
  draftTurn,
  type God,
  ok,
  poolOf,
  type Result,
  startDraft,
  takeDraftStep,
} from '@caldera/rules';
import type { Players } from './players.ts';

export const DRAFTS = ['challenger', 'free', 'mirror'] as const;
export type LocalDraftMode = (typeof DRAFTS)[number];

export const draw = (below: number): number => Math.floor(Math.random() * below);

/** What is settled before the first choice. */
export interface DraftOpening {
  readonly mode: LocalDraftMode;
  readonly simple: boolean;
  readonly players: Players;
  readonly challenger: number;
}

/** A draft and the way to it. */
export interface Drafting {
  readonly draft: Draft;
  readonly steps: readonly DraftStep[];
}

export const openDraft = ({
  mode,
  simple,
  players,
  challenger,
}: DraftOpening): Result<Drafting, DraftProblem> => {
  const opened = startDraft({ players, mode, pool: simple ? { sets: ['simple'] } : {} }, challenger, draw);
  return opened.ok ? ok({ draft: opened.value, steps: [] }) : opened;
};

/** The one whose turn it is takes a step. */
export const goOnDrafting = ({ draft, steps }: Drafting, step: DraftStep): Result<Drafting, DraftProblem> => {
  const next = takeDraftStep(draft, draftTurn(draft)?.player ?? 0, step);
  return next.ok ? ok({ draft: next.value, steps: [...steps, step] }) : next;
};

/** What may be answered now. */
export const choicesNow = (draft: Draft): readonly God[] => {
  const step = draftTurn(draft)?.step;
  if (step === 'offer') return poolOf(draft.rules.pool, draft.rules.players);
  return step === 'pick' ? draftChoices(draft) : draft.offer;
};

const anyOf = <T>(list: readonly T[]): T | undefined => list[draw(list.length)];

/** How many powers an offer has. */
export const offerSize = ({ rules }: Draft): number => (rules.mode === 'mirror' ? 1 : rules.players);

/** So many different ones, by lot. */
const someOf = (gods: readonly God[], count: number): readonly string[] => {
  const one = count === 0 ? undefined : anyOf(gods);
  if (one === undefined) return [];
  return [
    one.id,
    ...someOf(
      gods.filter((god) => god !== one),
      count - 1,
    ),
  ];
};

/** Something legal, for somebody who does not mind. */
const anyStep = (draft: Draft, kind: DraftStep['kind']): DraftStep | undefined => {
  const god = anyOf(choicesNow(draft));
  if (god === undefined) return undefined;
  switch (kind) {
    case 'offer':
      return { kind, gods: someOf(choicesNow(draft), offerSize(draft)) };
    case 'pick':
    case 'start-power':
      return { kind, god: god.id };
    case 'start-player':
      return { kind, player: draw(draft.rules.players) };
  }
};

const MOST_TRIES = 200;

/** Goes on while it is an engine's turn to choose. */
export const settleDraft = (drafting: Drafting, isEngine: (player: number) => boolean): Drafting => {
  let now = drafting;
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const turn = draftTurn(now.draft);
    if (turn === undefined || !isEngine(turn.player)) return now;
    const step = anyStep(now.draft, turn.step);
    const next = step === undefined ? undefined : goOnDrafting(now, step);
    if (next?.ok === true) now = next.value;
  }
  return now;
};
