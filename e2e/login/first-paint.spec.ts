import type { Page } from '@playwright/test';
import type { Language } from '#contract/language/language.ts';
import { homeTexts } from '#locales/home/home.texts.ts';
import { loginTexts } from '#locales/login/login.texts.ts';
import { facesOfFull } from '../testing/faces.ts';
import { expect, test } from '../testing/shop.ts';

interface Reader {
  language: Language;
  theme: 'light' | 'dark';
  token?: string;
}

// Only what is painted is seen to move.
test.use({ isDrawn: true });

/** Opens a page with a device's saved language and theme while the shop's code is held; returns a function that lets the code through. */
async function openWithoutCode(page: Page, path: string, reader: Reader): Promise<() => Promise<void>> {
  await page.addInitScript(({ language, theme, token }) => {
    localStorage.setItem('izbor.language', language);
    localStorage.setItem('izbor.theme', theme);
    if (token) localStorage.setItem('izbor.token', token);
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) (window as unknown as { shift: number }).shift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  }, reader);
  let begin = () => {};
  const allowed = new Promise<void>((resolve) => {
    begin = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await allowed;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  return async () => {
    begin();
    await expect(page.locator('[data-early]')).toHaveCount(0);
    await page.waitForLoadState('networkidle');
  };
}

const shiftOf = (page: Page) => page.evaluate(() => (window as unknown as { shift: number }).shift);

interface Drawn {
  width: number;
  language: Language;
  theme: 'light' | 'dark';
}
const DRAWN: readonly Drawn[] = [
  { width: 360, language: 'SR', theme: 'light' },
  { width: 1280, language: 'EN', theme: 'dark' },
  ...facesOfFull<Drawn>({ width: 360, language: 'EN', theme: 'dark' }, { width: 1280, language: 'SR', theme: 'light' }),
];

for (const { width, language, theme } of DRAWN)
  test(`the sign-in stands before any code is there, ${language}, ${theme}, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const t = loginTexts.tables[language];
    const letCodeThrough = await openWithoutCode(page, '/login', { language, theme });

    await expect(page.getByRole('heading', { level: 1, name: t.title })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', language === 'SR' ? 'sr-Latn' : 'en');
    const picture = page.locator('#root img').first();
    await expect(picture).toHaveAttribute('src', theme === 'dark' ? /-night\.svg$/ : /kettlebell-0\.svg$/);
    const email = page.getByLabel(t.email);
    await email.fill('jelena@izbor.demo');
    const field = await email.elementHandle();
    await letCodeThrough();

    await expect(email).toHaveValue('jelena@izbor.demo');
    // The field is the one from before, still focused: the page was not redrawn.
    expect(await field?.evaluate((one) => one.isConnected && document.activeElement === one)).toBe(true);
    expect(await shiftOf(page)).toBeLessThanOrEqual(0.02);
  });

test('who types and presses before the code is there is signed in once it is', async ({ page, person }) => {
  const t = loginTexts.tables.EN;
  const letCodeThrough = await openWithoutCode(page, '/', { language: 'EN', theme: 'light' });
  // Signed out, the home page leads to the sign-in.
  await expect(page).toHaveURL(/\/login$/);
  await page.getByLabel(t.email).fill(person.email);
  await page.getByLabel(t.password, { exact: true }).fill(person.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/login$/);
  await letCodeThrough();

  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('heading', { name: homeTexts.tables.EN['banner.0.title'] })).toBeVisible();
});

test('the frame and the banner of home stand before any code is there, and what is pressed in it is done after', async ({
  page,
  person,
  request,
}) => {
  const answer = await request.post('/api/user/token/', { data: person });
  const { token } = (await answer.json()) as { token: string };
  await page.setViewportSize({ width: 412, height: 823 });
  const letCodeThrough = await openWithoutCode(page, '/', { language: 'EN', theme: 'light', token });

  await expect(page.getByRole('heading', { name: homeTexts.tables.EN['banner.0.title'] })).toBeVisible();
  const heart = page.getByRole('navigation').getByRole('button', { name: 'Favourites' });
  await heart.click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await letCodeThrough();

  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await shiftOf(page)).toBeLessThanOrEqual(0.02);
});

test('nothing of home at a desk moves when what waits for somebody comes, on a first visit or a second', async ({
  page,
  call,
  session,
}) => {
  await call('POST', '/service/course/1/enrol/');
  expect((await call('PUT', '/service/course/1/attempt/', { answers: [], read: true })).status).toBeLessThan(300);
  const reader = { language: 'EN', theme: 'light', token: await session() } as const;
  for (const visit of [page, await page.context().newPage()]) {
    await visit.setViewportSize({ width: 1280, height: 900 });
    const letCodeThrough = await openWithoutCode(visit, '/', reader);
    await expect(visit.getByRole('heading', { name: homeTexts.tables.EN['banner.0.title'] })).toBeVisible();
    await letCodeThrough();
    await expect(visit.getByRole('link', { name: /First aid at work/ }).first()).toBeVisible();
    await expect(visit.getByRole('navigation', { name: homeTexts.tables.EN.quick })).toBeVisible();
    expect(await shiftOf(visit)).toBeLessThanOrEqual(0.01);
  }
});

test.describe('after it', () => {
  test.use({ locale: 'en-GB' });

  test('the sheet that the page has in it is never fetched', async ({ page }) => {
    const sheets: string[] = [];
    page.on('request', (asked) => {
      if (/\/index-[^/]*\.css$/.test(asked.url())) sheets.push(asked.url());
    });
    await page.goto('/login');
    await page.getByRole('link', { name: loginTexts.tables.EN.register }).click();
    await expect(page).toHaveURL(/\/register$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(sheets).toEqual([]);
  });
});

test('the code of the first page asks to be compiled while it comes', async ({ request }) => {
  const page = await (await request.get('/login')).text();
  const files = [...page.matchAll(/(?:src|href)="(\/assets\/(?:index|frame)-[^"]*\.js)"/g)].map(
    ([, file = '']) => file,
  );
  expect(files).toHaveLength(2);
  for (const file of files) expect(await (await request.get(file)).text()).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
});
