import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { DEFAULTS, OPTIONS, readConfig, runUntilAsked, startServer } from '@caldera/server';
import { type Command, command, DONE, FAILED, type Option } from '../command.ts';

/** The web client, where it was built beside us. */
const builtWeb = (): { readonly web?: string } => {
  const folder = fileURLToPath(new URL('../../../web/dist', import.meta.url));
  return existsSync(folder) ? { web: folder } : {};
};

const OPTIONS_OF_SERVE: Readonly<Record<string, Option & { readonly value: string }>> = Object.fromEntries(
  OPTIONS.map(({ name, value, help, field }) => {
    const standard = DEFAULTS[field];
    const summary = standard === undefined ? help : `${help} (${String(standard)})`;
    return [name, { summary, value }];
  }),
);

export const serveCommand: Command = command({
  name: 'serve',
  summary: 'host games for the web client, other programs and bots',
  usage: '',
  details:
    'Prints the address and runs until it is interrupted. Every option is also an environment variable: --database-url is CALDERA_DATABASE_URL.',
  options: OPTIONS_OF_SERVE,
  run: async ({ options, terminal, refuse }) => {
    const config = readConfig(options, process.env, { ...DEFAULTS, ...builtWeb() });
    if (!config.ok) return refuse(config.error.join(' '));
    try {
      const { app, address } = await startServer(config.value);
      await terminal.print(`Caldera is at ${address}\n`);
      await runUntilAsked(app);
      return DONE;
    } catch (error) {
      terminal.complain(`caldera serve: ${error instanceof Error ? error.message : String(error)}`);
      return FAILED;
    }
  },
});
