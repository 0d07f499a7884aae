/**
 * Plays a turn text by its tokens alone, knowing nothing of the rules: workers go where the text sends them and pieces
 * stand where it puts them. Tells where an illegal turn would have led, so that a test can ask whether another turn
 * leads there.
 */

import { levelOf, makeFen, nameOf, type Position, squares, squaresOf } from '@caldera/rules';

/** Heights and workers, nothing else: two boards look alike when these are equal. */
export interface BoardLook {
  readonly heights: string;
  readonly workers: readonly string[];
}

const workersLook = (names: Iterable<string>): string => [...names].toSorted().join(' ');

/** What a position looks like to someone who sees neither cards nor whose turn it is. */
export const lookOf = (position: Position): BoardLook => ({
  heights: makeFen(position).slice(0, squares.SQUARES.length),
  workers: position.workers.map((set) => workersLook(squaresOf(set).map(nameOf))),
});

const TOKEN =
  /\{[^}]*\}|\[[^\]]*\]|\(?([a-e][1-5])?(<?>)([a-e][1-5])\)?|\(x([a-e][1-5])\)|\+([a-e][1-5])|\^([a-e][1-5])(\*?)|(!!?)([a-e][1-5])|#|\s+/gy;

interface Board {
  readonly levels: Map<string, number>;
  readonly domes: Set<string>;
  readonly sides: Set<string>[];
  readonly mover: number;
  walker: string;
}

const relocate = ({ sides }: Board, from: string, to: string): boolean => {
  const owner = sides.find((side) => side.has(from));
  if (owner === undefined) return false;
  owner.delete(from);
  owner.add(to);
  return true;
};

const exchange = ({ sides }: Board, a: string, b: string): boolean => {
  const ownerA = sides.find((side) => side.has(a));
  const ownerB = sides.find((side) => side.has(b));
  if (ownerA === undefined || ownerB === undefined) return false;
  ownerA.delete(a);
  ownerB.delete(b);
  ownerA.add(b);
  ownerB.add(a);
  return true;
};

const go = (board: Board, token: string, from: string, to: string): boolean => {
  const isForce = token.startsWith('(');
  // The swap `b2>c2(c2>b2)`: for an instant two workers share a space, so the one that is sent away goes first.
  if (!isForce && board.sides.some((side) => side.has(to))) return false;
  if (!relocate(board, from, to)) return false;
  if (!isForce || board.walker === from) board.walker = to;
  return true;
};

const put = (board: Board, at: string, low: boolean): boolean => {
  const level = board.levels.get(at) ?? 0;
  if (board.domes.has(at)) return false;
  if (low || level === 3) board.domes.add(at);
  else board.levels.set(at, level + 1);
  return true;
};

const take = (board: Board, at: string, all: boolean): boolean => {
  const level = board.levels.get(at) ?? 0;
  if (level === 0 || board.domes.has(at)) return false;
  board.levels.set(at, all ? 0 : level - 1);
  return true;
};

const boardOf = (position: Position): Board => ({
  levels: new Map(squares.SQUARES.map((square) => [nameOf(square), levelOf(position, square)])),
  domes: new Set(squaresOf(position.domes).map(nameOf)),
  sides: position.workers.map((set) => new Set<string>(squaresOf(set).map(nameOf))),
  mover: position.toMove % position.workers.length,
  walker: '',
});

/** `b2>c2(c2>b2)` and `b2>c2(c2>d2)` with the one that gives way first, so that no two workers ever share a space. */
const giveWayFirst = (text: string): string =>
  text
    .replace(/([a-e][1-5])>([a-e][1-5])\(\2>\1\)/g, '($1<>$2)')
    .replace(/([a-e][1-5]>([a-e][1-5]))(\(\2>[a-e][1-5]\))/g, '$3$1');

/** Where the text would lead, or `undefined` when not even its tokens make sense on this board. */
export const naiveLook = (position: Position, text: string): BoardLook | undefined => {
  const board = boardOf(position);
  const rewritten = giveWayFirst(text.toLowerCase());
  let read = 0;
  for (const match of rewritten.matchAll(TOKEN)) {
    const [token, from = board.walker, arrow, to, removed, placed, built, low, taken, untaken] = match;
    read += token.length;
    let done = true;
    if (arrow === '<>') done = exchange(board, from, to ?? '');
    else if (arrow === '>') done = go(board, token, from, to ?? '');
    else if (removed !== undefined) done = board.sides.some((side) => side.delete(removed));
    else if (placed !== undefined) board.sides[board.mover]?.add(placed);
    else if (built !== undefined) done = put(board, built, low === '*');
    else if (untaken !== undefined) done = take(board, untaken, taken === '!!');
    if (!done) return undefined;
  }
  if (read !== rewritten.length) return undefined;
  const heights = squares.SQUARES.map((square) => {
    const level = board.levels.get(nameOf(square)) ?? 0;
    return board.domes.has(nameOf(square)) ? (['a', 'b', 'c', '4'][level] ?? '') : String(level);
  });
  return { heights: heights.join(''), workers: board.sides.map(workersLook) };
};
