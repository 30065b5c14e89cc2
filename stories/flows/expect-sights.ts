import { expect, screen, waitFor } from 'storybook/test';
import { cartTexts } from '#locales/cart/cart.texts.ts';
import { checkoutTexts } from '#locales/checkout/checkout.texts.ts';
import { loginTexts } from '#locales/login/login.texts.ts';
import type { Sight } from '#machines/testing/paths-definition.ts';

const tables: Record<string, Readonly<Record<string, unknown>>> = {
  login: loginTexts.tables.EN,
  cart: cartTexts.tables.EN,
  checkout: checkoutTexts.tables.EN,
};

/** Looks for a sight on the view, in English. */
export async function expectSight({ role, text, is = 'visible' }: Sight): Promise<void> {
  const [feature = '', key = ''] = text?.split(':') ?? [];
  const name = tables[feature]?.[key];
  if (text && typeof name !== 'string') throw new Error(`There is no plain text ${text}`);
  const found = () =>
    screen
      .queryAllByRole(role, typeof name === 'string' ? { name } : {})
      // A live region stands there before its words do.
      .filter((element) => name !== undefined || element.textContent !== '');
  await waitFor(() => {
    const [first] = found();
    if (is === 'absent') return expect(first).toBeUndefined();
    expect(first, `${role} ${text ?? ''}`).toBeDefined();
    if (is === 'enabled') expect(isOff(first)).toBe(false);
    if (is === 'disabled') expect(isOff(first)).toBe(true);
    if (is === 'checked') expect(first).toBeChecked();
    if (is === 'unchecked') expect(first).not.toBeChecked();
  });
}

const isOff = (element: Element | undefined) =>
  element?.hasAttribute('disabled') || element?.getAttribute('aria-disabled') === 'true';
