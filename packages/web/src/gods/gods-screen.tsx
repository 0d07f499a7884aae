/** Every power there is: to search, to read about, to try. */

import { GODS, type GodSet } from '@caldera/rules';
import { type ReactNode, useDeferredValue, useState } from 'react';
import { useWords } from '../words/index.ts';
import { GodTile } from './god-tile.tsx';
import { useGodWords } from './god-words.ts';

type SetChoice = GodSet | 'all';
const SETS: readonly SetChoice[] = ['all', 'simple', 'advanced', 'golden-fleece', 'hero', 'promo'];

export const GodsScreen = (): ReactNode => {
  const words = useWords();
  const { nameOf, powerOf, titleOf } = useGodWords();
  const [search, setSearch] = useState('');
  const [set, setSet] = useState<SetChoice>('all');
  const wanted = useDeferredValue(search).trim().toLowerCase();
  const found = GODS.filter(
    (god) =>
      god.set !== 'mortal' &&
      (set === 'all' || god.set === set) &&
      `${nameOf(god)} ${god.name} ${titleOf(god)} ${powerOf(god)}`.toLowerCase().includes(wanted),
  );
  return (
    <div className="page stack">
      <h1>{words.gods.title}</h1>
      <div className="filters">
        <label className="field">
          <span>{words.gods.search}</span>
          <input
            className="input"
            type="search"
            value={search}
            onChange={(event) => setSearch(event.target.value)}
          />
        </label>
        <label className="field">
          <span>{words.gods.set}</span>
          <select
            className="input"
            value={set}
            onChange={(event) => setSet(SETS.find((each) => each === event.target.value) ?? 'all')}
          >
            {SETS.map((each) => (
              <option key={each} value={each}>
                {words.gods.sets[each]}
              </option>
            ))}
          </select>
        </label>
      </div>
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
