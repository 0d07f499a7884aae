/** A power on a prepared board, both sides in one's own hands. */

import { type God, godNamed } from '@caldera/rules';
import { type ReactNode, useEffect, useState } from 'react';
import { makeRoute } from '../app/route.ts';
import { Button } from '../design/controls.tsx';
import type { Seat } from '../play/controller.ts';
import { GameScreen } from '../play/game-screen.tsx';
import { LocalGame } from '../play/local-game.ts';
import { LostScreen } from '../screens/lost.tsx';
import { useWords } from '../words/index.ts';
import { GodCard } from './god-card.tsx';
import { useGodWords } from './god-words.ts';
import { labFor } from './lab.ts';

const person: Seat = { kind: 'person', name: '', here: true };
const atOnce = (): Promise<void> => Promise.resolve();
const open = (god: God): LocalGame =>
  new LocalGame({ start: labFor(god), seats: [person, person] }, undefined, atOnce);

const Lab = ({ god }: { readonly god: God }): ReactNode => {
  const words = useWords();
  const { nameOf } = useGodWords();
  const [controller, setController] = useState(() => open(god));
  useEffect(() => () => controller.dispose(), [controller]);
  return (
    <GameScreen controller={controller}>
      <div className="card stack lab-card">
        <h2>{words.gods.labTitle(nameOf(god))}</h2>
        <p className="muted">{words.gods.labHelp}</p>
        <Button onClick={() => setController(open(god))}>{words.gods.startOver}</Button>
        <GodCard god={god} />
        <a href={makeRoute({ screen: 'gods' })}>{words.gods.back}</a>
      </div>
    </GameScreen>
  );
};

export const LabScreen = ({ id }: { readonly id: string }): ReactNode => {
  const god = godNamed(id);
  return god === undefined ? <LostScreen /> : <Lab key={god.id} god={god} />;
};
