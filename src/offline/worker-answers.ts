const PICTURES = 'izbor-pictures';
const MOST_PICTURES = 150;

/** What the answer of a picture needs of the browser's event. */
interface Asked {
  request: Request;
  waitUntil: (work: Promise<unknown>) => void;
}

/**
 * A file of the app as this version came with it, in the cache of that name; else as an older one did: a file with a hash in its name
 * never changes, whichever version it came with.
 */
export async function fileFor(request: Request, cacheName: string): Promise<Response> {
  return (await caches.match(request, { cacheName })) ?? (await caches.match(request)) ?? fetch(request);
}

/** A picture at once from before, and fetched again for the next time; one that cannot be kept, for the device is full, is shown all the same. */
export async function pictureFor(event: Asked): Promise<Response> {
  const { request } = event;
  const cache = await caches.open(PICTURES).catch(() => null);
  const kept = await cache?.match(request);
  const fetched = fetch(request);
  // Cloned before anybody reads it.
  const keeping = fetched.then(async (answer) => {
    if (cache && answer.ok) await keepPicture(cache, request, answer.clone());
  });
  event.waitUntil(keeping.catch(() => undefined));
  return kept ?? fetched;
}

async function keepPicture(cache: Cache, request: Request, answer: Response): Promise<void> {
  await cache.put(request, answer);
  const kept = await cache.keys();
  await Promise.all(kept.slice(0, -MOST_PICTURES).map((old) => cache.delete(old)));
}
