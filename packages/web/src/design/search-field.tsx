/** Words to look for. */

import type { ReactNode } from 'react';

export const SearchField = ({
  label,
  value,
  onChange,
}: {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}): ReactNode => (
  <label className="field">
    <span>{label}</span>
    <input className="input" type="search" value={value} onChange={(event) => onChange(event.target.value)} />
  </label>
);
