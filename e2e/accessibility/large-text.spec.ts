import type { CDPSession, Page } from '@playwright/test';
import { settled } from '../testing/axe.ts';
import { type CutText, cutTexts } from '../testing/cut-text.ts';
import { expect, test } from '../testing/shop.ts';

// WCAG 1.4.4 and 1.4.10: text of twice the size is read by scrolling down alone. 1.4.12: and so is text with air around it.
const AIR =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }';
const SHOP = [
  ...['/', '/flexible-benefits', '/fixed-benefits', '/benefit/1', '/cart/', '/profile'],
  ...['/packages/', '/budget'],
];
const ACCOUNT = [
  ...['/transactions', '/subscriptions', '/vouchers', '/budget?as=table'],
  ...['/reimbursement', '/reimbursement?tab=mine', '/cart/?notifications=all'],
];
const LEARNING = [
  ...['/package/1', '/course/3', '/continuation/', '/course/start/2', '/course/start/5'],
  ...['/success-certificate/?course=1', '/failed-certificate/2', '/certificates/'],
];
const OUTSIDE = ['/login', '/register', '/no-such-page'];

/** By how much the page, or what is open over it, is wider than its place. */
const tooWide = (page: Page) =>
  page.evaluate(() =>
    Math.max(
      document.documentElement.scrollWidth - innerWidth,
      ...[...document.querySelectorAll('[role=dialog]')].map(
        ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
      ),
    ),
  );

interface Reader {
  page: Page;
  browser: CDPSession;
}

/** Opens a page and reads it both ways. Returns the texts that are cut there and said whole where they lead. */
async function readWhole({ page, browser }: Reader, route: string, alsoTrue?: () => Promise<void>): Promise<CutText[]> {
  await page.goto(route);
  // Not by its role: what is open from the start hides it from screen readers.
  await expect(page.locator('h1').first()).toBeVisible();
  await expect(page.locator('.animate-breathe')).toHaveCount(0);
  const lead: CutText[] = [];
  for (const name of ['text of twice the size', 'text with air around it']) {
    // As it is set in the browser.
    const isLarge = name.includes('twice');
    await browser.send('Page.setFontSizes', { fontSizes: { standard: isLarge ? 32 : 16 } });
    if (!isLarge) await page.addStyleTag({ content: AIR });
    await settled(page);
    await expect.poll(() => tooWide(page), `${route}, ${name}`).toBeLessThanOrEqual(0);
    await alsoTrue?.();
    const cut = await cutTexts(page);
    expect(
      cut.filter(({ leadsTo }) => leadsTo === null),
      `${route}, ${name}`,
    ).toEqual([]);
    lead.push(...cut.filter(({ leadsTo }) => leadsTo));
  }
  return lead;
}

async function readerAt(page: Page, width: number): Promise<Reader> {
  await page.setViewportSize({ width, height: 780 });
  return { page, browser: await page.context().newCDPSession(page) };
}

// Somebody with a full account, who is only looked at.
test.use({ person: { email: 'employee@izbor.demo', password: 'Izbor!2026' }, reducedMotion: 'reduce' });

for (const width of [360, 1280]) {
  test(`large and airy text at ${width} px: nothing is wider than the window, and no words are lost`, async ({
    page,
    signedIn,
  }) => {
    test.setTimeout(240_000);
    const reader = await readerAt(page, width);
    await signedIn();
    const headIsWhole = async () => {
      for (const button of ['Pretraži', 'Obaveštenja', 'Korpa', 'Nalog']) {
        await expect(page.getByRole('banner').getByRole('button', { name: new RegExp(`^${button}`) })).toBeInViewport({
          ratio: 1,
        });
      }
    };
    /** What is said whole one press away, by where that leads. */
    const toBeRead = new Map<string | null, string>();
    for (const route of SHOP) {
      for (const { text, leadsTo } of await readWhole(reader, route, headIsWhole)) toBeRead.set(leadsTo, text);
    }
    // Two of each kind of place: what stands for one benefit stands for all.
    const kindOf = (address: string | null) => address?.split('/')[1];
    const places = [...toBeRead].filter(
      ([address], index, all) => all.slice(0, index).filter(([other]) => kindOf(other) === kindOf(address)).length < 2,
    );
    for (const [address, text] of places) {
      await page.goto(address ?? '');
      await expect(
        page.getByRole('main').getByText(text).filter({ visible: true }).first(),
        address ?? '',
      ).toBeVisible();
    }
  });
}

test('large and airy text on a phone: before the sign-in', async ({ page }) => {
  test.setTimeout(120_000);
  const reader = await readerAt(page, 360);
  for (const route of OUTSIDE) await readWhole(reader, route);
});

test('large and airy text on a phone: the account, with what opens there', async ({ page, signedIn, call }) => {
  test.setTimeout(240_000);
  const { results } = (await call('GET', '/v2/transactions/')).body as {
    results: { id: string; kind: string; reference: number }[];
  };
  const order = results.find(({ kind }) => kind === 'order');
  const request = results.find(({ kind }) => kind === 'request');
  const reader = await readerAt(page, 360);
  await signedIn();
  for (const route of [
    ...ACCOUNT,
    `/transactions?open=${order?.id}`,
    `/success-payment/?order=${order?.reference}`,
    `/reimbursement?request=${request?.reference}`,
  ]) {
    await readWhole(reader, route);
  }
});

test('large and airy text on a phone: a course, its questions, its result', async ({ page, signedIn }) => {
  test.setTimeout(240_000);
  const reader = await readerAt(page, 360);
  await signedIn();
  for (const route of LEARNING) await readWhole(reader, route);
});
