import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fileFor, pictureFor } from './worker-answers.ts';

const FULL = new DOMException('Quota exceeded.', 'QuotaExceededError');
const ORIGIN = 'https://izbor.example';
const asked = (path: string) => new Request(new URL(path, ORIGIN));

/** A minimal Cache of a browser. */
class TestCache {
  readonly kept = new Map<string, Response>();
  readonly isFull: boolean;

  constructor(texts: Record<string, string> = {}, isFull = false) {
    for (const [path, text] of Object.entries(texts)) this.kept.set(new URL(path, ORIGIN).href, new Response(text));
    this.isFull = isFull;
  }
  async match({ url }: Request) {
    return this.kept.get(url)?.clone();
  }
  async put({ url }: Request, answer: Response) {
    if (this.isFull) throw FULL;
    this.kept.set(url, answer);
  }
  async keys() {
    return [...this.kept.keys()].map((url) => new Request(url));
  }
  async delete({ url }: Request) {
    return this.kept.delete(url);
  }
}

/** Stubs the caches of a browser, in the order in which they were created. */
function haveCaches(byName: Record<string, TestCache>) {
  vi.stubGlobal('caches', {
    async open(name: string) {
      const cache = byName[name];
      // A new cache needs space, too.
      if (!cache) throw FULL;
      return cache;
    },
    async match(request: Request, { cacheName }: { cacheName?: string } = {}) {
      const caches = cacheName === undefined ? Object.values(byName) : [byName[cacheName]];
      for (const cache of caches) {
        const found = await cache?.match(request);
        if (found) return found;
      }
      return undefined;
    },
  });
}

/** Work that the worker continues after its answer. */
let beside: Promise<unknown>[] = [];
const pictureAt = async (path: string) => {
  const waitUntil = (work: Promise<unknown>) => void beside.push(work);
  return pictureFor({ request: asked(path), waitUntil });
};

let fetched: string[] = [];
beforeEach(() => {
  beside = [];
  fetched = [];
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    const { pathname } = new URL(url);
    fetched.push(pathname);
    if (pathname.includes('away')) throw new TypeError('Failed to fetch');
    return new Response(`new ${pathname}`, { status: pathname.includes('missing') ? 404 : 200 });
  });
});
afterEach(() => vi.unstubAllGlobals());

it.each([
  ['is not full', new TestCache()],
  ['is full', new TestCache({}, true)],
  ['has no room for a first picture', undefined],
])('shows a picture that it has not kept, where the storage %s', async (_, cache) => {
  haveCaches(cache ? { 'izbor-pictures': cache } : {});
  const answer = await pictureAt('/pictures/sea.svg');
  expect(await answer.text()).toBe('new /pictures/sea.svg');
  // A failure of that work must not reject.
  await Promise.all(beside);
  const isKept = cache?.kept.has(`${ORIGIN}/pictures/sea.svg`) ?? false;
  expect(isKept).toBe(cache?.isFull === false);
});

it('answers before the picture is kept', async () => {
  const cache = new TestCache();
  let end = () => {};
  const put = vi.spyOn(cache, 'put').mockReturnValue(
    new Promise((resolve) => {
      end = resolve;
    }),
  );
  haveCaches({ 'izbor-pictures': cache });
  const answer = await pictureAt('/pictures/sea.svg');
  expect(await answer.text()).toBe('new /pictures/sea.svg');
  expect(await put.mock.lastCall?.[1].text()).toBe('new /pictures/sea.svg');
  end();
  await Promise.all(beside);
});

it('shows a picture as it was kept, and has the new one for the next time', async () => {
  haveCaches({ 'izbor-pictures': new TestCache({ '/pictures/sea.svg': 'old' }) });
  expect(await (await pictureAt('/pictures/sea.svg')).text()).toBe('old');
  await Promise.all(beside);
  expect(await (await pictureAt('/pictures/sea.svg')).text()).toBe('new /pictures/sea.svg');
});

it('shows what was kept while nobody answers, and keeps nothing that is no picture', async () => {
  const cache = new TestCache({ '/pictures/away.svg': 'old' });
  haveCaches({ 'izbor-pictures': cache });
  expect(await (await pictureAt('/pictures/away.svg')).text()).toBe('old');
  expect((await pictureAt('/pictures/missing.svg')).status).toBe(404);
  await Promise.all(beside);
  expect([...cache.kept.keys()]).toEqual([`${ORIGIN}/pictures/away.svg`]);
  await expect(pictureAt('/pictures/away-too.svg')).rejects.toThrow('Failed to fetch');
});

it('keeps the newest 150 pictures', async () => {
  const before = Object.fromEntries(Array.from({ length: 150 }, (_, index) => [`/pictures/${index}.svg`, 'old']));
  const cache = new TestCache(before);
  haveCaches({ 'izbor-pictures': cache });
  await pictureAt('/pictures/sea.svg');
  await Promise.all(beside);
  expect(cache.kept.size).toBe(150);
  expect(cache.kept.has(`${ORIGIN}/pictures/0.svg`)).toBe(false);
});

it('answers a file that this build came with as this build has it, and one of a build before as that has it', async () => {
  haveCaches({
    'izbor-build-first': new TestCache({ '/icon.svg': 'first icon', '/assets/cart-first.js': 'first cart' }),
    'izbor-build-second': new TestCache({ '/icon.svg': 'second icon' }),
  });
  const answered = async (path: string) => (await fileFor(asked(path), 'izbor-build-second')).text();
  expect(await answered('/icon.svg')).toBe('second icon');
  expect(await answered('/assets/cart-first.js')).toBe('first cart');
  expect(fetched).toEqual([]);
  expect(await answered('/assets/later.js')).toBe('new /assets/later.js');
});
