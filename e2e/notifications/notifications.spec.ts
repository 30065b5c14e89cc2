import type { Locator, Page } from '@playwright/test';
import { frameTexts } from '#locales/frame/frame.texts.ts';
import { notificationsTexts } from '#locales/notifications/notifications.texts.ts';
import { HeldCall } from '../paths/held-call.ts';
import { axeFindings, settled, sidewards } from '../testing/axe.ts';
import { test } from '../testing/kept-page.ts';
import { pollIsDue } from '../testing/poll.ts';
import { expect } from '../testing/shop.ts';
import { told as said, tell } from '../testing/tell.ts';
import { toast } from '../testing/toast.ts';

const t = notificationsTexts.tables.EN;
const modal = (page: Page) => page.getByRole('dialog', { name: t.title, exact: true });
const row = (page: Page, name: string) => modal(page).getByRole('button', { name, exact: true });
const bell = (page: Page, count: number) =>
  page.getByRole('button', { name: frameTexts.tables.EN['header.bell'].replace('{{count}}', String(count)) });

test.use({ locale: 'en-GB' });

test('what is told appears in both tabs by itself, and what is read in one is read in the other', async ({
  page,
  context,
  request,
  call,
  signedIn,
}) => {
  await page.clock.install();
  await signedIn('EN');
  await page.goto('/cart/');
  const other = await context.newPage();
  await other.goto('/cart/');
  for (const tab of [page, other]) await expect(bell(tab, 0)).toBeVisible();
  await tell(request, call);
  // Advances the clock of both tabs.
  await pollIsDue(page);
  // Seen in one tab, the notification is no longer new in either.
  for (const tab of [page, other]) await expect(bell(tab, 1)).toBeVisible();
  for (const tab of [page, other]) {
    await bell(tab, 1).click();
    await tab.getByRole('button', { name: t.seeAll }).click();
  }
  await expect(modal(other).getByText(t.unread, { exact: true }).last()).toBeAttached();
  const marked = page.waitForResponse((response) => response.request().method() === 'PATCH' && response.ok());
  await row(page, said.title_en).click();
  await marked;
  await pollIsDue(page);
  await expect(modal(other).getByRole('button', { name: `Mark as read: ${said.title_en}` })).toBeHidden();
});

test('what comes while the list is open says nothing and moves nothing until it is asked for', async ({
  page,
  request,
  call,
  signedIn,
}) => {
  await tell(request, call, { title_en: 'The first' });
  await page.clock.install();
  await signedIn('EN');
  await page.goto('/cart/?notifications=all');
  await expect(row(page, 'The first')).toBeVisible();
  await settled(page);
  const place = await row(page, 'The first').boundingBox();
  await tell(request, call, { title_en: 'The second' });
  await pollIsDue(page);
  await expect(modal(page).getByRole('button', { name: 'Show 1 new notification' })).toBeVisible();
  expect(await row(page, 'The first').boundingBox()).toEqual(place);
  await expect(row(page, 'The second')).toBeHidden();
  expect(await page.locator('[aria-live]').allTextContents()).toEqual(
    expect.not.arrayContaining([expect.stringMatching(/\S/)]),
  );
  await modal(page).getByRole('button', { name: 'Show 1 new notification' }).click();
  await expect(row(page, 'The second')).toBeVisible();
});

test('a link opens one notification, and Back closes it', async ({ page, request, call, signedIn }) => {
  await tell(request, call);
  const { notifications } = (await call('GET', '/v2/me/')).body as { notifications: { id: number }[] };
  await signedIn('EN');
  await page.goto('/transactions');
  await page.goto(`/cart/?notifications=${notifications[0]?.id}`);
  await expect(modal(page).getByRole('heading', { name: said.title_en })).toBeVisible();
  await page.goBack();
  await expect(modal(page)).toBeHidden();
  await page.goForward();
  await expect(modal(page).getByRole('heading', { name: said.title_en })).toBeVisible();
  await modal(page).getByRole('button', { name: t.back }).click();
  await row(page, said.title_en).click();
  await modal(page).getByRole('button', { name: t.back }).click();
  await expect(row(page, said.title_en)).toBeFocused();
  await modal(page).getByRole('button', { name: t.close, exact: true }).click();
  await expect(modal(page)).toBeHidden();
  await expect(page).toHaveURL(/\/cart\/$/);
  await page.goForward();
  await row(page, said.title_en).click();
  await expect(page).toHaveURL(/notifications=\d+$/);
  await page.goBack();
  await expect(row(page, said.title_en)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(modal(page)).toBeHidden();
  await expect(page).toHaveURL(/\/cart\/$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/transactions$/);
});

test.describe('a link to one that is not there', () => {
  test.use({ expectedErrors: [/Failed to load resource|A change of the notifications failed/] });

  test('says so, and leads to all of them', async ({ page, signedIn }) => {
    await signedIn('EN');
    await page.goto('/cart/?notifications=999999999');
    await expect(modal(page).getByRole('heading', { name: t.missingTitle })).toBeVisible();
    await modal(page).getByRole('button', { name: t.back }).click();
    await expect(modal(page).getByRole('heading', { name: t.emptyTitle })).toBeVisible();
  });

  test('a mark that fails is taken back and said', async ({ page, request, call, signedIn }) => {
    await tell(request, call);
    await signedIn('EN');
    await page.goto('/cart/?notifications=all');
    const mark = await new HeldCall(page, request, 'PATCH', '/v2/notifications/{id}/').watch();
    const button = modal(page).getByRole('button', { name: `Mark as read: ${said.title_en}` });
    await button.click();
    await mark.made();
    await expect(button).toBeHidden();
    await mark.fail('500');
    await expect(toast(page, t.something_went_wrong)).toBeVisible();
    await expect(button).toBeVisible();
    await button.click();
    await mark.letGo();
    await expect(toast(page, t.successfully_marked_as_read)).toBeVisible();
    await expect(button).toBeHidden();
  });
});

test('filters find by a part of the text in the other script, by read and by days', async ({
  page,
  request,
  call,
  signedIn,
}) => {
  await tell(request, call);
  await tell(request, call, { title_en: 'Lunch', text_en: '<p>Soup of the day</p>' });
  await signedIn('EN');
  await page.goto('/cart/?notifications=all');
  const search = modal(page).getByRole('searchbox');
  await search.fill('Чачак');
  await expect(row(page, 'Lunch')).toBeHidden();
  await expect(row(page, said.title_en)).toBeVisible();
  await search.fill('');
  await expect(row(page, 'Lunch')).toBeVisible();
  await modal(page).getByRole('radio', { name: t.onlyRead, exact: true }).click();
  await expect(modal(page).getByText(t.emptyFiltered)).toBeVisible();
  await modal(page).getByRole('button', { name: t.clear }).click();
  await modal(page).getByRole('textbox', { name: t.to }).fill('01.01.2020');
  await page.keyboard.press('Enter');
  await expect(modal(page).getByText(t.emptyFiltered)).toBeVisible();
});

test.describe('an attachment', () => {
  // Scripts are blocked in the picture's tab, even those of the test.
  test.use({ expectedErrors: [/Blocked script execution/] });

  test('what others write cannot do anything, and an attachment opens beside the shop', async ({
    page,
    request,
    call,
    signedIn,
  }) => {
    await tell(request, call, {
      title_en: 'Obaveštenje',
      attachment: '/pictures/culture-theatre-0.svg',
      text_en:
        '<p onclick="window.done=1" style="position:fixed">Clean<script>window.done=1</script><img src=x onerror="window.done=1"></p>',
    });
    await signedIn('EN');
    await page.goto('/cart/?notifications=all');
    // specification.md 3: only a notice is titled by its text.
    await row(page, 'Clean').click();
    await expect(modal(page).getByText('Clean')).toBeVisible();
    await expect(modal(page).getByText('Obaveštenje', { exact: true })).toBeHidden();
    expect(await page.evaluate(() => 'done' in window)).toBe(false);
    const opened = page.context().waitForEvent('page');
    await modal(page).getByRole('link', { name: t.attachment }).click();
    expect(await (await opened).evaluate(() => window.opener)).toBeNull();
  });
});

test('all of it can be done by keyboard alone', async ({ page, request, call, signedIn }) => {
  await tell(request, call);
  await signedIn('EN');
  await page.goto('/cart/');
  await bell(page, 1).press('Enter');
  const seeAll = page.getByRole('button', { name: t.seeAll });
  await focusedBy(seeAll, () => seeAll.focus());
  await page.keyboard.press('Enter');
  await expect(row(page, said.title_en)).toBeVisible();
  await tabTo(page, said.title_en);
  await page.keyboard.press('Enter');
  await expect(modal(page).getByRole('heading', { name: said.title_en })).toBeFocused();
  await tabTo(page, t.back, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(row(page, said.title_en)).toBeFocused();
  await tabTo(page, t.deleteAll, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alertdialog', { name: t['confirm.title'] })).toBeVisible();
  await tabTo(page, t['confirm.confirm']);
  await page.keyboard.press('Enter');
  // The message disappears after three seconds, so it is checked before the reloaded list.
  await expect(toast(page, t.successfully_deleted)).toBeVisible();
  await expect(modal(page).getByRole('heading', { name: t.emptyTitle })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(modal(page)).toBeHidden();
  await expect(bell(page, 0)).toBeFocused();
});

// An opened layer moves the focus itself, at its own time.
async function focusedBy(wanted: Locator, move: () => Promise<void>) {
  await expect(async () => {
    await move();
    await expect(wanted).toBeFocused({ timeout: 500 });
  }).toPass();
}

async function tabTo(page: Page, name: string, key = 'Tab') {
  await expect(async () => {
    await page.keyboard.press(key);
    const focused = await page.evaluate(() => document.activeElement?.textContent ?? '');
    expect(focused).toBe(name);
  }).toPass({ intervals: [0] });
}

test.describe('on a phone in the dark, in Serbian', () => {
  test.use({ viewport: { width: 360, height: 800 }, colorScheme: 'dark' });

  test('axe finds nothing in the list, in one of them and in the question', async ({
    page,
    request,
    call,
    signedIn,
  }) => {
    const texts = notificationsTexts.tables.SR;
    const title = said.title_sr;
    await tell(request, call, { attachment: '/pictures/culture-theatre-0.svg' });
    await signedIn('SR');
    await page.goto('/cart/?notifications=all');
    const dialog = page.getByRole('dialog', { name: texts.title, exact: true });
    await dialog.getByRole('button', { name: title, exact: true }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await dialog.getByRole('button', { name: texts.deleteAll, exact: true }).click();
    await page.getByRole('alertdialog').waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await dialog.getByRole('button', { name: title, exact: true }).click();
    await dialog.getByRole('heading', { name: title }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    expect(await sidewards(page)).toBeLessThanOrEqual(0);
  });
});
