/** What happened, for whoever does not see the board: sentence by sentence, so that only what is new is read out. */

import type { ReactNode } from 'react';
import { useWords } from '../words/index.ts';
import { sentencesFor } from './announce.ts';
import { type Game, type PlayedTurn, positionIn } from './game.ts';
import type { Verdict } from './outcome-words.ts';
import { stepsSeen } from './seen.ts';

export const GameLog = ({
  game,
  turns,
  viewer,
  shown,
  names,
  verdict,
}: {
  readonly game: Game;
  /** The turns as the viewer may know them. */
  readonly turns: readonly PlayedTurn[];
  readonly viewer: number;
  /** So many turns are on the board; nothing when it is the game as it stands. */
  readonly shown: number | undefined;
  readonly names: readonly string[];
  readonly verdict: Verdict | undefined;
}): ReactNode => {
  const words = useWords();
  const { open, left } = game;
  const underWay = shown === undefined && open.steps.length > 0;
  const count = underWay ? turns.length + 1 : (shown ?? turns.length);
  const turn = turns[count - 1];
  const who = names[underWay ? open.position.toMove : (turn?.player ?? 0)] ?? '';
  const said = underWay
    ? sentencesFor(words, stepsSeen(game, viewer), who, open.position, positionIn(game))
    : turn === undefined
      ? []
      : sentencesFor(words, turn.events, who, turn.before, turn.after);
  return (
    <div className="unseen" role="log" aria-live="polite">
      {said.map((sentence, index) => (
        // a step of a turn has no other name than its place in it
        <p key={`${count} ${String(index)}`}>{sentence} </p>
      ))}
      {!underWay &&
        left
          .filter(({ after }) => after === count)
          .map(({ player }) => (
            <p key={`left ${String(player)}`}>{words.announce.left(names[player] ?? '')} </p>
          ))}
      {verdict !== undefined && shown === undefined && (
        <p>
          {verdict.headline}, {verdict.reason}.
        </p>
      )}
    </div>
  );
};
