/** Turn text: what is written, what is read, and what is refused where. */

import {
  makeOpenTurn,
  makeTurn,
  parseOpenTurn,
  parseTurn,
  squareNamed,
  squares,
  type TextErrorCode,
  turns,
} from '@caldera/rules';
import { describe, expect, test } from 'vitest';
import { readTokens } from '../../src/text/turn-tokens.ts';
import { heights } from '../support/heights.ts';
import { at, FLAT, openAfter, playText, stepText, turnOf } from '../support/play.ts';
import { readValue } from '../support/values.ts';

const OPEN = `${FLAT}/1/mortal:C3,E1/mortal:A5,A4`;

describe('texts that stay as they are', () => {
  test.each([
    ['placing', `${FLAT}/1/mortal/mortal`, '+c3+d4'],
    ['a move and a build', OPEN, 'c3>c4^c5'],
    ['moves of one worker', OPEN.replace('mortal', 'artemis'), 'c3>c4>c5^d5'],
    ['moves of two workers', OPEN.replace('mortal', 'hermes'), 'c3>c4 e1>e2^e1'],
    ['a build before the move', OPEN.replace('mortal', 'prometheus'), '^d3 c3>c4^c5'],
    ['two builds', OPEN.replace('mortal', 'demeter'), 'c3>c4^b5^d5'],
    ['a low dome', OPEN.replace('mortal', 'atlas'), 'c3>c4^c5*'],
    ['a swap', `${FLAT}/1/apollo:B2,E1/mortal:C2,A4`, 'b2>c2(c2>b2)^d3'],
    ['a new state', '0000000000000000010000000/1/athena:E5,B2/mortal:A5,E1', 'b2>c2^d3[^]'],
    ['a state that is gone', '0000000000000000010000000/1/athena[^]:E5,C2/mortal:A5,E1', 'c2>c3^c4[]'],
    ['a win', '0000000000002300000000000/1/mortal:C3,E1/mortal:A5,A4', 'c3>d3#'],
    ['the Ram', `${FLAT}/1/mortal:C3,E1/mortal:A5,A4/fleece=pan`, '{Ram c4}'],
    ['nobody can move', '0002000022000002200002000/1/mortal:E5,A1/mortal:C3,C1', '-'],
    ['nobody there to move, who passes', `${FLAT}/1/castor-and-pollux:/mortal:A5,A4`, '-'],
  ])('%s', (_, fen, text) => {
    expect(makeTurn(at(fen), turnOf(fen, text))).toBe(text);
  });
});

test('a worker goes on without being named again, whoever else was displaced meanwhile', () => {
  const square = (name: string): squares.Square => squareNamed(name) ?? squares.NOWHERE;
  const events = [
    { kind: 'moved', from: square('b2'), to: square('c2') },
    { kind: 'forced', from: square('c2'), to: square('c3') },
    { kind: 'forced', from: square('e4'), to: square('e5') },
    { kind: 'moved', from: square('c3'), to: square('d3') },
  ] as const;
  const text = makeTurn(at(OPEN), { events, after: at(OPEN) });
  expect(text).toBe('b2>c2(c2>c3)(e4>e5)>d3');
  expect(readValue(readTokens(text), text).events.map((token) => token.text)).toEqual([
    'b2>c2',
    '(c2>c3)',
    '(e4>e5)',
    'c3>d3',
  ]);
});

describe('texts that are read generously', () => {
  const athena = '0000000000000000010000000/1/athena:E5,B2/mortal:A5,E1';
  test.each([
    ['capitals', OPEN, 'C3>C4^C5', 'c3>c4^c5'],
    ['spaces', OPEN, '  c3>c4\n ^c5 ', 'c3>c4^c5'],
    ['a win without its sign', '0000000000002300000000000/1/mortal:C3,E1/mortal:A5,A4', 'c3>d3', 'c3>d3#'],
    ['state left out where only one turn can be meant', athena, 'b2>c2^d3', 'b2>c2^d3[^]'],
    ['spaces in the state', athena, 'b2>c2^d3[ ^ ]', 'b2>c2^d3[^]'],
    ['state left out where it may stay', `${FLAT}/1/europa:E5,B2/mortal:A5,E1`, 'b2>b3^b4', 'b2>b3^b4'],
    ['state in small letters', `${FLAT}/1/europa:E5,B2/mortal:A5,E1`, 'b2>b3^b4[c4]', 'b2>b3^b4[C4]'],
    ['comments', OPEN, 'c3>c4 {up the middle} ^c5 {solid}', 'c3>c4^c5'],
    [
      'a note that says so',
      `${FLAT}/1/mortal:C3,E1/mortal:A5,A4/fleece=pan`,
      '{hm} { ram C4 } {!}',
      '{Ram c4}',
    ],
    ['placing in any order', `${FLAT}/1/mortal/mortal`, '+d4+c3', '+d4+c3'],
    ['both names of a further move', OPEN.replace('mortal', 'artemis'), 'c3>c4 c4>c5^d5', 'c3>c4>c5^d5'],
    ['a longer way', OPEN.replace('mortal', 'hermes'), 'c3>c4>c3>c4^c5', 'c3>c4>c3>c4^c5'],
  ])('%s', (_, fen, text, canonical) => {
    expect(makeTurn(at(fen), turnOf(fen, text))).toBe(canonical);
  });
});

describe('texts that are refused, and where', () => {
  const refused: readonly (readonly [string, string, string, TextErrorCode, number, string])[] = [
    ['nothing', OPEN, '', 'ERR_TURN_INCOMPLETE', 1, 'not complete'],
    ['half a turn', OPEN, 'c3>c4', 'ERR_TURN_INCOMPLETE', 6, 'not complete'],
    ['an illegal move', OPEN, ' c3>c5^c4', 'ERR_TURN_ILLEGAL', 2, '"c3>c5"'],
    ['an illegal build', OPEN, 'c3>c4 ^a1', 'ERR_TURN_ILLEGAL', 7, '"^a1"'],
    ['one step too many', OPEN, 'c3>c4^c5^b5', 'ERR_TURN_ILLEGAL', 9, '"^b5"'],
    ['a win that is none', OPEN, 'c3>c4^c5#', 'ERR_TURN_ILLEGAL', 9, '"#"'],
    [
      'a state that does not follow',
      '0000000000000000010000000/1/athena:E5,B2/mortal:A5,E1',
      'b2>b3^b4[^]',
      'ERR_TURN_ILLEGAL',
      9,
      'does not end',
    ],
    ['no step at all', OPEN, 'c3>c4 hello', 'ERR_TURN_TOKEN', 7, '"hello"'],
    ['a square off the board', OPEN, 'c3>c6', 'ERR_TURN_TOKEN', 1, '"c3>c6"'],
    ['a move from nowhere', OPEN, '>c4^c5', 'ERR_TURN_TOKEN', 1, 'comes from'],
    ['two signs', OPEN, 'c3>c4^c5##', 'ERR_TURN_TOKEN', 10, 'nothing follows'],
    ['a step after the sign', OPEN, 'c3>c4#^c5', 'ERR_TURN_TOKEN', 7, 'nothing follows'],
    ['a step after the state', OPEN, 'c3>c4[x]^c5', 'ERR_TURN_TOKEN', 9, 'follows the state'],
    ['an open brace', OPEN, 'c3>c4{', 'ERR_TURN_TOKEN', 6, '"{"'],
    ['giving up with a turn left', OPEN, ' -', 'ERR_TURN_ILLEGAL', 2, 'there is a legal turn'],
    [
      'the Ram nowhere',
      `${FLAT}/1/mortal:C3,E1/mortal:A5,A4/fleece=pan`,
      '{on c4}',
      'ERR_TURN_AMBIGUOUS',
      8,
      'more than one',
    ],
    [
      'a turn without an end',
      OPEN.replace('mortal', 'hermes'),
      `c3${'>c4>c3'.repeat(50_000)}`,
      'ERR_TURN_TOKEN',
      606,
      'that long',
    ],
  ];
  test.each(refused)('%s', (_, fen, text, code, column, words) => {
    const parsed = parseTurn(at(fen), text);
    if (parsed.ok) throw new Error(`${text} was read as ${makeTurn(at(fen), parsed.value)}`);
    expect(parsed.error).toMatchObject({ code, column });
    expect(parsed.error.message).toContain(words);
  });

  test('a turn after the end', () => {
    const over = playText('0000000000002300000000000/1/mortal:C3,E1/mortal:A5,A4', 'c3>d3#');
    expect(parseTurn(over, 'a5>b5^c5')).toMatchObject({
      ok: false,
      error: { column: 1, message: 'the game is over' },
    });
    expect(parseTurn(over, '-')).toMatchObject({ ok: false, error: { message: 'the game is over' } });
  });
});

describe('turns under way', () => {
  const artemis = at(OPEN.replace('mortal', 'artemis'));
  test.each([[[]], [['c3>c4']], [['c3>c4', 'c4>c5']]])('%s', (steps: readonly string[]) => {
    const turn = openAfter(artemis, ...steps);
    const read = readValue(parseOpenTurn(artemis, makeOpenTurn(turn)), makeOpenTurn(turn));
    expect(read.steps).toEqual(turn.steps);
    expect(read.options).toEqual(turn.options);
  });

  test.each([
    ['no dots', 'c3>c4', 'ERR_TURN_TOKEN', 6],
    ['nonsense', 'c3>c4?...', 'ERR_TURN_TOKEN', 6],
    ['an illegal step', 'c3>c4>a1...', 'ERR_TURN_ILLEGAL', 6],
    ['a turn that is complete', 'c3>c4^c5...', 'ERR_TURN_ILLEGAL', 9],
  ])('%s', (_, text, code, column) => {
    expect(parseOpenTurn(artemis, text)).toMatchObject({ ok: false, error: { code, column } });
  });
});

describe('the steps of a turn that was read', () => {
  // Demeter on a5 has nothing left to build on but a4, where she has built already.
  const corner = `${heights('b5=4 b4=4')}/1/demeter:A4,E1/mortal:C1,C2`;

  test.each([
    ['a4>a5^a4', ['a4>a5', '^a4']],
    ['e1>e2^e1', ['e1>e2', '^e1', 'skip']],
    ['e1>e2^d1^e1', ['e1>e2', '^d1', '^e1']],
  ])('%s: stopping is a step only where one could go on', (text, steps) => {
    expect(readValue(parseTurn(at(corner), text), text).steps.map(stepText)).toEqual(steps);
    const found = [...turns(at(corner))].find((turn) => makeTurn(at(corner), turn) === text);
    expect(found?.steps.map(stepText)).toEqual(steps);
  });
});

test('a worker that built is named again when it goes on', () => {
  const tyche = `${FLAT}/1/tyche:E5,B2/mortal:A5,E1`;
  const twice = makeOpenTurn(openAfter(tyche, 'b2>b3', '^b4', 'draw 6', 'choose 0', 'b3>c3'));
  expect(twice).toMatch(/^b2>b3\^b4.* b3>c3\.\.\.$/);
});

test('of what is no step, the beginning is quoted', () => {
  const refused = parseTurn(at(`${FLAT}/1/mortal:E5,B2/mortal:A5,E1`), 'b2>b3 nonsense');
  expect(refused).toMatchObject({
    ok: false,
    error: { column: 7, message: expect.stringContaining('"nonsen" ') },
  });
});
