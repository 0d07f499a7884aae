/** How the operations serve powers with steps of their own. */

import type { Game } from '@caldera/rules';
import { describe, expect, test } from 'vitest';
import { after, cellAt, choose, expectRefused, kindsOf, on, operableNow, workerOn, xy } from './support.ts';

const FLAT = '0'.repeat(25);
const table = (god: string, heights = FLAT): Game => on(`${heights}/1/${god}:B2,D4/mortal:A5,E1`);
const move = (game: Game, from: string, to: string): Game => after(game.moveWorker(...xy(from), ...xy(to)));
const build = (game: Game, at: string): Game => after(game.build(game.activePlayer ?? 0, ...xy(at)));

describe('Artemis', () => {
  const once = move(table('artemis'), 'b2', 'b3');

  test('after the first move a second one is operable, not back', () => {
    expect(once.status).toBe('MOVE_OR_SKIP');
    expect(operableNow(once)).toEqual(['a4', 'b4', 'c4', 'a3', 'c3', 'a2', 'c2']);
  });

  test('a build is accepted at once', () => {
    expect(once.operable('build')).toHaveLength(8);
    expect(build(once, 'b2').activePlayer).toBe(2);
  });

  test('after the second move there is only the build', () => {
    expect(move(once, 'b3', 'b4').status).toBe('BUILD');
  });

  test('where no second move is possible the status is BUILD', () => {
    const cornered = on('00000 00000 00000 22000 00000/1/artemis:B1,D4/mortal:A5,E1');
    expect(move(cornered, 'b1', 'a1').status).toBe('BUILD');
  });
});

describe('Prometheus', () => {
  const chosen = choose(table('prometheus', '00000 00000 01000 00000 00000'), 'b2');

  test('after the choice of a worker the status is MOVE, and a build comes before it', () => {
    expect(chosen.status).toBe('MOVE');
    expect(chosen.operable('move')).toHaveLength(8);
    expect(chosen.operable('build')).toHaveLength(8);
  });

  test('after that build this worker moves, and not up', () => {
    const built = build(chosen, 'c3');
    expect(built.status).toBe('MOVE');
    const { message } = expectRefused(built.move(1, ...xy('b3')), 'MOVE-4', 'OWN_POWER_FORBIDS');
    expect(message).toContain('can’t move up');
    expectRefused(built.moveWorker(...xy('d4'), ...xy('d5')), 'MOVE-4', 'OTHER_WORKER_ACTS');
    expectRefused(built.selectAt(1, ...xy('d4')), 'SELECT-3', 'OTHER_WORKER_ACTS');
    expect(build(move(built, 'b2', 'b1'), 'b2').activePlayer).toBe(2);
  });
});

describe('Hermes', () => {
  const walked = move(choose(table('hermes'), 'b2'), 'b2', 'b3');

  test('after a level move either worker moves on, or builds', () => {
    expect(walked.status).toBe('MOVE_OR_SKIP');
    expect(walked.operable('select').map(({ row, col }) => `${row}${col}`)).toEqual(['13', '21']);
    const other = choose(walked, 'd4');
    expect(operableNow(other)).toContain('d5');
    expect(build(other, 'd5').activePlayer).toBe(2);
    expect(move(other, 'd4', 'd3').status).toBe('MOVE_OR_SKIP');
  });

  test('skipping leaves the build, still by either', () => {
    const still = after(walked.skip(1));
    expect(still.status).toBe('BUILD');
    expect(choose(still, 'd4').status).toBe('BUILD');
    expect(build(choose(still, 'd4'), 'd5').activePlayer).toBe(2);
  });

  test('without a move he builds with the worker of his choice', () => {
    expect(build(choose(table('hermes'), 'd4'), 'd5').activePlayer).toBe(2);
  });
});

describe('Hydra', () => {
  const apart = build(move(table('hydra'), 'b2', 'b1'), 'c1');

  test('workers apart: a further one is placed', () => {
    expect([apart.status, apart.activePlayer]).toEqual(['PLACE', 1]);
    expect(operableNow(apart)).toEqual(['a2', 'b2', 'c2', 'a1']);
    expectRefused(apart.placeWorker(1, ...xy('c1')), 'PLACE-4', 'OWN_POWER_FORBIDS');
    expectRefused(apart.placeWorker(1, ...xy('b1')), 'PLACE-4', 'OCCUPIED');
    const grown = after(apart.placeWorker(1, ...xy('a1')));
    expect(cellAt(grown, 'a1').worker).toEqual({ id: 5, player: 1 });
    expect(grown.players[0]?.workers).toEqual([1, 2, 5]);
    expect(grown.activePlayer).toBe(2);
  });

  test('workers side by side: one is taken off, and its id is not used again', () => {
    const beside = build(move(on(`${FLAT}/1/hydra:B2,B4/mortal:A5,E1`), 'b2', 'b3'), 'b2');
    expect(beside.status).toBe('POWER');
    expect(operableNow(beside)).toEqual(['b4', 'b3']);
    expectRefused(beside.usePower(1, ...xy('c3')), 'MOVE-4', 'NOT_OFFERED');
    expectRefused(beside.usePower(2, ...xy('b3')), 'MOVE-3', 'NOT_YOUR_TURN');
    const id = workerOn(beside, 'b3');
    const fewer = after(beside.usePower(1, ...xy('b3')));
    expect(fewer.workers.find((worker) => worker.id === id)?.at).toBeNull();
    expectRefused(fewer.select(id ?? 0, 1, ...xy('b3')), 'SELECT-1', 'WORKER_ELSEWHERE');
    expect(kindsOf(fewer)).toEqual(['removed', 'turn-ended']);
    const answered = after(fewer.takeTurn('a5>b5^a5'));
    const grown = after(build(move(answered, 'b4', 'c4'), 'b4').placeWorker(1, ...xy('d5')));
    expect(workerOn(grown, 'd5')).toBe(5);
  });
});

describe('Europa & Talus', () => {
  const built = build(move(table('europa'), 'b2', 'b3'), 'b4');

  test('at the end Talus may be put down, or not', () => {
    expect(built.status).toBe('POWER_OR_SKIP');
    expect(operableNow(built)).toContain('c3');
    expectRefused(built.move(1, ...xy('c3')), 'MOVE-4', 'ALREADY_MOVED');
    expectRefused(built.build(1, ...xy('c3')), 'BUILD-1', 'NOT_OFFERED');
    expect(after(built.usePower(1, ...xy('c3'))).activePlayer).toBe(2);
    expect(after(built.skip(1)).activePlayer).toBe(2);
  });

  test('any step of a power can be taken as it is listed', () => {
    const [token] = built.options.filter(({ kind }) => kind === 'token');
    if (token === undefined) throw new Error('no token offered');
    expect(after(built.take(token)).activePlayer).toBe(2);
    const { operation } = expectRefused(built.take({ kind: 'choose', option: 1 }), 'MOVE-4', 'NOT_OFFERED');
    expect(operation).toBe('take');
  });
});

describe('Charon', () => {
  // Bob's worker on c3 can be ferried by either of Ada's: from b2 to a1, from d4 to e5.
  const game = on(`${FLAT}/1/charon:B2,D4/mortal:C3,E1`);

  test('a cell that names one step of the power is enough', () => {
    expect(game.operable('usePower').map(({ row, col }) => `${row}${col}`)).toEqual(['04', '40']);
    const ferried = after(game.usePower(1, ...xy('a1')));
    expect(cellAt(ferried, 'a1').worker?.player).toBe(2);
    expect(ferried.status).toBe('MOVE');
    expectRefused(ferried.moveWorker(...xy('d4'), ...xy('d5')), 'MOVE-4', 'OTHER_WORKER_ACTS');
  });

  test('once a worker is chosen, only its own steps count', () => {
    const chosen = choose(game, 'b2');
    expect(chosen.operable('usePower')).toEqual([{ row: 4, col: 0 }]);
    expectRefused(chosen.usePower(1, ...xy('e5')), 'MOVE-4', 'NOT_OFFERED');
    expect(after(chosen.usePower(1, ...xy('a1'))).status).toBe('MOVE');
  });

  test('a cell that could mean two steps means neither', () => {
    // Either of Ada's workers could bring one of Bob's to c3.
    const both = on(`${FLAT}/1/charon:B3,C2/mortal:A3,C1`);
    expect(both.operable('usePower')).toEqual([]);
    expectRefused(both.usePower(1, ...xy('c3')), 'MOVE-4', 'AMBIGUOUS');
    const ferried = after(choose(both, 'b3').usePower(1, ...xy('c3')));
    expect(workerOn(ferried, 'c3')).toBe(workerOn(both, 'a3'));
  });
});

test('Hermes has moved, wants no further move, and a worker that can’t build is not his to choose', () => {
  // Limus forbids every block around e5.
  const walked = move(on(`${FLAT}/1/hermes:B2,E5/limus:D4,A5`), 'b2', 'b1');
  expect(walked.selectAt(1, ...xy('e5')).ok).toBe(true);
  const still = after(walked.skip(1));
  expectRefused(still.selectAt(1, ...xy('e5')), 'MOVE-4', 'MOVES_DECLINED');
});

test('Hydra’s new head is placed, though there is only one space for it', () => {
  const board = '0000012200002002120000000';
  const moved = move(on(`${board}/1/hydra:B2,E5/mortal:D1,E1`), 'b2', 'b3');
  expect(build(moved, 'c3').status).toBe('PLACE');
});

test('Hermes goes on with the worker that moved, in the first corner like anywhere', () => {
  const game = on(`${FLAT}/1/hermes:B5,D4/mortal:A1,E1`);
  for (const to of ['a5', 'c5']) {
    const moved = move(game, 'b5', to);
    expect(moved.status).toBe('MOVE_OR_SKIP');
    expect(moved.workers.filter(({ active }) => active).map(({ at }) => at)).toEqual([to]);
  }
});

test('Jason may place a worker or move: both operations are open, the status is SELECT', () => {
  const game = table('jason');
  expect(game.status).toBe('SELECT');
  expect(game.operable('placeWorker')).not.toEqual([]);
  const placed = after(game.placeWorker(1, ...xy('c1')));
  expect([placed.status, workerOn(placed, 'c1')]).toEqual(['MOVE', 5]);
});

test('Dionysus takes an opponent’s worker into his hands for an additional turn', () => {
  const built = build(move(on('0000000030000000000000000/1/dionysus:C3,E1/mortal:A5,A1'), 'c3', 'd3'), 'd4');
  const [additional] = built.options.filter(({ kind }) => kind === 'choose');
  if (additional === undefined) throw new Error('no additional turn offered');
  const again = after(built.take(additional));
  expect([again.status, again.activePlayer]).toEqual(['SELECT', 1]);
  expectRefused(again.selectAt(1, ...xy('e1')), 'SELECT-3', 'OTHER_WORKER_ACTS');
  const chosen = choose(again, 'a5');
  expect(build(after(chosen.move(1, ...xy('a4'))), 'a3').activePlayer).toBe(2);
});

test('the Siren who has sung does not move: no worker of hers acts yet, and none can go', () => {
  const sung = after(on(`${FLAT}/1/siren[e]:B2,D4/mortal:C3,E1`).usePower(1, ...xy('d3')));
  const { message } = expectRefused(sung.moveWorker(...xy('b2'), ...xy('b3')), 'MOVE-4', 'NOT_OFFERED');
  expect(message).toBe('The worker on b2 can’t move now.');
});

test('Terpsichore moves one worker, and then the other one acts without being chosen', () => {
  const moved = move(table('terpsichore'), 'b2', 'b3');
  expect(moved.status).toBe('MOVE');
  expect(moved.workers.filter(({ active }) => active).map(({ at }) => at)).toEqual(['d4']);
  expect(after(moved.move(1, ...xy('d5'))).status).toBe('BUILD');
});

test('operable cells stand in reading order, however many kinds of step lead to them', () => {
  const game = choose(table('hermes', '00000 00000 00100 10000 00000'), 'b2');
  expect(operableNow(game)).toEqual(['a3', 'b3', 'c3', 'a2', 'c2', 'a1', 'b1', 'c1']);
});

test('a status never offers a skip that is refused, nor refuses one that it offers', () => {
  for (const god of ['artemis', 'demeter', 'hephaestus', 'hermes', 'prometheus', 'europa', 'hydra']) {
    const moved = move(table(god), 'b2', 'b3');
    for (const game of [table(god), moved, build(moved, 'b4')]) {
      expect(game.skip(game.activePlayer ?? 0).ok, `${god} ${game.status}`).toBe(
        game.status.endsWith('_OR_SKIP'),
      );
    }
  }
});
