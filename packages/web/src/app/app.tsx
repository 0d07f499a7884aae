/** The frame around every screen, and which screen it is. */

import { type ReactNode, useEffect, useRef } from 'react';
import { Shore } from '../design/shore.tsx';
import { ReplaceSheet } from '../play/replace-sheet.tsx';
import { HomeScreen } from '../screens/home.tsx';
import { LostScreen } from '../screens/lost.tsx';
import { TableScreen } from '../screens/table.tsx';
import { preferences } from '../settings/preferences.ts';
import { useTheme } from '../settings/theme.ts';
import { speak, useWords, type Words } from '../words/index.ts';
import { focusOnward, keepPlace } from './focus.ts';
import { Further } from './further.tsx';
import { route } from './navigation.ts';
import { isFurther, makeRoute, type Route } from './route.ts';
import { useStore } from './store.ts';
import { titlePlace } from './title.ts';
import { Guard, Trouble } from './trouble.tsx';

const Screen = ({ at }: { readonly at: Route }): ReactNode => {
  if (isFurther(at)) return <Further at={at} />;
  switch (at.screen) {
    case 'home':
      return <HomeScreen />;
    case 'table':
      return <TableScreen />;
    case 'lost':
      return <LostScreen />;
  }
};

/** What a screen is called in the title of the page. */
const nameOf = (words: Words, at: Route): string => {
  switch (at.screen) {
    case 'home':
      return '';
    case 'new':
      return words.new.modes[at.mode];
    case 'table':
    case 'online':
      return words.menu.play;
    case 'lab':
      return words.menu.gods;
    case 'lost':
      return words.lost.title;
    case 'gods':
    case 'lobby':
    case 'replay':
    case 'settings':
    case 'profile':
    case 'about':
    case 'help':
      return words.menu[at.screen];
  }
};

const MENU = ['gods', 'lobby', 'settings', 'help'] as const;

export const App = (): ReactNode => {
  const at = useStore(route);
  const words = useWords();
  const { language, calm } = useStore(preferences);
  useTheme();
  useEffect(() => void speak(language), [language]);
  useEffect(() => {
    document.documentElement.toggleAttribute('data-calm', calm);
  }, [calm]);
  useEffect(() => keepPlace(document.body), []);
  const name = nameOf(words, at);
  useEffect(() => titlePlace(name), [name]);
  // another screen: whoever reads it with their ears begins at its top
  const last = useRef(at);
  useEffect(() => {
    if (last.current !== at) focusOnward();
    last.current = at;
  }, [at]);
  const playing =
    at.screen === 'table' || at.screen === 'online' || at.screen === 'lab' || at.screen === 'replay';
  return (
    <>
      <button type="button" className="skip-link" onClick={() => document.getElementById('content')?.focus()}>
        {words.skipToContent}
      </button>
      <header className="top-bar" data-playing={playing || undefined}>
        <a className="brand" href={makeRoute({ screen: 'home' })}>
          {words.name}
        </a>
        <nav aria-label={words.menu.label}>
          {MENU.map((screen) => (
            <a
              key={screen}
              href={makeRoute({ screen })}
              aria-current={at.screen === screen ? 'page' : undefined}
            >
              {words.menu[screen]}
            </a>
          ))}
        </nav>
      </header>
      <main id="content" tabIndex={-1} data-screen={at.screen}>
        <Guard key={makeRoute(at)}>
          <Screen at={at} />
        </Guard>
        <Shore />
      </main>
      <ReplaceSheet />
      <Trouble />
    </>
  );
};
