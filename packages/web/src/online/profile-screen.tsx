/** Who one is to others, and the games one has played online. */

import type { GameSummary, Me } from '@caldera/server/protocol';
import { type ReactNode, useEffect, useState } from 'react';
import { makeRoute } from '../app/route.ts';
import { Button } from '../design/controls.tsx';
import { prefer } from '../settings/preferences.ts';
import { useWords } from '../words/index.ts';
import { listGames, rename, whoAmI } from './http.ts';

export const ProfileScreen = (): ReactNode => {
  const words = useWords();
  const [me, setMe] = useState<Me>();
  const [name, setName] = useState('');
  const [games, setGames] = useState<readonly GameSummary[]>([]);
  const [reachable, setReachable] = useState(true);
  useEffect(() => {
    const load = async (): Promise<void> => {
      const who = await whoAmI();
      setReachable(who.ok);
      if (!who.ok) return;
      setMe(who.value);
      setName(who.value.name);
      const [running, ended] = await Promise.all([
        listGames({ status: 'playing', player: who.value.id, limit: '20' }),
        listGames({ status: 'ended', player: who.value.id, limit: '30' }),
      ]);
      setGames([...(running.ok ? running.value.games : []), ...(ended.ok ? ended.value.games : [])]);
    };
    void load();
  }, []);
  const keep = async (): Promise<void> => {
    const renamed = await rename(name.trim());
    if (!renamed.ok) return;
    setMe(renamed.value);
    prefer({ name: renamed.value.name });
  };
  return (
    <div className="page narrow stack">
      <h1>{words.menu.profile}</h1>
      {!reachable && (
        <p className="notice bad" role="alert">
          {words.online.unreachable}
        </p>
      )}
      {me !== undefined && (
        <label className="field">
          <span>{words.settings.name}</span>
          <input
            className="input"
            value={name}
            maxLength={24}
            autoComplete="nickname"
            onChange={(event) => setName(event.target.value)}
          />
        </label>
      )}
      {me !== undefined && (
        <Button look="primary" disabled={name.trim() === '' || name === me.name} onClick={() => void keep()}>
          {words.profile.save}
        </Button>
      )}
      <h2>{words.profile.games}</h2>
      {games.length === 0 && <p className="muted">{words.profile.none}</p>}
      <ul className="plain stack">
        {games.map((game) => (
          <li key={game.id} className="card row spread">
            <span>
              {game.names.map((each) => each ?? words.players.empty).join(' – ')}
              {game.status === 'ended' && `, ${game.winners.map((seat) => game.names[seat]).join(', ')} ✓`}
            </span>
            <a className="button" href={makeRoute({ screen: 'online', game: game.id })}>
              {words.over.look}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
};
