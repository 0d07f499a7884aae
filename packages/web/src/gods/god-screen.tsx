/** One power's page, and the lab where it can be tried. */

import { godNamed } from '@caldera/rules';
import type { ReactNode } from 'react';
import { makeRoute } from '../app/route.ts';
import { useWords } from '../words/index.ts';
import { GodCard } from './god-card.tsx';
import { useGodWords } from './god-words.ts';

export const GodScreen = ({ id }: { readonly id: string }): ReactNode => {
  const words = useWords();
  const { nameOf } = useGodWords();
  const god = godNamed(id);
  return (
    <div className="page narrow stack">
      <a href={makeRoute({ screen: 'gods' })}>{words.gods.back}</a>
      {god === undefined ? (
        <p className="notice bad">{words.gods.none}</p>
      ) : (
        <>
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
        </>
      )}
    </div>
  );
};
