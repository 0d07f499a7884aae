/** The questions before a game. Enter answers each of them sensibly, so that a new player only presses Enter. */

import { type Draw, fail, type God, ok, type Result } from '@caldera/rules';
import type { Terminal } from '../../terminal/terminal.ts';
import { wrap } from '../../wrap.ts';
import { nameProblem } from '../seats.ts';
import { ask, askWhich, type Leaving } from './asking.ts';
import { askGod } from './choosing-gods.ts';
import { starters, usualNames, usualStart } from './wishes.ts';

/** Who sits at the board. */
export interface Company {
  readonly opponent: boolean;
  readonly names: readonly string[];
}

const askName = (
  terminal: Terminal,
  whose: string,
  usual: string,
  taken: readonly string[],
): Promise<Result<string, Leaving>> =>
  ask(terminal, `${whose} name? [${usual}]`, (text) => {
    const name = text === '' ? usual : text;
    const problem = taken.includes(name) ? 'That name is taken.' : nameProblem(name);
    return problem === undefined ? ok(name) : fail(problem);
  });

export const askCompany = async (
  terminal: Terminal,
  players: number,
  isSure: boolean,
): Promise<Result<Company, Leaving>> => {
  let opponent = isSure;
  if (!isSure && players === 2) {
    const way = await askWhich(terminal, 'Who plays?', ['You against Caldera', 'Two people here'], 0);
    if (!way.ok) return way;
    opponent = way.value === 0;
  }
  const names = [...usualNames(players, opponent)];
  for (const [player, usual] of names.entries()) {
    if (opponent && player > 0) break;
    const whose = opponent ? 'Your' : `Player ${player + 1}’s`;
    const taken = opponent ? names.slice(1) : names.slice(0, player);
    const name = await askName(terminal, whose, usual, taken);
    if (!name.ok) return name;
    names[player] = name.value;
  }
  return ok({ opponent, names });
};

export const askGods = async (
  terminal: Terminal,
  { names, opponent }: Company,
  draw: Draw,
): Promise<Result<readonly God[], Leaving>> => {
  const gods: God[] = [];
  for (const [player, name] of names.entries()) {
    const whose = opponent && player === 0 ? 'Your' : `${name}’s`;
    const usual = gods.some(({ set }) => set !== 'mortal') ? 'random' : 'mortal';
    const god = await askGod(terminal, { whose, others: gods, players: names.length, usual }, draw);
    if (!god.ok) return god;
    gods.push(god.value);
    if (god.value.set !== 'mortal') {
      await terminal.print(`${wrap(`${god.value.name}: ${god.value.power}`, terminal.columns).join('\n')}\n`);
    }
  }
  return ok(gods);
};

/** Not asked where the powers leave no choice. */
export const askFirst = async (
  terminal: Terminal,
  names: readonly string[],
  gods: readonly God[],
): Promise<Result<number, Leaving>> =>
  starters(gods).length < names.length
    ? ok(usualStart(gods))
    : askWhich(terminal, 'Who starts?', names, usualStart(gods));
