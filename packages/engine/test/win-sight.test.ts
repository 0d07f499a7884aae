import {
  emptyPosition,
  GODS,
  type God,
  godNamed,
  makeFen,
  NOBODY,
  type Position,
  positionOf,
  TurnWalker,
  tableOf,
  walkFrom,
} from '@caldera/rules';
import { expect, test } from 'vitest';
import { randomFrom } from '../src/random.ts';
import { OWN, WIDTH, writeWalk } from '../src/state.ts';
import { mayWin, type WinSight, winSights } from '../src/win-sight.ts';

const rows = new Int32Array(WIDTH);

/** Random games that climb where they can; the answer counts the wins that were there to be taken. */
const playThrough = (first: string, second: string, seed: number): number => {
  const random = randomFrom(seed);
  const table = tableOf([first, second].flatMap((id) => godNamed(id) ?? []));
  const sights = winSights(table);
  const walker = new TurnWalker(table);
  let position: Position = emptyPosition(table);
  let wins = 0;
  for (let turn = 0; turn < 50 && position.winner === NOBODY; turn += 1) {
    const mover = position.toMove;
    let next: Position | undefined;
    let most = -1;
    let canWin = false;
    walker.start(walkFrom(position));
    while (walker.advance()) {
      const { result } = walker;
      if (result.winner === mover) canWin = true;
      if (result.winner !== NOBODY) continue;
      const value =
        random() +
        ((result.foes & result.level1) !== 0 ? 0.3 : 0) +
        ((result.foes & result.level2) !== 0 ? 0.4 : 0);
      if (value <= most) continue;
      most = value;
      next = positionOf(result);
    }
    if (canWin) {
      wins += 1;
      writeWalk(rows, 0, walkFrom(position));
      expect([makeFen(position), mayWin(sights[mover], rows, 0, OWN)]).toEqual([makeFen(position), true]);
    }
    if (next === undefined) break;
    position = next;
  }
  return wins;
};

const sightOf = (god: God): WinSight | undefined => winSights(tableOf([god, GODS[0] ?? god]))[0];
const known = GODS.filter((god) => ['step', 'climb'].includes(sightOf(god) ?? ''));

test('no win comes from where none was thought possible', () => {
  const seed = Number(process.env.SEED ?? 1);
  console.info(`seed ${seed}`);
  let wins = 0;
  for (const { id } of known) wins += playThrough(id, 'mortal', seed);
  expect(wins).toBeGreaterThan(known.length / 2);
}, 120_000);

test('most powers can be told at a glance', () => {
  expect(known.filter((god) => sightOf(god) === 'step').length).toBeGreaterThan(30);
});
