/// <reference lib="webworker" />
import { fileFor, pictureFor } from './worker-answers.ts';
import { answerFor, BUILDS_KEPT, cacheOf, hasHash } from './worker-rules.ts';

declare const self: ServiceWorkerGlobalScope;
declare const KEPT_FILES: readonly string[];
declare const VERSION: string;

// Makes the shop work offline: caches its page, and the files that the card, the vouchers and a running checkout need
// (product.md 7.12). Calls of the API are never answered here: a person's data must not be cached by its address.
const PAGE = '/';
const CACHE = cacheOf(VERSION);
const PAGE_WAIT = 4000;

self.addEventListener('install', (event) => {
  event.waitUntil(
    (async () => {
      const cache = await caches.open(CACHE);
      // A file without a hash in its name may have changed, so it is loaded past the HTTP cache.
      const files = [PAGE, ...KEPT_FILES];
      await cache.addAll(files.map((file) => (hasHash(file) ? file : new Request(file, { cache: 'reload' }))));
      // Activates immediately; a page of the previous version still finds its files in the cache.
      await self.skipWaiting();
    })(),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      // In order of creation; the oldest are not needed by any open page.
      const builds = (await caches.keys()).filter((name) => name.startsWith(cacheOf('')));
      await Promise.all(builds.slice(0, -BUILDS_KEPT).map((name) => caches.delete(name)));
      await self.registration.navigationPreload?.enable();
      await self.clients.claim();
    })(),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const kind = answerFor(request, self.location.origin);
  if (kind === 'page') event.respondWith(page(event));
  if (kind === 'file') event.respondWith(fileFor(request, CACHE));
  if (kind === 'picture') event.respondWith(pictureFor(event));
});

// The page from the server if that answers in time, else the cached one of this version: without a network, and while the
// server is not ready and the proxy in front of it answers instead.
async function page({ preloadResponse, request }: FetchEvent): Promise<Response> {
  const kept = await caches.match(PAGE, { cacheName: CACHE });
  const asked = Promise.resolve(preloadResponse as Promise<Response | undefined>).then(
    (early) => early ?? fetch(request),
  );
  if (!kept) return asked;
  const newest = asked.then((answer) => (answer.status < 500 ? answer : kept.clone()));
  const late = new Promise<Response>((resolve) => setTimeout(() => resolve(kept.clone()), PAGE_WAIT));
  return Promise.race([newest, late]).catch(() => kept.clone());
}
