/** The address bar as a store. */

import { makeRoute, parseRoute, type Route } from './route.ts';
import { createStore, type Readable } from './store.ts';

// the links people send each other are paths, because those survive being copied
const shared = /^\/game\/([A-Za-z0-9]+)\/?$/.exec(location.pathname)?.[1];
if (shared !== undefined) history.replaceState(null, '', `/${makeRoute({ screen: 'online', game: shared })}`);
// any other path leads nowhere
else if (!['/', '/index.html'].includes(location.pathname))
  history.replaceState(null, '', `/${makeRoute({ screen: 'lost' })}`);

const current = createStore<Route>(parseRoute(location.hash));
addEventListener('hashchange', () => {
  current.set(parseRoute(location.hash));
  // another screen begins at its top
  scrollTo(0, 0);
});

export const route: Readable<Route> = current;

export const goTo = (next: Route): void => {
  location.hash = makeRoute(next);
};
