/** Record text: whole games, with what people said and tried beside them. */

import {
  type Comment,
  finalPosition,
  headerOf,
  makeComment,
  makeFen,
  makeRecord,
  OpenTurn,
  parseComment,
  parseRecord,
  resultOf,
  type TextErrorCode,
} from '@caldera/rules';
import { describe, expect, test } from 'vitest';
import { at, FLAT, openAfter, turnOf } from '../support/play.ts';
import { readValue } from '../support/values.ts';

const GAME = `[Event "Café, round 1"]
[Player1 "Ann"]
[Player2 "Ben \\"the wall\\" \\\\ B."]
[Mood "good"]
[Gods "athena/mortal"]
[Start "${FLAT}/1/athena/mortal"]
[Result "*"]

{A quiet start} 1. +b2+e5 2. +a5+e1 3. b2>b3^b4 {[%eval 0.35] [%clk 0:04:59.5] solid}
(3. b2>c2^c3 {also fine} 4. a5>b5^c5 (4. a5>a4^a3)) (3. e5>e4^e3) 4. a5>a4^a5 5. b3>b4^b5[^] {up} *
`;

test('a record reads as it was written', () => {
  const record = readValue(parseRecord(GAME), 'game');
  expect(makeRecord(record)).toBe(GAME);
  expect(record.headers.map(({ key }) => key)).toEqual(['Event', 'Player1', 'Player2', 'Mood']);
  expect(headerOf(record, 'player2')).toBe('Ben "the wall" \\ B.');
  expect(headerOf(record, 'Nothing')).toBeUndefined();
  expect(makeFen(finalPosition(record))).toBe('1100001000000000000000000/2/athena[^]:E5,B4/mortal:A4,E1');
});

test('a turn tells what its card remembers only where that is new', () => {
  const climbs = `[Gods "athena/mortal"]
[Start "0000000000012000000000000/1/athena:E5,B2/mortal:A5,E1"]
[Result "*"]

1. b2>b3^b2[^] 2. a5>a4^a5 3. b3>c3^b3 4. a4>a3^a4 5. c3>c2^c3[] *
`;
  expect(makeRecord(readValue(parseRecord(climbs), climbs))).toBe(climbs);
});

test('turns keep their comments, clocks and variations', () => {
  const { line } = readValue(parseRecord(GAME), 'game');
  expect(line.comments).toEqual([{ text: 'A quiet start' }]);
  expect(line.turns.map(({ variations }) => variations.length)).toEqual([0, 0, 2, 0, 0]);
  const [, , third] = line.turns;
  expect(third?.comments).toEqual([
    { text: 'solid', clock: 299.5, evaluation: { kind: 'levels', levels: 0.35 } },
  ]);
  const [first] = third?.variations ?? [];
  expect(first?.turns.map(({ comments }) => comments)).toEqual([[{ text: 'also fine' }], []]);
  expect(first?.turns[1]?.variations).toHaveLength(1);
});

describe('what is read generously', () => {
  const turns = '1. +b2+e5 2. +a5+e1 3. b2>b3^b4';
  test.each([
    ['powers alone', `[Gods "athena/mortal"]\n\n${turns}`],
    ['no result at the end', `[Start "${FLAT}/1/athena/mortal"]\n${turns}`],
    ['any numbers, with three dots', `[Gods "athena / mortal"] 7. +b2+e5 7... +a5+e1 9. b2>b3^b4 *`],
    ['turns over several lines', `[Gods "athena/mortal"]\n1. +b2\n+e5\n2. +a5 +e1\n3. b2>b3\n  ^b4\n*`],
    ['Windows line ends', `[Gods "athena/mortal"]\r\n\r\n1. +b2+e5\r\n2. +a5+e1 3. b2>b3^b4\r\n`],
  ])('%s', (_, text) => {
    const record = readValue(parseRecord(text), text);
    expect(makeRecord(record)).toBe(
      `[Gods "athena/mortal"]\n[Start "${FLAT}/1/athena/mortal"]\n[Result "*"]\n\n${turns} *\n`,
    );
  });

  test('a comment between the steps of a turn, and after a variation, belongs to the turn', () => {
    const text = `[Gods "mortal/mortal"] 1. +b2+e5 {a} 2. +a5 {b} +e1 (2. +a4+e1) {c} *`;
    const { line } = readValue(parseRecord(text), text);
    expect(line.turns.map(({ comments }) => comments.map((comment) => comment.text))).toEqual([
      ['a'],
      ['b', 'c'],
    ]);
  });
});

test('a record of three: the one who can’t move leaves, and the game goes on', () => {
  const start = '0002000022000002200002000/1/pan:E5,A1/atlas:C3,C1/apollo:B3,D3';
  const text = `[Start "${start}"] 1. - 2. c3>c4^c5 3. b3>a3^a4 4. c4>b4^b5`;
  const record = readValue(parseRecord(text), text);
  expect(makeFen(finalPosition(record))).toMatch(/\/3\/pan-:\/atlas:B4,C1\/apollo:A3,D3$/);
  expect(record.result).toBe('*');
});

test('a record of the Golden Fleece names the Ram', () => {
  const text = `[Gods "mortal/mortal/fleece=apollo"] 1. +b2+e5 2. +a5+e1 3. {Ram c3} {there} 4. a5>a4^a3`;
  const record = readValue(parseRecord(text), text);
  expect(record.line.turns[2]?.comments).toEqual([{ text: 'there' }]);
  expect(makeRecord(record)).toContain('3. {Ram c3} {there} 4. a5>a4^a3 *');
  expect(makeRecord(record)).toContain('[Gods "mortal/mortal/fleece=apollo"]');
});

test('a turn under way is kept', () => {
  const start = at('0000000000000000000000000/1/artemis:E5,B2/mortal:A5,E1');
  const underWay = openAfter(start, 'b2>b3', 'b3>b4');
  const text = makeRecord({ headers: [], start, line: { comments: [], turns: [] }, underWay, result: '*' });
  expect(text).toContain('1. b2>b3>b4... *');
  const read = readValue(parseRecord(text), text).underWay;
  expect(read?.steps).toEqual(underWay.steps);
  expect(read?.options).toEqual(underWay.options);
  const nothing = makeRecord({
    headers: [],
    start,
    line: { comments: [], turns: [] },
    underWay: OpenTurn.start(start),
    result: '*',
  });
  expect(nothing).not.toContain('...');
  const one = openAfter(start, 'b2>b3');
  expect(
    makeRecord({ headers: [], start, line: { comments: [], turns: [] }, underWay: one, result: '*' }),
  ).toContain('1. b2>b3... *');
});

describe('results', () => {
  const won = (players: string, winner: string): string =>
    resultOf(at(`${FLAT}/1/${players.replace(winner, `${winner}#`)}`));
  test('a 1 for everybody who has won', () => {
    expect(resultOf(at(`${FLAT}/1/pan/atlas`))).toBe('*');
    expect(won('pan/atlas', 'atlas')).toBe('0-1');
    expect(won('pan/atlas/apollo', 'atlas')).toBe('0-1-0');
    expect(won('pan/atlas/apollo/demeter', 'apollo')).toBe('1-0-1-0');
  });

  const win = `[Start "0000000000002300000000000/1/mortal:C3,E1/mortal:A5,A4"]`;
  test('the one on the board is written even if nobody said it', () => {
    const record = readValue(parseRecord(`${win} 1. c3>d3`), 'win');
    expect(record.result).toBe('1-0');
    expect(makeRecord(record)).toContain('1. c3>d3# 1-0');
  });
  test('a game may end without the board: somebody gave up', () => {
    const resigned = readValue(parseRecord(`${win} 1. c3>c4^c5 0-1`), 'resigned');
    expect(resigned.result).toBe('0-1');
    expect(makeRecord(resigned)).toContain('[Result "0-1"]\n\n1. c3>c4^c5 0-1\n');
    const told = readValue(parseRecord(`${win} 1. c3>d3`), 'win');
    expect(makeRecord({ ...told, result: '*' })).toContain('1. c3>d3# 1-0');
    expect(readValue(parseRecord(`${win}[Result "0-1"] 1. c3>c4^c5`), 'resigned').result).toBe('0-1');
  });
});

describe('records that are refused, and where', () => {
  const head = '[Gods "mortal/mortal"]';
  const refused: readonly (readonly [string, string, TextErrorCode, number, number, string])[] = [
    ['nothing', '', 'ERR_RECORD_HEADER', 1, 1, 'Start or Gods'],
    ['a header without an end', '[Gods "mortal/mortal"\n', 'ERR_RECORD_HEADER', 1, 1, '[Key "Value"]'],
    ['a header without quotes', `${head}\n[Site Berlin]`, 'ERR_RECORD_HEADER', 2, 1, '[Key "Value"]'],
    ['an unknown god', '\n[Gods "mortal/zorg"]', 'ERR_GOD', 2, 15, '"zorg"'],
    ['a broken start', `[Start "${FLAT}0/1/mortal/mortal"]`, 'ERR_HEIGHTS', 1, 34, 'more than 25'],
    ['a turn without a number', `${head}\n+b2+e5`, 'ERR_RECORD_TURN', 2, 1, 'begins with its number'],
    [
      'a number without a turn',
      `${head}\n1. +b2+e5 2. 3. +a1+a2`,
      'ERR_RECORD_TURN',
      2,
      11,
      'without a turn',
    ],
    ['an illegal turn', `${head}\n1. +b2+e5\n 2. +b2+a1`, 'ERR_TURN_ILLEGAL', 3, 5, 'turn 2: "+b2"'],
    ['an incomplete turn', `${head}\n1. +b2 2. +a1+a2`, 'ERR_TURN_INCOMPLETE', 2, 7, 'turn 1'],
    ['no turn at all', `${head}\n1. +b2 hello`, 'ERR_TURN_TOKEN', 2, 8, 'turn 1'],
    ['a comment without an end', `${head}\n1. +b2+e5 {so`, 'ERR_RECORD_TURN', 2, 11, 'has no end'],
    ['a variation before any turn', `${head}\n(1. +b2+e5)`, 'ERR_RECORD_TURN', 2, 1, 'after the turn'],
    ['a variation without an end', `${head}\n1. +b2+e5 (1. +b2+e4`, 'ERR_RECORD_TURN', 2, 21, 'not closed'],
    [
      'a result within a variation',
      `${head}\n1. +b2+e5 (1. +b2+e4 *`,
      'ERR_RECORD_TURN',
      2,
      22,
      'not closed',
    ],
    ['an end without a variation', `${head}\n1. +b2+e5)`, 'ERR_RECORD_TURN', 2, 10, 'no variation is open'],
    ['a variation without a turn', `${head}\n1. +b2+e5 ({hm})`, 'ERR_RECORD_TURN', 2, 16, 'without a turn'],
    [
      'an illegal turn in a variation',
      `${head}\n1. +b2+e5 2. +a1+a2 (2. +b2+a1)`,
      'ERR_TURN_ILLEGAL',
      2,
      25,
      'turn 2',
    ],
    [
      'more after the result',
      `${head}\n1. +b2+e5 * 2. +a1+a2`,
      'ERR_RECORD_TURN',
      2,
      13,
      'follows the result',
    ],
    [
      'more after an unfinished turn',
      `${head}\n1. +b2... 2. +a1+a2`,
      'ERR_RECORD_TURN',
      2,
      11,
      'not complete',
    ],
    ['an unfinished variation', `${head}\n1. +b2+e5 (1. +b2...)`, 'ERR_RECORD_TURN', 2, 15, 'only the last'],
    ['a result for three', `${head}\n1. +b2+e5 0-1-0`, 'ERR_RECORD_RESULT', 2, 11, 'no result'],
    ['a result of nothing', `${head}[Result "won"]\n1. +b2+e5`, 'ERR_RECORD_RESULT', 1, 32, '"won"'],
    ['two results', `${head}[Result "1-0"]\n1. +b2+e5 0-1`, 'ERR_RECORD_RESULT', 1, 32, 'different results'],
    [
      'a result that the board denies',
      `[Start "0000000000002300000000000/1/mortal:C3,E1/mortal:A5,A4"]\n1. c3>d3# 0-1`,
      'ERR_RECORD_RESULT',
      2,
      11,
      'ended 1-0',
    ],
  ];
  test.each(refused)('%s', (_, text, code, line, column, words) => {
    const parsed = parseRecord(text);
    if (parsed.ok) throw new Error(`${text} was read as ${makeRecord(parsed.value)}`);
    expect(parsed.error).toMatchObject({ code, line, column });
    expect(parsed.error.message).toContain(words);
  });

  test('hostile records come to an end', () => {
    const start = '[Start "0000000000000000000000000/1/mortal:C3,E1/mortal:A5,A4"]';
    const deep = `${start} 1. c3>c4^c5 ${'(1. c3>c4^c5 '.repeat(100_000)}`;
    expect(parseRecord(deep)).toMatchObject({ ok: false, error: { code: 'ERR_RECORD_TOO_LONG' } });
    const pairs = 'c3>c4^d5 2. a5>b5^a5 3. c4>c3^c4 4. b5>c5^b5';
    expect(parseRecord(`${start} 1. ${pairs}`, { turns: 3 })).toMatchObject({
      ok: false,
      error: { code: 'ERR_RECORD_TOO_LONG' },
    });
    expect(parseRecord(`${start} 1. ${pairs}`, { turns: 4 }).ok).toBe(true);
    expect(parseRecord('[Gods "'.repeat(100_000)).ok).toBe(false);
    expect(parseRecord(`${start} ${'('.repeat(100_000)}`).ok).toBe(false);
  });
});

test('a record may have no more than 5000 turns, and variations 40 deep', () => {
  const start = '[Start "0000000000000000000000000/1/mortal:C3,E1/mortal:A5,A4"] 1. c3>c4^c5';
  const problem = (text: string): string | undefined => {
    const parsed = parseRecord(text);
    return parsed.ok ? undefined : parsed.error.message;
  };
  expect(problem(start + ' (1. c3>c4^c5)'.repeat(5000))).toContain('more than 5000 turns');
  const within = (depth: number): string => start + ' (1. c3>c4^c5'.repeat(depth) + ')'.repeat(depth);
  expect(problem(within(40))).toBeUndefined();
  expect(problem(within(41))).toContain('more than 40 variations');
});

test('lines are broken where the next turn would make them longer than 100 characters', () => {
  const start = at(`${FLAT}/1/mortal/mortal`);
  const turn = turnOf(start, '+a1+b2');
  const widths = (length: number): number[] => {
    const line = {
      comments: [],
      turns: [{ turn, comments: [{ text: 'x'.repeat(length) }], variations: [] }],
    };
    const text = makeRecord({ headers: [], start, line, result: '*' });
    return (text.split('\n\n')[1] ?? '')
      .trimEnd()
      .split('\n')
      .map(({ length: width }) => width);
  };
  // `1. +a1+b2 {…} *`
  expect(widths(86)).toEqual([100]);
  expect(widths(87)).toEqual([99, 1]);
});

describe('comments', () => {
  const comments: readonly (readonly [string, Comment])[] = [
    ['plain', { text: 'plain' }],
    ['[%clk 1:02:03]', { text: '', clock: 3723 }],
    ['[%clk 0:00:09.25] time trouble', { text: 'time trouble', clock: 9.25 }],
    ['[%emt 0:00:05]', { text: '', elapsed: 5 }],
    ['[%eval -1.50]', { text: '', evaluation: { kind: 'levels', levels: -1.5 } }],
    ['[%eval #4]', { text: '', evaluation: { kind: 'win', turns: 4 } }],
    ['[%eval #-2] lost', { text: 'lost', evaluation: { kind: 'win', turns: -2 } }],
    [
      '[%eval 0.20] [%clk 0:01:00] [%emt 0:00:30.5] all',
      { text: 'all', clock: 60, elapsed: 30.5, evaluation: { kind: 'levels', levels: 0.2 } },
    ],
  ];
  test.each(comments)('%s', (text, comment) => {
    expect(parseComment(text)).toEqual(comment);
    expect(makeComment(comment)).toBe(text);
  });

  test('commands that make no sense stay text', () => {
    const odd = '[%clk soon] [%eval good] [%csl Gd4] [%clk 0:99:99] [%eval 0:01:00]';
    expect(parseComment(odd)).toEqual({ text: odd });
  });

  test('braces can’t stand in a comment', () => {
    expect(makeComment({ text: 'a {b} c' })).toBe('a (b) c');
  });

  test('an empty comment is none', () => {
    const start = at(`${FLAT}/1/mortal/mortal`);
    const turn = turnOf(start, '+a1+b2');
    const line = { comments: [{ text: '' }], turns: [{ turn, comments: [{ text: ' ' }], variations: [] }] };
    expect(makeRecord({ headers: [], start, line, result: '*' })).toContain('\n\n1. +a1+b2 *\n');
  });
});

test('headers are made safe: one line, one word', () => {
  const start = at(`${FLAT}/1/mortal/mortal`);
  const headers = [
    { key: 'My Event', value: 'two\nlines' },
    { key: '!', value: 'x' },
  ];
  const text = makeRecord({ headers, start, line: { comments: [], turns: [] }, result: '*' });
  expect(text).toContain('[MyEvent "two lines"]\n[Note "x"]\n');
});
