import {
  emptyPosition,
  GODS,
  godNamed,
  makeFen,
  type Position,
  parseFen,
  tableOf,
  turns,
} from '@caldera/rules';
import { describe, expect, test } from 'vitest';
import { makeRoute, parseRoute, type Route } from '../src/app/route.ts';
import { threatsBySide, winningSide } from '../src/board/from-position.ts';
import { followWorkers } from '../src/board/workers.ts';
import {
  commitTurn,
  type Game,
  leave,
  newGame,
  playSteps,
  replayed,
  takeBack,
  takeStep,
  undoStep,
} from '../src/play/game.ts';
import { threatsIn } from '../src/play/threats.ts';
import { gameFromLink, linkTextOf, readGame, recordOf } from '../src/record/records.ts';
import { type Preferences, readPreferences } from '../src/settings/preference-values.ts';
import { de } from '../src/words/de.ts';

const mortal = godNamed('mortal');
const gods = mortal === undefined ? [] : [mortal, mortal];

const position = (fen: string): Position => {
  const parsed = parseFen(fen);
  if (!parsed.ok) throw new Error(parsed.error.message);
  return parsed.value;
};

const THREE = '0000000000000000000000000/1/mortal:A5,B5/mortal:A1,B1/mortal:E5,E1';
/** The second of the three is walled in. */
const STUCK = '0000000000000004440000400/1/mortal:A5,B5/mortal:A1,B1/mortal:E5,E1';

/** The first team can win at once. */
const TEAMS = '0000000000002300000000000/1/mortal:C3,A1/mortal:E4,E5/mortal/mortal';

const firstTurns = (begun: Game, count: number): Game => {
  let game = begun;
  for (let index = 0; index < count && game.outcome === undefined; index += 1) {
    const [turn] = turns(game.open.position);
    if (turn !== undefined) game = playSteps(game, turn.steps);
  }
  return game;
};

/** Always the first legal turn: long enough to have something to look at. */
const someGame = (count: number): Game => firstTurns(newGame(emptyPosition(tableOf(gods))), count);

describe('a game', () => {
  test('goes step by step, back, and on after the turn is complete', () => {
    const start = newGame(emptyPosition(tableOf(gods)));
    const [first] = start.open.options;
    if (first === undefined) throw new Error('something can be placed');
    const one = takeStep(start, first);
    expect(one.earlier).toHaveLength(1);
    expect(undoStep(one).open).toBe(start.open);
    expect(commitTurn(one)).toBe(one);
  });

  test('takes turns back', () => {
    const game = someGame(6);
    expect(takeBack(game, 2).turns).toHaveLength(4);
    expect(takeBack(game, 99).turns).toHaveLength(0);
  });

  test('one of three gives up, the others go on, and that can be taken back', () => {
    const begun = firstTurns(newGame(position(THREE)), 2);
    const { toMove } = begun.open.position;
    const without = leave(begun, toMove);
    expect(without.outcome).toBeUndefined();
    expect(without.open.position.toMove).not.toBe(toMove);
    const later = firstTurns(without, 3);
    expect(later.turns.slice(2).map(({ player }) => player)).not.toContain(toMove);
    const again = replayed(
      later.start,
      later.turns.map(({ steps }) => steps),
      later.left,
    );
    expect(makeFen(again.open.position)).toBe(makeFen(later.open.position));
    expect(makeFen(takeBack(without, 1).open.position)).toBe(makeFen(begun.open.position));
    expect(takeBack(later, 1).left).toEqual(later.left);
    const second = leave(later, later.open.position.toMove);
    expect(second.outcome?.reason).toBe('resigned');
  });

  test('a worker keeps its id wherever it goes, forwards and backwards', () => {
    const game = someGame(8);
    let workers = followWorkers([], game.turns[1]?.after ?? game.start);
    const ids = workers.map(({ id }) => id).toSorted();
    for (const turn of game.turns.slice(2)) {
      const before = workers;
      workers = followWorkers(workers, turn.after);
      expect(workers.map(({ id }) => id).toSorted()).toEqual(ids);
      expect(workers.filter((worker, index) => worker.square !== before[index]?.square)).toHaveLength(1);
    }
  });
});

describe('records', () => {
  test('a game survives its link and its record', () => {
    const game = someGame(9);
    const texts = game.turns.map(({ text }) => text);
    expect(gameFromLink(linkTextOf(game))?.turns.map(({ text }) => text)).toEqual(texts);
    const read = readGame(recordOf(game, ['A', 'B'], new Date(0)));
    expect(read.ok && read.value.turns.map(({ text }) => text)).toEqual(texts);
  });

  const winning = [...turns(position(TEAMS))].find(({ after }) => after.winner >= 0);
  test.each([
    ['that a team won', playSteps(newGame(position(TEAMS)), winning?.steps ?? []), 1],
    ['in which one of three was stuck', firstTurns(newGame(position(STUCK)), 5), 5],
  ])('a game survives %s', (_, game, count) => {
    expect(game.turns).toHaveLength(count);
    const texts = game.turns.map(({ text }) => text);
    const names = game.start.table.gods.map(({ id }) => id);
    const read = readGame(recordOf(game, names, new Date(0)));
    expect(read.ok ? read.value.turns.map(({ text }) => text) : read.error).toEqual(texts);
    expect(gameFromLink(linkTextOf(game))?.turns.map(({ text }) => text)).toEqual(texts);
  });

  test('after somebody gave up a text begins where they left', () => {
    const begun = firstTurns(newGame(position(THREE)), 2);
    const game = firstTurns(leave(begun, begun.open.position.toMove), 3);
    const texts = game.turns.slice(2).map(({ text }) => text);
    expect(gameFromLink(linkTextOf(game))?.turns.map(({ text }) => text)).toEqual(texts);
    const read = readGame(recordOf(game, ['A', 'B', 'C'], new Date(0)));
    expect(read.ok ? read.value.turns.map(({ text }) => text) : read.error).toEqual(texts);
  });

  test('a position text opens as a game without turns; nonsense is refused', () => {
    expect(readGame('0000000000000000000000000/1/mortal:B2,C3/mortal:D4,E5').ok).toBe(true);
    expect(readGame('nonsense').ok).toBe(false);
    expect(gameFromLink('nonsense')).toBeUndefined();
  });
});

test('the glasses see who can win where, and what stops it', () => {
  const { wins, stops } = threatsIn(position('0000000000002300000000000/2/mortal:C3,A1/mortal:E4,E5'));
  expect([...wins.entries()]).toEqual([[13, [0]]]);
  expect([...stops]).toEqual([13]);
});

test('of two who play together, the workers of either have won, and neither has to be stopped by the other', () => {
  // the first or the third player climbs with a worker of their team
  for (const player of [1, 3]) {
    const before = position(TEAMS.replace('/1/', `/${player}/`));
    const { wins, stops } = threatsIn(before);
    expect([...wins]).toEqual([[13, [0, 2]]]);
    expect(stops.size).toBe(0);
    expect([...threatsBySide(before.table, { wins, stops }).wins]).toEqual([[13, [0]]]);
    const won = [...turns(before)].find(({ after }) => after.winner === player - 1);
    const climber = followWorkers([], won?.after ?? before).find(({ square }) => square === 13);
    expect(climber?.player).toBe(winningSide(won?.after ?? before));
  }
  expect(winningSide(position(TEAMS))).toBeUndefined();
});

test('every route survives the address bar', () => {
  const routes: readonly Route[] = [
    { screen: 'home' },
    { screen: 'new', mode: 'watch' },
    { screen: 'new', mode: 'engine', god: 'pan' },
    { screen: 'gods', god: 'europa-and-talus' },
    { screen: 'online', game: 'Zk3' },
    { screen: 'replay', record: '000/1/mortal:B2~b2>b1^a1' },
    { screen: 'about' },
  ];
  for (const route of routes) expect(parseRoute(makeRoute(route))).toEqual(route);
  expect(parseRoute('')).toEqual({ screen: 'home' });
  expect(parseRoute('#/nonsense')).toEqual({ screen: 'lost' });
  // cut in the middle of an escape
  expect(parseRoute('#/replay/000%2')).toEqual({ screen: 'replay', record: '000%2' });
});

test('preferences of another version keep what makes sense', () => {
  const base: Preferences = {
    board: 'auto',
    theme: 'auto',
    confirm: 'off',
    language: 'en',
    sound: false,
    volume: 0.5,
    numerals: true,
    calm: false,
    turnTable: false,
    notify: false,
    name: '',
    level: 3,
  };
  expect(readPreferences({ board: 'hologram', theme: 'dark', volume: 7, level: 10 }, base)).toEqual({
    ...base,
    theme: 'dark',
    level: 10,
  });
});

test('every power has its words in German', () => {
  expect(GODS.filter((god) => de.godWords[god.id] === undefined).map(({ id }) => id)).toEqual([]);
});
