import { benefitTexts } from '#locales/benefit/benefit.texts.ts';
import { cartTexts } from '#locales/cart/cart.texts.ts';
import { toastsTexts } from '#locales/toasts/toasts.texts.ts';
import { hear, press, tabTo } from '../testing/keyboard.ts';
import { expect, test } from '../testing/shop.ts';

const t = benefitTexts.tables.EN;
const cart = cartTexts.tables.EN;

/** What a text with a place in it begins with. */
const beginning = (text: string) => new RegExp(`^${text.split('{{')[0]}`);

test.use({ locale: 'en-GB' });

const faces = [
  { name: 'at a desk', use: {} },
  { name: 'in forced colours', use: { forcedColors: 'active' } },
  { name: 'at 400 % zoom', use: { viewport: { width: 320, height: 256 } } },
] as const;

for (const { name, use } of faces) {
  test.describe(name, () => {
    test.use(use);

    test('a benefit is put in the cart and taken back by keyboard: F6 leads to Undo and back', async ({
      page,
      signedIn,
    }) => {
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
  });
}

test('a line taken out of the cart by keyboard comes back by F6 and Enter', async ({ page, signedIn, call }) => {
  await call('POST', '/v2/toggle-cart/', { id: 1 });
  await signedIn('EN');
  await page.goto('/cart/');
  const remove = page.getByRole('main').getByRole('button', { name: beginning(cart.removeOf) });
  await tabTo(page, remove);
  await press(page, 'Enter');
  await expect(remove).toBeHidden();
  await press(page, 'F6');
  await expect(page.getByRole('button', { name: cart.undo })).toBeFocused();
  await press(page, 'Enter');
  await expect(remove).toBeVisible();
});
