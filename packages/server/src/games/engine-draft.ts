/** How an engine drafts: any power will do. */

import { type DraftStep, draftChoices, draftTurn, poolOf, takeDraftStep } from '@caldera/rules';
import { awaited, type Room } from '../room/room.ts';

const TRIES = 200;

type Random = (below: number) => number;

const anyOf = <T>(items: readonly T[], random: Random): T | undefined =>
  items[random(Math.max(1, items.length))];

const candidate = (room: Room, random: Random): DraftStep | undefined => {
  const { draft } = room;
  const turn = draft && draftTurn(draft);
  if (draft === undefined || turn === undefined) return undefined;
  const { players, pool, mode } = draft.rules;
  switch (turn.step) {
    case 'offer': {
      const gods = poolOf(pool, players).map(({ id }) => id);
      const wanted = mode === 'mirror' ? 1 : players;
      return { kind: 'offer', gods: Array.from({ length: wanted }, () => anyOf(gods, random) ?? 'mortal') };
    }
    case 'start-power':
      return { kind: 'start-power', god: anyOf(draft.offer, random)?.id ?? '' };
    case 'pick':
      return { kind: 'pick', god: anyOf(draftChoices(draft), random)?.id ?? '' };
    case 'start-player':
      return { kind: 'start-player', player: random(players) };
  }
};

/** A step that the draft accepts, if chance finds one. */
export const chooseDraftStep = (room: Room, random: Random): DraftStep | undefined => {
  const { draft } = room;
  for (let attempt = 0; draft !== undefined && attempt < TRIES; attempt += 1) {
    const step = candidate(room, random);
    if (step === undefined) return undefined;
    if (takeDraftStep(draft, awaited(room), step).ok) return step;
  }
  return undefined;
};
