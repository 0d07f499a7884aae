/** A game in a list: who plays, with which powers and which clock, how it ended, and the way in. */

import type { GameSummary } from '@caldera/server/protocol';
import type { ReactNode } from 'react';
import { makeRoute } from '../app/route.ts';
import { Emblem } from '../gods/emblem.tsx';
import { godNameIn } from '../gods/god-words.ts';
import { useWords, type Words } from '../words/index.ts';
import { clockText } from './clock.tsx';

const factsOf = (words: Words, game: GameSummary): readonly string[] => {
  const winners = game.winners.map((seat) => game.names[seat] ?? words.players.seat(seat + 1));
  return [
    ...(game.gods.length > 0 ? [game.gods.map((id) => godNameIn(words, id)).join(' – ')] : []),
    clockText(words, game.clock),
    ...(game.rated ? [words.online.rated] : []),
    ...(game.status === 'ended' && winners.length > 0
      ? [words.over.won(winners.join(' & '), winners.length)]
      : []),
  ];
};

export const GameRow = ({
  game,
  label,
}: {
  readonly game: GameSummary;
  readonly label: string;
}): ReactNode => {
  const words = useWords();
  const names = game.names.map((name) => name ?? words.players.empty).join(' – ');
  return (
    <li className="card game-row">
      <span className="emblems">
        {[...new Set(game.gods)].map((id) => (
          <Emblem key={id} god={id} />
        ))}
      </span>
      <span className="game-text">
        <strong>{names}</strong>
        <span className="muted">{factsOf(words, game).join(' · ')}</span>
      </span>
      <a
        className="button"
        href={makeRoute({ screen: 'online', game: game.id })}
        aria-label={`${label}: ${names}`}
      >
        {label}
      </a>
    </li>
  );
};
