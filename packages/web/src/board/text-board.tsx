/** The board as text: every square says what stands there, for screen readers, braille lines and people who like it plain. */

import { nameOf } from '@caldera/rules';
import type { ReactNode } from 'react';
import { SquareGrid } from './square-grid.tsx';
import type { BoardProps, SquareView } from './view.ts';

const HEADGEAR = ['●', '▲', '○', '♛'] as const;
const SHAPES = { round: 'a', tapered: 'b', tall: 'c' } as const;

const Cell = (square: SquareView): ReactNode => (
  <span aria-hidden="true">
    <span className="name">{nameOf(square.square)}</span> {square.level}
    {square.dome ? '⌂' : ''}
    <br />
    {square.worker === undefined
      ? square.tokens.length > 0
        ? '◆'
        : '·'
      : `${HEADGEAR[square.worker.player] ?? ''}${SHAPES[square.worker.shape]}`}
  </span>
);

export const TextBoard = ({ view, names, onPick }: BoardProps): ReactNode => (
  <div className="board">
    <SquareGrid view={view} names={names} className="text-board" onPick={onPick}>
      {Cell}
    </SquareGrid>
  </div>
);
