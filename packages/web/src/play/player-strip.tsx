/** One player beside the board: badge, name, power, and whether it is their turn. */

import type { God } from '@caldera/rules';
import type { ReactNode } from 'react';
import { PlayerBadge } from '../board/worker-mark.tsx';
import { useWords } from '../words/index.ts';

export const PlayerStrip = ({
  player,
  name,
  god,
  active,
  onGod,
  children,
}: {
  readonly player: number;
  readonly name: string;
  readonly god: God;
  readonly active: boolean;
  readonly onGod: () => void;
  readonly children?: ReactNode;
}): ReactNode => {
  const words = useWords();
  return (
    <section className="player-strip" data-active={active || undefined} aria-label={name}>
      <PlayerBadge player={player} />
      <div className="who">
        <strong>{name}</strong>
        <button type="button" className="god-link" onClick={onGod}>
          {god.name}
        </button>
      </div>
      {active && <span className="to-move">{words.players.toMove}</span>}
      {children}
    </section>
  );
};
