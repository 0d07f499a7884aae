/** The draft on this device: one at a time, kept like a game, so that it is still there when the page is loaded again. */

import { type DraftStep, draftTurn } from '@caldera/rules';
import { keep, readKept } from '../app/storage.ts';
import { DRAFTS, type Drafting, type DraftOpening, goOnDrafting, openDraft } from './local-draft.ts';
import { PLAYERS } from './players.ts';
import type { LocalMode } from './start.ts';

const KEY = 'caldera.draft';

/** Where a draft belongs, and what it began with. */
export interface DraftPlace {
  readonly mode: LocalMode;
  readonly levels: readonly number[];
  readonly opening: DraftOpening;
}

export interface KeptDraft {
  readonly place: DraftPlace;
  readonly drafting: Drafting;
}

interface Written extends DraftPlace {
  readonly steps: readonly DraftStep[];
}

export const keepDraft = (place: DraftPlace, { steps }: Drafting): void => {
  const written: Written = { ...place, steps };
  keep(KEY, JSON.stringify(written));
};

export const forgetDraft = (): void => keep(KEY, null);

const isOpening = (value: unknown): value is DraftOpening => {
  if (typeof value !== 'object' || value === null) return false;
  const { mode, players, simple, challenger } = value as Partial<DraftOpening>;
  const known = DRAFTS.some((each) => each === mode) && PLAYERS.some((each) => each === players);
  return known && typeof simple === 'boolean' && typeof challenger === 'number';
};

/** The draft that was left in this mode; nothing when there is none, or when it no longer makes sense. */
export const keptDraft = (mode: LocalMode): KeptDraft | undefined => {
  try {
    const written: unknown = JSON.parse(readKept(KEY) ?? 'null');
    if (typeof written !== 'object' || written === null) return undefined;
    const { mode: kept, levels, opening, steps } = written as Partial<Written>;
    if (kept !== mode || !isOpening(opening) || !Array.isArray(levels) || !Array.isArray(steps))
      return undefined;
    let drafting = openDraft(opening);
    for (const step of steps) if (drafting.ok) drafting = goOnDrafting(drafting.value, step);
    if (!drafting.ok || draftTurn(drafting.value.draft) === undefined) return undefined;
    return { place: { mode, levels, opening }, drafting: drafting.value };
  } catch {
    return undefined;
  }
};
