import { CHANCE } from '@caldera/rules';
import { expect, test } from 'vitest';
import { heights } from '../support/heights.ts';
import { afterSteps, at, FLAT, fenOf, openAfter, optionsAfter, playText, winnerOf } from '../support/play.ts';

const PLAIN = `${FLAT}/1/tyche:E5,B2/mortal:A5,E1`;
const drawn = (cards: string): string => `${FLAT}/1/tyche[${cards}]:E5,B2/mortal:A5,E1`;

test('TYCHE-1: a card is drawn at the end of every turn of hers; the six brings all back and another turn', () => {
  const turn = openAfter(PLAIN, 'b2>b3', '^b4');
  expect(turn.decides).toBe(CHANCE);
  expect(optionsAfter(PLAIN, 'b2>b3', '^b4')).toEqual([
    'draw 1',
    'draw 2',
    'draw 3',
    'draw 4',
    'draw 5',
    'draw 6',
  ]);
  expect(fenOf(afterSteps(PLAIN, 'b2>b3', '^b4', 'draw 3'))).toBe(
    `${heights('b4=1')}/2/tyche[3]:E5,B3/mortal:A5,E1`,
  );
  expect(optionsAfter(PLAIN, 'b2>b3', '^b4', 'draw 6')).toEqual(['choose 0', 'skip']);
  expect(fenOf(afterSteps(drawn('24'), 'b2>b3', '^b4', 'draw 6', 'skip'))).toBe(
    `${heights('b4=1')}/2/tyche:E5,B3/mortal:A5,E1`,
  );
});

test('TYCHE-2: no card at the end of an additional turn', () => {
  const after = afterSteps(PLAIN, 'b2>b3', '^b4', 'draw 6', 'choose 0', 'b3>b2', '^b3');
  expect(fenOf(after)).toBe(`${heights('b4=1 b3=1')}/2/tyche:E5,B2/mortal:A5,E1`);
});

test('TYCHE-3: only cards still in the deck can come, at last the six for certain', () => {
  expect(optionsAfter(drawn('135'), 'b2>b3', '^b4')).toEqual(['draw 2', 'draw 4', 'draw 6']);
  expect(optionsAfter(drawn('12345'), 'b2>b3', '^b4')).toEqual(['draw 6']);
});

test('TYCHE-4: the additional turn is a full one, wins included, and may be declined', () => {
  const near = `${heights('b3=1 b4=2 c5=3')}/1/tyche:E5,B3/mortal:A1,E1`;
  const won = afterSteps(near, 'b3>b4', '^a4', 'draw 6', 'choose 0', 'b4>c5');
  expect(winnerOf(won)).toBe(1);
  expect(winnerOf(afterSteps(near, 'b3>b4', '^a4', 'draw 6', 'skip'))).toBeUndefined();
});

test('TYCHE-5: a turn that was cancelled before a build draws no card', () => {
  const cancelled = afterSteps(`${FLAT}/1/tyche:E5,B2/hecate:A5,C3`, 'b2>c3');
  expect(fenOf(cancelled)).toContain('/2/tyche:E5,B2/');
});

test('TYCHE-4: who declines the additional turn draws again at the end of the next one', () => {
  const declined = afterSteps(drawn('12345'), 'b2>b3', '^b4', 'draw 6', 'skip');
  expect(declined.memory[0]).toBe(0);
  const next = openAfter(playText(declined, 'a5>a4^a5'), 'b3>b2', '^b3');
  expect(next.decides).toBe(CHANCE);
});

test('TYCHE-6: not for the Golden Fleece', () => {
  expect(at(PLAIN).table.gods[0]?.fleece).toBeUndefined();
});

test('an additional turn leaves nothing on the card, however it ends', () => {
  const lucky = `${heights('b3=2 b2=3')}/1/tyche[12345]:E5,B3/mortal:A5,E1`;
  const won = playText(lucky, 'e5>e4^e5{draws the 6}b3>b2#');
  expect(won.memory[0]).toBe(0);
  const dark = `${FLAT}/1/tyche[12345]:E5,B2/hecate:A5,C3`;
  const cut = afterSteps(dark, 'b2>b3', '^b4', 'draw 6', 'choose 0', 'b3>c3');
  expect(cut.memory[0]).toBe(0);
});

test('TYCHE-1 NYX-3: an additional turn by night is one without her, and the next day she draws again', () => {
  const dusk = `${heights('b4=3')}/1/tyche[12345]:E5,B2/nyx[pan]:A1,E1`;
  const night = afterSteps(dusk, 'b2>b3', '^b4*', 'draw 6', 'choose 0', 'b3>b2', '^b3');
  expect(night.memory[0]).toBe(0);
});
