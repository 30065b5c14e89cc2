const PICTURES = 'izbor-pictures';
const MOST_PICTURES = 150;

/** The part of a FetchEvent that pictureFor needs. */
interface Asked {
  request: Request;
  waitUntil: (work: Promise<unknown>) => void;
}

/**
 * A file of the app from the cache of this version, else from that of an older one: a file with a hash in its name is the same
 * in every version.
 */
export async function fileFor(request: Request, cacheName: string): Promise<Response> {
  return (await caches.match(request, { cacheName })) ?? (await caches.match(request)) ?? fetch(request);
}

/**
 * A picture from the cache, if it is there, and fetched again for the next time. One that cannot be cached because the device
 * is full is shown all the same.
 */
export async function pictureFor(event: Asked): Promise<Response> {
  const { request } = event;
  const cache = await caches.open(PICTURES).catch(() => null);
  const kept = await cache?.match(request);
  const fetched = fetch(request);
  // Cloned before its body is read.
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
