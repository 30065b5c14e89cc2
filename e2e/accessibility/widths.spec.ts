import type { Locator, Page } from '@playwright/test';
import { cartTexts } from '#locales/cart/cart.texts.ts';
import { checkoutTexts } from '#locales/checkout/checkout.texts.ts';
import { adminIn, signInAt } from '../testing/admin-page.ts';
import { tokenOf } from '../testing/admins-of-test.ts';
import { sidewards } from '../testing/axe.ts';
import { test } from '../testing/kept-page.ts';
import { openScreen } from '../testing/open-screen.ts';
import { expect, PASSWORD } from '../testing/shop.ts';
import { standsAbove } from '../testing/stands-above.ts';

// An employee with much data; the tests only look at the account and change nothing.
test.use({ person: { email: 'employee@izbor.demo', password: PASSWORD }, reducedMotion: 'reduce' });

/** Lets `change` modify the body of the server's answers to an address before the page receives them. */
const changeAnswers = <Body extends object>(page: Page, address: RegExp, change: (body: Body) => void) =>
  page.route(address, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as Body;
    change(body);
    await route.fulfill({ response: answer, json: body });
  });

/** By how many pixels a table is wider than its scrolling frame. */
const beyondFrame = (table: Locator) =>
  table.evaluate((each) => each.scrollWidth - (each.parentElement?.clientWidth ?? 0));

test('a low screen (400 % zoom, a phone on its side) is left to the page', async ({ page, signedIn }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await signedIn('SR');
  for (const route of ['/', '/benefit/1']) {
    await openScreen(page, route);
    await expect(page.getByRole('main').getByText(/RSD/).first()).toBeVisible();
    await page.evaluate(() => scrollTo(0, 400));
    await expect(page.getByRole('banner')).not.toBeInViewport();
    // A sticky layer over the page would be the topmost element at these points.
    const covered = await page.evaluate(() =>
      [4, 128, 252].filter((y) => !document.elementFromPoint(160, y)?.closest('main')),
    );
    expect(covered).toEqual([]);
    expect(await page.evaluate(changeGradually), route).toEqual([]);
  }
});

/** Elements that still have a transition although the person prefers reduced motion. */
const changeGradually = () =>
  [...document.querySelectorAll('*')]
    .filter((one) => getComputedStyle(one).transitionProperty !== 'none')
    .map(({ outerHTML }) => outerHTML.slice(0, 200));

test('the open categories leave 46 px of a screen under 400, and are 280 wide from there on (specification.md 9)', async ({
  page,
  signedIn,
}) => {
  await page.setViewportSize({ width: 399, height: 780 });
  await signedIn('SR');
  await page.goto('/flexible-benefits');
  await page.getByRole('button', { name: 'Otvori kategorije' }).click();
  const tree = page.getByRole('dialog', { name: 'Kategorije' }).getByRole('heading').locator('xpath=../../..');
  const width = async () => Math.round((await tree.boundingBox())?.width ?? 0);
  await expect.poll(width).toBe(353);
  await page.setViewportSize({ width: 400, height: 780 });
  await expect.poll(width).toBe(280);
});

/** Number of lines of the first slide that lie over the mountain in its picture, whose slope runs from 704, 250 to 416, 660. */
const linesOverMountain = () => {
  const slide = document.querySelector('main h2')?.closest('div.relative')?.parentElement;
  const { left, top, width, height } = slide?.getBoundingClientRect() ?? new DOMRect();
  const scale = Math.max(width / 1200, height / 660);
  const range = document.createRange();
  const lines = [...(slide?.querySelectorAll('h2, p') ?? [])].flatMap((text) => {
    range.selectNodeContents(text);
    return [...range.getClientRects()];
  });
  return lines.filter((line) => {
    const y = 330 + (line.bottom - top - height / 2) / scale;
    const x = 1200 + (line.right - left - width) / scale;
    return y > 250 && x > 704 - ((y - 250) * 288) / 410;
  }).length;
};

test('in windows of middle width, and on paper, no word of the slides lies over their mountain', async ({
  page,
  signedIn,
}) => {
  await signedIn('SR');
  await openScreen(page, '/');
  await expect(page.getByRole('heading', { name: 'Uzmi slobodan dan i popni se negde.' })).toBeVisible();
  for (const width of [820, 1024, 1112, 1140, 1164, 1200]) {
    await page.setViewportSize({ width, height: 740 });
    await expect.poll(() => page.evaluate(linesOverMountain), String(width)).toBe(0);
  }
  await page.setViewportSize({ width: 1047, height: 740 });
  await page.emulateMedia({ media: 'print' });
  await expect.poll(() => page.evaluate(linesOverMountain)).toBe(0);
  await page.emulateMedia({ media: 'screen' });
});

test('in a window of middle width what a benefit or a course is stands beside its picture', async ({
  page,
  signedIn,
}) => {
  await signedIn('SR');
  for (const width of [769, 1100]) {
    await page.setViewportSize({ width, height: 700 });
    for (const [route, name] of [
      ['/benefit/1', /^Mesečna članarina/],
      ['/course/1', /^Prva pomoć na poslu/],
    ] as const) {
      await page.goto(route);
      await expect(page.getByRole('heading', { level: 1, name })).toBeInViewport({ ratio: 1 });
      await expect.poll(() => sidewards(page)).toBe(0);
    }
  }
});

test('in a narrow window the words of what adds a benefit to the cart stand in one line', async ({
  page,
  signedIn,
}) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  await signedIn('SR');
  await openScreen(page, '/benefit/2');
  await expect(page.getByRole('button', { name: 'Dodaj u korpu', exact: true })).toHaveCSS('height', '48px');
});

test('in a window of a small laptop the sum of the cart stands beside its lines, and where it is paid', async ({
  page,
  signedIn,
}) => {
  await signedIn('SR');
  await page.setViewportSize({ width: 1024, height: 700 });
  await page.goto('/cart');
  const sum = page.getByRole('region', { name: cartTexts.tables.SR.summary });
  await expect(sum.getByText(cartTexts.tables.SR.total)).toBeInViewport({ ratio: 1 });
  await expect(sum.getByRole('button', { name: checkoutTexts.tables.SR.proceed })).toBeInViewport({ ratio: 1 });
  await expect.poll(() => sidewards(page)).toBe(0);
});

test('on a low screen nothing of a record lies over the head of administration', async ({ page }) => {
  await adminIn(page, { language: 'SR', width: 320, platform: ['content'] });
  const save = page.getByRole('button', { name: 'Sačuvaj' });
  const head = page.getByRole('banner');
  for (const route of ['/admin-panel/benefits/1', '/admin-panel/courses/1']) {
    await page.goto(route);
    for (const size of [
      { width: 320, height: 256 },
      { width: 320, height: 480 },
      { width: 640, height: 360 },
    ]) {
      await page.setViewportSize(size);
      await expect(save).toBeVisible();
      await standsAbove(head, save, `${route} ${size.width}×${size.height}`);
    }
  }
});

test('on a low screen what saves a record has no ground that looks like a button', async ({ page }) => {
  await adminIn(page, { language: 'SR', width: 640, platform: ['content'] });
  await page.setViewportSize({ width: 640, height: 360 });
  await page.goto('/admin-panel/benefits/new');
  const foot = page.getByRole('button', { name: 'Sačuvaj' }).locator('..');
  await expect(foot).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
});

test('on a low screen what a new budget comes to is a part of the page', async ({ page }) => {
  await adminIn(page, { language: 'EN', width: 640, company: ['budgets'] });
  await page.setViewportSize({ width: 640, height: 360 });
  await page.goto('/company-admin/budgets/new');
  const foot = page.locator('[data-own-bar]');
  await expect(foot).toBeVisible();
  await expect(foot).toHaveCSS('position', 'static');
});

test('on a low screen what is done with chosen rows is a part of the page', async ({ page }) => {
  await adminIn(page, { language: 'EN', width: 640, platform: ['content'] });
  await page.setViewportSize({ width: 640, height: 360 });
  await page.goto('/admin-panel/benefits');
  await page.getByRole('button', { name: 'Select', exact: true }).click();
  const shelf = page.locator('[data-own-bar]');
  await expect(shelf).toBeVisible();
  await expect(shelf).toHaveCSS('position', 'static');
  await page.setViewportSize({ width: 640, height: 800 });
  await expect(shelf).toHaveCSS('position', 'sticky');
});

test('what takes a budget back stands where all of the page begins, in one line', async ({ page }) => {
  await adminIn(page, { language: 'EN', width: 820, company: ['budgets'] });
  await changeAnswers(page, /\/api\/company\/budgets\/\d+\/(people\/)?(\?|$)/, (gift: { results?: object[] }) => {
    // Fixed, because other tests spend the same budget.
    for (const each of gift.results ?? [gift]) Object.assign(each, { unspent: 15_000 });
  });
  await page.goto('/company-admin/budgets');
  await page.getByRole('link', { name: 'Flexible' }).last().click();
  const one = page.getByRole('button', { name: /^Take back from/ }).first();
  await expect(one).toHaveCSS('white-space', 'nowrap');
  await page.setViewportSize({ width: 640, height: 800 });
  const left = (of: ReturnType<typeof page.getByRole>) => of.evaluate((each) => each.getBoundingClientRect().left);
  const all = page.getByRole('button', { name: 'Take back the unspent part' });
  await expect.poll(async () => (await left(all)) - (await left(page.getByRole('heading', { level: 1 })))).toBe(0);
});

test('a row stays low though its partner and its category are one long word each', async ({ page }) => {
  await adminIn(page, { language: 'EN', width: 1280, platform: ['content'] });
  const word = 'Visokokvalifikovanost'.repeat(6).slice(0, 120);
  await changeAnswers(
    page,
    /\/api\/admin\/benefits\/\?/,
    ({ results: [first] }: { results: { provider: object; category: object }[] }) => {
      Object.assign(first?.provider ?? {}, { name: word });
      Object.assign(first?.category ?? {}, { name_en: word });
    },
  );
  await page.goto('/admin-panel/benefits');
  const row = page.getByRole('row').filter({ hasText: word });
  for (const width of [1280, 820]) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(() => row.evaluate((each) => each.getBoundingClientRect().height)).toBeLessThan(120);
  }
});

test('a list stays in its window though a name is one long word', async ({ page }) => {
  await adminIn(page, { language: 'EN', width: 1280, platform: ['operations'] });
  const word = 'Aleksandrastanojevic'.repeat(5).slice(0, 90);
  await changeAnswers(page, /\/api\/admin\/users\/\?/, ({ results: [first] }: { results: object[] }) => {
    Object.assign(first ?? {}, { last_name: word });
  });
  await page.goto('/admin-panel/users');
  await expect(page.getByRole('rowheader', { name: word })).toBeVisible();
  // Overflow in pixels, once the columns have settled.
  await expect.poll(() => beyondFrame(page.getByRole('table'))).toBeLessThanOrEqual(0);
});

test('what was bought and filed in a company stays in a window of middle width, up to how it stands', async ({
  page,
}) => {
  const token = await tokenOf(page.request, { email: 'corporate@izbor.demo', password: PASSWORD });
  await page.setViewportSize({ width: 769, height: 800 });
  await signInAt(page, token, 'SR');
  for (const list of ['orders', 'requests']) {
    await page.goto(`/corporate-panel/${list}`);
    await expect(page.getByRole('rowheader').first()).toBeVisible();
    await expect.poll(() => beyondFrame(page.getByRole('table')), list).toBeLessThanOrEqual(0);
  }
});

test('a list that scrolls sideways takes its page along nowhere', async ({ page }) => {
  await adminIn(page, { language: 'EN', width: 700, company: ['owner'] });
  await changeAnswers(page, /\/api\/company\/core-benefits\/\?/, ({ results }: { results: object[] }) => {
    for (const each of results) Object.assign(each, { provider: 'Visokokvalifikovanost'.repeat(6).slice(0, 100) });
  });
  await page.goto('/company-admin/core-benefits');
  await expect(page.getByRole('cell', { name: /^Visokokvalifikovanost/ }).first()).toBeVisible();
  await expect.poll(() => sidewards(page)).toBeLessThanOrEqual(0);
});

test('what somebody wrote or is called as one long word stays in the window of a budget and of a proposal', async ({
  page,
}) => {
  await adminIn(page, { language: 'EN', width: 1280, company: ['budgets'] });
  const note = 'https://intranet.morava.example/novosti/2026/11/praznicni-dodatak-za-sve-zaposlene';
  const name = 'Aleksandrastanojevicvasiljkovicpetrovic';
  await changeAnswers(page, /\/api\/company\/(budgets|approvals)\/\d+\/(\?|$)/, (body) =>
    Object.assign(body, { note, given_by_name: name, employee: { id: 1, name } }),
  );
  for (const list of ['budgets', 'approvals']) {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(`/company-admin/${list}`);
    await page.getByRole('rowheader').getByRole('link').first().click();
    await expect(page.getByText(note).first()).toBeVisible();
    await page.setViewportSize({ width: 360, height: 740 });
    await expect.poll(() => sidewards(page)).toBeLessThanOrEqual(0);
  }
});

test('whose a month of the payroll is stays in its window in rows', async ({ page }) => {
  await adminIn(page, { language: 'SR', width: 820, company: ['budgets'] });
  const sums = { bought: 133_110, given_back: 122_600, paid_back: 41_210.5, invoices: 18_300, tax: 21_214.94 };
  const jelena = {
    id: 1,
    name: 'Jelena Đorđević-Stanković',
    external_id: null,
    unit: 'Razvoj',
    tax_back: 0,
    budgets: [],
  };
  await changeAnswers(page, /\/api\/company\/payroll\/[\d-]+\/people\//, (body) =>
    Object.assign(body, { count: 1, results: [Object.assign(jelena, sums)] }),
  );
  await page.goto('/company-admin/payroll');
  await page.getByRole('rowheader').getByRole('link').first().click();
  const table = page.getByRole('table', { name: 'Čije je šta' });
  await expect(table.getByText(/^21\.214/)).toBeVisible();
  for (const width of [820, 769, 700]) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(() => beyondFrame(table)).toBeLessThanOrEqual(0);
  }
});
