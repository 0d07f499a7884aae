import type { ReactNode } from 'react';
import { Segments } from '../design/controls.tsx';
import { PLAYERS, type Players } from '../play/players.ts';
import { useWords } from '../words/index.ts';

/** Two, three, or four in teams. */
export const PlayersSelect = ({
  value,
  onChange,
}: {
  readonly value: Players;
  readonly onChange: (players: Players) => void;
}): ReactNode => {
  const words = useWords();
  return (
    <div>
      <Segments
        legend={words.new.players}
        value={String(value)}
        options={PLAYERS.map((players) => [String(players), words.new.counts[players]])}
        onChange={(chosen) => onChange(PLAYERS.find((players) => String(players) === chosen) ?? 2)}
      />
      {value === 4 && <p className="muted hint">{words.new.teams}</p>}
    </div>
  );
};
