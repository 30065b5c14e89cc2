import type { Page } from '@playwright/test';
import { frameTexts } from '#locales/frame/frame.texts.ts';
import { subscriptionsTexts } from '#locales/subscriptions/subscriptions.texts.ts';
import { axeFindings } from '../testing/axe.ts';
import { tokenOf } from '../testing/shop.ts';
import { expect, STARTS, test } from '../testing/shop-with-clock.ts';
import { type MonthlyBenefit, monthlyBenefit, spendAllButLittle } from '../testing/subscriptions-of-test.ts';

const t = subscriptionsTexts.tables.EN;

test.use({ locale: 'en-GB', expectedErrors: [/Failed to load resource/] });

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function subscribe(page: Page, benefit: MonthlyBenefit) {
  await page.goto(`/benefit/${benefit.id}`);
  await button(page, t.subscribe).click();
  const dialog = page.getByRole('alertdialog', { name: t['confirm.title'] });
  await expect(dialog.getByText('Next charge, 05.12.2026.')).toBeVisible();
  await dialog.getByRole('button', { name: t['confirm.yes'] }).click();
  await expect(page.getByText(t.already)).toBeVisible();
}

test('a subscription is renewed on the 5th, cancelled by keyboard alone, taken back, and ends with its month', async ({
  page,
  request,
  person,
  call,
  signedIn,
  moveClock,
}) => {
  const benefit = await monthlyBenefit(call);
  await page.clock.setFixedTime(STARTS);
  await signedIn('EN');
  await subscribe(page, benefit);
  const { results } = (await call('GET', '/v2/subscriptions/')).body as { results: { id: number }[] };
  const id = results[0]?.id;
  await page.getByRole('link', { name: t.all }).click();
  await expect(page.getByText('05.12.2026.', { exact: true })).toBeVisible();
  await expect(page.getByText(t.enough)).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);

  await moveClock('2026-12-04T23:59:00+01:00');
  await page.reload();
  await expect(button(page, 'Charges (1)')).toBeVisible();
  await moveClock('2026-12-05T00:00:30+01:00');
  await page.clock.setFixedTime('2026-12-05T00:00:30+01:00');
  await page.reload();
  await button(page, 'Charges (2)').click();
  await expect(page.getByText('05.01.2027.')).toBeVisible();

  await button(page, t.cancel).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('alertdialog', { name: t['cancel.title'] });
  await expect(dialog.getByText('31.12.2026.')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await expect(button(page, t['cancel.no'])).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(button(page, t['cancel.yes'])).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(button(page, t.undo)).toBeVisible();
  await button(page, t.undo).click();
  await expect(button(page, t.cancel)).toBeVisible();
  await button(page, t.cancel).click();
  await button(page, t['cancel.yes']).click();
  await expect(button(page, t.undo)).toBeVisible();

  await moveClock('2027-01-01T00:00:30+01:00');
  await page.reload();
  await expect(page.getByRole('heading', { name: t.over })).toBeVisible();
  await expect(page.getByText(t['endedBy.cancelled'])).toBeVisible();
  // The earlier session has expired.
  const headers = { authorization: `Token ${await tokenOf(request, person)}` };
  const undone = await request.patch(`/api/v2/subscriptions/${id}/`, { headers, data: { subscription_active: true } });
  expect(undone.status()).toBe(409);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the bar at the lower edge of a monthly benefit subscribes, and is gone afterwards', async ({
    page,
    call,
    signedIn,
  }) => {
    const benefit = await monthlyBenefit(call);
    await page.clock.setFixedTime(STARTS);
    await signedIn('EN');
    await page.goto(`/benefit/${benefit.id}`);
    await expect(button(page, t.subscribe)).toHaveCount(1);
    await expect(button(page, t.subscribe)).toBeInViewport();
    await expect(page.getByRole('navigation', { name: frameTexts.tables.EN['bottom.label'] })).toBeHidden();

    await subscribe(page, benefit);

    await expect(button(page, t.subscribe)).toBeHidden();
    await expect(page.getByRole('navigation', { name: frameTexts.tables.EN['bottom.label'] })).toBeVisible();
  });
});

test('a subscription that the budget cannot pay says so before, and ends on the 5th with a notification', async ({
  page,
  call,
  signedIn,
  moveClock,
}) => {
  const benefit = await monthlyBenefit(call);
  await page.clock.setFixedTime(STARTS);
  await signedIn('EN');
  await subscribe(page, benefit);
  await spendAllButLittle(call);

  await page.goto('/subscriptions');
  await expect(page.getByText(t.shortText)).toBeVisible();
  await moveClock('2026-12-05T00:00:30+01:00');
  await page.reload();
  await expect(page.getByText(t['endedBy.low_budget'])).toBeVisible();
  await expect(button(page, 'Charges (1)')).toBeVisible();
  const { notifications } = (await call('GET', '/v2/me/')).body as { notifications: { title: string }[] };
  // Another notification that is due (the end of the budget's year) may be newer.
  expect(notifications.map(({ title }) => title)).toContain('A subscription has ended');

  // A new attempt tells why it is not possible.
  await page.goto(`/benefit/${benefit.id}`);
  await button(page, t.subscribe).click();
  const dialog = page.getByRole('alertdialog', { name: t['confirm.title'] });
  await expect(dialog.getByText(/^You need [\d.,]+\sRSD more for the first month\.$/)).toBeVisible();
  await expect(dialog.getByRole('button', { name: t['confirm.yes'] })).toBeDisabled();
});
