/** Every screen but the first one and the table, and what writes records. It comes as one file, once there is something to play. */

import type { ReactNode } from 'react';
import { GodScreen } from '../gods/god-screen.tsx';
import { GodsScreen } from '../gods/gods-screen.tsx';
import { LabScreen } from '../gods/lab-screen.tsx';
import { CreateScreen } from '../online/create-screen.tsx';
import { LobbyScreen } from '../online/lobby-screen.tsx';
import { OnlineScreen } from '../online/online-screen.tsx';
import { ProfileScreen } from '../online/profile-screen.tsx';
import { ReplayScreen } from '../record/replay-screen.tsx';
import { AboutScreen } from '../screens/about.tsx';
import { HelpScreen } from '../screens/help.tsx';
import { NewGameScreen } from '../screens/new-game.tsx';
import { SettingsScreen } from '../screens/settings.tsx';
import type { FurtherRoute } from './route.ts';

export { ShareSheet } from '../record/share-sheet.tsx';

export const FurtherScreen = ({ at }: { readonly at: FurtherRoute }): ReactNode => {
  switch (at.screen) {
    case 'new':
      return at.mode === 'friend' ? (
        <CreateScreen />
      ) : (
        <NewGameScreen
          key={`${at.mode} ${at.god ?? ''}`}
          mode={at.mode}
          {...(at.god === undefined ? {} : { god: at.god })}
        />
      );
    case 'settings':
      return <SettingsScreen />;
    case 'about':
      return <AboutScreen />;
    case 'help':
      return <HelpScreen />;
    case 'gods':
      return at.god === undefined ? <GodsScreen /> : <GodScreen id={at.god} />;
    case 'lab':
      return <LabScreen id={at.god} />;
    case 'lobby':
      return <LobbyScreen />;
    case 'online':
      return <OnlineScreen key={at.game} id={at.game} />;
    case 'replay':
      return <ReplayScreen record={at.record} />;
    case 'profile':
      return <ProfileScreen />;
  }
};
