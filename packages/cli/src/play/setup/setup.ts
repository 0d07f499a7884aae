/** From a command line, and questions where it leaves something open, to a game that can begin. */

import {
  type Draw,
  emptyPosition,
  fail,
  type God,
  ok,
  type Position,
  type Result,
  tableOf,
} from '@caldera/rules';
import { readPosition } from '../../position-text.ts';
import type { Terminal } from '../../terminal/terminal.ts';
import { startGame } from '../game.ts';
import { resumeGame } from '../saving.ts';
import { seatsOf } from '../seats.ts';
import { Session } from '../session.ts';
import type { Leaving } from './asking.ts';
import { mortals, readGods } from './choosing-gods.ts';
import { askCompany, askFirst, askGods, type Company } from './questions.ts';
import { contradiction, readFirst, readNames, usualNames, usualStart, type Wishes } from './wishes.ts';

const refused = (message: string): Result<never, Leaving> => fail({ kind: 'refused', message });
/** What the command line got wrong ends the program; everything else is passed on. */
const orRefuse = <T>(result: Result<T, string>): Result<T, Leaving> =>
  result.ok ? result : refused(result.error);

const COMPUTER_SEAT = 1;
const WELCOME = 'Santorini in the terminal. Enter takes what stands in brackets; quit leaves.\n';

const companyOf = async (
  wishes: Wishes,
  terminal: Terminal,
  players: number,
): Promise<Result<Company, Leaving>> => {
  const opponent = wishes.opponent === true;
  if (wishes.names !== undefined) {
    const names = readNames(wishes.names, players);
    return names.ok ? ok({ opponent, names: names.value }) : refused(names.error);
  }
  return terminal.isInteractive
    ? askCompany(terminal, players, opponent)
    : ok({ opponent, names: usualNames(players, opponent) });
};

/** A board with nothing on it: powers and start player as given, asked for, or the usual ones. */
const newPosition = async (
  { first }: Wishes,
  terminal: Terminal,
  company: Company,
  given: readonly God[] | undefined,
  draw: Draw,
): Promise<Result<Position, Leaving>> => {
  const asks = terminal.isInteractive && given === undefined;
  const gods = asks ? await askGods(terminal, company, draw) : ok(given ?? mortals(company.names.length));
  if (!gods.ok) return gods;
  const start =
    first !== undefined
      ? orRefuse(readFirst(first, gods.value))
      : asks
        ? await askFirst(terminal, company.names, gods.value)
        : ok(usualStart(gods.value));
  return start.ok ? ok(emptyPosition(tableOf(gods.value), start.value)) : start;
};

/** Bad input is told before anybody answers questions in vain. */
const readWishes = (
  { fen, gods }: Wishes,
  draw: Draw,
): Result<{ readonly position?: Position; readonly gods?: readonly God[] }, string> => {
  if (fen !== undefined) {
    const position = readPosition(fen);
    return position.ok ? ok({ position: position.value }) : position;
  }
  if (gods === undefined) return ok({});
  const named = readGods(gods, draw);
  return named.ok ? ok({ gods: named.value }) : named;
};

export const prepare = async (
  wishes: Wishes,
  terminal: Terminal,
  draw: Draw,
): Promise<Result<Session, Leaving>> => {
  const problem = contradiction(wishes);
  if (problem !== undefined) return refused(problem);
  if (wishes.resume !== undefined) {
    const computer = wishes.opponent === true ? COMPUTER_SEAT : undefined;
    return orRefuse(await resumeGame(wishes.resume, draw, computer));
  }
  const given = readWishes(wishes, draw);
  if (!given.ok) return refused(given.error);
  const { position: start, gods } = given.value;
  if (terminal.isInteractive) await terminal.print(WELCOME);
  const company = await companyOf(wishes, terminal, start?.table.players ?? gods?.length ?? 2);
  if (!company.ok) return company;
  const position =
    start === undefined ? await newPosition(wishes, terminal, company.value, gods, draw) : ok(start);
  if (!position.ok) return position;
  const { names, opponent } = company.value;
  const seats = seatsOf(position.value.table, names, new Set(opponent ? [COMPUTER_SEAT] : []));
  return ok(new Session(startGame(position.value), seats, draw));
};
