/** The sitting itself: show, ask, play, until somebody has won and leaves. */

import { NOBODY } from '@caldera/rules';
import { DONE, INTERRUPTED } from '../command.ts';
import { CLEAR } from '../terminal/paint.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { viewOf } from './board-view.ts';
import { isOver, positionNow, turnOf } from './game.ts';
import { completionsOf, questionLines } from './question.ts';
import { readReply } from './reply.ts';
import { answerRequest, comeBackLine, QUIT_WORDS, REQUEST_WORDS } from './requests.ts';
import { drawScene, drawText } from './screen.ts';
import type { Session } from './session.ts';

const sceneLines = (session: Session, terminal: Terminal): string[] => {
  const { question, game, seats } = session;
  const { turn, choices, worker } = question;
  const lastEvents = game.played.at(-1)?.events ?? [];
  const view = viewOf({ turn, seats, choices, worker, lastEvents });
  const decides = isOver(game) ? NOBODY : turn.decides;
  return drawScene({ game, turn, position: view.position, view, decides }, terminal);
};

const resultLine = (session: Session): string => {
  const { winner } = positionNow(session.game);
  return `${session.nameOf(winner)} wins. Type undo, save FILE or quit.`;
};

/** Shows where the game stands. A person sees the screen drawn anew; a transcript gets the board once a turn. */
const show = async (session: Session, terminal: Terminal, isNewTurn: boolean): Promise<void> => {
  const { game } = session;
  const question = isOver(game) ? [resultLine(session)] : questionLines(session.question);
  const text = drawText([...session.news, ...question], terminal);
  const scene = terminal.isInteractive || isNewTurn ? sceneLines(session, terminal) : [];
  // A long answer gets the screen for itself; the board comes back with the next line.
  const fits = !terminal.isInteractive || scene.length + text.length < terminal.rows;
  const lines = fits ? [...scene, ...text] : text;
  session.news = [];
  await terminal.print(`${terminal.isInteractive ? CLEAR : ''}${lines.join('\n')}\n`);
};

const promptOf = (session: Session, terminal: Terminal): string => {
  const { decider } = session;
  if (decider === undefined) return 'Game over> ';
  return `${terminal.paint(decider.style, `${decider.badge} ${decider.name}`)}> `;
};

const completions = (session: Session): readonly string[] => [
  ...(isOver(session.game) ? [] : completionsOf(session.question)),
  ...REQUEST_WORDS,
];

/** Plays until somebody leaves; the exit code. */
export const play = async (session: Session, terminal: Terminal): Promise<number> => {
  let shown: unknown;
  for (;;) {
    session.playOn();
    const beginning = session.game.open[0];
    await show(session, terminal, beginning !== shown);
    shown = beginning;
    const answer = await terminal.ask(promptOf(session, terminal), completions(session));
    if (answer.kind !== 'line') {
      if (terminal.isInteractive) await terminal.print('\n');
      if (!isOver(session.game)) {
        const what = answer.kind === 'end' ? 'The input ended before the game did.' : 'Left.';
        terminal.complain(`${what} ${comeBackLine(session)}`);
      }
      return answer.kind === 'end' ? DONE : INTERRUPTED;
    }
    const text = answer.text.trim();
    if (QUIT_WORDS.includes(text.toLowerCase())) {
      if (!isOver(session.game)) await terminal.print(`${comeBackLine(session)}\n`);
      return DONE;
    }
    if (text === '') continue;
    const answered = await answerRequest(session, text);
    if (answered !== undefined) session.news.push(...answered);
    else if (isOver(session.game)) session.news.push('The game is over.');
    else session.accept(readReply(session.question, text));
    if (turnOf(session.game).position !== beginning.position) shown = undefined;
  }
};
