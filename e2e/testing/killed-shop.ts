import { PEOPLE_OF_OWN_SHOP } from './seeded-shop.ts';
import { test as withClock } from './shop-with-clock.ts';
import { CLOCK_SHOP, startShop } from './start-shop.ts';

export { expect, PASSWORD } from './shop-with-clock.ts';

const SERVER_DIED =
  /net::ERR_(CONNECTION_(REFUSED|RESET|CLOSED|ABORTED)|EMPTY_RESPONSE|SOCKET_NOT_CONNECTED|INCOMPLETE_CHUNKED_ENCODING|CONTENT_LENGTH_MISMATCH)/;

/**
 * Matches the errors a test expects, and Chromium's errors for a call whose server died: which of them appears depends on whether the
 * connection was being opened, used, idle or answered. One expression, because Playwright would take a list of two for a value and its
 * options.
 */
export const orServerDied = (expected: RegExp) => new RegExp(`${expected.source}|${SERVER_DIED.source}`);

/** A test that kills its server or changes data of everybody: in a shop of its own, whose clock only this test moves. */
export const test = withClock.extend<{ peopleOfShop: number }>({
  peopleOfShop: [PEOPLE_OF_OWN_SHOP, { option: true }],

  ownShop: async ({ peopleOfShop }, use) => {
    const shop = await startShop({ ...CLOCK_SHOP, people: peopleOfShop });
    await use(shop);
    await shop.stop();
  },
});
