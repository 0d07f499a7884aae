/** The help, made of what the commands say about themselves. */

import { readFileSync } from 'node:fs';
import type { Command } from './command.ts';
import { wrap } from './wrap.ts';

const WIDTH = 80;

/** Two columns: a term, and what it is. */
const table = (rows: readonly (readonly [string, string])[]): string => {
  const width = Math.max(...rows.map(([term]) => term.length)) + 4;
  return rows
    .map(([term, text]) => {
      const [first = '', ...more] = wrap(text, WIDTH - width);
      return [`  ${term.padEnd(width - 2)}${first}`, ...more.map((line) => ' '.repeat(width) + line)].join(
        '\n',
      );
    })
    .join('\n');
};

export const programHelp = (commands: readonly Command[]): string => `caldera: Santorini in the terminal

Usage: caldera <command> [options]

${table(commands.map(({ name, summary }) => [name, summary]))}

  caldera <command> --help    how exactly
  caldera --version           which version this is
`;

export const commandHelp = ({ name, usage, summary, details, options }: Command): string => {
  const declared = Object.entries(options);
  const usageLine = ['caldera', name, usage, declared.length === 0 ? '' : '[options]']
    .filter(Boolean)
    .join(' ');
  const rows = declared.map(
    ([option, { value, summary: what }]) =>
      [`--${option}${value === undefined ? '' : ` ${value}`}`, what] as const,
  );
  return [
    `caldera ${name}: ${summary}`,
    `Usage: ${usageLine}`,
    ...details.split('\n\n').map((paragraph) => wrap(paragraph, WIDTH).join('\n')),
    ...(rows.length === 0 ? [] : [table(rows)]),
  ]
    .join('\n\n')
    .concat('\n');
};

export const version = (): string => {
  const manifest: unknown = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  const found =
    typeof manifest === 'object' && manifest !== null && 'version' in manifest ? manifest.version : '';
  return `caldera ${String(found)}\n`;
};
