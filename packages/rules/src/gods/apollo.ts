import type { God } from '../core/god.ts';

export const apollo: God = {
  id: 'apollo',
  name: 'Apollo',
  title: 'God of Music',
  set: 'simple',
  number: 1,
  startPriority: 18,
  power:
    'Your worker may move into a neighbouring opponent worker’s space; that worker takes the space yours left.',
  players: [2, 3, 4],
  fleece: true,
  official: true,
  own: { neverRepeats: true, sends: (_, from) => from },
};
