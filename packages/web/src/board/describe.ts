/** A square in words, for whoever does not see the board. */

import { nameOf } from '@caldera/rules';
import { godNameIn } from '../gods/god-words.ts';
import type { Words } from '../words/index.ts';
import type { BoardView, Offer, SquareView } from './view.ts';

const standing = (words: Words, square: SquareView): string => {
  if (square.dome && square.level === 3) return words.board.complete;
  const level = words.board.level(square.level);
  return square.dome ? `${level}, ${words.board.dome}` : level;
};

const offered = (words: Words, offer: Offer): string => {
  const parts = [words.board.offers[offer.kind]];
  if (offer.sends !== undefined) parts.push(words.board.pushes(nameOf(offer.sends.to)));
  if (offer.wins === true) parts.push(words.board.wins);
  return parts.join(', ');
};

/** "c3, level 2, worker of Vermilion. Move here." */
export const describe = (
  words: Words,
  view: BoardView,
  square: SquareView,
  names: readonly string[],
): string => {
  const nameOfPlayer = (player: number): string => names[player] ?? '';
  const parts = [nameOf(square.square), standing(words, square)];
  if (square.worker !== undefined) parts.push(words.board.worker(nameOfPlayer(square.worker.player)));
  for (const token of square.tokens) parts.push(words.board.token(godNameIn(words, token.god)));
  if (view.selected === square.square) parts.push(words.board.selected);
  const threat = view.threats?.wins.get(square.square) ?? [];
  for (const player of threat) parts.push(words.board.threat(nameOfPlayer(player)));
  if (view.threats?.stops.has(square.square) === true) parts.push(words.board.stop);
  const offers = (view.offers.get(square.square) ?? []).map((offer) => offered(words, offer));
  return offers.length === 0 ? parts.join(', ') : `${parts.join(', ')}. ${offers.join('; ')}`;
};
