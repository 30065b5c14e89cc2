import type { Page } from '@playwright/test';
import { businessDay } from '#contract/calendar/calendar.rules.ts';
import { benefitDetailTexts } from '#locales/benefit-detail/benefit-detail.texts.ts';
import { browseTexts } from '#locales/browse/browse.texts.ts';
import { cardTexts } from '#locales/card/card.texts.ts';
import { formatDay } from '#locales/dates.ts';
import { frameTexts } from '#locales/frame/frame.texts.ts';
import { requestsTexts } from '#locales/requests/requests.texts.ts';
import { subscriptionsTexts } from '#locales/subscriptions/subscriptions.texts.ts';
import { chosenThatLookAlike } from '../testing/alike.ts';
import { axeFindings } from '../testing/axe.ts';
import { coveredWhenFocused } from '../testing/covered.ts';
import { expect, PASSWORD, test } from '../testing/shop.ts';

const browse = browseTexts.tables.SR;
const detail = benefitDetailTexts.tables.SR;
const frame = frameTexts.tables.SR;
const requests = requestsTexts.tables.SR;

// Somebody with a full account, who changes nothing: the other tests that look at it read Serbian too.
test.use({ person: { email: 'employee@izbor.demo', password: PASSWORD }, reducedMotion: 'reduce' });

const byButton = (name: string) => (page: Page) =>
  page
    .getByRole('button', { name: new RegExp(`^${name.split('{{')[0]}`) })
    .first()
    .click();

/** What can be open over a page, one after the other, and what opens it. */
const OPENED: readonly [path: string, what: string, open: (page: Page) => Promise<void>][] = [
  ['/about', 'the search', (page) => page.keyboard.press('Control+K')],
  ['/cart/', 'the notifications', byButton(frame['header.bell'])],
  ['/cart/', 'the account', byButton(frame['header.account'])],
  ['/cart/?notifications=all', 'all notifications', (page) => expect(page.getByRole('dialog')).toBeVisible()],
  [
    '/flexible-benefits',
    'a list to choose from',
    (page) => page.getByRole('main').getByRole('combobox').first().click(),
  ],
  [
    '/fixed-benefits',
    'a dialog of a benefit',
    (page) => page.getByRole('article').first().getByRole('button').first().click(),
  ],
  [
    '/reimbursement',
    'what is wrong with a form',
    async (page) => {
      for (const _ of ['kind', 'details']) await page.getByRole('button', { name: requests.next, exact: true }).click();
      await expect(page.getByText(requests['problem.required']).first()).toBeVisible();
    },
  ],
];

test('axe finds nothing with something open', async ({ page, signedIn }) => {
  test.setTimeout(240_000);
  await signedIn();
  for (const [path, what, open] of OPENED) {
    await page.goto(path);
    // Not by its role: what is open from the start hides it from screen readers.
    await expect(page.locator('h1').first()).toBeVisible();
    await expect(page.locator('.animate-breathe')).toHaveCount(0);
    await open(page);
    expect.soft(await axeFindings(page), `${path}, ${what}`).toEqual([]);
  }
});

const inBottomBar = (name: string) => (page: Page) =>
  page.getByRole('navigation', { name: frame['bottom.label'] }).getByRole('button', { name, exact: true }).click();
const inBanner = (name: string) => (page: Page) =>
  page
    .getByRole('banner')
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .click();

/** The same on a phone, where Escape closes it again and the next thing opens over the same page. */
const ON_A_PHONE: readonly [path: string, opened: readonly [what: string, open: (page: Page) => Promise<void>][]][] = [
  [
    '/about',
    [
      ['the card', inBottomBar(cardTexts.tables.SR.title)],
      ['the favourites', inBottomBar(frame['bottom.favourites'])],
      ['the account', inBottomBar(frame['bottom.account'])],
      ['the notifications', inBanner(frame['header.notifications'])],
      ['the cart', inBanner('Korpa')],
      ['the search', inBanner(frame['header.search'])],
    ],
  ],
  ['/cart/?notifications=all', [['all notifications', (page) => expect(page.getByRole('dialog')).toBeVisible()]]],
  [
    '/flexible-benefits?type=voucher',
    [
      ['the categories', byButton(frame['sidebar.open'])],
      [
        'a list among the filters',
        async (page) => {
          await byButton(browse.filters)(page);
          await page.getByRole('dialog').getByRole('combobox').first().click();
        },
      ],
    ],
  ],
  [
    '/reimbursement',
    [
      [
        'a calendar',
        async (page) => {
          await page.getByRole('button', { name: requests.next, exact: true }).click();
          await page.getByRole('textbox', { name: requests.purchaseDate }).fill(formatDay(businessDay(new Date())));
          await page.getByRole('button', { name: requests['date.open'] }).click();
        },
      ],
    ],
  ],
  ['/subscriptions', [['a question', byButton(subscriptionsTexts.tables.SR.cancel)]]],
];

test.describe('on a phone in the dark', () => {
  test.use({ viewport: { width: 360, height: 780 }, colorScheme: 'dark' });

  test('axe finds nothing with something open, nor at 400 % zoom in forced colours, and nothing that is focused is covered', async ({
    page,
    signedIn,
  }) => {
    test.setTimeout(240_000);
    await signedIn();
    for (const [path, opened] of ON_A_PHONE) {
      await page.goto(path);
      await expect(page.locator('h1')).toBeAttached();
      await expect(page.locator('.animate-breathe')).toHaveCount(0);
      for (const [what, open] of opened) {
        await open(page);
        await expect(page.getByRole('dialog').or(page.getByRole('alertdialog'))).not.toHaveCount(0);
        expect.soft(await axeFindings(page), `${path}, ${what}`).toEqual([]);
        expect.soft(await coveredWhenFocused(page), `${path}, ${what}`).toEqual([]);
        await page.emulateMedia({ forcedColors: 'active' });
        await page.setViewportSize({ width: 320, height: 256 });
        const small = `${path}, ${what}, small and in forced colours`;
        expect.soft(await axeFindings(page), small).toEqual([]);
        expect.soft(await chosenThatLookAlike(page), small).toEqual([]);
        expect.soft(await coveredWhenFocused(page), small).toEqual([]);
        await page.emulateMedia({ forcedColors: 'none' });
        await page.setViewportSize({ width: 360, height: 780 });
        await page.keyboard.press('Escape');
      }
    }
  });
});

test.describe('in forced colours', () => {
  test.use({ forcedColors: 'active' });

  test('a step that is off does not look like the one that is on', async ({ page, signedIn }) => {
    await signedIn();
    await page.goto('/benefit/2');
    const colourOf = (name: string) =>
      page
        .getByRole('main')
        .getByRole('button', { name, exact: true })
        .evaluate((button) => getComputedStyle(button).color);
    expect(await colourOf(detail.fewer)).not.toBe(await colourOf(detail.more));
  });

  test('what is chosen never looks like what is not', async ({ page, signedIn }) => {
    test.setTimeout(240_000);
    await signedIn();
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 800 });
      for (const path of ['/', '/flexible-benefits/1', '/budget', '/profile', '/reimbursement', '/benefit/1']) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.locator('.animate-breathe')).toHaveCount(0);
        expect.soft(await chosenThatLookAlike(page), `${path} at ${width}`).toEqual([]);
      }
    }
  });
});
