/** What a card remembers that the board does not show: a direction, coins, the power on top, that it is used up. */

import { geometry, type Position } from '@caldera/rules';
import type { Words } from '../words/index.ts';
import { godNameIn } from './god-words.ts';

const DIRECTIONS: readonly string[] = geometry.DIRECTIONS;
const SQUARES = /^[A-E][1-5](,[A-E][1-5])*$/;

/** One short line, or nothing where there is nothing to know. `position` is what the viewer may see. */
export const cardStateIn = (words: Words, position: Position, player: number): string => {
  const god = position.table.gods[player];
  const text = god?.state?.write(position, player) ?? '';
  const { cards } = words;
  const direction = DIRECTIONS.indexOf(text);
  const [face = ''] = /^[a-z][a-z-]+/.exec(text) ?? [];
  const [count] = /^\d+/.exec(text) ?? [];
  if (god === undefined || text === '') return '';
  if (direction >= 0) return (cards.directions[god.id] ?? cards.towards)(words.directions[direction] ?? '');
  if (text === '^') return cards.climbed;
  if (text === 'x' || text.startsWith('x|')) return cards.used;
  if (text.startsWith('*')) return cards.taken;
  if (face !== '') return (cards.faces[god.id] ?? cards.face)(godNameIn(words, face));
  if (count !== undefined) return cards.counts[god.id]?.(count) ?? '';
  return god.hiddenInformation === true && SQUARES.test(text) ? cards.secret(text.toLowerCase()) : '';
};
