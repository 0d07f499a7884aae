/** A power in full: what it does, what to know before choosing it, and whom it may not meet. */

import { BANS, type God, workersOf } from '@caldera/rules';
import type { ReactNode } from 'react';
import { useWords, type Words } from '../words/index.ts';
import { Emblem } from './emblem.tsx';
import { godNameIn, useGodWords } from './god-words.ts';

const factsOf = (words: Words, god: God): readonly string[] => {
  const { facts, sets, players } = words.gods;
  return [
    sets[god.set],
    players(god.players.join(', ')),
    facts.workers(workersOf(god)),
    ...(god.mustStart === true ? [facts.mustStart] : []),
    ...(god.mustGoLast === true ? [facts.mustGoLast] : []),
    ...(god.hiddenInformation === true ? [facts.hidden] : []),
    ...(god.randomness === true ? [facts.random] : []),
    ...(god.oncePerGame === true ? [facts.once] : []),
  ];
};

const bannedWith = (words: Words, god: God): readonly string[] =>
  BANS.flatMap(({ pairs }) => pairs.flatMap(([a, b]) => (a === god.id ? [b] : b === god.id ? [a] : []))).map(
    (id) => godNameIn(words, id),
  );

export const GodCard = ({ god }: { readonly god: God }): ReactNode => {
  const words = useWords();
  const { powerOf, titleOf } = useGodWords();
  const bans = bannedWith(words, god);
  return (
    <div className="god-card stack">
      <div className="row">
        <Emblem god={god.id} />
        <p className="muted">{titleOf(god)}</p>
      </div>
      <p>{powerOf(god)}</p>
      <ul className="facts plain">
        {factsOf(words, god).map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      {bans.length > 0 && (
        <p className="muted">
          {words.gods.bans}: {bans.join(', ')}
        </p>
      )}
    </div>
  );
};
