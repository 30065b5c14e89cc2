import { PASSWORD, test as shop } from './shop.ts';
import { type StartedShop, startShop } from './start-shop.ts';

export { expect, PASSWORD } from './shop.ts';

/** When the clock of a test's own shop starts, unless the test says when. */
export const STARTS = '2026-11-20T09:00:00+01:00';

interface ShopWithClock {
  /** When the server's clock starts; a test sets it with `test.use({ startsAt })`. */
  startsAt: string;
  /** The server of this test alone; `page`, `request`, `call` and `signedIn` speak to it. */
  ownShop: StartedShop;
  /** Moves the server's clock; jobs have done what is due then when it settles. Sessions end 30 days after their last use. */
  moveClock: (to: string) => Promise<void>;
}

/** A test of the whole shop in which time passes as it says. */
export const test = shop.extend<ShopWithClock>({
  // The demo data of one moment are made once: who needs no other takes this one.
  startsAt: [STARTS, { option: true }],

  ownShop: [
    async ({ startsAt }, use) => {
      const own = await startShop({ clock: startsAt });
      await use(own);
      await own.stop();
    },
    { timeout: 300_000 },
  ],

  baseURL: async ({ ownShop }, use) => use(ownShop.url),

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures are needed from the pattern
  person: async ({}, use) => use({ email: 'person-3@izbor.bench', password: PASSWORD }),

  moveClock: async ({ ownShop }, use) => use(ownShop.moveClock),
});
