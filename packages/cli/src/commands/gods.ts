import { GODS, type God } from '@caldera/rules';
import { type Command, command, DONE } from '../command.ts';
import { findGod } from '../find-god.ts';
import { wrap } from '../wrap.ts';

const listed = ({ id, name, title, set, number, players, power }: God): object => ({
  id,
  name,
  title,
  set,
  number,
  players,
  power,
});

const HEADER = ['id', 'name', 'set', 'players'];

const asTable = (gods: readonly God[]): string => {
  const rows = [HEADER, ...gods.map(({ id, name, set, players }) => [id, name, set, players.join(' ')])];
  const widths = HEADER.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)) + 2);
  return rows
    .map(
      (row) =>
        `${row
          .map((cell, column) => cell.padEnd(widths[column] ?? 0))
          .join('')
          .trimEnd()}\n`,
    )
    .join('');
};

const asCard = ({ id, name, title, set, players, power }: God, width: number): string =>
  [
    title === undefined ? name : `${name}, ${title}`,
    ...wrap(power, width),
    `id ${id} · set ${set} · for ${players.join(', ')} players`,
    '',
  ].join('\n');

export const godsCommand: Command = command({
  name: 'gods',
  summary: 'list the powers that can be played, or tell about one',
  usage: '[god]',
  details: 'Lists id, name, set and player counts of every power. With the name of one, tells what it does.',
  options: { json: { summary: 'the same as JSON, with the powers in one sentence each' } },
  run: async ({ words: [name], options: { json }, terminal, refuse }) => {
    const found = name === undefined ? undefined : findGod(name);
    if (found?.ok === false) return refuse(found.error);
    const gods = found === undefined ? GODS : [found.value];
    if (json === true) await terminal.print(`${JSON.stringify(gods.map(listed), undefined, 2)}\n`);
    else if (found === undefined) await terminal.print(asTable(gods));
    else await terminal.print(asCard(found.value, Math.min(terminal.columns, 80)));
    return DONE;
  },
});
