/** The example positions of every power, as `caldera turns` lists them. */

import { readFileSync } from 'node:fs';
import { GODS, godNamed, makeFen, parseFen } from '@caldera/rules';
import { describe, expect, test } from 'vitest';
import { atTerminal } from './support/table.ts';

interface Example {
  readonly id: string;
  readonly god: string;
  readonly fen: string;
  /** The same position with what its powers must remember. */
  readonly adapted?: string;
  readonly lines: readonly {
    readonly kind: 'legal' | 'illegal' | 'wins' | 'stuck' | 'words';
    readonly turn?: string;
    readonly after?: string;
  }[];
}

const FIXTURE = new URL('../../rules/test/fixtures/god-examples.json', import.meta.url);
const EXAMPLES = (JSON.parse(readFileSync(FIXTURE, 'utf8')) as Example[]).filter(
  ({ god, fen }) =>
    godNamed(god) !== undefined &&
    fen
      .split('/')
      .slice(2)
      .every((player) => godNamed(/^[a-z0-9-]+/.exec(player)?.[0] ?? '') !== undefined),
);

/** A turn text without spaces and notes, and without the state behind it where none is asked for. */
const plain = (turn: string): string => turn.replaceAll(/\s|\{[^}]*\}/g, '');
const stepsOf = (turn: string): string => plain(turn).replaceAll(/\[[^\]]*\]/g, '');

/** What `caldera turns` prints: the text of each turn, and where it leads. */
const listed = async (fen: string): Promise<{ readonly turn: string; readonly after: string }[]> => {
  const { code, out, err } = await atTerminal(['turns', fen]);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  const lines = out.trimEnd().split('\n');
  const turns = lines.slice(0, -1).map((line) => {
    const [, turn = '', after = ''] = /^turn (.*) (\S+)$/.exec(line) ?? [];
    return { turn, after };
  });
  expect(lines.at(-1)).toBe(`end ${turns.length}`);
  return turns;
};

const canonical = (fen: string): string => {
  const position = parseFen(fen);
  return position.ok ? makeFen(position.value) : `${fen}: ${position.error.message}`;
};

describe('caldera turns', () => {
  test.each(EXAMPLES.map((example) => [example.id, example] as const))('%s', async (_, example) => {
    const fen = example.adapted ?? example.fen;
    const turns = await listed(fen);
    const results = new Set(turns.map(({ after }) => after));
    const wins = turns.filter(({ turn }) => turn.endsWith('#'));
    const texts = new Set(turns.flatMap(({ turn }) => [plain(turn), stepsOf(turn)]));
    for (const { kind, turn = '', after = '' } of example.lines) {
      const held = {
        legal: () => results.has(canonical(after)),
        illegal: () => !texts.has(plain(turn)),
        wins: () => wins.some((won) => stepsOf(won.turn) === stepsOf(turn)),
        stuck: () => turns.length === 0,
        words: () => true,
      }[kind]();
      expect(`${kind} ${turn} ${held}`).toBe(`${kind} ${turn} true`);
    }
  });
});

test('every power has an example here', () => {
  const shown = new Set(EXAMPLES.map(({ god }) => god));
  expect(GODS.filter(({ id }) => !shown.has(id))).toEqual([]);
});
