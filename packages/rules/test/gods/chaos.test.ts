import { CHANCE, GODS, makeFen, makeState, OpenTurn, parseFen } from '@caldera/rules';
import { expect, test } from 'vitest';
import { heights } from '../support/heights.ts';
import {
  at,
  expectIllegal,
  expectLegal,
  expectNoWin,
  expectWin,
  FLAT,
  openAfter,
  optionsAfter,
  playText,
  resultTexts,
} from '../support/play.ts';

const REST = 'apollo,artemis,athena,atlas,hephaestus,hermes,minotaur,prometheus';
const showing = (face: string, towers = 'c1=0'): string =>
  `${heights(towers)}/1/chaos[${face}]:E5,B2/mortal:D3,A1`;

test('CHAOS-1: the power that lies face up is the one that counts, in every turn', () => {
  expectLegal(showing('demeter'), 'b2>b3^b4^a4');
  expectIllegal(showing('pan'), 'b2>b3^b4^a4');
  expectLegal(showing('artemis'), 'b2>b3>b4^b5');
  expectWin(showing('pan', 'b2=2'), 'b2>b3#');
  expectNoWin(showing('demeter', 'b2=2'), 'b2>b3^b4');
  expectIllegal(`${heights('a2=1')}/2/chaos[athena(^)]:E5,B3/mortal:D3,A1`, 'a1>a2^a3');
  expectLegal(`${heights('a2=1')}/2/chaos[athena]:E5,B3/mortal:D3,A1`, 'a1>a2^a3');
});

test('CHAOS-1: the first card is turned up before anything else, and by nobody’s choice', () => {
  const start = OpenTurn.start(at(`${FLAT}/1/chaos/mortal`));
  expect(start.decides).toBe(CHANCE);
  // Programs store this number.
  expect(CHANCE).toBe(-2);
  expect(start.options).toHaveLength(10);
  const placed = openAfter(start.position, 'draw 8', '+a1', '+e5').after;
  expect(placed === undefined ? '' : makeState(placed, 0)).toBe(
    `pan|apollo,artemis,athena,atlas,demeter,hephaestus,hermes,minotaur,prometheus`,
  );
  // A team-mate's deck is ready before the team places.
  expect(OpenTurn.start(at(`${FLAT}/1/pan/mortal/chaos/atlas`)).decides).toBe(CHANCE);
});

test('CHAOS-1: the deck is the simple powers that nobody has and that may meet everybody', () => {
  const deck = (others: string): string[] =>
    optionsAfter(`${FLAT}/1/chaos/${others}`).map(
      (step) => GODS[Number(step.slice('draw '.length)) + 1]?.id ?? '',
    );
  expect(deck('mortal')).toHaveLength(10);
  expect(deck('apollo')).not.toContain('apollo');
  expect(deck('hades')).not.toContain('pan');
  expect(deck('harpies')).not.toContain('hermes');
  expect(deck('gaea')).not.toContain('atlas');
  expect(deck('pan/atlas')).toHaveLength(8);
});

test('CHAOS-2: a dome, whoever built it and at whatever level, brings the next card', () => {
  const own = openAfter(showing(`pan|${REST}`, 'b4=3'), 'b2>b3', '^b4*');
  expect(own.isComplete).toBe(false);
  expect(own.decides).toBe(CHANCE);
  expect(own.options.every(({ kind }) => kind === 'draw')).toBe(true);
  const foe = openAfter(`${heights('d4=3')}/2/chaos[pan|${REST}]:E5,B2/mortal:D3,A1`, 'd3>e3', '^d4*');
  expect(foe.decides).toBe(CHANCE);
  const low = openAfter(showing('atlas|pan,hermes'), 'b2>b3', '^b4*');
  expect(low.options).toEqual([
    { kind: 'draw', card: 6 },
    { kind: 'draw', card: 8 },
  ]);
  expect(openAfter(showing('pan'), 'b2>b3', '^b4').isComplete).toBe(true);
  // The new power counts from the next turn on.
  const next = playText(
    `${heights('d4=3')}/2/chaos[pan|demeter]:E5,B2/mortal:D3,A1`,
    'd3>e3^d4{turns up demeter}',
  );
  expect(makeState(next, 0)).toBe('demeter|');
  expectLegal(next, 'b2>b3^b4^a4');
  // In a team-mate's turn as well.
  const team = openAfter(
    `${heights('b4=3')}/1/pan:E5,B2/mortal:D3,A1/chaos[demeter|hermes]/atlas`,
    'b2>b3',
    '^b4*',
  );
  expect(team.decides).toBe(CHANCE);
});

test('CHAOS-3: several domes in one turn bring one card', () => {
  const two = openAfter(showing('demeter|pan,hermes', 'b4=3 a4=3'), 'b2>b3', '^b4*', '^a4*', 'draw 8');
  expect(two.after === undefined ? '' : makeState(two.after, 0)).toBe('pan|hermes');
});

test('CHAOS-4: when no card is left, all are shuffled again, the one just discarded too', () => {
  const empty = openAfter(showing('pan|', 'b4=3'), 'b2>b3', '^b4*');
  expect(empty.options).toHaveLength(10);
  const again = playText(showing('pan|', 'b4=3'), 'b2>b3^b4{turns up pan}');
  expect(makeState(again, 0)).toBe(
    `pan|apollo,artemis,athena,atlas,demeter,hephaestus,hermes,minotaur,prometheus`,
  );
});

test('CHAOS-5: the new power starts fresh', () => {
  const flag = `${heights('d4=3 a2=1')}/2/chaos[athena(^)|hermes]:E5,B2/mortal:D3,A1`;
  const changed = playText(flag, 'd3>e3^d4{turns up hermes}');
  expect(changed.memory.map((memory) => memory & 0xff)).toEqual([0, 0]);
  // Turned up again, Athena remembers nothing of her first time.
  const climbed = playText(
    `${heights('b3=1 b4=3')}/1/chaos[athena|]:E5,B2/mortal:D3,A1`,
    'b2>b3^b4{turns up athena}',
  );
  expect(makeState(climbed, 0).startsWith('athena|')).toBe(true);
});

test('CHAOS-6: the cards that are left are known to everybody, their order to nobody', () => {
  const drawn = resultTexts(showing('pan|apollo,hermes', 'b4=3')).filter((text) =>
    text.includes('[hermes|apollo]'),
  );
  expect(drawn.length).toBeGreaterThan(0);
  expect(at(showing('pan|apollo,hermes')).table.gods[0]?.randomness).toBe(true);
  expect(at(showing('pan|apollo,hermes')).table.gods[0]?.hiddenInformation).toBeUndefined();
});

test('CHAOS-7: a turn that ends with a win brings no card', () => {
  const win = expectWin(`${heights('b4=3 b2=2 b3=3')}/1/chaos[hermes|pan]:E5,B2/mortal:D3,A1`, 'b2>b3#');
  expect(makeState(win, 0)).toBe('hermes|pan');
  const tower = `${heights('a5=4 b5=4 c5=4 d5=4 e5=3')}/1/chaos[pan|atlas]:E3,A1/chronus:C3,C1`;
  expect(makeState(expectWin(tower, 'e3>e4^e5#', 2), 0)).toBe('pan|atlas');
});

test('CHAOS-2 CHAOS-7: a dome that stands brings a card though a hidden worker ended the turn, one that does not stand brings none', () => {
  const dark = `${heights('b4=3')}/1/chaos[prometheus|pan]:B3,E5/hecate:C3,A1`;
  const cut = openAfter(dark, '^b4*', 'b3>c3');
  expect(cut.decides).toBe(CHANCE);
  expect(cut.options).toEqual([{ kind: 'draw', card: 8 }]);
  const next = openAfter(dark, '^b4*', 'b3>c3', 'draw 8').after;
  expect(next === undefined ? '' : makeFen(next)).toBe(`${heights('b4=4')}/2/chaos[pan|]:E5,B3/hecate:C3,A1`);
  const summit = `${heights('c3=3')}/1/chaos[pan|hermes]:E5,B2/hecate:A5,C3`;
  const none = openAfter(summit, 'b2>b3', '^c3*').after;
  expect(none === undefined ? '' : makeState(none, 0)).toBe('pan|hermes');
});

test('CHAOS-8: not beside the Ram', () => {
  expect(parseFen(`${FLAT}/1/mortal:A1,B1/mortal:C1,D1/fleece=chaos:C3`).ok).toBe(false);
});

test('CHAOS-6: a text that does not fit the deck is refused', () => {
  const refused = (state: string, other = 'mortal'): boolean =>
    !parseFen(`${FLAT}/1/chaos[${state}]:E5,B2/${other}:D3,A1`).ok;
  expect(refused('zeus|pan')).toBe(true);
  expect(refused('pan|pan')).toBe(true);
  expect(refused('pan|hermes,hermes')).toBe(true);
  expect(refused('pan|zeus')).toBe(true);
  expect(refused('pan(^)|hermes')).toBe(true);
  expect(refused('pan', 'hades')).toBe(true);
  expect(refused('apollo|pan', 'apollo')).toBe(true);
  expect(refused('pan|hermes')).toBe(false);
  expect(refused('apollo|pan')).toBe(false);
});
