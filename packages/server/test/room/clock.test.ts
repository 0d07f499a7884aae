import { expect, test } from 'vitest';
import { deadlineOf } from '../../src/room/clock.ts';
import { Play } from '../support/rooms.ts';

const BLITZ = { kind: 'fischer', initial: 60_000, increment: 2_000 } as const;

test('a Fischer clock loses the time used and gains the increment when the turn is complete', () => {
  const play = new Play({ clock: BLITZ });
  play.wait(5_000);
  play.steps(1);
  expect(play.room.clock?.remaining).toEqual([60_000, 60_000]);
  play.wait(1_000);
  play.steps(1);
  expect(play.room.clock).toMatchObject({ remaining: [56_000, 60_000], running: 1, since: play.now });
});

test('a clock per turn starts anew with every turn', () => {
  const play = new Play({ clock: { kind: 'turn', limit: 30_000 } });
  play.wait(29_999);
  play.turns(1);
  play.wait(29_999);
  play.turns(2);
  expect(play.room.status).toBe('playing');
  expect(play.room.clock?.remaining[0]).toBe(30_000);
  play.wait(30_000);
  expect(play.room.result).toEqual({ winners: [1], reason: 'time' });
});

test('a correspondence clock gives days', () => {
  const play = new Play({ clock: { kind: 'correspondence', days: 3 } });
  expect(deadlineOf(play.room.clock) - play.now).toBe(3 * 86_400_000);
  play.wait(3 * 86_400_000 - 1);
  expect(play.room.status).toBe('playing');
});

test('a flag falls at its millisecond, however late somebody looks', () => {
  const play = new Play({ clock: BLITZ });
  const deadline = play.now + 60_000;
  play.wait(59_999);
  expect(play.room.status).toBe('playing');
  play.wait(3_600_000);
  expect(play.room.result).toEqual({ winners: [1], reason: 'time' });
  expect(play.entries.at(-1)?.at).toBe(deadline);
  expect(play.room.clock?.remaining[0]).toBe(0);
});

test('network delay is given back, up to half a second', () => {
  const play = new Play({ clock: { kind: 'fischer', initial: 60_000, increment: 0 } });
  play.wait(100);
  for (const at of [0, 1]) play.do(0, { kind: 'play', steps: [{ kind: 'place', at: at as never }] }, 300);
  for (const at of [2, 3]) play.do(1, { kind: 'play', steps: [{ kind: 'place', at: at as never }] }, 5_000);
  play.wait(1_000);
  play.turns(3);
  expect(play.room.clock?.remaining[0]).toBe(60_000 - 700);
  play.wait(1_000);
  play.turns(4);
  expect(play.room.clock?.remaining[1]).toBe(60_000 - 500);
});

test('of three players the one who runs out of time is out, and two play on', () => {
  const play = new Play({ players: 3, clock: BLITZ });
  play.turns(4);
  play.wait(100_000);
  expect(play.room.status).toBe('playing');
  expect(play.entries.at(-1)?.facts).toEqual([{ kind: 'eliminated', seat: 1, reason: 'time' }]);
  expect(play.room.turn?.decides).toBe(2);
  expect(play.replayed()).toEqual(play.room);
});

test('clocks come back from the log as they were', () => {
  const play = new Play({ clock: BLITZ });
  for (let turn = 1; turn < 12; turn += 1) {
    play.wait(turn * 300);
    play.turns(turn);
    expect(play.replayed().clock).toEqual(play.room.clock);
  }
});
