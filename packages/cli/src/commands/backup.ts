import { type BackupReport, backUp, DEFAULTS, restore } from '@caldera/server';
import { type Command, command, DONE, FAILED, type Options } from '../command.ts';

const DATA = {
  data: { summary: `folder of the SQL file (${DEFAULTS.data})`, value: 'FOLDER' },
} as const satisfies Options;

const tell = ({ file, games, entries }: BackupReport): string =>
  `${file}: ${games} games, ${entries} entries\n`;

export const backupCommand: Command = command({
  name: 'backup',
  summary: 'copy the games of a server into one file, also while it runs',
  usage: '<file>',
  details: 'The copy is checked before it is reported. For PostgreSQL use its own tools (pg_dump).',
  options: DATA,
  run: async ({ words: [file = ''], options, terminal }) => {
    const report = await backUp(options.data ?? DEFAULTS.data, file);
    if (report.ok) await terminal.print(tell(report.value));
    else terminal.complain(`caldera backup: ${report.error}`);
    return report.ok ? DONE : FAILED;
  },
});

export const restoreCommand: Command = command({
  name: 'restore',
  summary: 'put a copy of games back where a server finds them',
  usage: '<file>',
  details: 'Stop the server first, and move away what is there: nothing is ever overwritten.',
  options: DATA,
  run: async ({ words: [file = ''], options, terminal }) => {
    const report = await restore(file, options.data ?? DEFAULTS.data);
    if (report.ok) await terminal.print(tell(report.value));
    else terminal.complain(`caldera restore: ${report.error}`);
    return report.ok ? DONE : FAILED;
  },
});
