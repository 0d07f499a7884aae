/** What a player can ask for besides playing. The help is made of this table. */

import { makeFen, squareNamed, view } from '@caldera/rules';
import { type Game, isOver, positionNow, turnOf, undoStep, undoTurn } from './game.ts';
import { saveGame } from './saving.ts';
import { hasSecrets } from './secrets.ts';
import type { Session } from './session.ts';
import { explainSquare } from './why.ts';

interface Request {
  readonly words: readonly string[];
  readonly usage: string;
  readonly summary: string;
  /** Answers with sentences for the player. */
  readonly run: (session: Session, rest: string) => readonly string[] | Promise<readonly string[]>;
}

/** Back to where a person decides: the computer would only play its turn again. */
const backToPerson = (session: Session, undo: (game: Game) => Game | undefined): Game | undefined => {
  let game = undo(session.game);
  while (game !== undefined && session.seats[turnOf(game).decides]?.isComputer === true)
    game = undoTurn(game);
  return game;
};

const undo = (session: Session, rest: string): readonly string[] => {
  if (rest !== '' && rest !== 'turn')
    return ['Type "undo" for the last step, or "undo turn" for a whole turn.'];
  if (session.unpick() && rest === '') return ['Choose again.'];
  const game = backToPerson(session, rest === 'turn' ? undoTurn : undoStep);
  if (game === undefined) return ['There is nothing to take back.'];
  session.moveTo(game);
  return ['Taken back.'];
};

const why = (session: Session, rest: string): readonly string[] => {
  const square = squareNamed(rest);
  if (isOver(session.game)) return ['The game is over.'];
  return [square === undefined ? 'Name a square: why c3' : explainSquare(session.question, square)];
};

const tellPowers = (session: Session): readonly string[] =>
  session.seats.map(({ badge, name, god }) => `${badge} ${name}, ${god.name}: ${god.power}`);

const help = (): readonly string[] => [
  'Type a square, like b3: first the worker, then where it goes, then where it builds.',
  'Or a whole turn at once: b3>b4^a3 is "b3 moves to b4 and builds on a3"; ^a3* is a dome. Or in words: move b4, dome a3, skip.',
  'Climb one level at a time. Whoever moves up to level 3 wins; whoever can’t complete a turn loses.',
  'On the board: + place, > move, ^ build, * dome on a low tower, [ ] your workers that can act, ‹ › what changed last, ▣ a token.',
  ...REQUESTS.map(({ usage, summary }) => `  ${usage.padEnd(12)} ${summary}`),
  '  quit         leave the game',
];

const REQUESTS: readonly Request[] = [
  { words: ['help', '?', 'h'], usage: 'help', summary: 'this text', run: help },
  {
    words: ['hint'],
    usage: 'hint',
    summary: 'what you could play',
    run: (session) => [isOver(session.game) ? 'The game is over.' : session.hint()],
  },
  { words: ['why'], usage: 'why c3', summary: 'why not there', run: why },
  {
    words: ['undo', 'back', 'u'],
    usage: 'undo [turn]',
    summary: 'take back a step, or a whole turn',
    run: undo,
  },
  { words: ['powers', 'gods'], usage: 'powers', summary: 'what the gods do', run: tellPowers },
  { words: ['save'], usage: 'save FILE', summary: 'keep the game for later', run: saveGame },
  {
    words: ['fen', 'position'],
    usage: 'fen',
    summary: 'this position as text',
    run: ({ game, viewer }) => [makeFen(view(positionNow(game), viewer))],
  },
];
export const QUIT_WORDS: readonly string[] = ['quit', 'exit', 'q'];

/** Every word, for suggestions and the Tab key. */
export const REQUEST_WORDS: readonly string[] = [...REQUESTS.flatMap(({ words }) => words[0] ?? []), 'quit'];

/** Answers a request; `undefined` when the text is none. */
export const answerRequest = async (
  session: Session,
  text: string,
): Promise<readonly string[] | undefined> => {
  const [, word = '', rest = ''] = /^\s*(\S+)\s*(.*?)\s*$/.exec(text) ?? [];
  const request = REQUESTS.find(({ words }) => words.includes(word.toLowerCase()));
  return request?.run(session, rest);
};

/** How to come back to a game that was left. A position text would tell its secrets. */
export const comeBackLine = ({ saved, game }: Session): string => {
  const position = positionNow(game);
  if (saved?.game === game) return `To play on: caldera play --resume "${saved.path}"`;
  return hasSecrets(position.table)
    ? 'A game with secrets has to be saved to be played on.'
    : `To play on: caldera play --fen "${makeFen(position)}"`;
};
