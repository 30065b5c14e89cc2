import type { Page } from '@playwright/test';
import { lengthOf } from '#server/testing/test-length.ts';
import { axeFindings, sidewards } from '../testing/axe.ts';
import type { CutText } from '../testing/cut-text.ts';
import { facesOf, facesOfFull } from '../testing/faces.ts';
import { test } from '../testing/kept-page.ts';
import { type Reader, readWhole } from '../testing/large-text.ts';
import { openScreen } from '../testing/open-screen.ts';
import { expect, PASSWORD } from '../testing/shop.ts';

/**
 * How the screens are checked in one run: closely in one window, and for horizontal overflow in the narrowest window of each other layout
 * (`breakpoints` of design-system/tokens.ts). With real data axe checks each screen once; its parts, its states and the desk are checked in
 * their stories. `npm test` checks closely on a phone only.
 */
interface Face {
  name: string;
  width: 360 | 1280;
  theme: 'dark' | 'light';
  others: readonly number[];
  axe: boolean;
}
const FACES = facesOf<Face>(
  {
    name: 'on a phone in the dark axe finds nothing,',
    width: 360,
    theme: 'dark',
    others: lengthOf({ short: [320, 769, 1101, 1280, 1600], full: [320] }),
    axe: true,
  },
  { name: 'at a desk in the light', width: 1280, theme: 'light', others: [1600, 1101, 769], axe: false },
);

/** What a screen is checked for. */
interface Look {
  /** axe must find nothing on a phone. */
  axe?: true;
  /** Large text with wide spacing is checked in windows of these widths. */
  read?: readonly Face['width'][];
  /** The screen must not overflow in any window width. */
  widths?: true;
}

const ALL: Look = { axe: true, widths: true };
const BOTH: Look = { ...ALL, read: [360, 1280] };
const ACCOUNT: Look = { ...ALL, read: [360] };
const READ: Look = { read: [360] };
const WIDTHS: Look = { widths: true };

type Screens = Record<string, Look>;

/** Neighbouring screens have different titles, so the title shows that a screen has loaded. */
const CATALOGUE: Screens = {
  '/': BOTH,
  '/flexible-benefits': BOTH,
  '/special-offers/1': ALL,
  '/fixed-benefits': BOTH,
  '/benefit/1': BOTH,
};
const OWN: Screens = {
  '/cart/': BOTH,
  '/profile': BOTH,
  '/budget': BOTH,
  '/packages/': BOTH,
};
const MONEY: Screens = {
  '/transactions': ACCOUNT,
  '/reimbursement': ACCOUNT,
  '/subscriptions': ACCOUNT,
  '/budget?as=table': READ,
  '/vouchers': ACCOUNT,
  '/reimbursement?tab=mine': { ...WIDTHS, ...READ },
};
const LEARNING: Screens = {
  '/certificates/': ACCOUNT,
  '/continuation/': ACCOUNT,
  '/package/1': ACCOUNT,
  '/course/3': ACCOUNT,
  '/success-certificate/?course=1': READ,
  '/course/start/2': READ,
  '/failed-certificate/2': READ,
  '/course/start/5': READ,
  '/suggestion': ALL,
  '/tutorial-and-faq': ALL,
  '/download-zone': ALL,
  '/contact/': ALL,
  '/about': ALL,
};
const OUTSIDE: Screens = {
  '/start': { axe: true },
  '/login': { axe: true, ...READ },
  '/register': { axe: true, ...READ },
  '/forgot-password': { axe: true },
  '/no-such-page': { axe: true, ...READ },
};

const softly = expect.configure({ soft: true });

/** Checks one screen after the other. Returns the texts that are cut off in large letters and must be whole elsewhere. */
async function walk(page: Page, face: Face, screens: Screens, alsoTrue?: () => Promise<void>): Promise<CutText[]> {
  const reader = { page, browser: await page.context().newCDPSession(page) };
  const cut: CutText[] = [];
  await page.emulateMedia({ colorScheme: face.theme });
  for (const [path, look] of Object.entries(screens)) {
    if (!(face.axe && look.axe) && !look.widths && !look.read?.includes(face.width)) continue;
    await test.step(path, async () => {
      await page.setViewportSize({ width: face.width, height: 800 });
      await openScreen(page, path);
      cut.push(...(await lookClosely(reader, face, path, look, alsoTrue)));
      for (const width of look.widths ? face.others : []) {
        await page.setViewportSize({ width, height: 800 });
        await softly.poll(() => sidewards(page), `${path} at ${width} px`).toBeLessThanOrEqual(0);
      }
    });
  }
  await reader.browser.detach();
  return cut;
}

async function lookClosely(
  reader: Reader,
  { width, theme, axe }: Face,
  path: string,
  look: Look,
  alsoTrue?: () => Promise<void>,
): Promise<CutText[]> {
  const name = `${path} at ${width} px, ${theme}`;
  await softly.poll(() => sidewards(reader.page), name).toBeLessThanOrEqual(0);
  await expect(reader.page.locator(`html[data-theme=${theme}]`), name).toBeAttached();
  if (axe && look.axe) expect.soft(await axeFindings(reader.page), name).toEqual([]);
  return look.read?.includes(width) ? await readWhole(reader, name, alsoTrue) : [];
}

/** Buttons of the header that are not entirely in sight. */
const outOfSight = (page: Page) =>
  page.evaluate(() => {
    const buttons = [...document.querySelectorAll('header button')];
    return ['Pretraži', 'Obaveštenja', 'Korpa', 'Nalog'].filter((name) => {
      const button = buttons.find((one) => (one.ariaLabel ?? one.textContent ?? '').trim().startsWith(name));
      const { left = -1, top = -1, right = 0, bottom = 0 } = button?.getBoundingClientRect() ?? {};
      return left < 0 || top < 0 || right > innerWidth || bottom > innerHeight || right - left < 1;
    });
  });

/** Two texts of each kind of address: if one benefit shows its text whole, the others do too. */
function twoOfEachKind(cut: readonly CutText[]): [address: string, text: string][] {
  const kindOf = (address: string) => address.split('/')[1];
  const toBeRead = [...new Map(cut.map(({ leadsTo, text }) => [leadsTo ?? '', text]))];
  return toBeRead.filter(
    ([address], index) => toBeRead.slice(0, index).filter(([other]) => kindOf(other) === kindOf(address)).length < 2,
  );
}

// All screens run in one browser, which keeps their shared code in its cache.
test.describe.configure({ timeout: 240_000 });

for (const face of FACES) {
  test.describe(`${face.name} nothing is wider than its window, and large and airy text is read whole`, () => {
    // An employee with much data; the tests only look at the account and change nothing.
    test.use({ person: { email: 'employee@izbor.demo', password: PASSWORD } });

    test('before the sign-in', async ({ page }) => {
      await walk(page, face, OUTSIDE);
    });

    for (const [where, screens] of Object.entries({ 'in the catalogue': CATALOGUE, 'of what is chosen': OWN })) {
      test(`${where}, with the head always in sight, and no words are lost`, async ({ page, signedIn }) => {
        await signedIn('SR');
        const headIsWhole = () => expect.poll(() => outOfSight(page), page.url()).toEqual([]);
        const cut = await walk(page, face, screens, headIsWhole);
        for (const [address, text] of twoOfEachKind(cut)) {
          await openScreen(page, address);
          const whole = page.getByRole('main').getByText(text).filter({ visible: true }).first();
          await expect(whole, address).toBeVisible();
        }
      });
    }

    test('in the account, with what opens there', async ({ page, signedIn, call }) => {
      const { results } = (await call('GET', '/v2/transactions/')).body as {
        results: { id: string; kind: string; reference: number }[];
      };
      const order = results.find(({ kind }) => kind === 'order');
      const request = results.find(({ kind }) => kind === 'request');
      await signedIn('SR');
      await walk(page, face, {
        ...MONEY,
        [`/success-payment/?order=${order?.reference}`]: READ,
        [`/transactions?open=${order?.id}`]: READ,
        [`/reimbursement?request=${request?.reference}`]: READ,
        '/cart/?notifications=all': READ,
      });
    });

    test('where one learns and where one is helped', async ({ page, signedIn }) => {
      await signedIn('SR');
      await walk(page, face, LEARNING);
    });
  });
}

// `npm test` runs axe on the same screens on a phone in Serbian; the desk and English are checked in the stories.
for (const language of facesOfFull<'EN'>('EN'))
  test.describe('in English at a desk, with a new account', () => {
    test.use({ locale: 'en-GB', viewport: { width: 1280, height: 800 } });

    test('axe finds nothing on what everybody meets first, and nothing is wider than a tablet', async ({
      page,
      signedIn,
      call,
    }) => {
      const look = (path: string) =>
        test.step(path, async () => {
          await page.setViewportSize({ width: 1280, height: 800 });
          await openScreen(page, path);
          expect.soft(await axeFindings(page), path).toEqual([]);
          await page.setViewportSize({ width: 768, height: 800 });
          await softly.poll(() => sidewards(page), path).toBeLessThanOrEqual(0);
        });
      for (const path of Object.keys(OUTSIDE)) await look(path);
      await call('POST', '/v2/toggle-cart/', { id: 1 });
      await signedIn(language);
      await page.goto('about:blank');
      for (const path of [CATALOGUE, OWN].flatMap(Object.keys)) await look(path);
    });
  });
