/** What players settle between themselves: offers, claims, and how the connection is. */

import type { Agreement } from '@caldera/server/protocol';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { goTo } from '../app/navigation.ts';
import { makeRoute } from '../app/route.ts';
import { useStore } from '../app/store.ts';
import { Button, IconButton } from '../design/controls.tsx';
import type { IconName } from '../design/icons.tsx';
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
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [away]);
  if (away === undefined || view.status !== 'playing' || view.you === undefined) return null;
  const left = Math.max(0, Math.ceil((away.since + CLAIM_AFTER_MS - now - online.offset) / 1000));
  return (
    <div className="notice" role="status">
      <p>{words.online.gone(names[away.seat] ?? '', left)}</p>
      {left === 0 && (
        <Button look="primary" onClick={() => void online.command({ kind: 'claim', as: 'win' })}>
          {words.online.claim}
        </Button>
      )}
    </div>
  );
};

interface AtTable {
  readonly online: OnlineGame;
  readonly names: readonly string[];
}

/** What has to be seen now, whatever else is on the screen. */
export const TableNotices = ({ online, names }: AtTable): ReactNode => {
  const words = useWords();
  const { view, link, refusal, declined } = useStore(online.state);
  const seated = view.you !== undefined;
  const mine = view.offers.some((offer) => offer.seat === view.you);
  const theirs = view.offers.filter((offer) => offer.seat !== view.you);
  return (
    <>
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
      {mine && (
        <p className="notice" role="status">
          {words.online.asked}
        </p>
      )}
      {declined !== undefined && (
        <p className="notice" role="status">
          {words.online.declined(names[declined] ?? '')}
        </p>
      )}
    </>
  );
};

const OFFERS: readonly (readonly [Agreement, IconName])[] = [
  ['take-back', 'back'],
  ['draw', 'draw'],
];

/** Chat and offers, as buttons beside those of every game. */
export const TableMenu = ({ online }: Pick<AtTable, 'online'>): ReactNode => {
  const words = useWords();
  const { view, chat, refusal } = useStore(online.state);
  const seated = view.you !== undefined;
  const mine = view.offers.some((offer) => offer.seat === view.you);
  return (
    <>
      {seated &&
        view.status !== 'ended' &&
        OFFERS.map(([what, icon]) => (
          <IconButton
            key={what}
            label={words.online.offers[what]}
            icon={icon}
            disabled={mine || (what === 'take-back' && view.ply === 0)}
            onClick={() => online.offer(what)}
          />
        ))}
      {view.setup.chat && (
        <Talk
          lines={chat}
          own={view.you}
          problem={refusal === undefined ? '' : problemIn(words, refusal)}
          onSay={(text) => online.command({ kind: 'say', text })}
        />
      )}
    </>
  );
};

/** Another game with the same people, once all of them want it. */
export const Rematch = ({ online }: Pick<AtTable, 'online'>): ReactNode => {
  const words = useWords();
  const { view } = useStore(online.state);
  const { you, rematch } = view;
  const known = useRef(rematch);
  // agreed on while we are here: nobody has to be sent there
  useEffect(() => {
    if (you !== undefined && rematch !== undefined && known.current === undefined)
      goTo({ screen: 'online', game: rematch });
    known.current = rematch;
  }, [you, rematch]);
  if (you === undefined) return null;
  if (view.rematch !== undefined) {
    return (
      <a className="button primary" href={makeRoute({ screen: 'online', game: view.rematch })}>
        {words.online.toRematch}
      </a>
    );
  }
  // the other one’s wish is granted by having the same
  const asked = view.offers.some((offer) => offer.what === 'rematch' && offer.seat === you);
  return (
    <Button look="primary" disabled={asked} onClick={() => online.offer('rematch')}>
      {words.online.offers.rematch}
    </Button>
  );
};
