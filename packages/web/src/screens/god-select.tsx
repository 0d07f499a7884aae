/** A power to choose: its emblem, its name, and what it does, on one card that opens all the others. */

import type { God } from '@caldera/rules';
import { type ReactNode, useState } from 'react';
import { Icon } from '../design/icons.tsx';
import { Emblem } from '../gods/emblem.tsx';
import { GodPicker } from '../gods/god-picker.tsx';
import { useGodWords } from '../gods/god-words.ts';

export const GodSelect = ({
  label,
  value,
  players,
  others,
  onChange,
}: {
  readonly label: string;
  readonly value: God;
  readonly players: number;
  /** What the other seats have chosen. */
  readonly others: readonly God[];
  readonly onChange: (god: God) => void;
}): ReactNode => {
  const { nameOf, powerOf } = useGodWords();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="card god-select"
        aria-haspopup="dialog"
        data-god={value.id}
        onClick={() => setOpen(true)}
      >
        <Emblem god={value.id} />
        <span className="god-text">
          <span className="muted">{label}</span>
          <strong>{nameOf(value)}</strong>
        </span>
        <Icon name="open" />
        <small>{powerOf(value)}</small>
      </button>
      {open && (
        <GodPicker
          title={label}
          value={value}
          players={players}
          others={others}
          onChoose={onChange}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
};
