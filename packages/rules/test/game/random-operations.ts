/** Games played by the operations of the contracts, at random, and what is wrong with a moment of them, if anything. */

import {
  type Answer,
  CELL_OPERATIONS,
  type CellOperation,
  type CellState,
  cellOf,
  Game,
  OPERATIONS,
  REFUSING_CLAUSES,
  type Step,
  squares,
  VIOLATION_CODES,
  type Violation,
} from '@caldera/rules';
import { type Dice, pick } from '../support/random-play.ts';

/** An operation by the player who is asked, or by the first one after the end. */
export const attempt = (game: Game, operation: CellOperation, x: number, y: number): Answer => {
  const player = game.activePlayer ?? 1;
  switch (operation) {
    case 'placeWorker':
      return game.placeWorker(player, x, y);
    case 'select':
      return game.selectAt(player, x, y);
    case 'move':
      return game.move(player, x, y);
    case 'build':
      return game.build(player, x, y);
    case 'usePower':
      return game.usePower(player, x, y);
  }
};

const WITH_OPERATION: readonly Step['kind'][] = ['place', 'move', 'build', 'skip'];

/** One thing that can be done, picked at random; now and then something is taken back. */
export const anyOperation = (game: Game, dice: Dice): Answer => {
  if (game.turn.steps.length > 0 && dice(12) === 0) {
    const undone = game.undo();
    if (undone.ok) return undone;
  }
  const cellOperations = CELL_OPERATIONS.filter((operation) => operation !== 'select' || dice(4) === 0);
  const cells = cellOperations.flatMap((operation) =>
    game.operable(operation).map(
      ({ row, col }) =>
        () =>
          attempt(game, operation, col, row),
    ),
  );
  const others = game.options
    .filter(({ kind }) => !WITH_OPERATION.includes(kind))
    .map((step) => () => game.take(step));
  const skips = game.status.endsWith('_OR_SKIP') ? [() => game.skip(game.activePlayer ?? 0)] : [];
  const all = [...cells, ...others, ...skips];
  if (all.length > 0) return pick(dice, all)();
  const { row, col } = pick(dice, game.operable('select'));
  return game.selectAt(game.activePlayer ?? 0, col, row);
};

/** A refusal names a known operation, clause and code, and says a sentence. */
const badViolation = ({ operation, clause, code, message }: Violation): boolean =>
  !OPERATIONS.includes(operation) ||
  !REFUSING_CLAUSES.includes(clause) ||
  !VIOLATION_CODES.includes(code) ||
  !/^\p{Lu}.*[.”]$/u.test(message);

const names = (cells: readonly { row: number; col: number }[]): string =>
  cells.map(({ row, col }) => `${'abcde'[col]}${5 - row}`).join(' ');

/** Operable cells are what trying all 25 cells accepts, for every operation; whatever is refused changes nothing. */
export const operableProblems = (game: Game): string[] => {
  const before = JSON.stringify([game, game.state]);
  const problems = CELL_OPERATIONS.flatMap((operation) => {
    const answers = squares.SQUARES.map(cellOf).map((cell) => ({
      cell,
      answer: attempt(game, operation, cell.col, cell.row),
    }));
    const accepted = names(answers.flatMap(({ cell, answer }) => (answer.ok ? [cell] : [])));
    const operable = names(game.operable(operation));
    return [
      ...(accepted === operable ? [] : [`${operation} accepts ${accepted}, but ${operable} are operable`]),
      ...answers.flatMap(({ answer }) =>
        !answer.ok && badViolation(answer.error) ? [JSON.stringify(answer.error)] : [],
      ),
    ];
  });
  return JSON.stringify([game, game.state]) === before
    ? problems
    : [...problems, 'a refused operation changed something'];
};

/** INV-2: cells and workers agree, and nobody shares a cell or stands on a dome. */
export const placeProblems = (game: Game): string[] => {
  const cells = game.state.board.flat();
  const byCell = cells.flatMap(({ worker }, index) =>
    worker === null ? [] : [`${worker.id} of ${worker.player} on ${squares.nameOf(index as squares.Square)}`],
  );
  const byWorker = game.workers.flatMap(({ id, player, at }) =>
    at === null ? [] : [`${id} of ${player} on ${at}`],
  );
  const { own, foes } = game.turn.walk;
  const standing = squares.setOf(
    game.workers.flatMap(({ at }) => (at === null ? [] : (squares.squareNamed(at) ?? []))),
  );
  const agree = byCell.toSorted().join() === byWorker.toSorted().join() && standing === (own | foes);
  const capped = cells.some(({ dome, worker }) => dome && worker !== null);
  return [
    ...(agree ? [] : [`cells name ${byCell.join()}, workers ${byWorker.join()}`]),
    ...(capped ? ['a worker on a dome'] : []),
  ];
};

const isShrunk = (was: CellState, is: CellState): boolean => is.level < was.level;
const isUncapped = (was: CellState, is: CellState): boolean => was.dome && !is.dome;
const isBad = ({ level }: CellState): boolean => ![0, 1, 2, 3].includes(level);

/** INV-3: levels are 0 to 3; a tower shrinks only where a power has taken blocks away, a dome never leaves. */
export const towerProblems = (before: Game, after: Game): string[] => {
  const unbuilt = after.events.some((event) => event.kind === 'board' && event.event.kind === 'unbuilt');
  const was = before.state.board.flat();
  return after.state.board.flat().flatMap((is, index) => {
    const old = was[index] ?? is;
    const wrong = isBad(is) || isUncapped(old, is) || (!unbuilt && isShrunk(old, is));
    return wrong ? [`${JSON.stringify(old)} became ${JSON.stringify(is)}`] : [];
  });
};

/** INV-4: one player is active, who has not lost, until the game ends; then nobody. */
export const activityProblems = (game: Game): string[] => {
  const { activePlayer, status, winner } = game.state;
  const active = game.players.filter(({ id, out }) => id === activePlayer && !out).length;
  const isOver = status === 'END';
  return active === (isOver ? 0 : 1) && (winner !== null) === isOver
    ? []
    : [`${activePlayer} is active at ${status}, ${winner} has won`];
};

/** INV-5: what is saved comes back equal, and replaying the steps gives the same state. */
export const savingProblems = (game: Game): string[] => {
  const text = JSON.stringify(game);
  const loaded = Game.fromJSON(JSON.parse(text));
  if (!loaded.ok) return [`${loaded.error.message} ${text}`];
  const look = (one: Game): string => JSON.stringify([one, one.state, one.workers, one.events]);
  return look(loaded.value) === look(game) ? [] : [`${look(game)} came back as ${look(loaded.value)}`];
};
