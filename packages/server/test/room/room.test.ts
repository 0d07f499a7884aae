import { makeFen } from '@caldera/rules';
import { expect, test } from 'vitest';
import { CommandMemory } from '../../src/games/command-memory.ts';
import { decider } from '../../src/room/room.ts';
import { PEOPLE, Play } from '../support/rooms.ts';

const fen = ({ room }: Play): string => (room.position === undefined ? '' : makeFen(room.position));

test('a game starts when the last seat is taken', () => {
  expect(new Play({}, []).room.status).toBe('open');
  const { room } = new Play();
  expect([room.status, decider(room), room.gods]).toEqual(['playing', 0, ['mortal', 'mortal']]);
});

test('a whole game comes back from its log, at every moment of it', () => {
  const play = new Play({ gods: { mode: 'given', gods: ['hermes', 'minotaur'], first: 1 } });
  while (play.room.status === 'playing') {
    play.steps(1);
    const again = play.replayed();
    expect(again.turn?.steps).toEqual(play.room.turn?.steps);
    expect({ ...again, turn: 0, position: 0 }).toEqual({ ...play.room, turn: 0, position: 0 });
  }
  expect(play.room.result?.winners.length).toBe(1);
});

test('MOVE-3, MOVE-1: nobody plays out of turn, before the start or after the end', () => {
  const place = { kind: 'play', steps: [{ kind: 'place', at: 0 as never }] } as const;
  const waiting = new Play({}, []);
  expect(waiting.do(0, place)?.code).toBe('NOT_STARTED');
  const play = new Play();
  expect(play.do(1, place)).toMatchObject({ clause: 'MOVE-3', code: 'NOT_YOUR_TURN' });
  expect(play.do(undefined, place)).toMatchObject({ code: 'NO_SEAT' });
  play.do(0, { kind: 'resign' });
  expect(play.do(1, place)).toMatchObject({ clause: 'MOVE-1', code: 'GAME_OVER' });
});

test('a refusal names the clause of the rules and changes nothing', () => {
  const play = new Play();
  play.turns(2);
  const before = play.room;
  const refused = play.do(0, { kind: 'play', steps: [{ kind: 'move', from: 0 as never, to: 24 as never }] });
  expect(refused?.clause).toMatch(/^MOVE-/);
  expect(play.room).toBe(before);
});

test('a step meant for an earlier state is a conflict', () => {
  const play = new Play();
  const step = { kind: 'place', at: 7 as never } as const;
  expect(play.do(0, { kind: 'play', steps: [step], ply: 0, taken: 0 })).toBeUndefined();
  expect(play.do(0, { kind: 'play', steps: [step], ply: 0, taken: 0 })?.code).toBe('CONFLICT');
});

test('several steps of one command are all taken or none', () => {
  const play = new Play();
  const place = (at: number) => ({ kind: 'place', at: at as never }) as const;
  expect(play.do(0, { kind: 'play', steps: [place(3), place(3)] })).toBeDefined();
  expect(play.room.takers).toEqual([]);
  expect(play.do(0, { kind: 'play', steps: [place(3), place(4), place(5)] })).toBeDefined();
  expect(play.do(0, { kind: 'play', steps: [place(3), place(4)] })).toBeUndefined();
  expect(play.room.turns.length).toBe(1);
});

test('a turn can be played as text', () => {
  const play = new Play();
  expect(play.do(0, { kind: 'turn', text: '+c3+d3' })).toBeUndefined();
  expect(play.do(1, { kind: 'turn', text: '+c3+b2' })?.code).toMatch(/^ERR_TURN/);
  expect(play.do(1, { kind: 'turn', text: '+b2+b3', ply: 0 })?.code).toBe('CONFLICT');
  expect(play.do(1, { kind: 'turn', text: '+b2+b3', ply: 1 })).toBeUndefined();
  expect(play.do(0, { kind: 'turn', text: 'c3>c4^c3' })).toBeUndefined();
  expect(play.room.turns.map(({ text }) => text)).toEqual(['+c3+d3', '+b2+b3', 'c3>c4^c3']);
});

test('steps of one’s own turn can be undone, those of a complete turn not', () => {
  const play = new Play();
  play.turns(2);
  const before = fen(play);
  expect(play.do(0, { kind: 'undo' })?.code).toBe('NOTHING_TO_UNDO');
  play.steps(1);
  expect(play.do(1, { kind: 'undo' })?.code).toBe('NOTHING_TO_UNDO');
  expect(play.do(0, { kind: 'undo' })).toBeUndefined();
  expect([fen(play), play.room.takers, play.room.turn?.steps]).toEqual([before, [], []]);
  expect(play.replayed().turn?.steps).toEqual([]);
});

test('a take-back needs everybody’s consent', () => {
  const play = new Play({ clock: { kind: 'turn', limit: 5_000 } });
  play.turns(2);
  const before = fen(play);
  play.turns(4);
  expect(play.do(0, { kind: 'offer', what: 'take-back' })).toBeUndefined();
  expect(play.room.turns.length).toBe(4);
  expect(play.do(0, { kind: 'offer', what: 'take-back' })?.code).toBe('OFFERED_ALREADY');
  expect(play.do(1, { kind: 'decline', what: 'take-back' })).toBeUndefined();
  expect(play.room.offers).toEqual([]);
  play.do(0, { kind: 'offer', what: 'take-back' });
  play.do(1, { kind: 'offer', what: 'take-back' });
  expect([fen(play), play.room.turns.length, decider(play.room)]).toEqual([before, 2, 0]);
  expect(play.room.clock?.running).toBe(0);
});

test.each([
  ['draw', 'agreed'],
  ['abort', 'aborted'],
] as const)('both want it: %s', (what, reason) => {
  const play = new Play();
  play.turns(3);
  play.do(1, { kind: 'offer', what });
  expect(play.room.status).toBe('playing');
  play.do(0, { kind: 'offer', what });
  expect(play.room.result).toEqual({ winners: [], reason });
});

test('before it begins a game can be called off: by who sits there alone, and by anybody who drafts', () => {
  const alone = new Play({}, PEOPLE.slice(0, 1));
  expect(alone.do(0, { kind: 'offer', what: 'draw' })?.code).toBe('NOT_STARTED');
  expect(alone.do(0, { kind: 'offer', what: 'abort' })).toBeUndefined();
  expect([alone.room.status, alone.room.result?.reason]).toEqual(['ended', 'aborted']);
  expect(alone.replayed().status).toBe('ended');
  const three = new Play({ players: 3 }, PEOPLE.slice(0, 2));
  three.do(1, { kind: 'offer', what: 'abort' });
  expect(three.room.status).toBe('open');
  three.do(0, { kind: 'offer', what: 'abort' });
  expect(three.room.status).toBe('ended');
  const drafting = new Play({ gods: { mode: 'challenger', pool: { sets: ['simple'] } } });
  drafting.do(1, { kind: 'offer', what: 'abort' });
  expect(drafting.room.result).toEqual({ winners: [], reason: 'aborted' });
});

test('a step after which somebody else decides can’t be undone', () => {
  const play = new Play();
  play.steps(1);
  const { turn } = play.room;
  if (turn === undefined) throw new Error('nobody plays');
  // As if the step had called upon the opponent, which some powers do.
  play.room = { ...play.room, turn: Object.create(turn, { decides: { value: 1 } }) as typeof turn };
  expect(play.do(0, { kind: 'undo' })?.code).toBe('NOTHING_TO_UNDO');
});

test('commands are recognised for a while, whoever else is busy meanwhile', () => {
  const entryOf = (seq: number) => ({ seq, at: 0, author: `seat ${seq % 2}`, command: `c${seq}`, facts: [] });
  const entries = Array.from({ length: 100 }, (_, index) => entryOf(index + 1));
  const told = new CommandMemory();
  for (const entry of entries) told.note(entry);
  for (const memory of [told, new CommandMemory(entries)]) {
    expect([100, 80, 69].map((seq) => memory.recall(`seat ${seq % 2}`, `c${seq}`))).toEqual([100, 80, 69]);
    expect([memory.recall('seat 1', 'c100'), memory.recall('seat 1', 'c1')]).toEqual([undefined, undefined]);
  }
});

test('an offer is off the table once the next turn is complete', () => {
  const play = new Play();
  play.do(1, { kind: 'offer', what: 'draw' });
  play.turns(1);
  expect(play.room.offers).toEqual([]);
});

test('whoever resigns loses; a team loses together; of three, two play on', () => {
  const two = new Play();
  two.do(1, { kind: 'resign' });
  expect(two.room.result).toEqual({ winners: [0], reason: 'resigned' });
  const team = new Play({ players: 4 });
  team.turns(3);
  team.do(2, { kind: 'resign' });
  expect(team.room.result).toEqual({ winners: [1, 3], reason: 'resigned' });
  const three = new Play({ players: 3 });
  three.turns(4);
  three.do(1, { kind: 'resign' });
  expect([three.room.status, decider(three.room)]).toEqual(['playing', 2]);
  three.do(2, { kind: 'resign' });
  expect(three.room.result).toEqual({ winners: [0], reason: 'resigned' });
  expect(three.replayed().result).toEqual(three.room.result);
});

test('a rematch is set up once both want it, and only after the end', () => {
  const play = new Play();
  expect(play.do(0, { kind: 'offer', what: 'rematch' })?.code).toBe('NOT_OVER');
  play.do(0, { kind: 'resign' });
  play.do(0, { kind: 'offer', what: 'rematch' });
  expect(play.room.rematch).toBeUndefined();
  play.do(1, { kind: 'offer', what: 'rematch' });
  expect(play.room.rematch).toBe('BBBBBBBBBBBB');
  expect(play.do(1, { kind: 'offer', what: 'rematch' })?.code).toBe('REMATCH_EXISTS');
});

test('chat can be switched off; a spectator may speak where it is on', () => {
  expect(new Play({ chat: false }).do(0, { kind: 'say', text: 'hi' })?.code).toBe('CHAT_OFF');
  const play = new Play();
  expect(play.do(undefined, { kind: 'say', text: '<b>hi</b>' })).toBeUndefined();
  expect(play.entries.at(-1)?.facts).toEqual([
    { kind: 'said', seat: -1, name: 'somebody', text: '<b>hi</b>' },
  ]);
});

test('nobody can claim a game from an opponent who is there', () => {
  const play = new Play();
  expect(play.do(0, { kind: 'claim', as: 'win' })?.code).toBe('NOT_GONE');
});

test('powers are drafted as the rules say: offer, pick, start', () => {
  const play = new Play({ gods: { mode: 'challenger', pool: { sets: ['simple'] } } });
  expect(play.room.status).toBe('drafting');
  expect(play.do(1, { kind: 'draft', step: { kind: 'pick', god: 'pan' } })?.clause).toBe('NEW-4');
  expect(play.do(0, { kind: 'draft', step: { kind: 'offer', gods: ['pan', 'atlas'] } })).toBeUndefined();
  expect(play.do(1, { kind: 'draft', step: { kind: 'pick', god: 'pan' } })).toBeUndefined();
  expect(play.do(0, { kind: 'draft', step: { kind: 'start-player', player: 1 } })).toBeUndefined();
  expect([play.room.status, play.room.gods, decider(play.room)]).toEqual(['playing', ['atlas', 'pan'], 1]);
  expect(play.replayed().gods).toEqual(['atlas', 'pan']);
});

test('the Golden Fleece lies on the table where it was asked for', () => {
  const play = new Play({ gods: { mode: 'given', gods: ['mortal', 'mortal'], first: 0, fleece: 'apollo' } });
  play.turns(6);
  expect(fen(play)).toContain('fleece=apollo');
  const again = play.replayed().position;
  expect(again && makeFen(again)).toBe(fen(play));
});

test('chance deals powers that may meet, and the log knows which', () => {
  const play = new Play({ gods: { mode: 'random', pool: {} } });
  expect(play.room.status).toBe('playing');
  expect(play.replayed().gods).toEqual(play.room.gods);
});
