import type { Browser, Locator, Page } from 'playwright';
import { figure } from './figure.ts';
import { openPhone, type PhoneShop } from './phone-shop.ts';
import { median } from './ratio.ts';
import { forgetTouches, interactions, rested, touchReported, watchTouches } from './touches.ts';

const TIMES = 3;
const GOAL = 100;

/** Time from a touch until the page shows a response, at a quarter of the CPU. */
export async function measureInteractions(browser: Browser, shop: PhoneShop): Promise<void> {
  // The lower limit: touching something that does nothing.
  await interaction(browser, shop, 'a touch of words, which do nothing', '/flexible-benefits', (page) =>
    touch(page, page.locator('main h1')),
  );
  await interaction(browser, shop, 'add to cart', '/flexible-benefits', (page) =>
    touch(page, page.locator('main article button[aria-pressed="false"]').filter({ visible: true }).last()),
  );
  await interaction(browser, shop, 'change a filter', '/flexible-benefits', async (page) => {
    await page.getByRole('button', { name: /^(Filters|Filteri)/ }).tap();
    await page.getByRole('dialog').evaluate(untilStill);
    await touch(page, page.getByRole('dialog').getByRole('switch'));
  });
  await interaction(browser, shop, 'open notifications', '/', (page) =>
    touch(page, page.getByRole('banner').getByRole('button', { name: /^(Notifications|Obaveštenja),/ })),
  );
  await interaction(browser, shop, 'open a dialog', '/fixed-benefits', (page) =>
    touch(page, page.locator('main article h3 button, main article h2 button').first()),
  );
}

async function interaction(
  browser: Browser,
  shop: PhoneShop,
  what: string,
  path: string,
  act: (page: Page) => Promise<void>,
): Promise<void> {
  const durations: number[] = [];
  for (let time = 0; time < TIMES; time += 1) {
    const { page, close } = await openPhone(browser, shop, { quick: true });
    await page.addInitScript(watchTouches);
    await page.goto(path, { waitUntil: 'networkidle' });
    await act(page);
    await touchReported(page);
    await page.waitForLoadState('networkidle');
    durations.push(Math.max(...(await interactions(page))));
    await close();
  }
  figure(`${what}: from the touch to the next paint`, median(durations), GOAL, 'ms');
}

/** Uses the touchscreen only: Playwright's own checks during a tap would be measured too. */
async function touch(page: Page, target: Locator): Promise<void> {
  // A handle to the element: a locator of the last one would move on when others are added below it.
  const control = await target.elementHandle();
  await control?.scrollIntoViewIfNeeded();
  await rested(page);
  const box = await control?.boundingBox();
  if (!box) throw new Error('There is nothing to touch');
  await forgetTouches(page);
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}

/** Waits until all animations of an element have ended. */
async function untilStill(element: Element): Promise<void> {
  await Promise.allSettled(element.getAnimations({ subtree: true }).map(({ finished }) => finished));
}
