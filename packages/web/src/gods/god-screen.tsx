/** One power's page: what it does, a position in which it matters, and the lab where it can be tried. */

import { type God, godNamed } from '@caldera/rules';
import { type ReactNode, useMemo } from 'react';
import { makeRoute } from '../app/route.ts';
import { FlatBoard } from '../board/flat-board.tsx';
import { squaresFrom } from '../board/from-position.ts';
import { type BoardView, NO_TRACE } from '../board/view.ts';
import { followWorkers } from '../board/workers.ts';
import { LostScreen } from '../screens/lost.tsx';
import { useWords } from '../words/index.ts';
import { GodCard } from './god-card.tsx';
import { useGodWords } from './god-words.ts';
import { labFor } from './lab.ts';

/** The position of the lab, to look at; nothing where the lab begins with an empty board. */
const pictureOf = (god: God): BoardView | undefined => {
  const position = labFor(god);
  const workers = followWorkers([], position);
  if (workers.length === 0) return undefined;
  return {
    squares: squaresFrom(position, workers),
    workers,
    offers: new Map(),
    selected: undefined,
    trace: NO_TRACE,
    threats: undefined,
    pov: 0,
    winner: undefined,
  };
};

const Page = ({ god }: { readonly god: God }): ReactNode => {
  const words = useWords();
  const { nameOf } = useGodWords();
  const picture = useMemo(() => pictureOf(god), [god]);
  return (
    <div className="god-page">
      <div className="stack">
        <h1>{nameOf(god)}</h1>
        <GodCard god={god} />
        <div className="row">
          <a className="button primary" href={makeRoute({ screen: 'lab', god: god.id })}>
            {words.gods.lab}
          </a>
          <a className="button" href={makeRoute({ screen: 'new', mode: 'engine', god: god.id })}>
            {words.gods.play(nameOf(god))}
          </a>
        </div>
      </div>
      {picture !== undefined && (
        <div inert>
          <FlatBoard view={picture} names={words.players.colours} onPick={() => {}} still />
        </div>
      )}
    </div>
  );
};

export const GodScreen = ({ id }: { readonly id: string }): ReactNode => {
  const words = useWords();
  const god = godNamed(id);
  if (god === undefined) return <LostScreen />;
  return (
    <div className="page medium stack">
      <a href={makeRoute({ screen: 'gods' })}>{words.gods.back}</a>
      <Page key={god.id} god={god} />
    </div>
  );
};
