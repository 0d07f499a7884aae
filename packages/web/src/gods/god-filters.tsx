/** Which powers are looked for: by words, and by the set they came in. */

import type { God, GodSet } from '@caldera/rules';
import { type ReactNode, useDeferredValue } from 'react';
import { SearchField } from '../design/search-field.tsx';
import { useWords } from '../words/index.ts';
import { useGodWords } from './god-words.ts';

type SetChoice = GodSet | 'all';
const SETS: readonly SetChoice[] = ['all', 'simple', 'advanced', 'golden-fleece', 'hero', 'promo'];

export interface GodFilter {
  readonly search: string;
  readonly set: SetChoice;
}

export const ANY_GOD: GodFilter = { search: '', set: 'all' };

export const useFoundGods = (gods: readonly God[], { search, set }: GodFilter): readonly God[] => {
  const { fits } = useGodWords();
  const wanted = useDeferredValue(search);
  return gods.filter((god) => (set === 'all' || god.set === set) && fits(god, wanted));
};

export const GodFilters = ({
  filter,
  onChange,
}: {
  readonly filter: GodFilter;
  readonly onChange: (filter: GodFilter) => void;
}): ReactNode => {
  const words = useWords();
  return (
    <div className="filters">
      <SearchField
        label={words.gods.search}
        value={filter.search}
        onChange={(search) => onChange({ ...filter, search })}
      />
      <label className="field">
        <span>{words.gods.set}</span>
        <select
          className="input"
          value={filter.set}
          onChange={(event) =>
            onChange({ ...filter, set: SETS.find((each) => each === event.target.value) ?? 'all' })
          }
        >
          {SETS.map((each) => (
            <option key={each} value={each}>
              {words.gods.sets[each]}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
};
