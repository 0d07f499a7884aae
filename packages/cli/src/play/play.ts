/** The sitting itself: show, ask, play, until somebody has won and leaves. */

import { DONE, INTERRUPTED } from '../command.ts';
import type { Answer } from '../terminal/lines.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { isOver, positionNow } from './game.ts';
import { completionsOf } from './question.ts';
import { readReply } from './reply.ts';
import { answerRequest, comeBackLine, QUIT_WORDS, REQUEST_WORDS } from './requests.ts';
import { hasSecrets } from './secrets.ts';
import type { Session } from './session.ts';
import { handoverPrompt, promptOf, show } from './showing.ts';

const FIRST_WORDS = 'Type a square like c3. "help" tells more, "undo" takes back, "quit" leaves.';

const completions = (session: Session): readonly string[] => [
  ...(isOver(session.game) ? [] : completionsOf(session.question)),
  ...REQUEST_WORDS,
];

/** Secrets are kept from whoever sat here before. */
const handOver = async (
  session: Session,
  terminal: Terminal,
  lastViewer: number,
): Promise<Answer | undefined> =>
  terminal.isInteractive &&
  !isOver(session.game) &&
  session.viewer !== lastViewer &&
  hasSecrets(positionNow(session.game).table)
    ? terminal.ask(handoverPrompt(session))
    : undefined;

/** The input is over: Ctrl-D, a script at its end, Ctrl-C. */
const leave = async (session: Session, terminal: Terminal, kind: 'end' | 'interrupt'): Promise<number> => {
  if (terminal.isInteractive) await terminal.print('\n');
  if (!isOver(session.game)) {
    const what = kind === 'end' ? 'The input ended before the game did.' : 'Left.';
    terminal.complain(`${what} ${comeBackLine(session)}`);
  }
  return kind === 'end' ? DONE : INTERRUPTED;
};

const respond = async (session: Session, text: string): Promise<void> => {
  const answered = await answerRequest(session, text);
  if (answered !== undefined) session.answer(...answered);
  else if (isOver(session.game)) session.answer('The game is over.');
  else session.accept(readReply(session.question, text, REQUEST_WORDS));
};

/** Plays until somebody leaves; the exit code. */
export const play = async (session: Session, terminal: Terminal): Promise<number> => {
  let shownTurn: unknown;
  let { viewer } = session;
  if (terminal.isInteractive && session.game.played.length === 0) session.answer(FIRST_WORDS);
  for (;;) {
    session.playOn();
    const [turn] = session.game.open;
    const handed = await handOver(session, terminal, viewer);
    if (handed !== undefined && handed.kind !== 'line') return leave(session, terminal, handed.kind);
    viewer = session.viewer;
    await show(session, terminal, turn !== shownTurn);
    shownTurn = turn;
    const answer = await terminal.ask(promptOf(session, terminal), completions(session));
    if (answer.kind !== 'line') return leave(session, terminal, answer.kind);
    const text = answer.text.trim();
    if (QUIT_WORDS.includes(text.toLowerCase())) {
      if (!isOver(session.game)) await terminal.print(`${comeBackLine(session)}\n`);
      return DONE;
    }
    if (text !== '') await respond(session, text);
  }
};
