/** Steps that are not the mover's: an opponent who interrupts, and chance. */

import type { Game } from '@caldera/rules';
import { describe, expect, test } from 'vitest';
import { after, cellAt, expectRefused, kindsOf, on, operableNow, xy } from './support.ts';

const TOWER = '00000 03000 00000 00000 00000';
const build = (game: Game, at: string): Game => after(game.build(game.activePlayer ?? 0, ...xy(at)));

describe('Gaea answers a dome in the middle of Demeter’s turn', () => {
  const moved = after(on(`${TOWER}/1/demeter:B2,D4/gaea:E5,E1`).moveWorker(...xy('b2'), ...xy('b3')));
  const asked = build(moved, 'b4');

  test('she is the active player, and may place or skip', () => {
    expect([asked.activePlayer, asked.status]).toEqual([2, 'PLACE_OR_SKIP']);
    expect(operableNow(asked)).toEqual(['a5', 'b5', 'c5', 'a4', 'c4', 'a3', 'c3']);
    expect(asked.state.messages.at(-1)).toBe('Bob: place a worker, or skip.');
    expectRefused(asked.placeWorker(1, ...xy('a5')), 'PLACE-3', 'NO_WORKER_LEFT');
    expectRefused(asked.skip(1), 'SKIP-1', 'NOT_YOUR_TURN');
    const { message } = expectRefused(asked.placeWorker(2, ...xy('a1')), 'PLACE-4', 'OWN_POWER_FORBIDS');
    expect(message).toContain('Not with Gaea now.');
    expect(expectRefused(asked.usePower(2, ...xy('a1')), 'MOVE-4', 'NOT_OFFERED').message).toContain('Gaea');
    const token = asked.take({ kind: 'choose', option: 0 });
    expect(expectRefused(token, 'MOVE-4', 'NOT_OFFERED').message).toBe('Gaea has no such step now.');
  });

  test('then Demeter’s turn goes on', () => {
    const placed = after(asked.placeWorker(2, ...xy('a5')));
    expect(cellAt(placed, 'a5').worker).toEqual({ id: 5, player: 2 });
    expect(placed.state.messages).toEqual(['Bob places a worker on a5.', 'Ada: build, or skip.']);
    expect([placed.activePlayer, placed.status]).toEqual([1, 'BUILD_OR_SKIP']);
    expect(after(asked.skip(2)).status).toBe('BUILD_OR_SKIP');
  });

  test('from the first seat as well', () => {
    const game = on(`${TOWER}/2/gaea:E5,E1/demeter:B2,D4`);
    const built = build(after(game.moveWorker(...xy('b2'), ...xy('b3'))), 'b4');
    const placed = after(built.placeWorker(1, ...xy('a5')));
    expect(placed.state.messages).toEqual(['Ada places a worker on a5.', 'Bob: build, or skip.']);
  });

  test('whoever decided takes it back', () => {
    const placed = after(asked.placeWorker(2, ...xy('a5')));
    expectRefused(placed.undo(1), 'MOVE-3', 'NOT_YOUR_TURN');
    const back = after(placed.undo(2));
    expect([back.activePlayer, back.status]).toEqual([2, 'PLACE_OR_SKIP']);
    expectRefused(back.undo(2), 'MOVE-3', 'NOT_YOUR_TURN');
    expect(after(back.undo(1)).status).toBe('BUILD');
  });
});

describe('Tyche draws at the end of her turn', () => {
  const built = build(
    after(on(`${'0'.repeat(25)}/1/tyche:B2,D4/mortal:E5,E1`).moveWorker(...xy('b2'), ...xy('b3'))),
    'b4',
  );
  const drawn = after(built.take({ kind: 'draw', card: 3 }));

  test('the status is CHANCE until a card comes from outside', () => {
    expect([built.activePlayer, built.status, built.options.length]).toEqual([1, 'CHANCE', 6]);
    expect(built.state).toMatchObject({ operable: [], messages: ['Ada builds on b4.', 'Ada: draw.'] });
    expectRefused(built.skip(1), 'SKIP-2', 'NOTHING_TO_SKIP');
    expectRefused(built.take({ kind: 'draw', card: 3 }, 2), 'MOVE-3', 'NOT_YOUR_TURN');
    expect([drawn.activePlayer, drawn.status]).toEqual([2, 'SELECT']);
  });

  test('what was drawn stays drawn', () => {
    const six = after(built.take({ kind: 'draw', card: 6 }));
    expect(six.status).toBe('POWER_OR_SKIP');
    expectRefused(six.undo(1), 'MOVE-4', 'NOTHING_TO_UNDO');
    expect(kindsOf(six)).toEqual(['noted']);
    expect(six.events).toMatchObject([{ player: 1 }]);
    expect(six.state.messages).toEqual(['Ada: use your power, or skip.']);
  });
});
