import type { Browser, Locator, Page } from 'playwright';
import { figure, median, openPhone, type PhoneShop, signIn } from './phone-shop.ts';
import { interactions, touchReported, watchTouches } from './touches.ts';

const TIMES = 3;
const GOAL = 100;
/** How many rows ↓ goes through while it is held. */
const HELD = 60;
const LIST = '/admin-panel/benefits?per=100';
const EDITOR = 'content@izbor.demo';

/** How long after a press administration shows that it was pressed, at a desk with a quarter of the CPU. */
export async function measureDesk(browser: Browser, shop: PhoneShop): Promise<void> {
  const token = await signIn(shop.url, EDITOR);
  const row = (page: Page) => page.getByRole('rowheader').getByRole('link').first();
  const measured: [what: string, path: string, act: (page: Page) => Promise<void>][] = [
    ['order a list of 100', LIST, (page) => page.locator('thead button:not([role="checkbox"])').first().click()],
    ['choose all of a page', LIST, (page) => page.locator('thead').getByRole('checkbox').click()],
    ['↓ held over 60 rows', LIST, (page) => hold(page, row(page), 'ArrowDown')],
    ['open a record beside its list', '/admin-panel/providers', (page) => row(page).click()],
    [
      'type ten letters in the form of a benefit',
      shop.benefit.replace('/benefit/', '/admin-panel/benefits/'),
      (page) => page.getByRole('textbox').first().pressSequentially('ABCDEFGHIJ'),
    ],
  ];
  for (const [what, path, act] of measured) {
    const durations: number[] = [];
    for (let time = 0; time < TIMES; time += 1) durations.push(await slowest(browser, { ...shop, token }, path, act));
    figure(`${what}: to the next paint`, median(durations), GOAL, 'ms');
  }
}

async function slowest(browser: Browser, shop: PhoneShop, path: string, act: (page: Page) => Promise<void>) {
  const { page, close } = await openPhone(browser, shop, { quick: true, desk: true });
  await page.addInitScript(watchTouches);
  await page.goto(path, { waitUntil: 'networkidle' });
  await act(page);
  await touchReported(page);
  await page.waitForLoadState('networkidle');
  const longest = Math.max(...(await interactions(page)));
  await close();
  return longest;
}

async function hold(page: Page, on: Locator, key: string): Promise<void> {
  await on.focus();
  for (let pressed = 0; pressed < HELD; pressed += 1) await page.keyboard.down(key);
  await page.keyboard.up(key);
}
