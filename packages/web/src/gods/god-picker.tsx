/**
 * One of all powers, on a sheet: searched, read and chosen. A power that does not fit stays in sight and says why. The
 * arrow keys walk over the cards, and Enter in the search takes the first that fits.
 */

import { banBetween, GODS, type God } from '@caldera/rules';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { Button, Sheet } from '../design/controls.tsx';
import { useWords } from '../words/index.ts';
import { ANY_GOD, GodFilters, useFoundGods } from './god-filters.tsx';
import { GodTile } from './god-tile.tsx';
import { useGodWords } from './god-words.ts';

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

const walk = (event: KeyboardEvent<HTMLElement>): void => {
  const step = STEPS[event.key];
  if (step === undefined) return;
  const tiles: readonly (HTMLElement | null)[] = [...event.currentTarget.querySelectorAll('button')];
  const at = tiles.indexOf(document.activeElement as HTMLElement | null);
  tiles[at + step]?.focus();
  event.preventDefault();
};

export const GodPicker = ({
  title,
  value,
  players,
  others,
  onChoose,
  onClose,
}: {
  readonly title: string;
  readonly value: God;
  readonly players: number;
  /** What the other seats have chosen. */
  readonly others: readonly God[];
  readonly onChoose: (god: God) => void;
  readonly onClose: () => void;
}): ReactNode => {
  const words = useWords();
  const { nameOf } = useGodWords();
  const [filter, setFilter] = useState(ANY_GOD);
  const found = useFoundGods(GODS, filter);
  const reasonAgainst = (god: God): string | undefined => {
    if (!god.players.includes(players)) return words.new.onlyFor(god.players.join(', '));
    for (const other of others) {
      const ban = banBetween(god.id, other.id);
      if (ban !== undefined) return words.new.notWith(nameOf(other), words.said('BANNED_PAIR', ban.why));
    }
    return undefined;
  };
  const fitting = found.filter((god) => reasonAgainst(god) === undefined);
  const chance = fitting.filter((god) => god.set !== 'mortal' && god !== value);
  const choose = (god: God | undefined): void => {
    if (god === undefined) return;
    onChoose(god);
    onClose();
  };
  return (
    <Sheet title={title} onClose={onClose} wide>
      <form
        className="picker-head"
        onSubmit={(event) => {
          event.preventDefault();
          choose(fitting[0]);
        }}
      >
        <GodFilters filter={filter} onChange={setFilter} />
        <div className="row spread">
          <p role="status" className="muted">
            {found.length === 0 ? words.gods.none : words.gods.count(found.length)}
          </p>
          <Button
            icon="chance"
            disabled={chance.length === 0}
            onClick={() => choose(chance[Math.floor(Math.random() * chance.length)])}
          >
            {words.new.random}
          </Button>
        </div>
      </form>
      <ul className="plain god-grid" onKeyDown={walk}>
        {found.map((god) => {
          const why = reasonAgainst(god);
          return (
            <li key={god.id}>
              <GodTile
                god={god}
                marked={god === value}
                onChoose={() => choose(god)}
                {...(why === undefined ? {} : { why })}
              />
            </li>
          );
        })}
      </ul>
    </Sheet>
  );
};
