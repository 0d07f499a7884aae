import { type Command, command, DONE, INTERRUPTED } from '../command.ts';
import { play } from '../play/play.ts';
import type { Leaving } from '../play/setup/asking.ts';
import { prepare } from '../play/setup/setup.ts';
import { seeded } from '../seeded.ts';
import type { Terminal } from '../terminal/terminal.ts';

/** Nobody played: why, and with which exit code. */
const leave = (leaving: Leaving, terminal: Terminal, refuse: (message: string) => number): number => {
  switch (leaving.kind) {
    case 'refused':
      return refuse(leaving.message);
    case 'end':
      terminal.complain('The input ended before the game began.');
      return DONE;
    case 'quit':
      return DONE;
    case 'interrupt':
      return INTERRUPTED;
  }
};

export const playCommand: Command = command({
  name: 'play',
  summary: 'play here, against a friend or a simple opponent',
  usage: '',
  details:
    'Asks for whatever the options leave open. During the game, type the squares step by step or a whole turn like b3>b4^a3; "help" tells the rest. Answers may come from a file or a program: then nothing is asked before the game, and it is two players without gods unless the options say otherwise.',
  options: {
    opponent: { summary: 'the second player is the built-in opponent' },
    gods: {
      value: '<a,b>',
      summary: 'powers in the order of the players; "random" draws one ("caldera gods" lists them)',
    },
    names: { value: '<a,b>', summary: 'names of the players' },
    first: { value: '<n>', summary: 'number of the player who starts' },
    fen: { value: '<fen>', summary: 'start from this position' },
    resume: { value: '<file>', summary: 'go on with a saved game' },
    seed: { value: '<text>', summary: 'repeat what is left to chance' },
  },
  run: async ({ options: { seed, ...wishes }, terminal, refuse }) => {
    const session = await prepare(wishes, terminal, seeded(seed ?? String(Date.now())));
    return session.ok ? play(session.value, terminal) : leave(session.error, terminal, refuse);
  },
});
