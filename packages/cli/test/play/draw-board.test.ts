import { stripVTControlCharacters } from 'node:util';
import { OpenTurn, type Position } from '@caldera/rules';
import { describe, expect, test } from 'vitest';
import { type BoardView, viewOf } from '../../src/play/board-view.ts';
import { choicesOf } from '../../src/play/choices.ts';
import { BOARD_WIDTH, drawBoard, drawSmallBoard, SMALL_BOARD_WIDTH } from '../../src/play/draw-board.ts';
import { seatsOf } from '../../src/play/seats.ts';
import { inColour, plain } from '../../src/terminal/paint.ts';
import { at, MIDGAME, OPENING } from '../support/positions.ts';

const view = (position: Position, names: readonly string[] = ['Ada', 'Bo']): BoardView => {
  const turn = OpenTurn.start(position);
  const seats = seatsOf(position.table, names, new Set());
  return viewOf({ viewer: 0, turn, seats, choices: choicesOf(turn), worker: undefined, lastEvents: [] });
};

const uncoloured = stripVTControlCharacters;

describe('the board', () => {
  test('shows heights, domes on any level, and workers to choose from', () => {
    expect(drawBoard(view(at(MIDGAME)), plain)).toEqual([
      '  ┌───────┬───────┬───────┬───────┬───────┐',
      '5 │       │       │       │       │       │',
      '  │   ·   │▂▂▂1▂▂▂│ ▄▄2▄▄ │   ·   │  ▆3▆  │',
      '  ├───────┼───────┼───────┼───────┼───────┤',
      '4 │       │       │  ▲B   │       │       │',
      '  │▂▂▂1▂▂▂│   ·   │  ▆3▆  │   ·   │   ·   │',
      '  ├───────┼───────┼───────┼───────┼───────┤',
      '3 │       │ [●A]  │       │ [●A]  │       │',
      '  │   ·   │   ·   │   ·   │   ·   │   ·   │',
      '  ├───────┼───────┼───────┼───────┼───────┤',
      '2 │       │  ╭─╮  │  ▲B   │       │  ╭─╮  │',
      '  │   ·   │  ▆3▆  │   ·   │   ·   │   ·   │',
      '  ├───────┼───────┼───────┼───────┼───────┤',
      '1 │       │  ╭─╮  │       │       │  ╭─╮  │',
      '  │   ·   │ ▄▄2▄▄ │   ·   │   ·   │▂▂▂1▂▂▂│',
      '  └───────┴───────┴───────┴───────┴───────┘',
      '      a       b       c       d       e    ',
    ]);
  });

  test('fits a small window too', () => {
    expect(drawSmallBoard(view(at(MIDGAME)), plain)).toEqual([
      '5    ·     1     2     ·     3  ',
      '4    1     ·   ▲B3     ·     ·  ',
      '3    ·   ●A·     ·   ●A·     ·  ',
      '2    ·    ◠3   ▲B·     ·    ◠·  ',
      '1    ·    ◠2     ·     ·    ◠1  ',
      '     a     b     c     d     e  ',
    ]);
  });

  test('marks what may be done, next to a worker too', () => {
    const turn = OpenTurn.start(at('0000000000000000000000000/1/apollo:B3,D3/mortal:C4,C2'));
    const seats = seatsOf(turn.position.table, ['Ada', 'Bo'], new Set());
    const [worker] = choicesOf(turn).flatMap(({ actor }) => actor ?? []);
    const lines = drawBoard(
      viewOf({ viewer: 0, turn, seats, choices: choicesOf(turn), worker, lastEvents: [] }),
      plain,
    );
    expect(lines[4]).toBe('4 │   >   │   >   │  ▲B > │       │       │');
    expect(lines[7]).toBe('3 │   >   │ [●A]  │   >   │  ●A   │       │');
  });

  test('shows what the last turn changed', () => {
    const turn = OpenTurn.start(at('0000000000100000000000000/2/mortal:B4,D3/mortal:C4,C2'));
    const seats = seatsOf(turn.position.table, ['Ada', 'Bo'], new Set());
    const lastEvents = [
      { kind: 'moved', from: 11, to: 6 },
      { kind: 'built', at: 10, piece: 'block', low: false },
    ] as unknown as Parameters<typeof viewOf>[0]['lastEvents'];
    const lines = drawBoard(
      viewOf({ viewer: 0, turn, seats, choices: [], worker: undefined, lastEvents }),
      plain,
    );
    expect(lines[8]).toBe('  │▂▂‹1›▂▂│   ∘   │   ·   │   ·   │   ·   │');
  });

  test('a square that is closed without a dome has a mark of its own', () => {
    const talus = at('0000000000000000000000000/1/mortal:B3,D3/europa[A5]:C4,C2');
    expect(drawBoard(view(talus), plain)[1]).toBe('5 │   ▣   │       │       │       │       │');
  });

  test.each([OPENING, MIDGAME])('is as wide as it says, in colour too: %s', (fen) => {
    const { length: framed } = drawBoard(view(at(fen)), inColour).filter(
      (line) => uncoloured(line).length === BOARD_WIDTH,
    );
    const { length: small } = drawSmallBoard(view(at(fen)), inColour).filter(
      (line) => uncoloured(line).length === SMALL_BOARD_WIDTH,
    );
    expect([framed, small]).toEqual([17, 6]);
    expect(drawBoard(view(at(fen)), inColour).map(uncoloured)).toEqual(drawBoard(view(at(fen)), plain));
  });

  test('players who share an initial get letters of their own', () => {
    const badges = (...names: string[]): string[] =>
      seatsOf(at(OPENING).table, names, new Set()).map(({ badge }) => badge);
    expect(badges('Ada', 'Bo')).toEqual(['●A', '▲B']);
    expect(badges('Ada', 'Anton')).toEqual(['●C', '▲V']);
    expect(badges('王', '李')).toEqual(['●C', '▲V']);
  });
});
