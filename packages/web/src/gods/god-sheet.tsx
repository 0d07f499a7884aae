/** A power's card, over the game. */

import type { God } from '@caldera/rules';
import type { ReactNode } from 'react';
import { Sheet } from '../design/controls.tsx';
import { GodCard } from './god-card.tsx';

export const GodSheet = ({
  god,
  onClose,
}: {
  readonly god: God;
  readonly onClose: () => void;
}): ReactNode => (
  <Sheet title={god.name} onClose={onClose}>
    <GodCard god={god} />
  </Sheet>
);
