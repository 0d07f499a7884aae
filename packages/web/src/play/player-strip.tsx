/** One player beside the board: badge, name, whose turn it is, and the card with what their power does. */

import type { God } from '@caldera/rules';
import type { ReactNode } from 'react';
import { PlayerBadge } from '../board/worker-mark.tsx';
import { Emblem } from '../gods/emblem.tsx';
import { useGodWords } from '../gods/god-words.ts';
import { useWords } from '../words/index.ts';

export const PlayerStrip = ({
  side,
  name,
  god,
  active,
  out,
  state,
  onGod,
  children,
}: {
  /** Whose workers they move: their own, or their team's. */
  readonly side: number;
  readonly name: string;
  readonly god: God;
  readonly active: boolean;
  /** The game goes on without them. */
  readonly out: boolean;
  /** What the card remembers, if anything. */
  readonly state: string;
  readonly onGod: () => void;
  readonly children?: ReactNode;
}): ReactNode => {
  const words = useWords();
  const { nameOf, powerOf } = useGodWords();
  const said = out ? words.players.out : state;
  return (
    <section
      className="player-strip"
      data-active={active || undefined}
      data-out={out || undefined}
      aria-label={name}
    >
      <div className="who-row">
        <PlayerBadge player={side} />
        <strong className="who" title={name}>
          {name}
        </strong>
        <span className="beside">
          <span className="to-move" data-waiting={!active || undefined}>
            {words.players.toMove}
          </span>
          {children}
        </span>
      </div>
      <div className="power">
        <Emblem god={god.id} />
        <div className="power-text">
          <div className="god-line">
            <button type="button" className="god-link" onClick={onGod}>
              {nameOf(god)}
            </button>
            {said !== '' && <span className="card-state">{said}</span>}
          </div>
          <p>{powerOf(god)}</p>
        </div>
      </div>
    </section>
  );
};
