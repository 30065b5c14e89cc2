import { test as inKeptPage } from './kept-page.ts';
import { PASSWORD } from './shop.ts';
import { STARTS, type StartedShop } from './start-shop.ts';

export { expect, PASSWORD } from './shop.ts';
export { STARTS } from './start-shop.ts';

interface ShopWithClock {
  /** The server whose clock this test moves; `page`, `request`, `call` and `signedIn` use it, and no other test does meanwhile. */
  ownShop: StartedShop;
  /** Moves the server's clock; settles once the jobs that are due have run. Sessions end 30 days after their last use. */
  moveClock: (to: string) => Promise<void>;
}

/** A test of the whole shop that controls its clock. */
export const test = inKeptPage.extend<ShopWithClock>({
  ownShop: [
    async ({ clockShop }, use) => {
      const shop = await clockShop();
      // The previous test may have moved the clock.
      await shop.moveClock(STARTS);
      await use(shop);
    },
    { timeout: 300_000 },
  ],

  baseURL: async ({ ownShop }, use) => use(ownShop.url),

  person: async ({ ownShop }, use) => use({ email: ownShop.takePerson(), password: PASSWORD }),

  moveClock: async ({ ownShop }, use) => use(ownShop.moveClock),
});
