import type { God } from '../core/god.ts';
import { moveAndPull } from '../core/pulling.ts';
import { remove } from '../core/squares.ts';

export const proteus: God = {
  id: 'proteus',
  name: 'Proteus',
  title: 'Shapeshifting Sea God',
  set: 'promo',
  number: 59,
  startPriority: 30,
  power: 'You have three workers. After a move one of the other two takes the space just left, if possible.',
  players: [2, 3],
  official: true,
  workers: 3,
  own: {
    start: {
      name: 'move',
      edges: [moveAndPull({ whom: (walk) => remove(walk.own, walk.worker), mayDecline: false })],
    },
  },
};
