import { test as withClock } from './shop-with-clock.ts';
import { STARTS, startShop } from './start-shop.ts';

export { expect, PASSWORD } from './shop-with-clock.ts';

/** A test that kills its server: in a shop that no other test has, with a clock that was never later than the test moves it. */
export const test = withClock.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures are needed from the pattern
  ownShop: async ({}, use) => {
    const shop = await startShop({ clock: STARTS });
    await use(shop);
    await shop.stop();
  },
});
