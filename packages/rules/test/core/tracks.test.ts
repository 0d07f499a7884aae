import { type Square, walkFrom } from '@caldera/rules';
import { expect, test } from 'vitest';
import { NOWHERE } from '../../src/core/squares.ts';
import { endOfMove, forgetTrack, keepTrack } from '../../src/core/tracks.ts';
import { at, expectIllegal, expectLegal, FLAT } from '../support/play.ts';

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

test('G8.1: what carries a worker on, even into the corner, is no part of its move', () => {
  // Aphrodite's partner opposite the mover carries it on; where the move itself ended is what she asks about.
  const led = (partner: string): string => `${FLAT}/1/pan:D2,E5/aphrodite:D3,E1/atlas/${partner}`;
  expectLegal(led('harpies'), 'd2>c3(c3>b4)(b4>a5)^a4');
  expectIllegal(led('harpies'), 'd2>c1^b1');
  expectLegal(led('charybdis[C3,A5]'), 'd2>c3(c3>a5)^a4');
  expectIllegal(led('charybdis[C1,A5]'), 'd2>c1(c1>a5)^a4');
});
