/** What happened, in sentences. */

import { type Event, levelOf, nameOf, type Position } from '@caldera/rules';
import type { Words } from '../words/index.ts';
import { noteIn } from './step-labels.ts';

/** `before` is the board the events began on: enough to tell a climb. */
export const sentenceFor = (
  words: Words,
  event: Event,
  who: string,
  before: Position,
  after: Position,
): string => {
  const { announce } = words;
  switch (event.kind) {
    case 'placed':
      return announce.placed(who, nameOf(event.at));
    case 'moved': {
      const level = levelOf(before, event.to);
      return level > levelOf(before, event.from)
        ? announce.climbed(who, nameOf(event.from), nameOf(event.to), level)
        : announce.moved(who, nameOf(event.from), nameOf(event.to));
    }
    case 'forced':
      return announce.forced(nameOf(event.from), nameOf(event.to));
    case 'swapped':
      return announce.swapped(nameOf(event.from), nameOf(event.to));
    case 'removed':
      return announce.removed(nameOf(event.at));
    case 'built':
      return event.piece === 'dome'
        ? announce.domed(who, nameOf(event.at))
        : announce.built(who, nameOf(event.at), levelOf(after, event.at));
    case 'unbuilt':
      return announce.unbuilt(nameOf(event.at));
    case 'cancelled':
      return announce.cancelled(nameOf(event.at));
    case 'noted':
      return noteIn(words, event.text);
  }
};

export const sentencesFor = (
  words: Words,
  events: readonly Event[],
  who: string,
  before: Position,
  after: Position,
): readonly string[] =>
  events.map((event) => sentenceFor(words, event, who, before, after)).filter((sentence) => sentence !== '');
