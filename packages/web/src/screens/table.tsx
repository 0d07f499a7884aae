/** The game on this device. */

import { type ReactNode, useEffect } from 'react';
import { goOnTo } from '../app/navigation.ts';
import { useStore } from '../app/store.ts';
import { currentGame, keptGame } from '../play/current.ts';
import { GameScreen } from '../play/game-screen.tsx';
import { continueGame } from '../play/start.ts';
import { HomeScreen } from './home.tsx';

export const TableScreen = (): ReactNode => {
  const controller = useStore(currentGame);
  const missing = controller === undefined;
  // the page was loaded again in the middle of a game, or when it was over
  useEffect(() => {
    if (!missing) return;
    if (keptGame() === undefined) goOnTo({ screen: 'home' });
    else void continueGame();
  }, [missing]);
  return controller === undefined ? <HomeScreen /> : <GameScreen controller={controller} curtain />;
};
