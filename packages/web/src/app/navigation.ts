/** The address bar as a store. */

import { makeRoute, parseRoute, type Route } from './route.ts';
import { createStore, type Readable } from './store.ts';

const current = createStore<Route>(parseRoute(location.hash));
addEventListener('hashchange', () => current.set(parseRoute(location.hash)));

export const route: Readable<Route> = current;

export const goTo = (next: Route): void => {
  location.hash = makeRoute(next);
};
