import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { sidewards, stopFindings } from '../testing/axe.ts';
import { test } from '../testing/kept-page.ts';
import { press, pressLetters, tabTo } from '../testing/keyboard.ts';
import { expect, PASSWORD } from '../testing/shop.ts';

const admin = { email: 'admin@izbor.demo', password: PASSWORD };

test.use({ person: admin, expectedErrors: [/status of 409/] });

test('by keyboard alone: into administration, a coupon found, changed beside somebody else, and switched off', async ({
  page,
  call,
}) => {
  const name = `LETO ${randomUUID().slice(0, 8)}`;
  const { pk } = (await call('POST', '/user/coupon/', { name, percent_off: 20 })).body as { pk: number };
  await call('PATCH', '/v2/me/', { language: 'SR' });
  await page.goto('/login');
  await page.getByLabel('Poslovna e-adresa').focus();
  await page.keyboard.type(admin.email);
  await press(page, 'Tab');
  await page.keyboard.type(admin.password);
  await page.keyboard.press('Enter');
  // A new page moves the focus to its heading once it is there; pressing earlier would lose the focus.
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused();
  await page.getByRole('button', { name: /^Nalog: / }).press('Enter');
  await page.getByRole('link', { name: 'Administracija' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: /^Dob(ro|ar) / })).toBeFocused();
  await pressLetters(page, 'gc');
  await expect(page.getByRole('heading', { level: 1, name: /^Kuponi/ })).toBeFocused();

  await page.keyboard.press('/');
  await page.keyboard.type(name.toLowerCase());
  await expect(page.getByRole('rowheader')).toHaveCount(1);
  await tabTo(page, page.getByRole('link', { name, exact: true }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`open=${pk}`));
  const percent = page.getByRole('textbox', { name: /^Popust/ });
  await percent.waitFor();
  await expect.poll(() => inheritedByPage(page)).toEqual({ pointer: 'auto', bar: '' });
  await tabTo(page, percent);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('25');

  expect((await call('PATCH', `/user/coupon/${pk}/`, { name: `${name} B` })).status).toBe(200);
  await page.keyboard.press('ControlOrMeta+s');
  const join = page.getByRole('button', { name: /^Sačuvaj spojeno/ });
  await expect(join).toBeVisible();
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByRole('textbox', { name: /^Naziv/ })).toHaveValue(`${name} B`);
  await expect.poll(async () => (await call('GET', `/user/coupon/${pk}/`)).body).toMatchObject({ percent_off: 25 });
  expect(await stopFindings(page)).toEqual([]);
  await page.keyboard.press('Escape');

  await tabTo(page, page.getByRole('button', { name: `Isključi kupon ${name} B…` }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Još nije iskorišćen. Od sada neće moći da se upiše.')).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: 'Isključi kupon', exact: true }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: `Uključi kupon ${name} B` })).toBeVisible();
  expect((await call('GET', `/user/coupon/${pk}/`)).body).toMatchObject({ active: false, revision: 4 });

  await page.setViewportSize({ width: 360, height: 740 });
  expect(await stopFindings(page)).toEqual([]);
  expect(await sidewards(page)).toBeLessThanOrEqual(0);
});

/**
 * Styles that an open dialog sets on the body must not be inherited by the page behind it, whose style would be recalculated
 * (decision 0153).
 */
const inheritedByPage = (page: Page) =>
  page.evaluate(() => ({
    pointer: getComputedStyle(document.getElementById('root') as HTMLElement).pointerEvents,
    bar: getComputedStyle(document.body).getPropertyValue('--removed-body-scroll-bar-size'),
  }));
