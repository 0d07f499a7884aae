import { PassThrough } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { nearest } from '../src/nearest.ts';
import { seeded } from '../src/seeded.ts';
import { Lines } from '../src/terminal/lines.ts';
import { inColour, plain } from '../src/terminal/paint.ts';
import { clip, widthOf } from '../src/terminal/width.ts';
import { wrap } from '../src/wrap.ts';

test('width counts what the screen shows', () => {
  expect(['abc', '王小明', 'e\u0301', '●▲', '🙂', ''].map(widthOf)).toEqual([3, 6, 1, 2, 2, 0]);
});

test('a text that does not fit is cut, with a sign that there was more', () => {
  expect([clip('Hephaestus', 10), clip('Hephaestus', 6), clip('王小明', 5)]).toEqual([
    'Hephaestus',
    'Hepha…',
    '王小…',
  ]);
});

test('texts are broken between words', () => {
  expect(wrap('one two  three extraordinarily', 9)).toEqual(['one two', 'three', 'extraordinarily']);
  expect(wrap('', 9)).toEqual([]);
});

test('the nearest word is found when it is near enough', () => {
  const words = ['play', 'perft', 'gods', 'turns', 'engine'];
  expect(
    ['paly', 'prft', 'god', 'TURN', 'engin', 'xyz', 'p', ''].map((typed) => nearest(typed, words)),
  ).toEqual(['play', 'perft', 'gods', 'turns', 'engine', undefined, undefined, undefined]);
});

test('colour surrounds a text and never blanks', () => {
  expect(inColour('dome', 'x')).toBe('\u001B[1;38;5;33mx\u001B[0m');
  expect([inColour('dome', '  '), plain('dome', 'x')]).toEqual(['  ', 'x']);
});

test('chance stays below its limit, reaches everything and repeats with its seed', () => {
  const draw = seeded('dice');
  const thrown = Array.from({ length: 600 }, () => draw(6));
  expect(new Set(thrown)).toEqual(new Set([0, 1, 2, 3, 4, 5]));
  const again = seeded('dice');
  expect(Array.from({ length: 600 }, () => again(6))).toEqual(thrown);
});

test('lines that arrive early wait for their question; then comes the end', async () => {
  const input = new PassThrough();
  const lines = new Lines({ input });
  input.write('one\ntwo\r\nthr');
  expect(await lines.next('')).toEqual({ kind: 'line', text: 'one' });
  input.end('ee');
  expect(await lines.next('')).toEqual({ kind: 'line', text: 'two' });
  expect(await lines.next('')).toEqual({ kind: 'line', text: 'three' });
  expect(await lines.next('')).toEqual({ kind: 'end' });
  expect(await lines.next('')).toEqual({ kind: 'end' });
});

test('at a screen the prompt is shown, Tab completes and Ctrl-C is an answer', async () => {
  const input = new PassThrough();
  const screen = new PassThrough();
  const lines = new Lines({ input, screen });
  lines.completions = ['undo', 'c3'];
  const first = lines.next('Ada> ');
  // One key at a time: what comes in a burst is pasted, not typed.
  for (const keys of ['un', '\t', '\r']) {
    input.write(keys);
    await setImmediate();
  }
  expect(await first).toEqual({ kind: 'line', text: 'undo' });
  const second = lines.next('Ada> ');
  input.write('\u0003');
  expect(await second).toEqual({ kind: 'interrupt' });
  lines.close();
  expect(String(screen.read())).toContain('Ada> ');
});
