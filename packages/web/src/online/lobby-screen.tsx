/** Open games to join, and running ones to watch. */

import type { GameSummary } from '@caldera/server/protocol';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { makeRoute } from '../app/route.ts';
import { Button } from '../design/controls.tsx';
import { EmptyPlace, Waiting } from '../design/empty-place.tsx';
import { useWords } from '../words/index.ts';
import { GameRow } from './game-row.tsx';
import { listGames } from './http.ts';

const LOOK_AGAIN_MS = 5000;

/** What can be played while nobody else can be reached. */
const WITHOUT_SERVER = ['engine', 'device'] as const;

export const LobbyScreen = (): ReactNode => {
  const words = useWords();
  const { online } = words;
  const [open, setOpen] = useState<readonly GameSummary[]>();
  const [running, setRunning] = useState<readonly GameSummary[]>([]);
  const [reachable, setReachable] = useState(true);

  const look = useCallback(async () => {
    const [waiting, playing] = await Promise.all([
      listGames({ status: 'open', limit: '30' }),
      listGames({ status: 'playing', limit: '20' }),
    ]);
    setReachable(waiting.ok);
    if (waiting.ok) setOpen(waiting.value.games);
    if (playing.ok) setRunning(playing.value.games);
  }, []);
  useEffect(() => {
    void look();
    const timer = setInterval(() => document.hidden || void look(), LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [look]);

  return (
    <div className="page narrow stack">
      <h1>{online.title}</h1>
      {!reachable && (
        <div className="notice bad stack" role="alert">
          <p>{online.unreachable}</p>
          <p>{online.offlineNote}</p>
          <Button onClick={() => void look()}>{online.retry}</Button>
        </div>
      )}
      {reachable ? (
        <a className="button primary big" href={makeRoute({ screen: 'new', mode: 'friend' })}>
          {online.createOne}
        </a>
      ) : (
        WITHOUT_SERVER.map((mode) => (
          <a
            key={mode}
            className={mode === 'engine' ? 'button primary' : 'button'}
            href={makeRoute({ screen: 'new', mode })}
          >
            {words.new.modes[mode]}
          </a>
        ))
      )}
      {open === undefined && reachable && <Waiting>{online.loading}</Waiting>}
      {open !== undefined && <h2>{online.open}</h2>}
      {open?.length === 0 && <EmptyPlace>{online.empty}</EmptyPlace>}
      <ul className="plain stack">
        {open?.map((game) => (
          <GameRow key={game.id} game={game} label={online.join} />
        ))}
      </ul>
      {running.length > 0 && <h2>{online.running}</h2>}
      <ul className="plain stack">
        {running.map((game) => (
          <GameRow key={game.id} game={game} label={online.watch} />
        ))}
      </ul>
    </div>
  );
};
