import type { Browser, Page } from 'playwright';
import { figure, median, openPhone, type PhoneShop } from './phone-shop.ts';
import { interactions, touchReported, watchTouches } from './touches.ts';

const TIMES = 3;
const GOAL = 100;

/** How long after a touch the page shows that it was touched, at a quarter of the CPU. */
export async function measureInteractions(browser: Browser, shop: PhoneShop): Promise<void> {
  await interaction(browser, shop, 'add to cart', '/flexible-benefits', (page) =>
    page.locator('main article button[aria-pressed="false"]').filter({ visible: true }).last().tap(),
  );
  await interaction(browser, shop, 'change a filter', '/flexible-benefits', async (page) => {
    await page.getByRole('button', { name: /^(Filters|Filteri)/ }).tap();
    await page.getByRole('dialog').evaluate(untilStill);
    await touchReported(page);
    await page.evaluate(() => (window as unknown as { touched: number[] }).touched.splice(0));
    await page.getByRole('dialog').getByRole('switch').tap();
  });
  await interaction(browser, shop, 'open notifications', '/', (page) =>
    page
      .getByRole('banner')
      .getByRole('button', { name: /^(Notifications|Obaveštenja),/ })
      .tap(),
  );
  await interaction(browser, shop, 'open a dialog', '/fixed-benefits', (page) =>
    page.locator('main article h3 button, main article h2 button').first().tap(),
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

/** Waits until nothing of an element moves any more. */
async function untilStill(element: Element): Promise<void> {
  await Promise.allSettled(element.getAnimations({ subtree: true }).map(({ finished }) => finished));
}
