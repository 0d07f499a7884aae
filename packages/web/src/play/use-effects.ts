/** What happens besides the board: sounds, and a sign to whoever looks elsewhere that it is their turn. */

import { useEffect, useRef } from 'react';
import { titleSign } from '../app/title.ts';
import { preferences } from '../settings/preferences.ts';
import { bell, chord, soundOf } from '../sound/sounds.ts';
import { useWords } from '../words/index.ts';
import type { GameSnapshot } from './controller.ts';

const notify = (text: string): void => {
  if (!preferences.get().notify || typeof Notification === 'undefined') return;
  if (Notification.permission !== 'granted') return;
  try {
    const notice = new Notification('Caldera', { body: text, tag: 'turn' });
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
  } catch {
    // some phones want a service worker for this; the title says it there
  }
};

export const useEffects = ({ game, mayAct, seats }: GameSnapshot): void => {
  const words = useWords();
  const heard = useRef({ turns: game.turns.length, events: game.open.events.length });
  useEffect(() => {
    const { turns, open } = game;
    const before = heard.current;
    const fresh =
      turns.length > before.turns
        ? (turns.at(-1)?.events.slice(before.events) ?? [])
        : open.events.slice(before.events);
    heard.current = { turns: turns.length, events: open.events.length };
    for (const event of fresh) soundOf(event);
  }, [game]);

  const over = game.outcome !== undefined;
  // a game that was over when it was opened ends in silence
  const wasOver = useRef(over);
  useEffect(() => {
    if (over && !wasOver.current) chord();
    wasOver.current = over;
  }, [over]);

  const alone = seats.filter((seat) => seat.here).length === 1;
  const waitedFor = alone && mayAct && !over;
  useEffect(() => {
    if (!waitedFor) return undefined;
    bell();
    if (document.hidden) notify(words.online.turnTitle);
    return titleSign(words.online.turnTitle);
  }, [waitedFor, words]);
};
