import type { ReactNode } from 'react';
import { useWords } from '../words/index.ts';

/** Ten levels on one slider, each with a name. */
export const LevelSelect = ({
  label,
  value,
  onChange,
}: {
  readonly label: string;
  readonly value: number;
  readonly onChange: (level: number) => void;
}): ReactNode => {
  const words = useWords();
  const name = words.new.levels[value - 1] ?? '';
  return (
    <label className="field">
      <span>
        {label}: {value}, {name}
      </span>
      <input
        type="range"
        min={1}
        max={10}
        value={value}
        aria-valuetext={`${value}, ${name}`}
        onChange={(event) => onChange(Number(event.target.value))}
      />
    </label>
  );
};
