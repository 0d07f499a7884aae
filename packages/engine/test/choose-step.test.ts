import { CHANCE, OpenTurn, type Step } from '@caldera/rules';
import { expect, test } from 'vitest';
import { chooseStep } from '../src/index.ts';
import { positionFrom } from './helpers.ts';

/** Takes steps as the engine would until the turn is complete; draws come out as the first outcome. */
const finish = (fen: string): { turn: OpenTurn; steps: Step[] } => {
  let turn = OpenTurn.start(positionFrom(fen));
  const steps: Step[] = [];
  for (let taken = 0; taken < 20 && !turn.isComplete; taken += 1) {
    const step = turn.decides === CHANCE ? turn.options[0] : chooseStep(turn, { level: 1 });
    if (step === undefined) break;
    steps.push(step);
    turn = turn.take(step) ?? turn;
  }
  return { turn, steps };
};

test('step by step the engine comes to the end of a turn, and takes a win when there is one', () => {
  const { turn, steps } = finish('0000000000002300000000000/1/mortal:C3,A1/mortal:E1,A5');
  expect(turn.isComplete).toBe(true);
  expect(turn.after?.winner).toBe(0);
  expect(steps).toHaveLength(1);
});

test('a complete turn has no further step', () => {
  const { turn } = finish('0000000000002300000000000/1/mortal:C3,A1/mortal:E1,A5');
  expect(chooseStep(turn)).toBeUndefined();
});

test('turns with draws and with decisions of the other side are finished too', () => {
  for (const gods of ['tyche:C3,A1/mortal:E1,A5', 'gaea:C3,A1/mortal:E1,A5', 'chaos:C3,A1/mortal:E1,A5']) {
    const { turn } = finish(`0000000000001100000000000/1/${gods}`);
    expect([gods, turn.isComplete]).toEqual([gods, true]);
  }
});
