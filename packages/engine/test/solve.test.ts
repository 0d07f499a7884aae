import { expect, test } from 'vitest';
import { type Certificate, checkCertificate, type Solution, solve } from '../src/index.ts';
import { positionFrom } from './helpers.ts';

const WIN_IN_ONE = '0000000000002300000000000/1/mortal:C3,A1/mortal:A5,E1';

const certificateOf = (solution: Solution): Certificate => {
  if (solution.kind !== 'win' && solution.kind !== 'loss') throw new Error(`${solution.kind}: no proof`);
  return solution.certificate;
};

test.each([
  ['a step up', '0000000000002300000000000/1/mortal:C3,A1/mortal:E1,A5', 'win', 1],
  ['two threats at once', '0000000300120000030000000/1/mortal:A3,A1/mortal:E1,E5', 'win', 3],
  ['nothing stops two threats', '0000000300002000030000000/2/mortal:C3,A1/mortal:E1,E5', 'loss', 2],
  ['no legal turn', '0444044444444444444404440/1/mortal:A5,E1/mortal:A1,E5', 'loss', 0],
  ['walled in', '0040014400000000000000000/1/mortal:A2,E1/mortal:A5,B5', 'win', 1],
  ['walled in at last', '0004122403124014043332444/2/athena:E3,B1/castor:D4,B2', 'win', 3],
  ['Pan against Athena', '0000000000022000000000000/1/pan:A2,B3/athena:E1,E5', 'win', 1],
] as const)('%s: the proof holds by the rules alone', (_, fen, kind, turns) => {
  const solution = solve(positionFrom(fen));
  expect(solution).toMatchObject({ kind, turns });
  expect(checkCertificate(certificateOf(solution))).toMatchObject({ ok: true });
});

test('a certificate that was tampered with does not hold', () => {
  const certificate = certificateOf(
    solve(positionFrom('0000000300120000030000000/1/mortal:A3,A1/mortal:E1,E5')),
  );
  const [missing] = Object.keys(certificate.strategy).slice(1);
  const { [missing ?? '']: _, ...strategy } = certificate.strategy;
  expect(checkCertificate({ ...certificate, strategy })).toMatchObject({ ok: false });
  expect(checkCertificate({ ...certificate, turns: 1 })).toMatchObject({ ok: false });
  const wrong = { ...certificate.strategy, [certificate.position]: 'a1>b1^a1' };
  expect(checkCertificate({ ...certificate, strategy: wrong })).toMatchObject({ ok: false });
});

test.each([
  ['nothing', null, 'this is no certificate'],
  ['a text', 'win', 'this is no certificate'],
  ['no position', { position: undefined }, 'the position is missing'],
  ['a position that is none', { position: '00/1' }, 'the position can’t be read'],
  ['another claim', { claim: 'draw' }, 'the claim is neither'],
  ['no turns', { turns: undefined }, 'the turns are no whole number'],
  ['turns without an end', { turns: Number.POSITIVE_INFINITY }, 'the turns are no whole number'],
  ['no strategy', { strategy: undefined }, 'the strategy is missing'],
  ['a turn that is no text', { strategy: { [WIN_IN_ONE]: 3 } }, 'the turn is no text'],
  ['a turn that is none', { strategy: { [WIN_IN_ONE]: '\u0000' } }, WIN_IN_ONE],
])('%s in place of a certificate does not hold, and says why', (_, spoilt, problem) => {
  const sound = certificateOf(solve(positionFrom(WIN_IN_ONE)));
  const given = typeof spoilt === 'object' && spoilt !== null ? { ...sound, ...spoilt } : spoilt;
  expect(checkCertificate(given)).toEqual({ ok: false, error: expect.stringContaining(problem) });
});

test('a limit that is reached once the result is found does not cost the proof', () => {
  const position = positionFrom('0000000300120000030000000/1/mortal:A3,A1/mortal:E1,E5');
  const { nodes } = solve(position) as Extract<Solution, { kind: 'win' }>;
  const first = Array.from({ length: nodes }, (_, limit) => limit + 1).find(
    (limit) => solve(position, { nodes: limit }).kind === 'win',
  );
  expect(first).toBeLessThan(nodes);
  expect(checkCertificate(certificateOf(solve(position, { nodes: first ?? 0 })))).toMatchObject({ ok: true });
});

// A million turns in one position; answered by a million; few turns, each with many answers.
test.each([
  '0000000000000000000000000/1/heracles:B2,C3/gaea:A1,E5',
  '0000000000000000000000000/2/heracles:B2,C3/gaea:A1,E5',
  '0000011000001000000000100/1/poseidon:B3,C2/ares:C3,D3',
])('%s: no more is looked at than the limit allows, and whoever asks is heard', (fen) => {
  const limited = solve(positionFrom(fen), { nodes: 500 });
  expect(limited).toMatchObject({ kind: 'unknown', nodes: expect.any(Number) });
  expect(limited.kind === 'unknown' && limited.nodes).toBeLessThan(1000);
  let asked = 0;
  const until = (): boolean => {
    asked += 1;
    return asked > 3;
  };
  expect(solve(positionFrom(fen), { until }).kind).toBe('unknown');
  expect(asked).toBeLessThan(10);
});

test('what cannot be proven is not claimed', () => {
  const open = positionFrom('0000000000000000000000000/1/mortal:B4,D2/mortal:B2,D4');
  expect(solve(open, { turns: 2 })).toMatchObject({ kind: 'unknown', beyond: 2 });
  expect(solve(open, { nodes: 100 }).kind).toBe('unknown');
  const over = positionFrom('0000000000002300000000000/2/mortal#:D3,A1/mortal:A5,E1');
  expect(solve(over)).toMatchObject({ kind: 'unsolvable', reason: 'the game is over' });
});
