/** The first screen: the board, alive, and one button. */

import { type ReactNode, useState } from 'react';
import { makeRoute, type Route } from '../app/route.ts';
import { Button } from '../design/controls.tsx';
import { Icon, type IconName } from '../design/icons.tsx';
import { keptGame } from '../play/current.ts';
import { continueGame, playNow } from '../play/start.ts';
import { useWords } from '../words/index.ts';
import { DemoBoard } from './demo-board.tsx';

export const HomeScreen = (): ReactNode => {
  const words = useWords();
  const [returning] = useState(() => keptGame() !== undefined);
  const links: readonly (readonly [string, IconName, Route])[] = [
    [words.menu.friend, 'share', { screen: 'new', mode: 'friend' }],
    [words.menu.device, 'device', { screen: 'new', mode: 'device' }],
    [words.menu.lobby, 'people', { screen: 'lobby' }],
    [words.menu.gods, 'gods', { screen: 'gods' }],
    [words.menu.options, 'settings', { screen: 'new', mode: 'engine' }],
    [words.menu.watch, 'watch', { screen: 'new', mode: 'watch' }],
  ];
  return (
    <div className="home">
      {/* nothing to be done there, so keys and screen readers pass it by */}
      <div className="home-board" inert>
        <DemoBoard />
      </div>
      <div className="home-menu stack">
        <h1>{words.name}</h1>
        <p className="muted">{words.tagline}</p>
        {returning && (
          <Button look="primary" className="big" onClick={() => void continueGame()}>
            {words.menu.continue}
          </Button>
        )}
        <Button {...(returning ? {} : { look: 'primary' })} className="big" onClick={() => void playNow()}>
          {words.menu.play}
        </Button>
        <div className="home-links">
          {links.map(([label, icon, to]) => (
            <a key={label} className="button" href={makeRoute(to)}>
              <Icon name={icon} />
              <span>{label}</span>
            </a>
          ))}
        </div>
        <p className="row quiet-links">
          {(['help', 'replay', 'profile', 'about'] as const).map((screen) => (
            <a key={screen} className="quiet-link" href={makeRoute({ screen })}>
              {words.menu[screen]}
            </a>
          ))}
        </p>
      </div>
    </div>
  );
};
