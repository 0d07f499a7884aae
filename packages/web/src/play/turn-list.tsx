/** The turns so far, in notation, and a way to look at each of them. */

import { sideOf } from '@caldera/rules';
import { type ReactNode, useEffect, useRef } from 'react';
import { PlayerBadge } from '../board/worker-mark.tsx';
import { IconButton } from '../design/controls.tsx';
import { useWords } from '../words/index.ts';
import type { PlayedTurn } from './game.ts';

/** What a card remembers, where that is a whole deck: it stands beside the card, too. */
const LONG_STATE = /\[[^\]]{16,}\]/;

export const TurnList = ({
  turns,
  shown,
  onShow,
}: {
  readonly turns: readonly PlayedTurn[];
  /** How many turns are on the board. */
  readonly shown: number;
  readonly onShow: (turns: number) => void;
}): ReactNode => {
  const words = useWords();
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    // not scrollIntoView: that would scroll the page, and a page must not move during a turn
    const box = list.current;
    const item = box?.children[shown - 1];
    if (box === null) return;
    box.scrollTop = item instanceof HTMLElement ? item.offsetTop - box.clientHeight / 2 : 0;
  }, [shown]);
  const all = turns.length;
  return (
    <section className="turn-list" aria-label={words.turns.title}>
      <h2>{words.turns.title}</h2>
      {all === 0 && <p className="muted">{words.turns.none}</p>}
      <ol ref={list}>
        {turns.map((turn) => (
          <li key={turn.number}>
            <button
              type="button"
              // one stop for the tab key; the slider and the keys walk
              tabIndex={turn.number === Math.max(1, shown) ? 0 : -1}
              onClick={() => onShow(turn.number)}
              aria-current={shown === turn.number ? 'step' : undefined}
            >
              <PlayerBadge player={sideOf(turn.before.table, turn.player)} />
              <span>{turn.text.replace(LONG_STATE, '')}</span>
            </button>
          </li>
        ))}
      </ol>
      <div className="row replay-row">
        <IconButton label={words.turns.first} icon="first" onClick={() => onShow(0)} disabled={shown === 0} />
        <IconButton
          label={words.turns.previous}
          icon="previous"
          onClick={() => onShow(shown - 1)}
          disabled={shown === 0}
        />
        <input
          type="range"
          min={0}
          max={all}
          value={shown}
          aria-label={words.turns.slider}
          aria-valuetext={words.turns.position(shown, all)}
          onChange={(event) => onShow(Number(event.target.value))}
        />
        <IconButton
          label={words.turns.next}
          icon="next"
          onClick={() => onShow(shown + 1)}
          disabled={shown === all}
        />
        <IconButton
          label={words.turns.last}
          icon="last"
          onClick={() => onShow(all)}
          disabled={shown === all}
        />
      </div>
    </section>
  );
};
