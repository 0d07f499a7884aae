/** What players settle between themselves: offers, claims, and how the connection is. */

import type { Agreement } from '@caldera/server/protocol';
import { type ReactNode, useEffect, useState } from 'react';
import { makeRoute } from '../app/route.ts';
import { useStore } from '../app/store.ts';
import { Button } from '../design/controls.tsx';
import { useWords } from '../words/index.ts';
import { problemIn } from './http.ts';
import type { OnlineGame } from './online-game.ts';
import { Talk } from './talk.tsx';

const CLAIM_AFTER_MS = 60_000;

const Gone = ({
  online,
  names,
}: {
  readonly online: OnlineGame;
  readonly names: readonly string[];
}): ReactNode => {
  const words = useWords();
  const { view } = useStore(online.state);
  const [now, setNow] = useState(() => Date.now());
  const away = view.gone.find(({ seat }) => seat !== view.you);
  useEffect(() => {
    if (away === undefined) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [away]);
  if (away === undefined || view.status !== 'playing' || view.you === undefined) return null;
  const left = Math.max(0, Math.ceil((away.since + CLAIM_AFTER_MS - now - online.offset) / 1000));
  return (
    <div className="notice" role="status">
      <p>{words.online.gone(names[away.seat] ?? '', left)}</p>
      {left === 0 && (
        <Button onClick={() => void online.command({ kind: 'claim', as: 'win' })}>
          {words.online.claim}
        </Button>
      )}
    </div>
  );
};

export const TableTalk = ({
  online,
  names,
}: {
  readonly online: OnlineGame;
  readonly names: readonly string[];
}): ReactNode => {
  const words = useWords();
  const { view, link, chat, refusal } = useStore(online.state);
  const seated = view.you !== undefined;
  const offerable: readonly Agreement[] = view.status === 'ended' ? ['rematch'] : ['take-back', 'draw'];
  const mine = view.offers.some((offer) => offer.seat === view.you);
  const theirs = view.offers.filter((offer) => offer.seat !== view.you);
  return (
    <div className="table-talk stack">
      {link !== 'open' && (
        <p className="notice bad" role="status">
          {link === 'lost' ? words.online.lost : words.online.connecting}
        </p>
      )}
      {refusal !== undefined && (
        <p className="notice bad" role="alert">
          {problemIn(words, refusal)}
        </p>
      )}
      {!seated && <p className="notice">{words.online.watching}</p>}
      <Gone online={online} names={names} />
      {seated &&
        theirs.map(({ seat, what }) => (
          <div className="notice" key={what} role="alert">
            <p>{words.online.offered[what](names[seat] ?? '')}</p>
            <div className="row">
              <Button look="primary" onClick={() => online.offer(what)}>
                {words.online.accept}
              </Button>
              <Button onClick={() => void online.command({ kind: 'decline', what })}>
                {words.online.decline}
              </Button>
            </div>
          </div>
        ))}
      {view.rematch !== undefined && (
        <a className="button primary" href={makeRoute({ screen: 'online', game: view.rematch })}>
          {words.online.toRematch}
        </a>
      )}
      <div className="row">
        {view.setup.chat && (
          <Talk lines={chat} onSay={(text) => void online.command({ kind: 'say', text })} />
        )}
        {seated &&
          view.rematch === undefined &&
          offerable.map((what) => (
            <Button key={what} disabled={mine} onClick={() => online.offer(what)}>
              {words.online.offers[what]}
            </Button>
          ))}
      </div>
      <p role="status" className="muted">
        {mine ? words.online.asked : ''}
      </p>
    </div>
  );
};
