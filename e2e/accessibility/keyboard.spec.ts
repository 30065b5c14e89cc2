import type { Page } from '@playwright/test';
import { benefitsTexts } from '#locales/benefits/benefits.texts.ts';
import { cartTexts } from '#locales/cart/cart.texts.ts';
import { enrolmentsTexts } from '#locales/enrolments/enrolments.texts.ts';
import { loginTexts } from '#locales/login/login.texts.ts';
import { notificationsTexts } from '#locales/notifications/notifications.texts.ts';
import { requestsTexts } from '#locales/requests/requests.texts.ts';
import { toastsTexts } from '#locales/toasts/toasts.texts.ts';
import { facesOf } from '../testing/faces.ts';
import { test } from '../testing/kept-page.ts';
import { hear, press, tabTo, typed } from '../testing/keyboard.ts';
import { takePersonWithCode } from '../testing/one-time-code-of-test.ts';
import { expect } from '../testing/shop.ts';
import { writeShortCourse } from '../testing/short-course.ts';
import { tell, told } from '../testing/tell.ts';

const t = benefitsTexts.tables.EN;
const cart = cartTexts.tables.EN;

/** Matches the part of a text before its first placeholder. */
const beginning = (text: string) => new RegExp(`^${text.split('{{')[0]}`);

// With all animations: the focus moves while they run.
test.use({ locale: 'en-GB', reducedMotion: 'no-preference' });

interface Face {
  name: string;
  width: number;
  height: number;
  forcedColors: 'active' | 'none';
}

// Forced colours change only the painting: what works with them at a desk works there without them too.
const AT_A_DESK: Face = { name: 'at a desk, in forced colours', width: 1280, height: 720, forcedColors: 'active' };
const AT_ZOOM: Face = { name: 'at 400 % zoom', width: 320, height: 256, forcedColors: 'none' };

/** Gives the page of this file the window size and colours of a face. */
async function lookAs(page: Page, { width, height, forcedColors }: Face): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.emulateMedia({ forcedColors });
}

for (const face of facesOf(AT_ZOOM, AT_A_DESK))
  test(`a benefit is put in the cart and taken back by keyboard: F6 leads to Undo and back (${face.name})`, async ({
    page,
    signedIn,
  }) => {
    await lookAs(page, face);
    await signedIn('EN');
    await page.goto('/flexible-benefits?type=voucher');
    const card = page.getByRole('article').first();
    const add = card.getByRole('button', { pressed: false }).last();
    await expect(add).toBeVisible();
    await expect(page.getByRole('region', { name: toastsTexts.tables.EN.region })).toBeAttached();
    const said = await hear(page);
    await tabTo(page, add);
    await press(page, 'Enter');
    const undo = page.getByRole('button', { name: t.undo });
    await expect(undo).toBeVisible();
    expect((await said()).filter((text) => text.includes(t.added))).toHaveLength(1);
    await press(page, 'F6');
    await expect(undo).toBeFocused();
    await press(page, 'F6');
    await expect(undo).not.toBeFocused();
    await press(page, 'F6');
    await press(page, 'Enter');
    await expect(undo).toBeHidden();
    await expect(page.getByRole('article').first().getByRole('button', { pressed: true })).toHaveCount(0);
  });

for (const face of facesOf(AT_A_DESK, AT_ZOOM))
  test(`a receipt is described by keyboard: what is missing is said, and the cursor stands there (${face.name})`, async ({
    page,
    signedIn,
  }) => {
    await lookAs(page, face);
    const words = requestsTexts.tables.EN;
    await signedIn('EN');
    await page.goto('/reimbursement');
    const next = page.getByRole('button', { name: words.next, exact: true });
    await tabTo(page, next);
    await press(page, 'Enter');
    await expect(page.getByRole('heading', { name: words['details.title'] })).toBeFocused();
    await tabTo(page, next);
    await press(page, 'Enter');
    const category = page.getByRole('combobox', { name: words.category });
    await expect(category).toBeFocused();
    await expect(category).toHaveAccessibleDescription(new RegExp(words['problem.required']));
    await press(page, 'Enter');
    // The categories may load after the key press.
    await expect(category).toHaveAttribute('aria-expanded', 'true');
    await press(page, 'ArrowDown');
    await press(page, 'Enter');
    await expect(category).toBeFocused();
    await expect(category).toHaveAccessibleDescription(new RegExp(`^(?!.*${words['problem.required']})`));
    await tabTo(page, page.getByRole('textbox', { name: words.provider }));
    await typed(page, 'Klub Dunav');
  });

for (const face of facesOf(AT_ZOOM, AT_A_DESK))
  test(`a notification is read and deleted by keyboard, and what was done is said (${face.name})`, async ({
    page,
    request,
    call,
    signedIn,
  }) => {
    await lookAs(page, face);
    const words = notificationsTexts.tables.EN;
    const earlier = 'Earlier news';
    await tell(request, call, { title_en: earlier });
    await tell(request, call);
    await signedIn('EN');
    await page.goto('/cart/?notifications=all');
    const modal = page.getByRole('dialog', { name: words.title, exact: true });
    const said = await hear(page);
    await tabTo(page, modal.getByRole('button', { name: beginning(words.readOf) }).first());
    await press(page, 'Enter');
    await expect.poll(said).toContainEqual(expect.stringContaining(words.successfully_marked_as_read));
    await expect(modal.getByRole('button', { name: told.title_en, exact: true })).toBeFocused();
    await tabTo(page, modal.getByRole('button', { name: beginning(words.deleteOf) }).first());
    await press(page, 'Enter');
    await expect.poll(said).toContainEqual(expect.stringContaining(words.successfully_deleted));
    await expect(modal.getByRole('button', { name: earlier, exact: true })).toBeFocused();
    await expect(modal).toBeVisible();
    await press(page, 'Escape');
    await expect(modal).toBeHidden();
  });

for (const face of facesOf(AT_A_DESK, AT_ZOOM))
  test(`a course is entered by keyboard: that one is in is said, and the way on has the focus (${face.name})`, async ({
    page,
    request,
    signedIn,
  }) => {
    await lookAs(page, face);
    const words = enrolmentsTexts.tables.EN;
    await signedIn('EN');
    await page.goto(`/course/${await writeShortCourse(request)}`);
    const enrol = page.getByRole('main').getByRole('button', { name: words.enrol, exact: true });
    await tabTo(page, enrol);
    const said = await hear(page);
    await press(page, 'Enter');
    const start = page.getByRole('main').getByRole('link', { name: words.start });
    await expect(start).toBeFocused();
    await expect.poll(said).toContainEqual(expect.stringContaining(words['state.enrolled']));
    await press(page, 'Enter');
    await expect(page).toHaveURL(/\/course\/start\//);
  });

test.describe('with a wrong code first', () => {
  // The browser logs the refused request.
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('signing in by keyboard: a wrong code is said and makes room for the right one, which leads to the head of the page', async ({
    page,
    request,
  }) => {
    const words = loginTexts.tables.EN;
    const { person, code } = await takePersonWithCode(request);
    await page.goto('/login');
    await tabTo(page, page.getByRole('textbox', { name: words.email }));
    await typed(page, person.email);
    await press(page, 'Tab');
    await typed(page, person.password);
    await press(page, 'Enter');
    const field = page.getByRole('textbox', { name: words['code.label'] });
    await expect(field).toBeFocused();
    const said = await hear(page);
    const right = code();
    // Changes the last digit, so that the code is never the right one by chance.
    await typed(
      page,
      right.replace(/.$/, (last) => String((Number(last) + 5) % 10)),
    );
    await expect.poll(said).toContainEqual(expect.stringContaining('The code is incorrect.'));
    await expect(field).toBeFocused();
    await expect(field).toHaveValue('');
    await typed(page, right);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });
});

test('a line taken out of the cart by keyboard comes back by F6 and Enter', async ({ page, signedIn, call }) => {
  await call('POST', '/v2/toggle-cart/', { id: 1 });
  await signedIn('EN');
  await page.goto('/cart/');
  const remove = page.getByRole('main').getByRole('button', { name: beginning(cart.removeOf) });
  await tabTo(page, remove);
  await press(page, 'Enter');
  await expect(remove).toBeHidden();
  await expect(page.getByRole('button', { name: cart.undo })).toBeVisible();
  await press(page, 'F6');
  await expect(page.getByRole('button', { name: cart.undo })).toBeFocused();
  await press(page, 'Enter');
  await expect(remove).toBeVisible();
});
