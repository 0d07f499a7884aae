/** What players settle between themselves: offers, words, another game. */

import type { Agreement } from '@caldera/server/protocol';
import { type ReactNode, useEffect, useRef } from 'react';
import { goTo } from '../app/navigation.ts';
import { makeRoute } from '../app/route.ts';
import { useStore } from '../app/store.ts';
import { Button, IconButton } from '../design/controls.tsx';
import type { IconName } from '../design/icons.tsx';
import { useWords } from '../words/index.ts';
import { problemIn } from './http.ts';
import type { OnlineGame } from './online-game.ts';
import { Talk } from './talk.tsx';

interface AtTable {
  readonly online: OnlineGame;
}

const OFFERS: readonly (readonly [Agreement, IconName])[] = [
  ['take-back', 'back'],
  ['draw', 'draw'],
];

/** Chat and offers, as buttons beside those of every game. */
export const TableMenu = ({ online }: AtTable): ReactNode => {
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
export const Rematch = ({ online }: AtTable): ReactNode => {
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
