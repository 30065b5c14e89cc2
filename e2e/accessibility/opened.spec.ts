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
import { test } from '../testing/kept-page.ts';
import { openScreen } from '../testing/open-screen.ts';
import { expect, PASSWORD } from '../testing/shop.ts';

const browse = browseTexts.tables.SR;
const detail = benefitDetailTexts.tables.SR;
const frame = frameTexts.tables.SR;
const requests = requestsTexts.tables.SR;

// An employee with much data; the tests change nothing, because other tests that look at the account read Serbian too.
test.use({ person: { email: 'employee@izbor.demo', password: PASSWORD } });

const byButton = (name: string) => (page: Page) =>
  page
    .getByRole('button', { name: new RegExp(`^${name.split('{{')[0]}`) })
    .first()
    .click();

/** Screens, with what is opened over each of them in turn; Escape closes it again. */
type Opened = readonly [path: string, opened: readonly [what: string, open: (page: Page) => Promise<void>][]][];

// Neighbouring screens have different titles, so the title shows that a screen has loaded. Here: what looks different at a desk.
const ON_A_DESK: Opened = [
  [
    '/cart/',
    [
      ['the notifications', byButton(frame['header.bell'])],
      ['the account', byButton(frame['header.account'])],
    ],
  ],
  [
    '/reimbursement',
    [
      [
        'what is wrong with a form',
        async (page) => {
          for (const _ of ['kind', 'details'])
            await page.getByRole('button', { name: requests.next, exact: true }).click();
          await expect(page.getByText(requests['problem.required']).first()).toBeVisible();
        },
      ],
    ],
  ],
];

/** Opens every screen and each of its layers in turn, and calls `look` for each. */
async function lookAtOpened(page: Page, screens: Opened, look: (name: string) => Promise<void>): Promise<void> {
  for (const [path, opened] of screens) {
    await openScreen(page, path);
    for (const [what, open] of opened) {
      await test.step(`${path}, ${what}`, async () => {
        await open(page);
        await look(`${path}, ${what}`);
        await page.keyboard.press('Escape');
      });
    }
  }
}

test('axe finds nothing with something open', async ({ page, signedIn }) => {
  test.setTimeout(240_000);
  await signedIn();
  await lookAtOpened(page, ON_A_DESK, async (name) => {
    expect.soft(await axeFindings(page), name).toEqual([]);
  });
});

const inBottomBar = (name: string) => (page: Page) =>
  page.getByRole('navigation', { name: frame['bottom.label'] }).getByRole('button', { name, exact: true }).click();
const inBanner = (name: string) => (page: Page) =>
  page
    .getByRole('banner')
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .click();

const ON_A_PHONE: Opened = [
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
    '/fixed-benefits',
    [['a dialog of a benefit', (page) => page.getByRole('article').first().getByRole('button').first().click()]],
  ],
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

const PHONE = { width: 360, height: 780 };
/** Layers over a page; the page under them is already checked as a whole screen. */
const LAYERS = '[role=dialog], [role=alertdialog], [role=listbox]';

test('on a phone in the dark axe finds nothing with something open, nor at 400 % zoom in forced colours, and nothing that is focused is covered', async ({
  page,
  signedIn,
}) => {
  test.setTimeout(240_000);
  await signedIn();
  await page.setViewportSize(PHONE);
  await page.emulateMedia({ colorScheme: 'dark' });
  await lookAtOpened(page, ON_A_PHONE, async (name) => {
    await expect(page.getByRole('dialog').or(page.getByRole('alertdialog'))).not.toHaveCount(0);
    expect.soft(await axeFindings(page), name).toEqual([]);
    expect.soft(await coveredWhenFocused(page), name).toEqual([]);
    await page.emulateMedia({ forcedColors: 'active' });
    await page.setViewportSize({ width: 320, height: 256 });
    const small = `${name}, small and in forced colours`;
    expect.soft(await axeFindings(page, LAYERS), small).toEqual([]);
    expect.soft(await chosenThatLookAlike(page), small).toEqual([]);
    expect.soft(await coveredWhenFocused(page), small).toEqual([]);
    await page.emulateMedia({ forcedColors: 'none' });
    await page.setViewportSize(PHONE);
  });
});

test('in forced colours what is chosen never looks like what is not, and a step that is off not like the one that is on', async ({
  page,
  signedIn,
}) => {
  test.setTimeout(240_000);
  await signedIn();
  await page.emulateMedia({ forcedColors: 'active' });
  for (const path of ['/', '/flexible-benefits/1', '/budget', '/profile', '/reimbursement', '/benefit/1']) {
    await page.setViewportSize({ width: 1280, height: 800 });
    await openScreen(page, path);
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await chosenThatLookAlike(page), `${path} at ${width}`).toEqual([]);
    }
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  await openScreen(page, '/budget');
  await openScreen(page, '/benefit/2');
  const colourOf = (name: string) =>
    page
      .getByRole('main')
      .getByRole('button', { name, exact: true })
      .evaluate((button) => getComputedStyle(button).color);
  expect(await colourOf(detail.fewer)).not.toBe(await colourOf(detail.more));
});
