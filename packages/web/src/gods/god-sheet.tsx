/** A power's card, over the game. */

import type { God } from '@caldera/rules';
import type { ReactNode } from 'react';
import { Sheet } from '../design/controls.tsx';

export const GodSheet = ({
  god,
  onClose,
}: {
  readonly god: God;
  readonly onClose: () => void;
}): ReactNode => (
  <Sheet title={god.name} onClose={onClose}>
    {god.title !== undefined && <p className="muted">{god.title}</p>}
    <p>{god.power}</p>
  </Sheet>
);
