/** Asks before a new game takes the place of the one under way. */

import { type ReactNode, useEffect } from 'react';
import { route } from '../app/navigation.ts';
import { useStore } from '../app/store.ts';
import { Button, Sheet } from '../design/controls.tsx';
import { useWords } from '../words/index.ts';
import { namesOf } from './names.ts';
import { goOn, replacing } from './start.ts';

const close = (): void => replacing.set(undefined);

export const ReplaceSheet = (): ReactNode => {
  const words = useWords();
  const asked = useStore(replacing);
  // whoever goes elsewhere has thought better of it
  useEffect(() => route.subscribe(close), []);
  if (asked === undefined) return null;
  const { old, start } = asked;
  const answer = (then: () => void): void => {
    close();
    then();
  };
  return (
    <Sheet title={words.underWay.title} onClose={close}>
      <p>{words.underWay.text(namesOf(words, old.seats).join(' – '), old.game.turns.length)}</p>
      <div className="row">
        <Button look="primary" onClick={() => answer(() => void goOn(old))}>
          {words.underWay.goOn}
        </Button>
        <Button onClick={() => answer(start)}>{words.underWay.replace}</Button>
      </div>
    </Sheet>
  );
};
