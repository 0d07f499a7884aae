import { GODS, makeFen, results } from '@caldera/rules';
import { expect, test } from 'vitest';
import { heights } from '../support/heights.ts';
import {
  at,
  expectIllegal,
  expectLegal,
  FLAT,
  fenOf,
  openAfter,
  optionsAfter,
  playText,
} from '../support/play.ts';

const DAY = `${FLAT}/1/nyx[atlas]:C3,E1/minotaur:A5,B5`;
const NIGHT = `${heights('e5=4')}/1/nyx[atlas]:C3,E1/minotaur:A5,B5`;

test('NYX-1: an odd number of complete towers is night: she has the night power, the opponent none', () => {
  expectLegal(NIGHT, 'c3>d3^d4*');
  expectIllegal(DAY, 'c3>d3^d4*');
  const push = (board: string): string => `${board}/2/nyx[atlas]:B2,E1/minotaur:A2,A5`;
  expectLegal(push(FLAT), 'a2>b2(b2>c2)^a2');
  expectIllegal(push(heights('e5=4')), 'a2>b2(b2>c2)^a2');
  expectLegal(push(heights('e5=4 e4=4')), 'a2>b2(b2>c2)^a2');
});

test('NYX-2: what changes, changes for the next turn', () => {
  const dusk = playText(`${heights('d4=3')}/1/nyx[atlas]:C3,E1/minotaur:C4,A5`, 'c3>d3^d4');
  expectIllegal(dusk, 'c4>d3(d3>e2)^c4');
  expectLegal(dusk, 'c4>c3^c4');
});

test('NYX-2 DIONYSUS-3: an additional turn is the next turn', () => {
  const dusk = `${heights('d4=3')}/1/dionysus:D2,A1/nyx[hippolyta:E1]:A5,E1`;
  const guest = optionsAfter(dusk, 'd2>d3', '^d4*', 'choose 0');
  // Night has fallen: Hippolyta binds whoever is not her female worker.
  expect(guest.filter((step) => step.startsWith('a5'))).toEqual(['a5>b4']);
  expect(guest).toContain('e1>e2');
  // A tower of that turn finds Dionysus without his power.
  const second = `${heights('d4=3 b5=3')}/1/dionysus:D2,A1/nyx[pan]:A5,E1`;
  expect(openAfter(second, 'd2>d3', '^d4*', 'choose 0', 'a5>a4', '^b5*').isComplete).toBe(true);
});

test('NYX-3: by night the opponent is a mortal, whatever the card did', () => {
  expectIllegal(`${heights('d3=1')}/1/nyx[pan]:C3,E1/athena[^]:A5,B5`, 'c3>d3^d4');
  expectLegal(`${heights('d3=1 e5=4')}/1/nyx[pan]:C3,E1/athena[^]:A5,B5`, 'c3>d3^d4');
  expectLegal(`${heights('e5=4')}/1/nyx[pan]:C3,E1/europa[D3]:A5,B5`, 'c3>d3^d4');
  expect(fenOf(playText(`${heights('e5=4')}/1/nyx[pan]:C3,E1/graeae:A5,B5,C5`, 'c3>c2^c3'))).toContain(
    'A5,B5,C5',
  );
  // Chaos' card lies switched off, and no dome changes it.
  const chaos = (board: string): string => `${board}/2/nyx[atlas]:C3,E1/chaos[pan|hermes]:A4,A1`;
  expect(openAfter(chaos(heights('e5=4 b5=3')), 'a4>b4', '^b5*').isComplete).toBe(true);
  expect(openAfter(chaos(heights('b5=3')), 'a4>b4', '^b5*').isComplete).toBe(false);
});

test('NYX-4: by day she has no power', () => {
  expectIllegal(`${FLAT}/1/nyx[minotaur]:B2,E1/mortal:C2,A5`, 'b2>c2(c2>d2)^b2');
  expectLegal(`${heights('e5=4')}/1/nyx[minotaur]:B2,E1/mortal:C2,A5`, 'b2>c2(c2>d2)^b2');
});

test('NYX-5: nothing uncovers a complete tower', () => {
  expect(optionsAfter(`${heights('d5=4')}/2/nyx[pan]:E1,D1/ares:D4,B2`, 'b2>b3')).not.toContain('!d5');
  expectIllegal(`${heights('d5=4 e5=4')}/2/nyx[pan]:E1,D1/ares:D4,B2`, 'b2>b3^b4!d5');
  expectIllegal(`${heights('d5=4 e5=4')}/2/nyx[pan]:E1,D1/medea:D4,B2`, 'b2>b3^b4!!d5[x]');
});

test('NYX-6: a once-only card keeps its state through the night', () => {
  const after = playText(`${heights('e5=4')}/1/nyx[pan]:C3,E1/achilles[x]:A5,B5`, 'c3>c2^c3');
  expect(fenOf(after)).toContain('achilles[x]');
  expectIllegal(`${heights('e5=4')}/2/nyx[pan]:C3,E1/achilles:A4,B5`, '^a5 a4>a5^a4[x]');
  expectLegal(`${heights('e5=4 e4=4')}/2/nyx[pan]:C3,E1/achilles:A4,B5`, '^a5 a4>a5^a4[x]');
});

test('NYX-7: two players; the start player selects the night power before anybody is placed', () => {
  expect(at(DAY).table.gods[0]?.players).toEqual([2]);
  const start = openAfter(`${FLAT}/2/nyx/minotaur`);
  expect(start.decides).toBe(1);
  expect(start.options.every((step) => step.kind === 'choose')).toBe(true);
  const chosen = optionsAfter(`${FLAT}/2/nyx/minotaur`, 'choose 0');
  expect(chosen).toHaveLength(25);
  // All that may lie beside the Ram, but for the power in play: the last of the list too.
  const powers = GODS.filter(({ fleece, id }) => fleece === true && id !== 'minotaur');
  expect(start.options).toHaveLength(powers.length);
  const nights = new Set([...results(at(`${FLAT}/2/nyx/minotaur`))].map((after) => makeFen(after)));
  expect(nights).toContain(`${FLAT}/1/nyx[pegasus]/minotaur:A5,B5`);
  // Nor one banned with a power in play.
  expect(openAfter(`${FLAT}/2/nyx/harpies`).options).toHaveLength(powers.length - 2);
});

test('the text names the night power as any position text does', () => {
  const fen = `${FLAT}/1/nyx[castor]:C3,E1/minotaur:B5,A4`;
  expect(fenOf(at(fen.replace('castor', 'castor-and-pollux')))).toBe(fenOf(at(fen)));
  expect(makeFen(at(fen))).toBe(fen);
});

test('NYX-7 SELENE-9: who is the female worker is kept only where the night power asks for it', () => {
  const placed = (night: string): number => playText(`${FLAT}/1/nyx[${night}]/minotaur`, '+c4+a1').female;
  expect(placed('pan')).toBe(0);
  expect(placed('selene')).not.toBe(0);
});
