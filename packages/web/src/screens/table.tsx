/** The game on this device. */

import { type ReactNode, useEffect } from 'react';
import { useStore } from '../app/store.ts';
import { currentGame } from '../play/current.ts';
import { GameScreen } from '../play/game-screen.tsx';
import { continueGame } from '../play/start.ts';
import { HomeScreen } from './home.tsx';

export const TableScreen = (): ReactNode => {
  const controller = useStore(currentGame);
  const missing = controller === undefined;
  // the page was loaded again in the middle of a game
  useEffect(() => {
    if (missing) void continueGame();
  }, [missing]);
  return controller === undefined ? <HomeScreen /> : <GameScreen controller={controller} curtain />;
};
