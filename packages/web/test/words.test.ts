import { godNamed, OpenTurn, type Position, parseFen, type Step } from '@caldera/rules';
import { describe, expect, test } from 'vitest';
import { cardStateIn } from '../src/gods/card-state.ts';
import { labFor } from '../src/gods/lab.ts';
import type { Seat } from '../src/play/controller.ts';
import { calledIn, namesOf } from '../src/play/names.ts';
import { labelFor, noteIn } from '../src/play/step-labels.ts';
import { threatsIn } from '../src/play/threats.ts';
import { de } from '../src/words/de.ts';
import { en } from '../src/words/en.ts';

const position = (fen: string): Position => {
  const parsed = parseFen(fen);
  if (!parsed.ok) throw new Error(parsed.error.message);
  return parsed.value;
};

/** The first moment of a turn that asks a question without a square, and how the answers are called. */
const answersIn = (turn: OpenTurn, depth: number): readonly string[] => {
  const answers = turn.options.filter((step: Step) => step.kind === 'choose');
  if (answers.length > 0) return answers.map((step) => labelFor(en, turn, step));
  const [next] = turn.options;
  const after = next === undefined || depth === 0 ? undefined : turn.take(next);
  return after === undefined ? [] : answersIn(after, depth - 1);
};

describe('answers without a square have names', () => {
  for (const id of ['siren', 'aeolus', 'moerae', 'nyx']) {
    test(`those of ${id}`, () => {
      const god = godNamed(id);
      if (god === undefined) throw new Error('no such god');
      const answers = answersIn(OpenTurn.start(labFor(god)), 3);
      expect(answers.length).toBeGreaterThan(3);
      expect(new Set(answers).size).toBe(answers.length);
      expect(answers.filter((label) => label.startsWith('Option'))).toEqual([]);
    });
  }
});

test('whoever plays has one name of their own, and sentences speak to the one who reads', () => {
  const person: Seat = { kind: 'person', name: '', here: true };
  const engine: Seat = { kind: 'engine', name: '', level: 3, here: false };
  expect(namesOf(en, [person, engine])).toEqual(['You', 'Engine, level 3']);
  expect(calledIn(en, [person, engine])).toEqual(['You', 'Engine']);
  for (const words of [en, de]) {
    for (const seats of [
      [person, engine, engine],
      [engine, engine, engine, engine],
      [person, person, person],
    ]) {
      for (const names of [namesOf(words, seats), calledIn(words, seats)])
        expect(new Set(names).size).toBe(seats.length);
    }
  }
  expect(en.announce.moved(en.players.you, 'b2', 'b3')).toBe('You move from b2 to b3.');
  expect(en.announce.moved('Ink', 'b2', 'b3')).toBe('Ink moves from b2 to b3.');
  expect(de.announce.moved(de.players.you, 'b2', 'b3')).toBe('Du ziehst von b2 nach b3.');
  expect(en.board.worker(en.players.you)).toBe('your worker');
});

test('notes of the rules become sentences in every language', () => {
  for (const words of [en, de]) {
    for (const note of [
      'song to ne',
      'draws the 3',
      'turns up pan',
      'night of atlas',
      'additional turn',
      'Ram b3',
    ]) {
      expect(noteIn(words, note)).not.toBe('');
    }
  }
  expect(noteIn(de, 'turns up athena')).toContain('Athene');
});

test('what a card remembers is told', () => {
  const heights = '0'.repeat(25);
  const stateOf = (god: string): string =>
    cardStateIn(en, position(`${heights}/1/${god}:A1,B1/mortal:D4,E5`), 0);
  expect(stateOf('athena[^]')).toBe('climbed: opponents can’t move up');
  expect(stateOf('morpheus[2]')).toBe('2 coins');
  expect(stateOf('aeolus[n]')).toBe('no moves north');
  expect(stateOf('mortal')).toBe('');
});

test('a worker that stands on the winning square stops the win as a dome does, a build elsewhere does not', () => {
  const { stops } = threatsIn(position('0000000000002300000000000/2/mortal:C3,A1/mortal:D4,E5'));
  expect([...stops]).toEqual([13]);
});
