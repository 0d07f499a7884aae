/** What happened, in a sentence. */

import { type Event, levelOf, nameOf, type Position, type Square, type Towers } from '@caldera/rules';

/** How high the squares are while the events pass by. */
class Heights {
  readonly #towers: Towers;
  readonly #added = new Map<number, number>();

  constructor(towers: Towers) {
    this.#towers = towers;
  }

  raise(square: Square): number {
    const added = (this.#added.get(square) ?? 0) + 1;
    this.#added.set(square, added);
    return levelOf(this.#towers, square) + added;
  }
}

/** Told of what happened, or of what to do. */
export type Tense = 'past' | 'advice';

const VERBS: Readonly<Record<Event['kind'], Readonly<Record<Tense, string>>>> = {
  placed: { past: 'placed', advice: 'place' },
  moved: { past: 'moved', advice: 'move' },
  forced: { past: 'sent', advice: 'send' },
  swapped: { past: 'swapped', advice: 'swap' },
  removed: { past: 'took', advice: 'take' },
  built: { past: 'built', advice: 'build' },
  unbuilt: { past: 'took', advice: 'take' },
  noted: { past: 'noted', advice: 'note' },
  cancelled: { past: 'ran', advice: 'run' },
};

/** What follows the verb. */
const objectOf = (event: Event, heights: Heights): string => {
  switch (event.kind) {
    case 'placed':
      return `a worker on ${nameOf(event.at)}`;
    case 'moved':
      return `${nameOf(event.from)} to ${nameOf(event.to)}`;
    case 'forced':
      return `the worker on ${nameOf(event.from)} to ${nameOf(event.to)}`;
    case 'swapped':
      return `the workers on ${nameOf(event.from)} and ${nameOf(event.to)}`;
    case 'removed':
      return `the worker on ${nameOf(event.at)} off the board`;
    case 'built':
      return event.piece === 'dome'
        ? `a dome on ${nameOf(event.at)}`
        : `level ${heights.raise(event.at)} on ${nameOf(event.at)}`;
    case 'unbuilt':
      return `${event.all ? 'all blocks' : 'a block'} from ${nameOf(event.at)}`;
    case 'noted':
      return event.text;
    case 'cancelled':
      return `into something hidden on ${nameOf(event.at)}`;
  }
};

/** `a`, `a and b`, `a, b and c`. */
const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

/** `moved b3 to b4 and built level 1 on a3`; empty when nothing happened. */
export const narrate = (before: Position, events: readonly Event[], tense: Tense = 'past'): string => {
  const placed = events.flatMap((event) => (event.kind === 'placed' ? [nameOf(event.at)] : []));
  if (placed.length > 1 && placed.length === events.length) {
    return `${VERBS.placed[tense]} workers on ${listed(placed)}`;
  }
  const heights = new Heights(before);
  return listed(events.map((event) => `${VERBS[event.kind][tense]} ${objectOf(event, heights)}`));
};
