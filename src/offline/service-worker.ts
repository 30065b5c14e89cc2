/// <reference lib="webworker" />
import { fileFor, pictureFor } from './worker-answers.ts';
import { answerFor, BUILDS_KEPT, cacheOf, hasHash } from './worker-rules.ts';

declare const self: ServiceWorkerGlobalScope;
declare const KEPT_FILES: readonly string[];
declare const VERSION: string;

// The shop without a network: its page, and what the card, the vouchers and a running checkout need (product.md 7.12).
// Calls of the API are never answered here: what belongs to a person must not be cached by its address.
const PAGE = '/';
const CACHE = cacheOf(VERSION);
const PAGE_WAIT = 4000;

self.addEventListener('install', (event) => {
  event.waitUntil(
    (async () => {
      const cache = await caches.open(CACHE);
      // What may have changed under its name is asked of the server, whatever the browser has of it.
      const files = [PAGE, ...KEPT_FILES];
      await cache.addAll(files.map((file) => (hasHash(file) ? file : new Request(file, { cache: 'reload' }))));
      // At once, and without harm: a page of the version before finds its files still here.
      await self.skipWaiting();
    })(),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      // In the order that they came; the oldest are not needed by any page any more.
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

// The newest page when a server answers with it in time, else the one that came with these files: without a network, and while no
// server is ready, when what stands before them answers in their place.
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
