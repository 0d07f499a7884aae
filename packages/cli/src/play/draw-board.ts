/**
 * The board as text. Height shows three ways at once, as a numeral, as a taller bar and as a narrower one; workers by
 * shape and letter; what may be done by the signs of the turn text.
 */

import { levelOf, type Square, squares } from '@caldera/rules';
import type { Paint, Style } from '../terminal/paint.ts';
import type { BoardView } from './board-view.ts';

const { FILES, has, SIZE, SQUARES } = squares;

const TOWERS = ['   ·   ', '▂▂▂1▂▂▂', ' ▄▄2▄▄ ', '  ▆3▆  '] as const;
/** The same where the last turn changed something. */
const FRESH_TOWERS = ['   ∘   ', '▂▂‹1›▂▂', ' ▄‹2›▄ ', '  ‹3›  '] as const;
const LEVEL_STYLES = ['quiet', 'level1', 'level2', 'level3'] as const satisfies readonly Style[];
const DOME = '╭─╮';
const CLOSED = '▣';
const CELL = 7;
/** Of the framed board, and of the small one. */
export const BOARD_WIDTH: number = 3 + SIZE * (CELL + 1);
export const SMALL_BOARD_WIDTH: number = 2 + SIZE * 6;

const centred = (text: string, width: number): readonly [string, string] => {
  const left = (width - text.length) >> 1;
  return [' '.repeat(left), ' '.repeat(width - text.length - left)];
};

const seatAt = ({ position, seats }: BoardView, square: Square): BoardView['seats'][number] | undefined =>
  seats[position.workers.findIndex((workers) => has(workers, square))];

/** What stands on the tower: a worker, a dome, a token, and the signs of what may be done. */
const drawTop = (view: BoardView, square: Square, paint: Paint): string => {
  const signs = view.signs.get(square) ?? '';
  const seat = seatAt(view, square);
  if (seat !== undefined) {
    const badge = paint(seat.style, seat.badge);
    const isActor = has(view.actors, square);
    const open = isActor ? paint('offer', '[') : ' ';
    const close = isActor ? paint('offer', ']') : ' ';
    return ` ${open}${badge}${close}${paint('offer', signs.slice(0, 2).padEnd(2))}`;
  }
  const [text, style]: readonly [string, Style] = has(view.position.domes, square)
    ? [DOME, 'dome']
    : signs !== ''
      ? [signs, 'offer']
      : [has(view.closed, square) ? CLOSED : '', 'strong'];
  const [left, right] = centred(text, CELL);
  return `${left}${paint(style, text)}${right}`;
};

const drawTower = (view: BoardView, square: Square, paint: Paint): string => {
  const level = levelOf(view.position, square);
  const isFresh = has(view.trace, square);
  return paint(isFresh ? 'trace' : LEVEL_STYLES[level], (isFresh ? FRESH_TOWERS : TOWERS)[level]);
};

const rowsOf = <T>(draw: (square: Square) => T): T[][] =>
  FILES.map((_, row) => SQUARES.slice(row * SIZE, (row + 1) * SIZE).map(draw));

/** Framed, two lines a row: 17 lines, 43 columns. */
export const drawBoard = (view: BoardView, paint: Paint): string[] => {
  const rule = (left: string, middle: string, right: string): string =>
    `  ${paint('quiet', left + Array.from(FILES, () => '─'.repeat(CELL)).join(middle) + right)}`;
  const bar = paint('quiet', '│');
  const line = (label: string, cells: readonly string[]): string =>
    `${paint('quiet', label)} ${bar}${cells.join(bar)}${bar}`;
  const tops = rowsOf((square) => drawTop(view, square, paint));
  const towers = rowsOf((square) => drawTower(view, square, paint));
  const rows = tops.flatMap((top, row) => [
    row === 0 ? rule('┌', '┬', '┐') : rule('├', '┼', '┤'),
    line(String(SIZE - row), top),
    line(' ', towers[row] ?? []),
  ]);
  const files = paint('quiet', `      ${FILES.join(' '.repeat(CELL))}    `);
  return [...rows, rule('└', '┴', '┘'), files];
};

/** Without a frame, one line a row, for windows that are too small: 6 lines, 32 columns. */
export const drawSmallBoard = (view: BoardView, paint: Paint): string[] => {
  const cell = (square: Square): string => {
    const seat = seatAt(view, square);
    const level = levelOf(view.position, square);
    const signs = (view.signs.get(square) ?? '').slice(0, 2).padEnd(2);
    const isDome = has(view.position.domes, square);
    const piece = isDome
      ? paint('dome', ' ◠')
      : seat === undefined
        ? `${has(view.closed, square) ? CLOSED : ' '} `
        : paint(seat.style, seat.badge);
    return ` ${piece}${paint(LEVEL_STYLES[level], level === 0 ? '·' : String(level))}${paint('offer', signs)}`;
  };
  return [
    ...rowsOf(cell).map((cells, row) => `${paint('quiet', String(SIZE - row))} ${cells.join('')}`),
    paint('quiet', `  ${FILES.map((file) => `   ${file}  `).join('')}`),
  ];
};
