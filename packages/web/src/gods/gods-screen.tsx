/** Every power there is: to search, to read about, to try. */

import { GODS } from '@caldera/rules';
import { type ReactNode, useState } from 'react';
import { useWords } from '../words/index.ts';
import { ANY_GOD, GodFilters, useFoundGods } from './god-filters.tsx';
import { GodTile } from './god-tile.tsx';

const POWERS = GODS.filter((god) => god.set !== 'mortal');

export const GodsScreen = (): ReactNode => {
  const words = useWords();
  const [filter, setFilter] = useState(ANY_GOD);
  const found = useFoundGods(POWERS, filter);
  return (
    <div className="page stack">
      <h1>{words.gods.title}</h1>
      <GodFilters filter={filter} onChange={setFilter} />
      <p role="status" className="muted">
        {found.length === 0 ? words.gods.none : words.gods.count(found.length)}
      </p>
      <ul className="plain god-grid">
        {found.map((god) => (
          <li key={god.id}>
            <GodTile god={god} />
          </li>
        ))}
      </ul>
    </div>
  );
};
