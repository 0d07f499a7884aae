import { makeTurn, parseFen } from '@caldera/rules';
import { expect, test } from 'vitest';
import { chooseTurn } from '../../src/play/simple-opponent.ts';
import { seeded } from '../../src/seeded.ts';
import { caldera } from '../support/caldera.ts';
import { Conversation } from '../support/conversation.ts';

const ARGS = [
  'play',
  '--opponent',
  '--seed',
  'whole game',
  '--gods',
  'artemis,pan',
  '--names',
  'Ada,Caldera',
];
/** What it asks, or the end. */
const QUESTION = /(Which worker\?|Place a worker|Ada won|Caldera won)(.*\n)+$/;
const FEN = /^\S{25}\/\S+$/m;

/** A friend at the other end of the pipe, who thinks as far as the opponent does. */
const friendlyTurn = (fen: string, seed: string): string => {
  const position = parseFen(fen);
  if (!position.ok) throw new Error(position.error.message);
  const turn = chooseTurn(position.value, seeded(seed));
  return turn === undefined ? '' : makeTurn(position.value, turn);
};

test('a whole game through pipes: turn after turn to a win, and the same again in one go', async () => {
  const game = new Conversation(ARGS);
  let heard = await game.listen(QUESTION);
  for (let turn = 0; !heard.includes(' won.') && turn < 60; turn += 1) {
    const fen = FEN.exec(await game.say('fen', FEN))?.[0] ?? '';
    heard = await game.say(friendlyTurn(fen, String(turn)), QUESTION);
  }
  expect(heard).toMatch(/(Ada|Caldera) won\. Type undo, save FILE or quit\.\n$/);
  game.hangUp();
  expect(await game.ended).toBe(0);

  const again = await caldera(ARGS, game.said);
  expect(again).toMatchObject({ code: 0, err: '' });
  expect(again.out.split('\n').at(-3)).toBe(heard.trimEnd().split('\n').at(-1));
  expect(again.out.match(/^Caldera .*$/gm)).toEqual(game.heard.match(/^Caldera .*$/gm));
});

test('the input ends before the game: one line that tells how to go on', async () => {
  const { code, out, err } = await caldera(['play'], ['b3', 'd3']);
  expect(code).toBe(0);
  expect(out).toContain('Coral placed workers on b3 and d3');
  expect(err).toBe(
    'The input ended before the game did. To play on: caldera play --fen "0000000000000000000000000/2/mortal:B3,D3/mortal"\n',
  );
});

test('a reader that goes away ends it quietly', async () => {
  const game = new Conversation(['play']);
  await game.listen(/Place a worker/);
  const complaints = game.stopReading();
  game.keepSaying('c3');
  expect(await game.ended).toBe(0);
  expect(complaints()).toBe('');
});
