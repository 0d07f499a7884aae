import type { God } from '../core/god.ts';
import { heroState, isUnused, useOnce } from '../core/once.ts';

const LEAP = 2;

export const bellerophon: God = {
  id: 'bellerophon',
  name: 'Bellerophon',
  title: 'Tamer of Pegasus',
  set: 'hero',
  number: 49,
  startPriority: 14,
  power: 'Once: your worker climbs two levels in one move.',
  players: [2],
  official: true,
  oncePerGame: true,
  state: heroState('Bellerophon’s'),
  own: {
    neverRepeats: true,
    climbs: (walk) => (isUnused(walk) ? LEAP : 1),
    moved: (walk, _holder, _from, _to, rise) => {
      if (rise === LEAP) useOnce(walk);
    },
  },
};
