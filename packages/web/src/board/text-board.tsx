/** The board as text: every square says what stands there, for screen readers, braille lines and people who like it plain. */

import { nameOf } from '@caldera/rules';
import type { ReactNode } from 'react';
import { SquareGrid } from './square-grid.tsx';
import type { BoardProps, BoardView, OfferKind, SquareView } from './view.ts';

const HEADGEAR = ['●', '▲', '○', '♛'] as const;
const SHAPES = { round: 'a', tapered: 'b', tall: 'c' } as const;

/** What may be done there, each kind with a sign of its own. */
const SIGNS: Readonly<Record<OfferKind, string>> = {
  worker: '?',
  place: '↓',
  move: '→',
  build: '+',
  dome: '∩',
  force: '»',
  swap: '⇄',
  remove: '×',
  unbuild: '−',
  token: '◇',
  bind: '&',
};

const standing = ({ worker, tokens }: SquareView): string => {
  if (worker !== undefined) return `${HEADGEAR[worker.player] ?? ''}${SHAPES[worker.shape]}`;
  return tokens.length > 0 ? '◆' : '·';
};

const Cell = ({ square, view }: { readonly square: SquareView; readonly view: BoardView }): ReactNode => (
  <span aria-hidden="true">
    <span className="name">{nameOf(square.square)}</span> {square.level}
    {square.dome ? '⌂' : ''}
    <br />
    <span className="standing">{standing(square)}</span>{' '}
    <span className="sign">
      {(view.offers.get(square.square) ?? []).map((offer) => SIGNS[offer.kind]).join('')}
    </span>
  </span>
);

export const TextBoard = ({ view, names, onPick }: BoardProps): ReactNode => (
  <div className="board">
    <SquareGrid view={view} names={names} className="text-board" onPick={onPick}>
      {(square) => <Cell square={square} view={view} />}
    </SquareGrid>
  </div>
);
