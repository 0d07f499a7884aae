/** Why a square can't be picked now, in the sentence of the clause that forbids it. */

import { nameOf, type OpenTurn, type Square, type Step, whyNot } from '@caldera/rules';
import type { Words } from '../words/index.ts';
import type { Picked } from './picks.ts';

/** What a person most likely meant by tapping there. */
const meant = (turn: OpenTurn, picked: Picked, at: Square): Step | { kind: 'select'; at: Square } => {
  const kinds = new Set(turn.options.map((option) => option.kind));
  const worker = picked.squares.at(-1);
  if (kinds.has('place')) return { kind: 'place', at };
  if (worker === undefined) return { kind: 'select', at };
  if (kinds.has('move')) return { kind: 'move', from: worker, to: at };
  return { kind: 'build', by: worker, at, piece: 'block' };
};

export const refusalFor = (words: Words, turn: OpenTurn, picked: Picked, at: Square): string => {
  const violation = whyNot(turn, meant(turn, picked, at));
  if (violation === undefined) return words.turn.notHere(nameOf(at));
  return words.said(violation.code, violation.message);
};
