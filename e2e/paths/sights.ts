import type { Locator, Page } from '@playwright/test';
import { cartTexts } from '#locales/cart/cart.texts.ts';
import { checkoutTexts } from '#locales/checkout/checkout.texts.ts';
import { loginTexts } from '#locales/login/login.texts.ts';
import type { Sight } from '#machines/testing/paths-definition.ts';
import { expect } from '../testing/shop.ts';

const tables: Record<string, Readonly<Record<string, unknown>>> = {
  login: loginTexts.tables.EN,
  cart: cartTexts.tables.EN,
  checkout: checkoutTexts.tables.EN,
};

/** The English text that a sight names as `feature:key`. */
export function textOf(name: string): string {
  const [feature = '', key = ''] = name.split(':');
  const text = tables[feature]?.[key];
  if (typeof text !== 'string') throw new Error(`There is no plain text ${name}`);
  return text;
}

function locate(page: Page, { role, text }: Sight): Locator {
  // A live region stands there before its words do.
  if (!text) return page.getByRole(role).filter({ hasText: /\S/ }).first();
  return page.getByRole(role, { name: textOf(text), exact: true }).first();
}

/** Looks for a sight in the browser. */
export async function expectSight(page: Page, sight: Sight): Promise<void> {
  const found = locate(page, sight);
  if (sight.is === 'absent') return expect(found).toBeHidden();
  await expect(found).toBeVisible();
  if (sight.is === 'enabled') await expect(found).toBeEnabled();
  if (sight.is === 'disabled') await expect(found).toBeDisabled();
  if (sight.is === 'checked') await expect(found).toBeChecked();
  if (sight.is === 'unchecked') await expect(found).not.toBeChecked();
}
