/** Where in the client one is: the part of the address behind the #, so that links work offline and from any folder. */

export type Route =
  | { readonly screen: 'home' }
  | { readonly screen: 'new'; readonly mode: NewMode; readonly god?: string }
  | { readonly screen: 'table' }
  | { readonly screen: 'gods'; readonly god?: string }
  | { readonly screen: 'lab'; readonly god: string }
  | { readonly screen: 'lobby' }
  | { readonly screen: 'online'; readonly game: string }
  | { readonly screen: 'replay'; readonly record?: string }
  | { readonly screen: 'settings' }
  | { readonly screen: 'profile' }
  | { readonly screen: 'about' }
  | { readonly screen: 'help' }
  /** An address that leads nowhere. */
  | { readonly screen: 'lost' };

export const NEW_MODES = ['engine', 'device', 'watch', 'friend'] as const;
export type NewMode = (typeof NEW_MODES)[number];

/** What can be shown at once: there the rest of the client is still on its way. */
type FirstRoute = Extract<Route, { readonly screen: 'home' | 'table' | 'lost' }>;
export type FurtherRoute = Exclude<Route, FirstRoute>;

export const isFurther = (at: Route): at is FurtherRoute =>
  at.screen !== 'home' && at.screen !== 'table' && at.screen !== 'lost';

/** A link that was cut in the middle of a letter is read as it stands. */
const decoded = (part: string): string => {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
};

export const parseRoute = (hash: string): Route => {
  const [screen = '', detail = '', more = ''] = hash.replace(/^#?\/?/, '').split('/');
  const text = decoded(detail);
  switch (screen) {
    case 'new':
      return {
        screen,
        mode: NEW_MODES.find((mode) => mode === text) ?? 'engine',
        ...(more === '' ? {} : { god: decoded(more) }),
      };
    case 'gods':
      return text === '' ? { screen } : { screen, god: text };
    case 'lab':
      return { screen, god: text };
    case 'online':
      return text === '' ? { screen: 'lobby' } : { screen, game: text };
    case 'replay':
      return text === '' ? { screen } : { screen, record: text };
    case 'table':
    case 'lobby':
    case 'settings':
    case 'profile':
    case 'about':
    case 'help':
      return { screen };
    case '':
      return { screen: 'home' };
    default:
      return { screen: 'lost' };
  }
};

export const makeRoute = (route: Route): string => {
  switch (route.screen) {
    case 'home':
      return '#/';
    case 'new':
      return `#/new/${route.mode}${route.god === undefined ? '' : `/${encodeURIComponent(route.god)}`}`;
    case 'gods':
      return route.god === undefined ? '#/gods' : `#/gods/${encodeURIComponent(route.god)}`;
    case 'lab':
      return `#/lab/${encodeURIComponent(route.god)}`;
    case 'online':
      return `#/online/${encodeURIComponent(route.game)}`;
    case 'replay':
      return route.record === undefined ? '#/replay' : `#/replay/${encodeURIComponent(route.record)}`;
    case 'table':
    case 'lobby':
    case 'settings':
    case 'profile':
    case 'about':
    case 'help':
    case 'lost':
      return `#/${route.screen}`;
  }
};
