/** A power to choose: its emblem, its name, and what it does, on one card. */

import type { God } from '@caldera/rules';
import type { ReactNode } from 'react';
import { Emblem } from '../gods/emblem.tsx';
import { useGodWords } from '../gods/god-words.ts';
import { godsFor } from '../play/line-up.ts';

export const GodSelect = ({
  label,
  value,
  players,
  onChange,
}: {
  readonly label: string;
  readonly value: God;
  readonly players: number;
  readonly onChange: (god: God) => void;
}): ReactNode => {
  const { nameOf, powerOf } = useGodWords();
  const gods = godsFor(players);
  return (
    <div className="card god-select">
      <Emblem god={value.id} />
      <label className="field">
        <span>{label}</span>
        <select
          className="input"
          value={value.id}
          onChange={(event) => {
            const god = gods.find(({ id }) => id === event.target.value);
            if (god !== undefined) onChange(god);
          }}
        >
          {gods.map((god) => (
            <option key={god.id} value={god.id}>
              {nameOf(god)}
            </option>
          ))}
        </select>
      </label>
      <small>{powerOf(value)}</small>
    </div>
  );
};
