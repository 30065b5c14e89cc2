import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Locator, Page } from 'playwright';
import { figure } from './figure.ts';
import { openPhone, type PhoneShop, signIn } from './phone-shop.ts';
import { median } from './ratio.ts';
import { forgetTouches, interactions, rested, watchTouches } from './touches.ts';

const TIMES = 3;
const GOAL = 100;
/** Number of rows that a held ↓ key moves through, 30 per second. */
const HELD = 60;
const REPEATS = 33;
const EDITOR = 'content@izbor.demo';

interface Press {
  what: string;
  act: (page: Page) => Promise<void>;
  /** Restores the page for the next repetition. */
  back?: (page: Page) => Promise<void>;
}

const row = (page: Page) => page.getByRole('rowheader').getByRole('link').first();
const all = (page: Page) => page.locator('thead').getByRole('checkbox');
const one = (page: Page) => page.locator('tbody').getByRole('checkbox').nth(3);
const order = (page: Page) => page.locator('thead button:not([role="checkbox"])').first();
const away = (page: Page) => page.keyboard.press('Escape');

const LIST: readonly Press[] = [
  // The lower limit: pressing something that does nothing.
  { what: 'press words, which do nothing', act: (page) => press(page, page.locator('main h1')) },
  { what: 'choose one of 100 rows', act: (page) => press(page, one(page)), back: (page) => press(page, one(page)) },
  { what: 'choose all of 100 rows', act: (page) => press(page, all(page)), back: (page) => press(page, all(page)) },
  { what: '↓ held over 60 rows', act: (page) => hold(page, row(page), 'ArrowDown') },
  { what: 'order a list of 100', act: (page) => press(page, order(page)) },
];
const DRAWER: readonly Press[] = [
  { what: 'open a record beside its list', act: (page) => press(page, row(page)), back: away },
  { what: 'close it', act: away, back: (page) => press(page, row(page)) },
];
const FORM: readonly Press[] = [
  { what: 'type ten letters in the form of a benefit', act: (page) => type(page.getByRole('textbox').first()) },
];

/** Time from a press until administration shows a response, at a desk with a quarter of the CPU. */
export async function measureDesk(browser: Browser, shop: PhoneShop): Promise<void> {
  const token = await signIn(shop.url, EDITOR);
  const form = shop.benefit.replace('/benefit/', '/admin-panel/benefits/');
  for (const [path, presses, first] of [
    ['/admin-panel/benefits?per=100', LIST, null],
    ['/admin-panel/providers', DRAWER.slice(0, 1), null],
    ['/admin-panel/providers', DRAWER.slice(1), row],
    [form, FORM, null],
  ] as const) {
    const { page, close } = await openPhone(browser, Object.assign({}, shop, { token }), { quick: true, desk: true });
    await page.addInitScript(watchTouches);
    await page.goto(path, { waitUntil: 'networkidle' });
    if (first) await press(page, first(page));
    for (const each of presses) figure(`${each.what}: to the next paint`, await slowest(page, each), GOAL, 'ms');
    await close();
  }
}

async function slowest(page: Page, { act, back }: Press): Promise<number> {
  const durations: number[] = [];
  for (let time = 0; time < TIMES; time += 1) {
    await rested(page);
    await forgetTouches(page);
    await act(page);
    await rested(page);
    // The browser does not report durations under 16 ms, which are a frame at most.
    durations.push(Math.max(16, ...(await interactions(page))));
    if (back) await back(page);
  }
  return median(durations);
}

/** Uses the mouse only: Playwright's own checks of a page with 6,000 elements would be measured too. */
async function press(page: Page, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('There is nothing to press');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await rested(page);
  await forgetTouches(page);
  await page.mouse.down();
  await page.mouse.up();
}

async function hold(page: Page, on: Locator, key: string): Promise<void> {
  await on.focus();
  for (let pressed = 0; pressed < HELD; pressed += 1) {
    await page.keyboard.down(key);
    await pause(REPEATS);
  }
  await page.keyboard.up(key);
}

async function type(field: Locator): Promise<void> {
  await field.focus();
  await field.press('End');
  for (const letter of 'ABCDEFGHIJ') await field.page().keyboard.press(letter);
}
