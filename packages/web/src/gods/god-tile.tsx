/** A power on a small card: emblem, name, and what it does in one sentence. A way to its page, a choice, or neither. */

import type { God } from '@caldera/rules';
import type { ReactNode } from 'react';
import { makeRoute } from '../app/route.ts';
import { Icon } from '../design/icons.tsx';
import { Emblem } from './emblem.tsx';
import { useGodWords } from './god-words.ts';

export const GodTile = ({
  god,
  onChoose,
  marked,
  still = false,
}: {
  readonly god: God;
  readonly onChoose?: () => void;
  readonly marked?: boolean;
  /** Only to be read. */
  readonly still?: boolean;
}): ReactNode => {
  const { nameOf, powerOf, titleOf } = useGodWords();
  const inside = (
    <>
      <Emblem god={god.id} />
      <span className="god-text">
        <strong>{nameOf(god)}</strong>
        <span className="muted">{titleOf(god)}</span>
        <span>{powerOf(god)}</span>
      </span>
      {marked === true && <Icon name="done" />}
    </>
  );
  if (still) return <div className="god-tile card">{inside}</div>;
  return onChoose === undefined ? (
    <a className="god-tile card" href={makeRoute({ screen: 'gods', god: god.id })}>
      {inside}
    </a>
  ) : (
    <button type="button" className="god-tile card" onClick={onChoose} aria-pressed={marked}>
      {inside}
    </button>
  );
};
