// The example positions of a god: one of them drawn, the others told.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { diagram } from './diagram.mjs';

/** @typedef {import('./diagram.mjs').Rules} Rules */

/** @typedef {{ kind: 'legal' | 'illegal' | 'wins' | 'stuck' | 'words', turn?: string, after?: string, note?: string }} Line */
/** @typedef {{ id: string, god: string, fen: string, note?: string, adapted?: string, lines: Line[] }} Example */

const FIXTURE = 'packages/rules/test/fixtures/god-examples.json';
/** A move and a build, or a move that wins: nothing of the power shows. */
const ORDINARY = /^[a-e][1-5]>[a-e][1-5](\^[a-e][1-5]|#)$/;

/**
 * @param {string} root
 * @returns {Example[]}
 */
export function readExamples(root) {
  return JSON.parse(readFileSync(join(root, FIXTURE), 'utf8'));
}

const positionOf = (/** @type {Example} */ { adapted, fen }) => adapted ?? fen;

/**
 * @template T
 * @param {{ ok: true, value: T } | { ok: false, error: { message: string } }} read
 * @param {string} what
 * @returns {T}
 */
function certainly(read, what) {
  if (!read.ok) throw new Error(`${what}: ${read.error.message}`);
  return read.value;
}

/**
 * The turn to draw: the first that shows something of the power, or else the first there is.
 * @param {readonly Example[]} examples
 */
function shownTurn(examples) {
  const played = examples.flatMap((example) =>
    example.lines.flatMap((line) =>
      line.kind === 'legal' || line.kind === 'wins' ? [{ example, line, turn: line.turn ?? '' }] : [],
    ),
  );
  return played.find(({ turn }) => !ORDINARY.test(turn)) ?? played[0];
}

/**
 * @param {Line} line
 * @returns {string}
 */
function told({ kind, turn, note }) {
  if (kind === 'words') return note ?? '';
  if (kind === 'stuck') return 'no legal turn';
  return `${kind} \`${turn}\`${note === undefined ? '' : ` (${note})`}`;
}

/** @param {Example} example */
function row(example) {
  const note = example.note === undefined ? '' : `, ${example.note}`;
  return `- ${example.id}${note}: \`${positionOf(example)}\`\n${example.lines.map((line) => `  - ${told(line)}`).join('\n')}`;
}

/**
 * @param {Rules} rules
 * @param {readonly Example[]} examples those of one god
 * @returns {string}
 */
export function examplesOf(rules, examples) {
  const shown = shownTurn(examples);
  const example = shown?.example ?? examples[0];
  if (example === undefined) return '';
  const text = positionOf(example);
  const before = certainly(rules.parseFen(text), text);
  const turn =
    shown === undefined ? undefined : certainly(rules.parseTurn(before, shown.turn), `${text} ${shown.turn}`);
  const caption =
    shown === undefined
      ? `${example.id}: ${example.lines.map(told).join('; ')}`
      : `${example.id}: \`${shown.turn}\`${shown.line.note === undefined ? '' : `, ${shown.line.note}`}`;
  return [
    `**Example** ${caption}`,
    '',
    diagram(rules, before, turn?.after),
    '',
    'All examples; `god-examples.test.ts` plays what is not told in words:',
    '',
    ...examples.map(row),
    '',
  ].join('\n');
}
