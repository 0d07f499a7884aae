/**
 * Makes the client work without a connection after the first visit: every file of this build is kept, pages come from
 * the network while there is one. A new build has new file names, so it brings a new list and drops the old one.
 */

interface Lasting extends Event {
  readonly waitUntil: (work: Promise<unknown>) => void;
}
interface Fetching extends Lasting {
  readonly request: Request;
  readonly respondWith: (response: Promise<Response>) => void;
}
interface Scope {
  readonly location: Location;
  readonly skipWaiting: () => Promise<void>;
  readonly clients: { readonly claim: () => Promise<void> };
  readonly addEventListener: <E extends Event>(type: string, listener: (event: E) => void) => void;
}

const scope = globalThis as unknown as Scope;

/** Filled in by the build: the name of this build and its files. */
declare const BUILD: string;
const build = JSON.parse(BUILD) as { readonly name: string; readonly files: readonly string[] };

const keepAll = async (): Promise<void> => {
  const cache = await caches.open(build.name);
  await cache.addAll(['/', ...build.files]);
  await scope.skipWaiting();
};

const dropOld = async (): Promise<void> => {
  const known = await caches.keys();
  await Promise.all(known.filter((each) => each !== build.name).map((each) => caches.delete(each)));
  await scope.clients.claim();
};

const page = async (request: Request): Promise<Response> => {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match('/')) ?? Response.error();
  }
};

const file = async (request: Request): Promise<Response> => (await caches.match(request)) ?? fetch(request);

scope.addEventListener<Lasting>('install', (event) => event.waitUntil(keepAll()));
scope.addEventListener<Lasting>('activate', (event) => event.waitUntil(dropOld()));
scope.addEventListener<Fetching>('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== scope.location.origin || url.pathname.startsWith('/api/'))
    return;
  event.respondWith(request.mode === 'navigate' ? page(request) : file(request));
});

export {};
