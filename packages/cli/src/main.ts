/** The program: finds the command, or says which one was probably meant. */

import { BAD_INPUT, DONE } from './command.ts';
import { COMMANDS } from './commands/index.ts';
import { commandHelp, programHelp, version } from './help.ts';
import { suggestion } from './nearest.ts';
import { processTerminal, type Terminal } from './terminal/terminal.ts';

export { type Call, type Command, command, type Option } from './command.ts';
export type { Terminal } from './terminal/terminal.ts';

const asksForHelp = (args: readonly string[]): boolean => {
  const end = args.indexOf('--');
  return args.slice(0, end < 0 ? undefined : end).some((word) => word === '--help' || word === '-h');
};

const dispatch = async (args: readonly string[], terminal: Terminal): Promise<number> => {
  const [first = 'help', ...rest] = args;
  if (first === '--version' || first === '-V') {
    await terminal.print(version());
    return DONE;
  }
  const wantsHelp = first === 'help' || first === '-h' || first === '--help';
  const name = wantsHelp ? rest[0] : first;
  const found = COMMANDS.find((each) => each.name === name);
  if (found !== undefined && !wantsHelp && !asksForHelp(rest)) return found.run(rest, terminal);
  if (found === undefined && name !== undefined) {
    const known = COMMANDS.map((each) => each.name);
    terminal.complain(
      `caldera: there is no command "${name}".${suggestion(name, known)} "caldera --help" lists the commands.`,
    );
    return BAD_INPUT;
  }
  await terminal.print(found === undefined ? programHelp(COMMANDS) : commandHelp(found));
  return DONE;
};

/** Runs one command line and answers with the exit code of the process. */
export async function run(args: readonly string[], terminal: Terminal = processTerminal()): Promise<number> {
  try {
    return await dispatch(args, terminal);
  } finally {
    terminal.close();
  }
}
