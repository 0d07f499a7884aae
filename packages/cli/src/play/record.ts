/** A sitting as a record, and back: the game, who played it, and whatever else the file said. */

import {
  type Draw,
  fail,
  type GameRecord,
  type Header,
  headerOf,
  OpenTurn,
  ok,
  type RecordedTurn,
  type Result,
} from '@caldera/rules';
import { advance, type Game, type PlayedTurn, playTurn, startGame, turnOf } from './game.ts';
import { nameProblem, seatsOf } from './seats.ts';
import { Session } from './session.ts';

const PLAYERS = 'Players';
/** The seats that the built-in opponent plays, counted from 1. */
const COMPUTER = 'Computer';
const SEPARATOR = '/';

const ownHeaders = ({ seats }: Session): readonly Header[] => {
  const computers = seats.flatMap(({ isComputer }, player) => (isComputer ? [String(player + 1)] : []));
  return [
    { key: PLAYERS, value: seats.map(({ name }) => name).join(SEPARATOR) },
    ...(computers.length === 0 ? [] : [{ key: COMPUTER, value: computers.join(SEPARATOR) }]),
  ];
};

const today = (): Header => ({
  key: 'Date',
  value: new Date().toISOString().slice(0, 10).replaceAll('-', '.'),
});

/** Turns that stood in the file keep their comments and variations. */
const recorded = (turn: PlayedTurn, known: RecordedTurn | undefined): RecordedTurn => {
  if (known?.turn.after === turn.after) return known;
  const { steps, events, after } = turn;
  return { turn: { steps, events, after }, comments: [], variations: [] };
};

export const recordOf = (session: Session): GameRecord => {
  const { game, record } = session;
  const own = ownHeaders(session);
  const kept = (record?.headers ?? [today()]).filter(({ key }) => key !== PLAYERS && key !== COMPUTER);
  const underWay = turnOf(game);
  return {
    headers: [...kept, ...own],
    start: game.start,
    line: {
      comments: record?.line.comments ?? [],
      turns: game.played.map((turn, index) => recorded(turn, record?.line.turns[index])),
    },
    ...(underWay.steps.length === 0 ? {} : { underWay }),
    result: '*',
  };
};

const gameOf = ({ start, line, underWay }: GameRecord): Game => {
  let game = startGame(start);
  // A player without a turn loses by itself here, so that turn of a record is played already.
  for (const { turn } of line.turns) if (turn.steps.length > 0) game = playTurn(game, turn);
  let turn: OpenTurn | undefined = underWay === undefined ? undefined : OpenTurn.start(underWay.position);
  for (const step of underWay?.steps ?? []) {
    turn = turn?.take(step);
    if (turn !== undefined) game = advance(game, turn);
  }
  return game;
};

const readSeats = (
  record: GameRecord,
): Result<{ names: readonly string[]; computers: ReadonlySet<number> }, string> => {
  const names =
    headerOf(record, PLAYERS)
      ?.split(SEPARATOR)
      .map((name) => name.trim()) ?? [];
  const problem = names.map(nameProblem).find((each) => each !== undefined);
  if (problem !== undefined) return fail(`the header ${PLAYERS} can’t be used: ${problem}`);
  const computers =
    headerOf(record, COMPUTER)
      ?.split(SEPARATOR)
      .map((seat) => Number(seat) - 1) ?? [];
  return ok({ names, computers: new Set(computers) });
};

/** The sitting that a record tells of; `computer` is a further seat for the built-in opponent. */
export const sessionOf = (
  record: GameRecord,
  draw: Draw,
  computer: number | undefined,
): Result<Session, string> => {
  const seats = readSeats(record);
  if (!seats.ok) return seats;
  const { names, computers } = seats.value;
  const all = computer === undefined ? computers : new Set([...computers, computer]);
  if (all.size >= record.start.table.players)
    return fail('nobody is left to play: all seats are the computer’s.');
  return ok(new Session(gameOf(record), seatsOf(record.start.table, names, all), draw, record));
};
