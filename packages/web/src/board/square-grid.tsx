/**
 * The squares as buttons in a grid: what keyboards and screen readers use on every board. Over the flat board and the
 * 3D board they are invisible; the text board shows them. One of them is in the tab order, arrows walk.
 */

import { nameOf, type Square } from '@caldera/rules';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { useWords } from '../words/index.ts';
import { describe } from './describe.ts';
import type { BoardView, SquareView } from './view.ts';

export interface SquareGridProps {
  readonly view: BoardView;
  readonly names: readonly string[];
  readonly className: string;
  readonly onPick: (square: Square) => void;
  readonly onPoint?: (square: Square | undefined) => void;
  readonly children?: (square: SquareView) => ReactNode;
}

const SIZE = 5;
const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** Rows as seen by the player who sits nearest. */
export const rowsFor = (view: BoardView): readonly (readonly SquareView[])[] => {
  const list = view.pov % 2 === 1 ? view.squares.toReversed() : view.squares;
  return Array.from({ length: SIZE }, (_, row) => list.slice(row * SIZE, row * SIZE + SIZE));
};

const offered = (view: BoardView, { square }: SquareView): string | undefined =>
  view.offers
    .get(square)
    ?.map((offer) => offer.kind)
    .join(' ');

export const SquareGrid = ({
  view,
  names,
  className,
  onPick,
  onPoint,
  children,
}: SquareGridProps): ReactNode => {
  const words = useWords();
  const [cursor, setCursor] = useState<Square>(12 as Square);
  const grid = useRef<HTMLTableElement>(null);
  const rows = rowsFor(view);

  const walk = (event: KeyboardEvent): void => {
    const step = STEPS[event.key];
    if (step === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    const row = rows.findIndex((each) => each.some(({ square }) => square === cursor));
    const column = rows[row]?.findIndex(({ square }) => square === cursor) ?? 0;
    const next = rows[row + step[0]]?.[column + step[1]];
    if (next === undefined) return;
    setCursor(next.square);
    grid.current?.querySelector<HTMLButtonElement>(`[data-square="${nameOf(next.square)}"]`)?.focus();
  };

  return (
    <table ref={grid} aria-label={words.board.label} className={className}>
      <tbody>
        {rows.map((row) => (
          <tr key={row[0]?.square}>
            {row.map((square) => (
              <td key={square.square}>
                <button
                  type="button"
                  tabIndex={square.square === cursor ? 0 : -1}
                  data-square={nameOf(square.square)}
                  data-offered={offered(view, square)}
                  aria-label={describe(words, view, square, names)}
                  onClick={() => onPick(square.square)}
                  onKeyDown={walk}
                  onFocus={() => {
                    setCursor(square.square);
                    onPoint?.(square.square);
                  }}
                  onBlur={() => onPoint?.(undefined)}
                >
                  {children?.(square)}
                </button>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
};
