/** How to play, in four pictures, and the keys. */

import { parseFen, type Square, squareNamed } from '@caldera/rules';
import { type ReactNode, useMemo } from 'react';
import { KEY_HELP } from '../app/keys.ts';
import { makeRoute } from '../app/route.ts';
import { FlatBoard } from '../board/flat-board.tsx';
import { squaresFrom } from '../board/from-position.ts';
import { type BoardView, NO_TRACE, type Offer, type OfferKind } from '../board/view.ts';
import { followWorkers } from '../board/workers.ts';
import { Button } from '../design/controls.tsx';
import { playNow } from '../play/start.ts';
import { useWords } from '../words/index.ts';

interface Lesson {
  readonly fen: string;
  readonly selected?: string;
  readonly offers: Readonly<Record<string, readonly OfferKind[]>>;
  readonly wins?: string;
}

const TOWERS = '0000000120001000021000000';

/** In the order of the sentences of the catalogue. */
const LESSONS: readonly Lesson[] = [
  {
    fen: `${TOWERS}/1/mortal:C3,B1/mortal:D2,A4`,
    selected: 'c3',
    offers: Object.fromEntries(['b3', 'b4', 'c4', 'd3', 'b2', 'c2'].map((at) => [at, ['move']])),
  },
  {
    fen: `${TOWERS}/1/mortal:C4,B1/mortal:D2,A4`,
    selected: 'c4',
    offers: {
      b4: ['build'],
      b5: ['build'],
      c5: ['build'],
      d5: ['build'],
      b3: ['build'],
      d4: ['build'],
      d3: ['build'],
    },
  },
  {
    fen: '0000000130001400021000000/1/mortal:C4,B1/mortal:E2,A4',
    selected: 'c4',
    offers: { d4: ['dome'] },
  },
  {
    fen: '0000000230001000021000000/1/mortal:C4,B1/mortal:E2,A4',
    selected: 'c4',
    offers: { d4: ['move'] },
    wins: 'd4',
  },
];

const viewOf = ({ fen, selected, offers, wins }: Lesson): BoardView | undefined => {
  const position = parseFen(fen);
  if (!position.ok) return undefined;
  const workers = followWorkers([], position.value);
  const marks = new Map<Square, readonly Offer[]>();
  for (const [name, kinds] of Object.entries(offers)) {
    const square = squareNamed(name);
    if (square !== undefined)
      marks.set(
        square,
        kinds.map((kind) => ({ kind, wins: name === wins })),
      );
  }
  return {
    squares: squaresFrom(position.value, workers),
    workers,
    offers: marks,
    selected: selected === undefined ? undefined : squareNamed(selected),
    trace: NO_TRACE,
    threats: undefined,
    pov: 0,
    winner: undefined,
  };
};

export const HelpScreen = (): ReactNode => {
  const words = useWords();
  const { help } = words;
  const views = useMemo(() => LESSONS.map(viewOf), []);
  return (
    <div className="page stack">
      <h1>{help.title}</h1>
      <p>{help.goal}</p>
      <ol className="plain lessons">
        {help.lessons.map(({ title, text }, index) => {
          const view = views[index];
          return (
            <li key={title} className="card lesson">
              {view !== undefined && (
                <div inert>
                  <FlatBoard view={view} names={words.players.colours} onPick={() => {}} still />
                </div>
              )}
              <h2>{title}</h2>
              <p>{text}</p>
            </li>
          );
        })}
      </ol>
      <p>{help.gods}</p>
      <div className="row">
        <Button look="primary" onClick={() => void playNow()}>
          {words.menu.play}
        </Button>
        <a className="button" href={makeRoute({ screen: 'gods' })}>
          {words.menu.gods}
        </a>
      </div>
      <h2>{words.about.keys}</h2>
      <dl className="keys">
        {KEY_HELP.map(([keys, what]) => (
          <div key={what}>
            <dt>
              <kbd>{keys}</kbd>
            </dt>
            <dd>{words.keys[what]}</dd>
          </div>
        ))}
      </dl>
      <a href={makeRoute({ screen: 'about' })}>{words.about.title}</a>
    </div>
  );
};
