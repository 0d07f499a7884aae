/** The address bar as a store. */

import { further, loadFurther } from './further.tsx';
import { isFurther, makeRoute, parseRoute, type Route } from './route.ts';
import { createStore, type Readable } from './store.ts';

// the links people send each other are paths, because those survive being copied
const shared = /^\/game\/([A-Za-z0-9]+)\/?$/.exec(location.pathname)?.[1];
if (shared !== undefined) history.replaceState(null, '', `/${makeRoute({ screen: 'online', game: shared })}`);
// any other path leads nowhere
else if (!['/', '/index.html'].includes(location.pathname))
  history.replaceState(null, '', `/${makeRoute({ screen: 'lost' })}`);

const current = createStore<Route>(parseRoute(location.hash));

const show = (next: Route): void => {
  current.set(next);
  // another screen begins at its top
  scrollTo(0, 0);
};

/** A screen that has still to be fetched takes the place of the last one when it is there, not before. */
const arrive = async (hash: string): Promise<void> => {
  await loadFurther();
  if (location.hash === hash) show(parseRoute(hash));
};

addEventListener('hashchange', () => {
  const next = parseRoute(location.hash);
  if (isFurther(next) && further.get() === undefined) void arrive(location.hash);
  else show(next);
});

export const route: Readable<Route> = current;

export const goTo = (next: Route): void => {
  location.hash = makeRoute(next);
};

/** The same where the way back must not lead to the place one is sent on from. */
export const goOnTo = (next: Route): void => {
  location.replace(makeRoute(next));
};
