import type { God } from '../core/god.ts';
import { intersect, size } from '../core/squares.ts';

const TOWERS_TO_WIN = 5;

export const chronus: God = {
  id: 'chronus',
  name: 'Chronus',
  title: 'God of Time',
  set: 'advanced',
  number: 16,
  startPriority: 2,
  power: 'You also win as soon as five complete towers stand on the board, whoever built them.',
  players: [2],
  official: true,
  own: { neverRepeats: true },
  any: { wins: (walk) => size(intersect(walk.level3, walk.domes)) >= TOWERS_TO_WIN },
};
