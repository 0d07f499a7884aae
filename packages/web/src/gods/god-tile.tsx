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
  why,
  still = false,
}: {
  readonly god: God;
  readonly onChoose?: () => void;
  readonly marked?: boolean;
  /** Why it cannot be chosen. */
  readonly why?: string;
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
        {why !== undefined && <span className="refused">{why}</span>}
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
    <button
      type="button"
      className="god-tile card"
      data-god={god.id}
      onClick={why === undefined ? onChoose : undefined}
      aria-pressed={marked}
      // it stays within reach: whoever listens hears the reason too
      aria-disabled={why !== undefined || undefined}
    >
      {inside}
    </button>
  );
};
