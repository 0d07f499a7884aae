const HELP = `caldera: Santorini in the terminal

Usage: caldera <command> [options]

Commands:
  help    show this text
`;

/** Runs one command line and answers with the exit code of the process. */
export async function run(args: readonly string[]): Promise<number> {
  const [command = 'help'] = args;
  if (command === 'help' || command === '--help' || command === '-h') {
    process.stdout.write(HELP);
    return 0;
  }
  process.stderr.write(`caldera: unknown command "${command}". "caldera --help" lists the commands.\n`);
  return 2;
}
