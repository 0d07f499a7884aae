/** A power on a small card: emblem, name, and what it does in one sentence. */

import type { God } from '@caldera/rules';
import type { ReactNode } from 'react';
import { makeRoute } from '../app/route.ts';
import { Emblem } from './emblem.tsx';
import { useGodWords } from './god-words.ts';

export const GodTile = ({
  god,
  onChoose,
  marked,
}: {
  readonly god: God;
  readonly onChoose?: () => void;
  readonly marked?: boolean;
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
    </>
  );
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
