// The service worker: keeps the page's files on the device, so that a page that was visited once opens without a network.
// It is a program of its own, which service-worker-plugin.ts builds into sw.js.

import { cacheNames, clientsClaim } from 'workbox-core';
import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst, NetworkOnly } from 'workbox-strategies';
import { isGamesAnswer } from './games-answer.ts';
import { showCalls } from './calls.ts';
import type { KeptFile } from '../../service-worker-plugin.ts';

declare const self: ServiceWorkerGlobalScope;
/** The plugin writes them here. */
declare const KEPT_FILES: KeptFile[];

// Who waits longer for the server gets what is kept.
const networkTimeoutSeconds = 3;

// A proxy that answers for a server that is away is no answer.
const serverAnswered = {
  fetchDidSucceed: async ({ response }: { readonly response: Response }): Promise<Response> => {
    if (response.status >= 502 && response.status <= 504) throw new TypeError('The server is away.');
    return response;
  },
};

// Every address of the page is the same document: the server's if it can be had, so that the newest page is shown.
registerRoute(
  new NavigationRoute(
    new NetworkOnly({
      networkTimeoutSeconds,
      plugins: [serverAnswered, { handlerDidError: () => matchPrecache('/index.html') }],
    }),
    { denylist: [/^\/(?:api|assets)\//, /^\/(?:healthz|readyz|metrics)$/] },
  ),
);

precacheAndRoute(KEPT_FILES, { directoryIndex: '', cleanURLs: false, ignoreURLParametersMatching: [] });

// Files of a newer page, which its own service worker has fetched and may not hand out before this one has gone.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  new CacheFirst({ cacheName: cacheNames.precache, plugins: [{ cacheWillUpdate: async () => null }] }),
);

// Which games there are is all that is kept of what the server says.
const gamesAddress = '/api/games';
const gamesAnswered = {
  fetchDidSucceed: async ({ response }: { readonly response: Response }): Promise<Response> => {
    if (response.ok && !(await isGamesAnswer(response))) throw new TypeError('Somebody else answered.');
    return response;
  },
};
const plugins = [serverAnswered, gamesAnswered];
const games = new NetworkFirst({ cacheName: 'games', networkTimeoutSeconds, plugins });
registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname === gamesAddress, games);

// The first page has asked before anybody was there to keep the answer.
self.addEventListener('install', (event) => {
  const asked = games.handleAll({ event, request: gamesAddress });
  event.waitUntil(Promise.all(asked).catch(() => undefined));
});

showCalls(self);
cleanupOutdatedCaches();
clientsClaim();
