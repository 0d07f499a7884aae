import './design/fonts.css';
import './design/tokens.css';
import './design/base.css';
import './design/board.css';
import './design/flat-board.css';
import './design/gods.css';
import './design/online.css';
import './design/players.css';
import './design/game.css';
import './design/game-wide.css';
import './design/game-menu.css';
import './design/game-middle.css';
import './design/screens.css';
import './design/shore.css';
import './design/home.css';
import './design/answers.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { loadFurther } from './app/further.tsx';
import { route } from './app/navigation.ts';
import { isFurther } from './app/route.ts';
import { keepForOffline } from './pwa/register.ts';
import { preferences } from './settings/preferences.ts';
import { speak } from './words/index.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('the page has no place for the client');
await Promise.all([speak(preferences.get().language), isFurther(route.get()) ? loadFurther() : undefined]);
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
keepForOffline();
void loadFurther();
