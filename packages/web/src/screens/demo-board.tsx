/** A slow game that plays itself, for the first screen. It stops when nobody looks, and for whoever wants less motion. */

import {
  emptyPosition,
  godNamed,
  NOBODY,
  type Position,
  parseFen,
  type Turn,
  tableOf,
  turns,
} from '@caldera/rules';
import { type ReactNode, useEffect, useState } from 'react';
import { useStore } from '../app/store.ts';
import { Board } from '../board/board.tsx';
import { namesOf } from '../play/names.ts';
import { type Moment, useBoardView } from '../play/use-board-view.ts';
import { preferences } from '../settings/preferences.ts';
import { useWords } from '../words/index.ts';

const PAUSE_MS = 1600;
const SAMPLE = 60;

const mortal = godNamed('mortal');
const fresh = (): Position => emptyPosition(tableOf(mortal === undefined ? [] : [mortal, mortal]));

/** Not a player, only somebody pleasant to watch: takes a win, else climbs if it can, else anything. */
const anyTurn = (position: Position): Turn | undefined => {
  const found: Turn[] = [];
  for (const turn of turns(position)) {
    if (turn.after.winner === position.toMove) return turn;
    found.push(turn);
    if (found.length > 400) break;
  }
  const sample = Array.from({ length: SAMPLE }, () => found[Math.floor(Math.random() * found.length)]);
  const worth = (turn: Turn | undefined): number => {
    const side = turn?.after.workers[position.toMove] ?? 0;
    const count = (set: number): number => set.toString(2).replaceAll('0', '').length;
    const { level1 = 0, level2 = 0 } = turn?.after ?? {};
    return count(side & level1) + 2 * count(side & level2);
  };
  return sample.toSorted((a, b) => worth(b) - worth(a))[0];
};

const advance = (moment: Moment): Moment => {
  if (moment.position.winner !== NOBODY) return { position: fresh(), events: [] };
  const turn = anyTurn(moment.position);
  return turn === undefined
    ? { position: fresh(), events: [] }
    : { position: turn.after, events: turn.events };
};

/** A game in full swing: every kind of piece is there, and nobody can win at once. */
const MIDDLE = parseFen('0102013140021210042001000/1/mortal:D2,A4/mortal:C3,E3');
const opening = (): Moment => ({ position: MIDDLE.ok ? MIDDLE.value : fresh(), events: [] });

const NO_OFFERS = new Map<never, never>();

export const DemoBoard = (): ReactNode => {
  const words = useWords();
  const { calm } = useStore(preferences);
  const [moment, setMoment] = useState<Moment>(opening);
  useEffect(() => {
    if (calm) return undefined;
    const timer = setInterval(() => {
      if (!document.hidden) setMoment(advance);
    }, PAUSE_MS);
    return () => clearInterval(timer);
  }, [calm]);
  const view = useBoardView({ moment, offers: NO_OFFERS, selected: undefined, threats: undefined, pov: 0 });
  const person = { kind: 'person', name: '', here: true } as const;
  return <Board view={view} names={namesOf(words, [person, person])} onPick={() => {}} still />;
};
