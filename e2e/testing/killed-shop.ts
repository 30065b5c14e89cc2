import { PEOPLE_OF_OWN_SHOP } from './seeded-folder.ts';
import { test as withClock } from './shop-with-clock.ts';
import { STARTS, startShop } from './start-shop.ts';

export { expect, PASSWORD } from './shop-with-clock.ts';

/**
 * A test that kills its server, or that does something to everybody: in a shop that no other test has, with a clock that was never
 * later than the test moves it.
 */
export const test = withClock.extend<{ peopleOfShop: number }>({
  peopleOfShop: [PEOPLE_OF_OWN_SHOP, { option: true }],

  ownShop: async ({ peopleOfShop }, use) => {
    const shop = await startShop({ clock: STARTS, people: peopleOfShop });
    await use(shop);
    await shop.stop();
  },
});
