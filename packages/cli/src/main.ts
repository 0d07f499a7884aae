/** The program: finds the command, or says which one was probably meant. */

import { Obstacle } from '@caldera/engine/obstacle';
import { BAD_INPUT, DONE, FAILED } from './command.ts';
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
  if (name === undefined) {
    const commands = await Promise.all(Object.values(COMMANDS).map((load) => load()));
    await terminal.print(programHelp(commands));
    return DONE;
  }
  const load = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (load === undefined) {
    const meant = suggestion(name, Object.keys(COMMANDS));
    terminal.complain(`caldera: there is no command "${name}".${meant} "caldera --help" lists the commands.`);
    return BAD_INPUT;
  }
  const command = await load();
  if (!wantsHelp && !asksForHelp(rest)) return command.run(rest, terminal);
  await terminal.print(commandHelp(command));
  return DONE;
};

/** Runs one command line and answers with the exit code of the process. */
export async function run(args: readonly string[], terminal: Terminal = processTerminal()): Promise<number> {
  try {
    return await dispatch(args, terminal);
  } catch (error) {
    // What a user can mend gets a sentence; a bug of ours keeps its stack.
    if (!(error instanceof Obstacle)) throw error;
    terminal.complain(`caldera ${args[0]}: ${error.message}`);
    return FAILED;
  } finally {
    terminal.close();
  }
}
