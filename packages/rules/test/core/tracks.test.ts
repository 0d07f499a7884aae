import { type Square, walkFrom } from '@caldera/rules';
import { expect, test } from 'vitest';
import { NOWHERE } from '../../src/core/squares.ts';
import { endOfMove, forgetTrack, keepTrack } from '../../src/core/tracks.ts';
import { at, FLAT } from '../support/play.ts';

test('G8.1: of three workers that were carried on it is known where each move ended', () => {
  const walk = walkFrom(at(`${FLAT}/1/mortal:A1,B2/mortal:C3,D4`));
  const tracks = [
    [24, 0],
    [0, 24],
    [12, 23],
  ] as const;
  for (const [worker, end] of tracks) keepTrack(walk, worker as Square, end as Square);
  const endsOf = (): number[] => [24, 0, 12, 7].map((worker) => endOfMove(walk, worker as Square));
  expect(endsOf()).toEqual([0, 24, 23, 7]);
  forgetTrack(walk, 0 as Square);
  expect(endsOf()).toEqual([0, 0, 23, 7]);
  forgetTrack(walk, 24 as Square);
  forgetTrack(walk, 12 as Square);
  expect(walk.carried).toBe(0);
});

test('a worker that stayed where it went leaves no track', () => {
  const walk = walkFrom(at(`${FLAT}/1/mortal:A1,B2/mortal:C3,D4`));
  keepTrack(walk, 3 as Square, 3 as Square);
  keepTrack(walk, 3 as Square, NOWHERE);
  expect(walk.carried).toBe(0);
});
