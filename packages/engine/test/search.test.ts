import { GODS, makeFen, makeTurn, parseTurn, type Turn, tableOf } from '@caldera/rules';
import { expect, test } from 'vitest';
import { type Info, type Limit, Thinker, type Thought, Transpositions } from '../src/index.ts';
import { seedOf } from '../src/keys.ts';
import { positionFrom } from './helpers.ts';

const think = (fen: string, limit: Limit, bytes = 1 << 20): Thought =>
  new Thinker(Transpositions.ofSize(bytes)).think(positionFrom(fen), limit);

test.each([
  ['a step up wins', '0000000000002300000000000/1/mortal:C3,A1/mortal:E1,A5', 1],
  ['Pan jumps down', '0000000000002000000000000/1/pan:C3,A1/mortal:E1,A5', 1],
  ['Artemis takes two steps', '0000000000012300000000000/1/artemis:B3,A1/mortal:E1,A5', 1],
  ['Apollo takes the place', '0000000000002300000000000/1/apollo:C3,A1/mortal:D3,A5', 1],
  ['Minotaur pushes it away', '0000000000002300000000000/1/minotaur:C3,A1/mortal:D3,A5', 1],
  ['two threats at once', '0000000300120000030000000/1/mortal:A3,A1/mortal:E1,E5', 3],
  [
    'nobody can move any more, and the top is threatened as well',
    '0000000020002004204414040/1/mortal:D4,A5/mortal:A1,E1',
    1,
  ],
  ['the same by the rules alone', '0000000020002004204414040/1/ares:D4,A5/mortal:A1,E1', 1],
  ['Athena may not be parried by climbing', '0000000000002300000000000/1/athena:C3,A1/apollo:E1,A5', 1],
])('%s', (_, fen, turns) => {
  expect(think(fen, { depth: turns }).choices[0]?.score).toEqual({ kind: 'win', turns });
});

test('a threat that can be parried in one way is parried that way', () => {
  const [choice] = think('0000000000002300000000000/2/mortal:C3,A1/mortal:E2,A5', { depth: 3 }).choices;
  expect(choice && makeFen(choice.turn.after)[13]).toBe('4');
});

test('a loss that nothing can stop is known for what it is', () => {
  const { choices } = think('0000000300002000030000000/2/mortal:C3,A1/mortal:E1,E5', { depth: 4 });
  expect(choices[0]?.score).toEqual({ kind: 'loss', turns: 2 });
});

test('who will be left without a turn is seen as soon as anything is, without a fast way too', () => {
  const fen = '1102023420001120320200000/1/terpsichore:E4,D2/hestia:B3,D3';
  for (const depth of [2, 3, 5])
    expect(think(fen, { depth }).choices[0]?.score).toEqual({ kind: 'loss', turns: 2 });
});

test.each([
  ['Athena forbids the steps up', '3120034210021341014001202/1/athena:B2,E2/bia:B5,A3'],
  ['Hades forbids the steps down', '2204203022311003402022000/1/hades:E4,D2/ares:A5,B5'],
  ['Aeolus lets the wind blow', '2111040244003042222210204/1/aeolus:A5,B4/ares:E5,B3'],
  ['Hippolyta forbids straight steps', '0202220000230222430301042/1/hippolyta[C5]:A5,C5/selene[A3]:A3,A1'],
  ['Clio lays a coin', '0341200002041202203321000/1/clio[0|B2,E2,B1]:C4,A3/bia:A2,A1'],
  ['Talus is put in the way', '0003030011440024000404000/1/europa:B4,C3/zeus:A5,C5'],
  ['Aphrodite holds', '0220301003020302200340044/1/aphrodite:B5,D4/selene[C3]:C3,E3'],
  ['Limus forbids the builds', '0020010000110030040314023/1/limus:B4,C3/zeus:A5,C5'],
  [
    'Chaos is Athena',
    '1133432403000131224341410/1/chaos[athena|apollo,artemis,atlas,demeter,hephaestus,hermes,minotaur,pan,prometheus]:C2,B1/bia:A3,E1',
  ],
  ['the night is Hades’', '1201140002210000100310033/1/nyx[hades]:A3,A2/ares:B5,A1'],
])('%s: who has steps, but no turn because of the other’s power, is seen at the end of a line', (_, fen) => {
  for (const depth of [1, 4])
    expect(think(fen, { depth }).choices[0]?.score).toEqual({ kind: 'win', turns: 1 });
});

test('a limit in nodes gives the same answer every time', () => {
  const fen = '0000011000001000000000100/1/demeter:B3,C2/hephaestus:C3,D3';
  const [a, b] = [think(fen, { nodes: 20_000 }), think(fen, { nodes: 20_000 })];
  expect(a?.nodes).toBe(b?.nodes);
  expect(a?.choices[0]?.value).toBe(b?.choices[0]?.value);
  expect(makeFen((a as Thought).choices[0]?.turn.after ?? positionFrom(fen))).toBe(
    makeFen((b as Thought).choices[0]?.turn.after ?? positionFrom(fen)),
  );
});

test.each(['demeter:B3,C2/hephaestus:C3,D3', 'poseidon:B3,C2/ares:C3,D3'])(
  '%s: after a new game everything is as it was at first',
  (players) => {
    const position = positionFrom(`0000011000001000000000100/1/${players}`);
    const thinker = new Thinker(Transpositions.ofSize(1 << 20));
    const hear = (): Info[] => {
      const infos: Info[] = [];
      const onInfo = (info: Info): void => void infos.push({ ...info, milliseconds: 0 });
      thinker.think(position, { nodes: 6000 }, { onInfo });
      return infos;
    };
    const first = hear();
    thinker.think(positionFrom('0000000100001000100000100/2/athena:B3,D3/pan:C2,C4'), { nodes: 6000 });
    hear();
    thinker.clear();
    expect(hear()).toEqual(first);
  },
);

test('no limit is overstepped', () => {
  const fen = '0000000000000000000000000/1/mortal:B4,D2/mortal:B2,D4';
  expect(think(fen, { nodes: 5000 }).nodes).toBeLessThanOrEqual(5001);
  expect(think(fen, { depth: 3 }).depth).toBe(3);
});

test('several lines are different turns, best first', () => {
  const thinker = new Thinker(Transpositions.ofSize(1 << 20));
  const position = positionFrom('0000011000001000000000100/1/athena:B3,C2/pan:C3,D3');
  const { choices } = thinker.think(position, { depth: 3 }, { lines: 4 });
  expect(new Set(choices.map(({ turn }) => makeFen(turn.after))).size).toBe(4);
  const values = choices.map(({ value }) => value);
  expect(values).toEqual(values.toSorted((a, b) => b - a));
});

test('the table never grows beyond its size', () => {
  for (const bytes of [1, 100_000, 1 << 20, 5_000_000]) {
    const table = Transpositions.ofSize(bytes);
    const { byteLength } = table.buffer;
    expect(byteLength).toBeLessThanOrEqual(Math.max(bytes, 1 << 16));
    new Thinker(table).think(positionFrom('0000011000001000000000100/1/athena:B3,C2/pan:C3,D3'), {
      nodes: 3000,
    });
    expect(table.buffer.byteLength).toBe(byteLength);
  }
});

// What other powers made of the same board is no news; and the same powers in other seats are other powers.
test.each([
  ['2311010102200200000000000/1/demeter:A4,D1/minotaur:C4,E4', 'mortal:A4,D1/mortal:C4,E4'],
  ['0000020000210000030000300/2/hephaestus:B4,B2/prometheus:B3,A2', 'mortal:B4,B2/mortal:B3,A2'],
  ['2311010102200200000000000/1/demeter:A4,D1/mortal:C4,E4', 'mortal:A4,D1/demeter:C4,E4'],
])('%s is forgotten when %s play there', (fen, others) => {
  const other = positionFrom([...fen.split('/').slice(0, 2), others].join('/'));
  const thinker = new Thinker(Transpositions.ofSize(1 << 20));
  thinker.think(positionFrom(fen), { depth: 4 });
  const fresh = new Thinker(Transpositions.ofSize(1 << 20)).think(other, { depth: 4 });
  expect(thinker.think(other, { depth: 4 }).choices[0]?.score).toEqual(fresh.choices[0]?.score);
});

test('no two line-ups of the rules begin their keys alike', () => {
  const seeds = GODS.flatMap((first) => GODS.map((second) => seedOf(tableOf([first, second]))));
  expect(new Set(seeds).size).toBe(GODS.length ** 2);
  const [one, two] = GODS.slice(0, 2);
  if (one === undefined || two === undefined) throw new Error('there are gods');
  expect(seedOf(tableOf([one, two], one))).not.toBe(seedOf(tableOf([one, two])));
});

// Of these the first has more than a million turns, the second answers each of few with as many.
test.each([
  '0000000100001000100000100/1/heracles:B3,D3/gaea:C2,C4',
  '0000000100001000100000100/2/heracles:B3,D3/gaea:C2,C4',
])('%s: thinking ends while turns are still being listed', (fen) => {
  const position = positionFrom(fen);
  const thinker = new Thinker(Transpositions.ofSize(1 << 20));
  let asked = 0;
  const until = (): boolean => {
    asked += 1;
    return asked > 40;
  };
  const { choices } = thinker.think(position, {}, { until });
  expect(asked).toBeLessThan(60);
  expect(parseTurn(position, makeTurn(position, choices[0]?.turn as Turn))).toMatchObject({ ok: true });
  // A clock that has run out does not count for the next question.
  const { sights } = thinker.sights(positionFrom(fen.replace('heracles', 'mortal')), {
    depth: 1,
    nodes: 1000,
  });
  expect(sights.length).toBeGreaterThan(0);
});
