/** Who one is to others: name, account, ratings, and the games one has played online. */

import type { GameSummary, Me, OwnRating } from '@caldera/server/protocol';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { Button } from '../design/controls.tsx';
import { EmptyPlace } from '../design/empty-place.tsx';
import { prefer } from '../settings/preferences.ts';
import { useWords } from '../words/index.ts';
import { AccountPanel } from './account-panel.tsx';
import { GameRow } from './game-row.tsx';
import { listGames, ownRatings, rename, whoAmI } from './http.ts';

const Ratings = ({ ratings }: { readonly ratings: readonly OwnRating[] }): ReactNode => {
  const { profile } = useWords();
  return (
    <>
      <h2>{profile.ratings}</h2>
      {ratings.length === 0 && <p className="muted">{profile.unrated}</p>}
      <ul className="plain ratings">
        {ratings.map(({ pool, rating, deviation, games }) => (
          <li key={pool} className="card">
            <span className="muted">{profile.pools[pool] ?? pool}</span>
            <strong>{rating}</strong>
            <span className="muted">{profile.sure(deviation, games)}</span>
          </li>
        ))}
      </ul>
    </>
  );
};

export const ProfileScreen = (): ReactNode => {
  const words = useWords();
  const [me, setMe] = useState<Me>();
  const [name, setName] = useState('');
  const [ratings, setRatings] = useState<readonly OwnRating[]>([]);
  const [games, setGames] = useState<readonly GameSummary[]>([]);
  const [reachable, setReachable] = useState(true);
  const load = useCallback(async (): Promise<void> => {
    const who = await whoAmI();
    setReachable(who.ok);
    if (!who.ok) return;
    setMe(who.value);
    setName(who.value.name);
    const [rated, running, ended] = await Promise.all([
      ownRatings(),
      listGames({ status: 'playing', player: who.value.id, limit: '20' }),
      listGames({ status: 'ended', player: who.value.id, limit: '30' }),
    ]);
    setRatings(rated.ok ? rated.value.ratings : []);
    setGames([...(running.ok ? running.value.games : []), ...(ended.ok ? ended.value.games : [])]);
  }, []);
  useEffect(() => {
    void load();
  }, [load]);
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
        <div className="name-row">
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
          <Button
            look="primary"
            disabled={name.trim() === '' || name === me.name}
            onClick={() => void keep()}
          >
            {words.profile.save}
          </Button>
        </div>
      )}
      {me !== undefined && <AccountPanel me={me} onChange={() => void load()} />}
      {me !== undefined && me.kind !== 'guest' && <Ratings ratings={ratings} />}
      <h2>{words.profile.games}</h2>
      {games.length === 0 && <EmptyPlace>{words.profile.none}</EmptyPlace>}
      <ul className="plain stack">
        {games.map((game) => (
          <GameRow key={game.id} game={game} label={words.over.look} />
        ))}
      </ul>
    </div>
  );
};
