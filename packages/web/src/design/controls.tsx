/** The few controls that every screen shares. */

import { type ReactNode, useEffect, useId, useRef } from 'react';
import { focusBack } from '../app/focus.ts';
import { useWords } from '../words/index.ts';
import { Icon, type IconName } from './icons.tsx';

export interface ButtonProps {
  readonly children: ReactNode;
  readonly onClick: () => void;
  readonly look?: 'primary' | 'quiet';
  readonly icon?: IconName;
  readonly disabled?: boolean;
  readonly pressed?: boolean;
  readonly className?: string;
}

export const Button = ({
  children,
  onClick,
  look,
  icon,
  disabled,
  pressed,
  className,
}: ButtonProps): ReactNode => (
  <button
    type="button"
    className={`button ${look ?? ''} ${className ?? ''}`}
    onClick={onClick}
    disabled={disabled}
    aria-pressed={pressed}
  >
    {icon !== undefined && <Icon name={icon} />}
    <span>{children}</span>
  </button>
);

export const IconButton = ({
  label,
  icon,
  onClick,
  disabled,
  pressed,
  className = 'quiet',
}: {
  readonly label: string;
  readonly icon: IconName;
  readonly onClick: () => void;
  readonly disabled?: boolean;
  readonly pressed?: boolean;
  readonly className?: string;
}): ReactNode => (
  <button
    type="button"
    className={`button icon-only ${className}`}
    aria-label={label}
    title={label}
    onClick={onClick}
    disabled={disabled}
    aria-pressed={pressed}
  >
    <Icon name={icon} />
  </button>
);

/** One of a few. */
export const Segments = <T extends string>({
  legend,
  value,
  options,
  onChange,
}: {
  readonly legend: string;
  readonly value: T;
  readonly options: readonly (readonly [T, string])[];
  readonly onChange: (value: T) => void;
}): ReactNode => {
  const name = useId();
  return (
    <fieldset className="segments">
      <legend className="legend">{legend}</legend>
      {options.map(([option, label]) => (
        <label key={option}>
          <input type="radio" name={name} checked={option === value} onChange={() => onChange(option)} />
          {label}
        </label>
      ))}
    </fieldset>
  );
};

export const Switch = ({
  label,
  value,
  onChange,
}: {
  readonly label: string;
  readonly value: boolean;
  readonly onChange: (value: boolean) => void;
}): ReactNode => (
  <label className="switch">
    <input type="checkbox" checked={value} onChange={(event) => onChange(event.target.checked)} />
    {label}
  </label>
);

/** A sheet from below on a phone, a dialog elsewhere. Escape and the backdrop close it. */
export const Sheet = ({
  title,
  onClose,
  wide = false,
  children,
}: {
  readonly title: string;
  readonly onClose: () => void;
  /** Room for many cards. */
  readonly wide?: boolean;
  readonly children: ReactNode;
}): ReactNode => {
  const words = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => {
    const element = dialog.current;
    const opener = document.activeElement;
    element?.showModal();
    return () => {
      element?.close();
      focusBack(opener);
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      className={wide ? 'sheet wide' : 'sheet'}
      aria-labelledby={heading}
      onCancel={onClose}
      onClick={(event) => event.target === dialog.current && onClose()}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      <div className="sheet-body">
        <header className="row spread">
          <h2 id={heading}>{title}</h2>
          <IconButton label={words.about.close} icon="close" onClick={onClose} />
        </header>
        {children}
      </div>
    </dialog>
  );
};
