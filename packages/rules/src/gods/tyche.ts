import { beginAnew } from '../core/beginning.ts';
import { act } from '../core/edges.ts';
import type { God } from '../core/god.ts';
import { CHANCE, END_OF_TURN, mayEnd, type Phase } from '../core/phase.ts';
import { only, type Square, type SquareSet } from '../core/squares.ts';
import { memoryOf, remember, type Walk } from '../core/walk.ts';

const LUCKY = 6;
const CARDS = [1, 2, 3, 4, 5, LUCKY];
/** The card remembers a bit per number put aside, and one for an additional turn that is about to begin. */
const ASIDE = CARDS.reduce((bits, card) => bits | (1 << card), 0);
const ADDITIONAL = 1;
/** The one answer to the offer that is not "no, thanks". */
const TAKE_IT: Square = 0 as Square;

const memory = (walk: Walk): number => memoryOf(walk, walk.rules.mover.card);
const write = (walk: Walk, value: number): void => remember(walk, walk.rules.mover.card, value);

const OFFER: Phase = {
  name: 'additional turn',
  memory: 'nothing',
  edges: [
    act({
      kind: 'choose',
      targets: () => only(TAKE_IT),
      does: (walk) => write(walk, memory(walk) | ADDITIONAL),
      step: (_, __, option) => ({ kind: 'choose', option }),
      next: beginAnew,
    }),
  ],
  otherwise: mayEnd,
};

/** The top card of the deck. The six brings all cards back into it. */
const DRAW: Phase = {
  name: 'draw a card',
  memory: 'nothing',
  decides: () => CHANCE,
  edges: [
    act({
      kind: 'draw',
      targets: (walk) => (ASIDE & ~memory(walk)) as SquareSet,
      does: (walk, _, card) => {
        walk.trace?.push({ kind: 'noted', text: `draws the ${card}` });
        write(walk, card === LUCKY ? 0 : memory(walk) | (1 << card));
      },
      step: (_, __, card) => ({ kind: 'draw', card }),
      next: (walk) => ((memory(walk) & ASIDE) === 0 ? OFFER : END_OF_TURN),
    }),
  ],
};

/** No card is drawn at the end of an additional turn. However it ends, the card must not remember it. */
const drawsAtEnd = (walk: Walk): Phase | undefined => (walk.count === ADDITIONAL ? undefined : DRAW);

export const tyche: God = {
  id: 'tyche',
  name: 'Tyche',
  title: 'Goddess of Fortune',
  set: 'promo',
  number: 56,
  startPriority: 48,
  power:
    'At the end of your turn draw one of six cards; the six brings all of them back and an additional turn, if you want it.',
  players: [2, 3, 4],
  randomness: true,
  official: true,
  // The numbers put aside, in order.
  state: {
    write: (position, player) =>
      CARDS.filter((card) => ((position.memory[player] ?? 0) & (1 << card)) !== 0).join(''),
    read: (text, position, player) => {
      if (!/^1?2?3?4?5?$/.test(text)) return 'Tyche’s state is the numbers put aside, 1 to 5 in order';
      position.memory[player] = CARDS.reduce(
        (bits, card) => (text.includes(String(card)) ? bits | (1 << card) : bits),
        0,
      );
      return undefined;
    },
  },
  // An additional turn that begins without the power is not hers to end without a card.
  forgets: (walk, card) => remember(walk, card, memoryOf(walk, card) & ~ADDITIONAL),
  own: {
    begins: (walk) => {
      walk.count = memory(walk) & ADDITIONAL;
      write(walk, memory(walk) & ~ADDITIONAL);
    },
    earns: drawsAtEnd,
  },
};
