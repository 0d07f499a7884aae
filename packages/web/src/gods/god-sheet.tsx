/** A power's card, over the game, and the way to try it. */

import type { God } from '@caldera/rules';
import type { ReactNode } from 'react';
import { makeRoute } from '../app/route.ts';
import { Sheet } from '../design/controls.tsx';
import { useWords } from '../words/index.ts';
import { GodCard } from './god-card.tsx';
import { useGodWords } from './god-words.ts';

export const GodSheet = ({
  god,
  onClose,
}: {
  readonly god: God;
  readonly onClose: () => void;
}): ReactNode => {
  const words = useWords();
  const { nameOf } = useGodWords();
  return (
    <Sheet title={nameOf(god)} onClose={onClose}>
      <GodCard god={god} />
      {god.set !== 'mortal' && <a href={makeRoute({ screen: 'lab', god: god.id })}>{words.gods.lab}</a>}
    </Sheet>
  );
};
