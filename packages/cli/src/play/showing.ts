/** What the screen shows at each question, and the prompt below it. */

import { NOBODY } from '@caldera/rules';
import { CLEAR } from '../terminal/paint.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { viewOf } from './board-view.ts';
import { isOver, positionNow } from './game.ts';
import { questionLines } from './question.ts';
import { drawScene, drawText } from './screen.ts';
import { turnSeenBy } from './secrets.ts';
import type { Session } from './session.ts';

const sceneLines = (session: Session, terminal: Terminal): string[] => {
  const { question, game, seats, viewer } = session;
  const { turn, worker, which } = question;
  // Once only a few choices are left open, only these are marked.
  const choices = which.some(({ target }) => target !== undefined) ? which : question.choices;
  const last = game.played.at(-1);
  const lastEvents = last === undefined ? [] : turnSeenBy(last, viewer).events;
  const view = viewOf({ viewer, turn, seats, choices, worker, lastEvents });
  const decides = isOver(game) ? NOBODY : turn.decides;
  return drawScene({ viewer, game, position: view.position, view, decides }, terminal);
};

const resultLine = (session: Session): string => {
  const { winner } = positionNow(session.game);
  return `${session.nameOf(winner)} won. Type undo, save FILE or quit.`;
};

/** Shows where the game stands. A person sees the screen drawn anew; a transcript gets the board once a turn. */
export const show = async (session: Session, terminal: Terminal, isNewTurn: boolean): Promise<void> => {
  const question = isOver(session.game) ? [resultLine(session)] : questionLines(session.question);
  const text = drawText([...session.takeNews(), ...question], terminal);
  const scene = terminal.isInteractive || isNewTurn ? sceneLines(session, terminal) : [];
  // A long answer gets the screen for itself; the board comes back with the next line.
  const fits = !terminal.isInteractive || scene.length + text.length < terminal.rows;
  const lines = fits ? [...scene, ...text] : text;
  await terminal.print(`${terminal.isInteractive ? CLEAR : ''}${lines.join('\n')}\n`);
};

export const promptOf = ({ decider }: Session, terminal: Terminal): string =>
  decider === undefined
    ? 'Game over> '
    : `${terminal.paint(decider.style, `${decider.badge} ${decider.name}`)}> `;

/** Empties the screen before somebody else may look, and waits for them. */
export const handoverPrompt = ({ decider }: Session): string =>
  `${CLEAR}It is ${decider?.name}’s turn, and there are secrets. Press Enter when nobody else looks.`;
