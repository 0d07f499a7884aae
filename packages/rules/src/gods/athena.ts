import { atMost, levelOf } from '../core/board.ts';
import type { God, Limit } from '../core/god.ts';
import { intersect } from '../core/squares.ts';
import { memoryOf, remember, type Walk } from '../core/walk.ts';

/** One bit of the card: the holder moved up in their last turn. */
const CLIMBED = 1;

const setClimbed = (walk: Walk, card: number, climbed: boolean): void =>
  remember(walk, card, (memoryOf(walk, card) & ~CLIMBED) | (climbed ? CLIMBED : 0));

const noClimbing: Limit = {
  allows: (walk, { card }, from, targets) =>
    (memoryOf(walk, card) & CLIMBED) === 0 ? targets : intersect(targets, atMost(walk, levelOf(walk, from))),
  why: () => 'Athena climbed last turn, so you can’t move up now.',
};

export const athena: God = {
  id: 'athena',
  name: 'Athena',
  title: 'Goddess of Wisdom',
  set: 'simple',
  number: 3,
  startPriority: 63,
  power: 'If one of your workers moved up in your last turn, opponents’ workers can’t move up.',
  players: [2, 3, 4],
  official: true,
  state: {
    write: (position, player) => (((position.memory[player] ?? 0) & CLIMBED) === 0 ? '' : '^'),
    read: (text, position, player) => {
      if (text !== '' && text !== '^') return 'Athena’s state is ^ or nothing';
      position.memory[player] = text === '^' ? CLIMBED : 0;
      return undefined;
    },
  },
  forgets: (walk, card) => setClimbed(walk, card, false),
  own: {
    neverRepeats: true,
    begins: (walk, { card }) => setClimbed(walk, card, false),
    moved: (walk, { card }, _from, _to, rise) => {
      if (rise > 0) setClimbed(walk, card, true);
    },
  },
  foe: { limitsMove: noClimbing },
};
