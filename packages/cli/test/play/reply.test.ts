import {
  emptyPosition,
  GODS,
  type God,
  makeFen,
  makeTurn,
  nameOf,
  OpenTurn,
  type Position,
  squareNamed,
  tableOf,
  turns,
} from '@caldera/rules';
import { describe, expect, test } from 'vitest';
import { type Choice, VERBS } from '../../src/play/choices.ts';
import { advance, type Game, isOver, playTurn, startGame, turnOf } from '../../src/play/game.ts';
import { type Question, questionLines, questionOf } from '../../src/play/question.ts';
import { type Reply, readReply } from '../../src/play/reply.ts';
import { chooseTurn } from '../../src/play/simple-opponent.ts';
import { seeded } from '../../src/seeded.ts';
import { at, MIDGAME, OPENING } from '../support/positions.ts';

const [MORTAL] = GODS as [God];

/** Words that mean exactly this choice. */
const wordsFor = ({ verb, actor, target }: Choice): string =>
  [
    VERBS[verb].words[0],
    ...[actor, target].flatMap((square) => (square === undefined ? [] : [nameOf(square)])),
  ].join(' ');

/** Types the words, then a number if they left something open. */
const answer = (question: Question, choice: Choice): Reply => {
  const isNumbered = question.which.includes(choice);
  const first = readReply(
    question,
    isNumbered ? String(question.which.indexOf(choice) + 1) : wordsFor(choice),
  );
  if (first.kind !== 'which') return first;
  const open = questionOf(question.turn, undefined, first.choices);
  return readReply(open, String(first.choices.findIndex(({ step }) => step === choice.step) + 1));
};

const TURNS = 8;
/** Turn texts tried in a position: some powers have thousands. */
const SAMPLE = 25;

/** A game in which every step is typed, chosen by lot. */
const expectTypable = (gods: readonly God[], seed: string): void => {
  const draw = seeded(seed);
  let game: Game = startGame(emptyPosition(tableOf(gods)));
  while (!isOver(game) && game.played.length < TURNS) {
    const question = questionOf(turnOf(game), undefined);
    expect(questionLines(question).join('')).not.toBe('');
    const choice = question.choices[draw(question.choices.length)] as Choice;
    const reply = answer(question, choice);
    const wanted = question.turn.take(choice.step);
    if (reply.kind !== 'steps' || wanted === undefined) {
      throw new Error(
        `seed ${seed}, ${makeFen(question.turn.position)}: ${wordsFor(choice)} → ${JSON.stringify(reply)}`,
      );
    }
    expect(reply.turn.steps).toEqual(wanted.steps);
    game = advance(game, reply.turn);
  }
};

test.each(GODS.map((god) => [god.id, god] as const))('whatever %s can do can be typed', (id, god) => {
  for (const seed of ['1', '2']) {
    if (god.players.includes(2)) expectTypable([god, MORTAL], `${id}-${seed}`);
    else
      expectTypable(
        god.players.includes(3) ? [god, MORTAL, MORTAL] : [god, MORTAL, MORTAL, MORTAL],
        `${id}-${seed}`,
      );
  }
});

const resultOf = (position: Position, typed: string): string => {
  const reply = readReply(questionOf(OpenTurn.start(position), undefined), typed);
  if (reply.kind === 'turn') return makeFen(reply.turn.after);
  const after = reply.kind === 'steps' ? reply.turn.after : undefined;
  return after === undefined ? JSON.stringify(reply) : makeFen(after);
};

test.each(GODS.filter(({ players }) => players.includes(2)).map((god) => [god.id, god] as const))(
  'every turn text of %s is understood',
  (id, god) => {
    const draw = seeded(id);
    let game = startGame(emptyPosition(tableOf([god, MORTAL])));
    for (let turn = 0; turn < 6 && !isOver(game); turn += 1) {
      const plan = chooseTurn(game.open[0].position, draw);
      if (plan === undefined) break;
      game = playTurn(game, plan);
    }
    const position = game.open[0].position;
    let count = 0;
    for (const turn of turns(position)) {
      count += 1;
      if (count % 7 !== 1) continue;
      if (count > 7 * SAMPLE) break;
      const text = makeTurn(position, turn);
      expect([text, resultOf(position, text)]).toEqual([text, makeFen(turn.after)]);
    }
  },
);

describe('an answer', () => {
  const question = (fen: string, worker?: string): Question =>
    questionOf(OpenTurn.start(at(fen)), worker === undefined ? undefined : squareNamed(worker));
  const refusalTo = (asked: Question, typed: string): string => {
    const reply = readReply(asked, typed);
    return reply.kind === 'refusal' ? reply.message : JSON.stringify(reply.kind);
  };

  test('a square is first the worker, then where it goes', () => {
    expect(readReply(question(OPENING), 'B3')).toEqual({ kind: 'pick', worker: squareNamed('b3') });
    const reply = readReply(question(OPENING, 'b3'), 'b4');
    expect(reply.kind === 'steps' && reply.turn.steps).toEqual([{ kind: 'move', from: 11, to: 6 }]);
  });

  test('a square that only one worker reaches needs no worker', () => {
    expect(readReply(question(OPENING), 'a3').kind).toBe('steps');
  });

  test('a square that both reach is asked about', () => {
    const reply = readReply(question(OPENING), 'c3');
    expect(reply.kind === 'which' && reply.choices.map(({ actor }) => actor && nameOf(actor))).toEqual([
      'b3',
      'd3',
    ]);
  });

  test('the other worker may be chosen instead', () => {
    expect(readReply(question(OPENING, 'b3'), 'd3')).toEqual({ kind: 'pick', worker: squareNamed('d3') });
  });

  test('part of a turn text is taken as far as it goes, from here or from the beginning', () => {
    const moved = readReply(question(OPENING), 'b3>b4');
    if (moved.kind !== 'steps') throw new Error(moved.kind);
    expect(moved.turn.isComplete).toBe(false);
    const built = readReply(questionOf(moved.turn, undefined), '^a3');
    expect(built.kind === 'steps' && built.turn.isComplete).toBe(true);
    const whole = readReply(questionOf(moved.turn, undefined), 'd3>d4 ^d3');
    expect(whole.kind).toBe('turn');
  });

  test('what follows of itself may be left out', () => {
    const swap = '0000000000000000000000000/1/apollo:B3,D3/mortal:C4,C2';
    expect(resultOf(at(swap), 'b3>c4^c3')).toBe(resultOf(at(swap), 'b3>c4(c4>b3)^c3'));
  });

  test('a dome where a block is possible is asked for by its sign', () => {
    const atlas = at('0000000000000000000000000/1/atlas:B3,D3/mortal:C4,C2');
    expect(resultOf(atlas, 'b3>b4^a3*')).toContain('0000000000a');
    expect(resultOf(atlas, 'b3>b4^a3')).toContain('00000000001');
  });

  test.each([
    ['e5', 'Too far: e5 does not neighbour b3. Too far: e5 does not neighbour d3.'],
    ['c4', 'Too high: c4 is three levels up.'],
    ['b3 c4', 'Too high: c4 is three levels up.'],
    ['skip', 'This step can’t be skipped.'],
    ['build a3', 'Move first, then build.'],
    ['move', 'Name the square too, as in: move a4'],
    ['f1', 'There is no square f1: they go from a1 to e5.'],
    ['b3 b4 c4', 'Two squares are enough: the worker, and where to.'],
    ['skp', 'I don’t know "skp". Did you mean "skip"? "help" tells what you can type.'],
    ['b3>b4^e5', 'That turn can’t be played (column 6: "^e5" can’t be played here).'],
    ['b3>', 'That turn can’t be played (column 1: "b3>" is no step of a turn).'],
    ['swap', 'You can’t swap now.'],
    ['', 'I don’t know "". "help" tells what you can type.'],
  ])('%j is refused with a reason', (typed, message) => {
    expect(refusalTo(question(MIDGAME), typed)).toBe(message);
  });
});
