import { test as inKeptPage } from './kept-page.ts';
import { PASSWORD } from './shop.ts';
import { STARTS, type StartedShop } from './start-shop.ts';

export { expect, PASSWORD } from './shop.ts';
export { STARTS } from './start-shop.ts';

interface ShopWithClock {
  /** The server whose clock this test moves; `page`, `request`, `call` and `signedIn` speak to it. No other test does meanwhile. */
  ownShop: StartedShop;
  /** Moves the server's clock; jobs have done what is due then when it settles. Sessions end 30 days after their last use. */
  moveClock: (to: string) => Promise<void>;
}

/** A test of the whole shop in which time passes as it says. */
export const test = inKeptPage.extend<ShopWithClock>({
  ownShop: [
    async ({ clockShop }, use) => {
      const shop = await clockShop();
      // The test before left it where it was.
      await shop.moveClock(STARTS);
      await use(shop);
    },
    { timeout: 300_000 },
  ],

  baseURL: async ({ ownShop }, use) => use(ownShop.url),

  person: async ({ ownShop }, use) => use({ email: ownShop.takePerson(), password: PASSWORD }),

  moveClock: async ({ ownShop }, use) => use(ownShop.moveClock),
});
