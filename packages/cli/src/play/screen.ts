/** Puts board, panel, news and question together so that they fit the window. */

import type { Position } from '@caldera/rules';
import type { Paint } from '../terminal/paint.ts';
import { widthOf } from '../terminal/width.ts';
import { wrap } from '../wrap.ts';
import type { BoardView } from './board-view.ts';
import { BOARD_WIDTH, drawBoard, drawSmallBoard, SMALL_BOARD_WIDTH } from './draw-board.ts';
import type { Game } from './game.ts';
import { drawPanel, drawSeats } from './panel.ts';

export interface Window {
  readonly columns: number;
  readonly rows: number;
  readonly paint: Paint;
}

interface Scene {
  readonly viewer: number;
  readonly game: Game;
  readonly position: Position;
  readonly view: BoardView;
  readonly decides: number;
}

const GAP = 3;
const NARROWEST_PANEL = 24;
/** News, question and prompt below the board. */
const LINES_BELOW = 6;

const beside = (left: readonly string[], right: readonly string[]): string[] =>
  left.map((line, index) => {
    const text = right[index] ?? '';
    return text === '' ? line : `${line}${' '.repeat(GAP)}${text}`;
  });

/** The board and what belongs beside it, as large as the window allows. */
export const drawScene = ({ view, decides, ...scene }: Scene, { columns, rows, paint }: Window): string[] => {
  const content = { ...scene, seats: view.seats, decides };
  const framed = drawBoard(view, paint);
  const panelWidth = columns - BOARD_WIDTH - GAP;
  if (panelWidth >= NARROWEST_PANEL && rows >= framed.length + LINES_BELOW) {
    return beside(framed, drawPanel(content, panelWidth, framed.length, paint));
  }
  const seats = drawSeats(content, columns, paint);
  if (columns >= BOARD_WIDTH && rows >= framed.length + LINES_BELOW + seats.length)
    return [...seats, ...framed];
  const small = drawSmallBoard(view, paint);
  const smallPanel = columns - SMALL_BOARD_WIDTH - GAP;
  return smallPanel >= NARROWEST_PANEL
    ? beside(small, drawPanel(content, smallPanel, small.length, paint))
    : [...seats, ...small];
};

/** Lines of text, broken to the width of the window. */
export const drawText = (lines: readonly string[], { columns }: Pick<Window, 'columns'>): string[] =>
  lines.flatMap((line) => (widthOf(line) <= columns ? [line] : wrap(line, columns)));
