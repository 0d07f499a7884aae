/** How it ended, why, and what can be done now. */

import { sideOf, type Table } from '@caldera/rules';
import type { ReactNode } from 'react';
import { goTo } from '../app/navigation.ts';
import type { NewMode } from '../app/route.ts';
import { PlayerBadge } from '../board/worker-mark.tsx';
import { Button } from '../design/controls.tsx';
import { Laurel } from '../design/laurel.tsx';
import { useWords } from '../words/index.ts';
import type { GameController, Seat } from './controller.ts';
import type { Verdict } from './outcome-words.ts';

/** Another game of the same kind. */
const modeOf = (seats: readonly Seat[]): NewMode => {
  if (seats.every((seat) => seat.here)) return 'device';
  const here = seats.some((seat) => seat.here);
  if (seats.some((seat) => seat.kind === 'engine')) return here ? 'engine' : 'watch';
  return here ? 'friend' : 'engine';
};

export const ResultBanner = ({
  verdict,
  winner,
  table,
  controller,
  onLook,
  children,
}: {
  readonly verdict: Verdict;
  readonly winner: number | undefined;
  readonly table: Table;
  readonly controller: GameController;
  readonly onLook: () => void;
  /** The way to the next game, where it has to be agreed. */
  readonly children?: ReactNode;
}): ReactNode => {
  const words = useWords();
  return (
    <div className="result">
      <div className="result-head">
        {winner !== undefined && (
          <Laurel>
            <PlayerBadge player={sideOf(table, winner)} />
          </Laurel>
        )}
        <div>
          <h2>{verdict.headline}</h2>
          <p className="muted">{verdict.reason}</p>
        </div>
      </div>
      <div className="row">
        {children}
        {controller.rematch !== undefined && (
          <Button look="primary" onClick={() => controller.rematch?.()}>
            {words.over.again}
          </Button>
        )}
        <Button onClick={onLook}>{words.over.look}</Button>
        <Button onClick={() => goTo({ screen: 'new', mode: modeOf(controller.get().seats) })}>
          {words.over.newGame}
        </Button>
      </div>
    </div>
  );
};
