import { beginAnew } from '../core/beginning.ts';
import { act } from '../core/edges.ts';
import type { God } from '../core/god.ts';
import { CHANCE, END_OF_TURN, type Next, type Phase } from '../core/phase.ts';
import type { SquareSet } from '../core/squares.ts';
import { memoryOf, remember } from '../core/walk.ts';
import { deckState, drawable, faceOf, turnUp, withoutFaceMemory } from './chaos-deck.ts';
import { SIMPLE_GODS } from './simple.ts';

const PLAYERS = [0, 1, 2, 3];

/** A card of that player's deck is turned up. Which one is nobody's choice. */
const draw = (player: number, next: Next): Phase => ({
  name: 'turn up a power',
  decides: () => CHANCE,
  edges: [
    act({
      kind: 'draw',
      targets: (walk) => drawable(walk.table, memoryOf(walk, player)) as SquareSet,
      does: (walk, _, card) => {
        walk.trace?.push({ kind: 'noted', text: `turns up ${SIMPLE_GODS[card]?.id ?? ''}` });
        remember(walk, player, turnUp(walk.table, memoryOf(walk, player), card));
      },
      step: (_, __, card) => ({ kind: 'draw', card }),
      next,
    }),
  ],
});

const FIRST_DRAWS: readonly Phase[] = PLAYERS.map((player) => draw(player, beginAnew));
const NEXT_DRAWS: readonly Phase[] = PLAYERS.map((player) => draw(player, END_OF_TURN));

const forgets: NonNullable<God['forgets']> = (walk, card) =>
  remember(walk, card, withoutFaceMemory(memoryOf(walk, card)));

/** The simple powers as Chaos has them: each goes when a dome was built, in whosever turn. */
const FACES: readonly God[] = SIMPLE_GODS.map((god) => ({
  ...god,
  forgets,
  any: { ...god.any, closing: (walk, { card }) => (walk.domesBuilt > 0 ? NEXT_DRAWS[card] : undefined) },
}));

export const chaos: God = {
  id: 'chaos',
  name: 'Chaos',
  title: 'Primordial Nothingness',
  set: 'advanced',
  number: 14,
  startPriority: 34,
  power:
    'You have the simple power that lies face up; whenever a dome was built in a turn, the next one is turned up.',
  players: [2, 3, 4],
  randomness: true,
  official: true,
  state: deckState,
  forgets,
  prepares: (walk, player) => (faceOf(memoryOf(walk, player)) < 0 ? FIRST_DRAWS[player] : undefined),
  // Whoever has the card has the power on top of it.
  holds: (walk, player, held) => {
    const holder = held.findIndex(({ god, card }) => god === chaos && card === player);
    const face = FACES[faceOf(memoryOf(walk, player))];
    if (holder >= 0 && face !== undefined) held[holder] = { god: face, card: player };
  },
  own: { neverRepeats: true },
};
