import type { God } from '@caldera/rules';
import type { ReactNode } from 'react';
import { useGodWords } from '../gods/god-words.ts';
import { godsFor } from '../play/line-up.ts';

export const GodSelect = ({
  label,
  value,
  onChange,
}: {
  readonly label: string;
  readonly value: God;
  readonly onChange: (god: God) => void;
}): ReactNode => {
  const { powerOf } = useGodWords();
  const gods = godsFor(2);
  return (
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
            {god.name}
          </option>
        ))}
      </select>
      <small>{powerOf(value)}</small>
    </label>
  );
};
