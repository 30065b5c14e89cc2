import { PASSWORD, test as shop } from './shop.ts';
import { STARTS, type StartedShop, startShop } from './start-shop.ts';

export { expect, PASSWORD } from './shop.ts';
export { STARTS } from './start-shop.ts';

interface ShopWithClock {
  /** When the server's clock starts; a test sets it with `test.use({ startsAt })`, and has a server of its own then. */
  startsAt: string;
  /** The server whose clock this test moves; `page`, `request`, `call` and `signedIn` speak to it. No other test does meanwhile. */
  ownShop: StartedShop;
  /** Moves the server's clock; jobs have done what is due then when it settles. Sessions end 30 days after their last use. */
  moveClock: (to: string) => Promise<void>;
}

/** A test of the whole shop in which time passes as it says. */
export const test = shop.extend<ShopWithClock>({
  startsAt: [STARTS, { option: true }],

  ownShop: [
    async ({ startsAt, clockShop }, use) => {
      if (startsAt === STARTS) {
        const shared = await clockShop();
        // The test before left it where it was.
        await shared.moveClock(STARTS);
        return use(shared);
      }
      const own = await startShop({ clock: startsAt });
      await use(own);
      await own.stop();
    },
    { timeout: 300_000 },
  ],

  baseURL: async ({ ownShop }, use) => use(ownShop.url),

  person: async ({ ownShop }, use) => use({ email: ownShop.takePerson(), password: PASSWORD }),

  moveClock: async ({ ownShop }, use) => use(ownShop.moveClock),
});
