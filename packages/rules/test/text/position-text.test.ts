/** Position text: what is read, what is written, and what is refused where. */

import { levelOf, makeFen, parseFen, squareNamed, type TextErrorCode } from '@caldera/rules';
import { describe, expect, test } from 'vitest';
import { at, FLAT } from '../support/play.ts';

const heights = (changes: Readonly<Record<string, string>>): string =>
  Array.from(FLAT, (_, square) => {
    const name = `${'abcde'[square % 5]}${5 - Math.floor(square / 5)}`;
    return changes[name] ?? '0';
  }).join('');

describe('texts that stay as they are', () => {
  const texts = [
    ['nothing placed', `${FLAT}/1/mortal/mortal`],
    ['one side placed', `${FLAT}/2/mortal:A5,E1/artemis`],
    ['the second player placed first', `${FLAT}/1/mortal/artemis:A5,E1`],
    ['Hecate about to place', `${FLAT}/1/hecate/mortal:A5,E1`],
    ['a middle game', '4101202110011400102000100/2/mortal:A3,C3/artemis:E4,A1'],
    ['god state', '0000011000001000000000100/1/athena[^]:B3,C2/pan:C3,D3'],
    ['a god whose name is shorter in a text', `${FLAT}/2/europa[B4]:E5,B3/mortal:B5,E1`],
    ['low domes', `${heights({ a5: 'a', b5: 'b', c5: 'c', d5: '4' })}/1/atlas:E5,B2/mortal:A1,E1`],
    ['a won game', `${heights({ c3: '2', d3: '3' })}/2/mortal#:D3,E1/mortal:A5,A4`],
    [
      'a landing in the abyss, which ended the game before Jason’s power was used up',
      `${FLAT}/2/jason:E5,D2,E2/tartarus#[E2]:A5,C5`,
    ],
    ['no worker left', `${FLAT}/1/mortal:/mortal:A5,A4`],
    ['a single worker', `${FLAT}/1/mortal:C3/mortal:A5,A4`],
    ['more than two workers', `${FLAT}/1/hydra:E5,A3,B3,A1/mortal:A5,E1`],
    ['three players', `${FLAT}/3/pan:A5,B5/athena[^]:C5,D5/hydra:E5,A4`],
    ['one of three is out', `${FLAT}/3/pan:A5,B5/athena-:/hydra:E5,A4`],
    ['the last of three has won', `${FLAT}/3/pan-:/athena-:/hydra#:E5,A4`],
    ['four players, workers with the first of each team', `${FLAT}/3/pan:A5,B5/apollo:C5,D5/atlas/demeter`],
    ['four players before placing', `${FLAT}/1/pan/apollo/atlas/demeter`],
    ['the Golden Fleece before the Ram', `${FLAT}/1/mortal:A5,B5/mortal:C5,D5/fleece=apollo`],
    ['the Golden Fleece', `${FLAT}/2/mortal:A5,B5/mortal:C5,D5/fleece=apollo:C3`],
  ] as const;
  test.each(texts)('%s', (_, text) => {
    expect(makeFen(at(text))).toBe(text);
  });
});

describe('texts that are read generously', () => {
  const plain = `${heights({ a5: 'a' })}/1/mortal:B5,E1/europa[C3]:A4,B4`;
  test.each([
    ['rows apart', `a0000 00000 00000 00000 00000/1/mortal:B5,E1/europa[C3]:A4,B4`],
    ['capitals', `A000000000000000000000000/1/MORTAL:b5,e1/Europa[c3]:a4,b4`],
    [
      'spaces everywhere',
      ` ${plain.replaceAll('/', ' / ').replaceAll(':', ' : ').replaceAll(',', ' , ')} \n`,
    ],
    ['workers in any order', plain.replace('B5,E1', 'E1,B5')],
    ['the full name', plain.replace('europa', 'europa-and-talus')],
  ])('%s', (_, text) => {
    expect(makeFen(at(text))).toBe(plain);
  });

  test('the winner’s sign may stand before the name, and a loser needs no workers', () => {
    const before = at(`${heights({ d3: '3' })}/2/#mortal:D3,E1/mortal`);
    expect(before.winner).toBe(0);
    expect(makeFen(before)).toBe(`${heights({ d3: '3' })}/2/mortal#:D3,E1/mortal`);
  });

  test('an empty state is no state', () => {
    expect(makeFen(at(`${FLAT}/1/athena[]:B3,C2/pan:C3,D3`))).toBe(`${FLAT}/1/athena:B3,C2/pan:C3,D3`);
  });
});

test('heights run from a5 to e1, and a 4 is level 3 with a dome', () => {
  const position = at('1230000000000000000000b4c/1/mortal/mortal');
  const level = (name: string): number => levelOf(position, squareNamed(name) ?? (-1 as never));
  expect(['a5', 'b5', 'c5', 'd5', 'c1', 'd1', 'e1'].map(level)).toEqual([1, 2, 3, 0, 1, 3, 2]);
  expect(position.domes).toBe((1 << 22) | (1 << 23) | (1 << 24));
});

describe('texts that are refused, and where', () => {
  const rest = '/1/mortal:A5,B5/mortal:C5,D5';
  const refused: readonly (readonly [string, string, TextErrorCode, number, string])[] = [
    ['nothing at all', '', 'ERR_PLAYERS', 1, 'heights/to move'],
    ['one player', `${FLAT}/1/mortal`, 'ERR_PLAYERS', 35, 'heights/to move'],
    ['five players', `${FLAT}/1/pan/pan/pan/pan/pan`, 'ERR_PLAYERS', 45, 'four'],
    ['24 heights', `${FLAT.slice(1)}${rest}`, 'ERR_HEIGHTS', 25, '24 heights'],
    ['26 heights', `${FLAT}0${rest}`, 'ERR_HEIGHTS', 26, 'more than 25'],
    ['a height of 5', `00005${FLAT.slice(5)}${rest}`, 'ERR_HEIGHTS', 5, '"5"'],
    ['a letter that is no dome', `0000d${FLAT.slice(5)}${rest}`, 'ERR_HEIGHTS', 5, '"d"'],
    ['player 0 to move', `${FLAT}/0/mortal/mortal`, 'ERR_TO_MOVE', 27, '"0"'],
    ['player 3 of two to move', `${FLAT}/3/mortal/mortal`, 'ERR_TO_MOVE', 27, '1 to 2'],
    ['a number in another way', `${FLAT}/01/mortal/mortal`, 'ERR_TO_MOVE', 27, '"01"'],
    ['a sum to move', `${FLAT}/+1/mortal/mortal`, 'ERR_TO_MOVE', 27, '"+1"'],
    ['nobody to move', `${FLAT}//mortal/mortal`, 'ERR_TO_MOVE', 27, 'player to move'],
    ['an unknown god', `${FLAT}/1/mortal/ zorg:A1`, 'ERR_GOD', 37, '"zorg"'],
    ['an empty player', `${FLAT}/1//mortal`, 'ERR_PLAYERS', 29, 'no player'],
    ['an unclosed state', `${FLAT}/1/athena[^/mortal`, 'ERR_PLAYERS', 29, 'no player'],
    [
      'state without a power that remembers',
      `${FLAT}/1/pan[^]:A1,A2/mortal:A3,A4`,
      'ERR_GOD_STATE',
      33,
      'Pan has no',
    ],
    ['state that means nothing', `${FLAT}/1/athena[v]:A1,A2/mortal:A3,A4`, 'ERR_GOD_STATE', 36, '^'],
    ['Talus on a worker', `${FLAT}/1/europa[A3]:A1,A2/mortal:A3,A4`, 'ERR_GOD_STATE', 36, 'occupied'],
    ['Talus on a dome', `4${FLAT.slice(1)}/1/europa[A5]:A1,A2/mortal:A3,A4`, 'ERR_GOD_STATE', 36, 'occupied'],
    ['a square off the board', `${FLAT}/1/mortal:A1,F2/mortal:A3,A4`, 'ERR_WORKERS', 39, '"F2"'],
    ['a missing square', `${FLAT}/1/mortal:A1,/mortal:A3,A4`, 'ERR_WORKERS', 39, '""'],
    [
      'one side twice on a square',
      `${FLAT}/1/mortal:A1,A1/mortal:A3,A4`,
      'ERR_WORKERS',
      39,
      'two workers on A1',
    ],
    ['both sides on a square', `${FLAT}/1/mortal:A1,A2/mortal:a2,A4`, 'ERR_WORKERS', 49, 'two workers on A2'],
    ['a worker on a dome', `4${FLAT.slice(1)}/1/mortal:A5,A2/mortal:A3,A4`, 'ERR_WORKERS', 36, 'dome of A5'],
    [
      'a worker on a low dome',
      `a${FLAT.slice(1)}/1/mortal:A5,A2/mortal:A3,A4`,
      'ERR_WORKERS',
      36,
      'dome of A5',
    ],
    ['three workers', `${FLAT}/1/mortal:A1,A2,B1/mortal:A3,A4`, 'ERR_WORKERS', 36, 'Mortal can’t have 3'],
    [
      'a side that waits with its placing',
      `${FLAT}/1/mortal:A1,A2/mortal`,
      'ERR_TO_MOVE',
      42,
      'player 2 has placed nothing yet, so player 1 can’t be to move',
    ],
    [
      'the third of three placed before the second',
      `${FLAT}/3/pan:A1,A2/pan/pan:B1,B2`,
      'ERR_TO_MOVE',
      39,
      'player 2 has placed',
    ],
    [
      'Hecate placed before the other',
      `${FLAT}/2/hecate:D4,B2/pegasus`,
      'ERR_TO_MOVE',
      29,
      'Hecate places last, and player 2 has placed nothing yet',
    ],
    ['Hecate about to place first', `${FLAT}/2/mortal/hecate`, 'ERR_TO_MOVE', 36, 'Hecate places last'],
    ['two winners', `${FLAT}/1/mortal#:A1,A2/mortal#:A3,A4`, 'ERR_WINNER', 43, 'only one'],
    ['a winner twice', `${FLAT}/1/#mortal#:A1,A2/mortal:A3,A4`, 'ERR_WINNER', 36, 'one # is enough'],
    ['somebody out of two', `${FLAT}/1/mortal:A1,A2/mortal-:`, 'ERR_PLAYERS', 42, 'game of three'],
    ['out and to move', `${FLAT}/2/pan:A1,A2/pan-:/pan:B1,B2`, 'ERR_TO_MOVE', 27, 'player 2 is out'],
    ['out and winner', `${FLAT}/1/pan:A1,A2/pan#-:/pan:B1,B2`, 'ERR_WINNER', 39, 'is out has not won'],
    ['out with workers', `${FLAT}/1/pan:A1,A2/pan-:C1/pan:B1,B2`, 'ERR_WORKERS', 44, 'is out can’t have 1'],
    ['out with state', `${FLAT}/1/pan:A1,A2/athena-[^]:/pan:B1,B2`, 'ERR_GOD_STATE', 47, 'remembers nothing'],
    [
      'the last one left without a sign',
      `${FLAT}/1/pan:A1,A2/pan-:/pan-:`,
      'ERR_WINNER',
      29,
      'only player left',
    ],
    [
      'workers with the second of a team',
      `${FLAT}/1/pan:A1,A2/pan:B1,B2/pan:C1/pan`,
      'ERR_WORKERS',
      53,
      'player 1',
    ],
    ['a fleece of no god', `${FLAT}/1/mortal/mortal/fleece=zorg`, 'ERR_FLEECE', 43, 'beside the Ram'],
    [
      'a fleece of a god that may not lie there',
      `${FLAT}/1/mortal/mortal/fleece=athena`,
      'ERR_FLEECE',
      43,
      'Ram',
    ],
    ['a fleece among three', `${FLAT}/1/mortal/mortal/mortal/fleece=pan`, 'ERR_FLEECE', 50, 'two players'],
    [
      'a fleece beside a god',
      `${FLAT}/1/mortal/atlas/fleece=pan`,
      'ERR_FLEECE',
      36,
      'both players are mortal',
    ],
    [
      'a Ram before the workers',
      `${FLAT}/1/mortal/mortal/fleece=pan:C3`,
      'ERR_FLEECE',
      54,
      'after all workers',
    ],
    ['a Ram off the board', `${FLAT}/1/mortal:A1/mortal:B1/fleece=pan:F9`, 'ERR_FLEECE', 60, '"F9"'],
    [
      'a Ram on a dome',
      `4${FLAT.slice(1)}/1/mortal:A1/mortal:B1/fleece=pan:A5`,
      'ERR_FLEECE',
      60,
      'without a dome',
    ],
    [
      'a worker on the Ram',
      `${FLAT}/1/mortal:A1/mortal:B1/fleece=pan:B1`,
      'ERR_WORKERS',
      46,
      'Ram’s space B1',
    ],
  ];
  test.each(refused)('%s', (_, text, code, column, words) => {
    const parsed = parseFen(text);
    if (parsed.ok) throw new Error(`${text} was read as ${makeFen(parsed.value)}`);
    expect(parsed.error).toMatchObject({ code, column });
    expect(parsed.error.message).toContain(words);
  });
});
