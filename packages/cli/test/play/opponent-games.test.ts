import { emptyPosition, GODS, type God, makeFen, NOBODY, tableOf } from '@caldera/rules';
import { describe, expect, test } from 'vitest';
import { isOver, playTurn, positionNow, startGame, turnOf } from '../../src/play/game.ts';
import { seatsOf } from '../../src/play/seats.ts';
import { hasSecrets } from '../../src/play/secrets.ts';
import { Session } from '../../src/play/session.ts';
import { usualStart } from '../../src/play/setup/wishes.ts';
import { chooseStep } from '../../src/play/simple-opponent.ts';
import { seeded } from '../../src/seeded.ts';
import { at } from '../support/positions.ts';
import { atTerminal } from '../support/table.ts';

const [MORTAL] = GODS as [God];
const TURNS = 6;

/** A game against the built-in opponent in which the person takes steps by lot. */
const expectPlayable = (gods: readonly God[], seed: string): void => {
  const draw = seeded(seed);
  const table = tableOf(gods);
  const session = new Session(
    startGame(emptyPosition(table, usualStart(gods))),
    seatsOf(table, ['Ada', 'Caldera'], new Set([1])),
    draw,
  );
  for (let steps = 0; session.game.played.length < TURNS && steps < 200; steps += 1) {
    session.playOn();
    if (isOver(session.game)) break;
    expect(session.decider?.name).toBe('Ada');
    expect(session.takeNews().join('')).not.toContain('undefined');
    const { turn, choices } = session.question;
    const choice = choices[draw(choices.length)];
    const next = choice === undefined ? undefined : turn.take(choice.step);
    if (next === undefined) throw new Error(`seed ${seed}: stuck at ${makeFen(positionNow(session.game))}`);
    session.accept({ kind: 'steps', turn: next });
  }
};

test.each(GODS.filter(({ players }) => players.includes(2)).map((god) => [god.id, god] as const))(
  'the opponent plays %s and against it',
  (id, god) => {
    expectPlayable([MORTAL, god], `with ${id}`);
    expectPlayable([god, MORTAL], `against ${id}`);
  },
);

test('a step where the turn has left the plan is chosen for whoever decides', () => {
  const turn = turnOf(startGame(at('0000002300000000000000000/1/mortal:B4,E1/mortal:A1,C1')));
  expect(turn.take(chooseStep(turn, seeded('1')) ?? { kind: 'skip' })?.after?.winner).not.toBe(NOBODY);
});

describe('secrets', () => {
  const hecate = '0000000000000000000000000/1/mortal:B3,D3/hecate:C4,C2';

  test('are shown to nobody who may not know, on the board, in the history, in the news', async () => {
    const lines = ['b3>b4^a3', '', 'c2>c1^d1', '', 'fen', 'quit'];
    const { screens } = await atTerminal(['play', '--fen', hecate, '--names', 'Ada,Bo'], lines, {
      isInteractive: true,
    });
    const [, first, handover, second, back, third] = screens;
    expect(first).not.toContain('▲B   │');
    expect(handover).toBe('It is Bo’s turn, and there are secrets. Press Enter when nobody else looks.\n');
    expect(second).toContain('[▲B]');
    expect(back).toContain('It is Ada’s turn');
    expect(third).toContain('Bo built level 1 on d1');
    expect(third).not.toContain('c2');
    expect(screens.join('')).toContain('A game with secrets has to be saved to be played on.');
  });

  test('of the computer stay hidden, and it does not look at yours', async () => {
    expect(hasSecrets(at(hecate).table)).toBe(true);
    const { out } = await atTerminal(
      ['play', '--fen', hecate, '--opponent', '--seed', '1'],
      ['b3>b4^a3', 'fen'],
    );
    expect(out.match(/^\S{25}\/\S+$/gm)?.[0]).toMatch(/\/1\/mortal:B4,D3\/hecate\[\?\?\]:$/);
    const yours = hecate.replace('mortal:B3,D3/hecate:C4,C2', 'hecate:C4,C2/mortal:B3,D3');
    expect((await atTerminal(['play', '--fen', yours, '--opponent', '--seed', '1'], ['c4>c5^b5'])).code).toBe(
      0,
    );
  });
});

test('a game is a value: what was played before is still there', () => {
  const start = startGame(at('0000002300000000000000000/1/mortal:B4,E1/mortal:A1,C1'));
  const turn = turnOf(start).take({ kind: 'move', from: 6, to: 7 } as never);
  const won = playTurn(start, {
    steps: turn?.steps ?? [],
    events: turn?.events ?? [],
    after: turn?.after ?? start.start,
  });
  expect([isOver(start), isOver(won), won.played.map(({ text }) => text)]).toEqual([false, true, ['b4>c4#']]);
});
