/**
 * The example positions of every power, as rows. A row runs as soon as all the powers in its position exist; rows told
 * in plain words are proved by hand-written tests that carry the example's id.
 */

import { readdirSync, readFileSync } from 'node:fs';
import { godNamed, makeState, results } from '@caldera/rules';
import { describe, expect, test } from 'vitest';
import { lookOf, naiveLook } from './support/naive-board.ts';
import { at, expectIllegal, expectLegal, expectStuck, expectWin, turnOf } from './support/play.ts';

interface ExampleLine {
  readonly kind: 'legal' | 'illegal' | 'wins' | 'stuck' | 'words';
  readonly turn?: string;
  readonly after?: string;
  readonly note?: string;
}

interface Example {
  readonly id: string;
  readonly god: string;
  readonly fen: string;
  readonly note?: string;
  /** The same position with what its powers must remember, where `fen` leaves that out. */
  readonly adapted?: string;
  readonly lines: readonly ExampleLine[];
}

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');

const EXAMPLES = JSON.parse(read('fixtures/god-examples.json')) as Example[];

const positionOf = (example: Example): string => example.adapted ?? example.fen;

/** The names of the powers in a position text, without asking the parser. */
const powersIn = (fen: string): string[] =>
  fen
    .split('/')
    .slice(2)
    .map((player) => /^[a-z0-9-]+/.exec(player)?.[0] ?? player);
const canBePlayed = ({ fen, god }: Example): boolean =>
  [...powersIn(fen), god].every((name) => godNamed(name) !== undefined);

/** No turn leads to the board that the illegal one would give. */
const expectNoOtherWay = (fen: string, text: string): void => {
  const before = at(fen);
  const look = naiveLook(before, text);
  if (look === undefined) return;
  const wins = text.endsWith('#');
  const state = /\[([^\]]*)\]/.exec(text)?.[1];
  const alike = [...results(before)].filter(
    (after) =>
      after.winner >= 0 === wins && (state === undefined || makeState(after, before.toMove) === state),
  );
  // Compared as text: some powers have a hundred thousand turns.
  const looks = new Set(alike.map((after) => JSON.stringify(lookOf(after))));
  expect(looks.has(JSON.stringify(look))).toBe(false);
};

const expectLine = (fen: string, { kind, turn = '', after }: ExampleLine): void => {
  switch (kind) {
    case 'legal':
      expectLegal(fen, turn, after);
      break;
    case 'wins':
      expectWin(fen, turn);
      break;
    case 'illegal':
      expectIllegal(fen, turn);
      expectNoOtherWay(fen, turn);
      break;
    case 'stuck':
      expectStuck(fen);
      break;
    case 'words':
      break;
  }
};

describe('examples', () => {
  for (const example of EXAMPLES.filter(canBePlayed)) {
    const fen = positionOf(example);
    const lines = example.lines.filter(({ kind }) => kind !== 'words');
    if (lines.length === 0) continue;
    test(`${example.id} ${example.note ?? ''}`, () => {
      for (const line of lines) expectLine(fen, line);
    });
  }
});

test('the list of examples is complete', () => {
  expect(EXAMPLES).toHaveLength(171);
  expect(EXAMPLES.flatMap(({ lines }) => lines)).toHaveLength(357);
  expect(new Set(EXAMPLES.map(({ id }) => id)).size).toBe(EXAMPLES.length);
});

test('every example told in words has a test of its own once its powers exist', () => {
  const folder = new URL('gods/', import.meta.url);
  const sources = readdirSync(folder).map((file) => readFileSync(new URL(file, folder), 'utf8'));
  const untold = EXAMPLES.filter(
    (example) =>
      canBePlayed(example) &&
      example.lines.some(({ kind }) => kind === 'words') &&
      !sources.some((source) => source.includes(example.id)),
  );
  expect(untold.map(({ id }) => id)).toEqual([]);
});

test('the board that a text names is the board that the turn leads to', () => {
  // Proves the naive reading that illegal rows rely on: where it makes sense of a legal turn, it agrees with the rules.
  const legal = EXAMPLES.filter(canBePlayed).flatMap((example) =>
    example.lines.flatMap(({ kind, turn = '' }) =>
      kind === 'legal' ? [{ fen: positionOf(example), turn }] : [],
    ),
  );
  const readable = legal.filter(({ fen, turn }) => naiveLook(at(fen), turn) !== undefined);
  expect(readable.length).toBeGreaterThan(legal.length / 2);
  for (const { fen, turn } of readable) {
    expect(lookOf(turnOf(fen, turn).after), `${turn} from ${fen}`).toEqual(naiveLook(at(fen), turn));
  }
});
