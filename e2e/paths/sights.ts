import type { Locator, Page } from '@playwright/test';
import { adminTexts } from '#locales/admin/admin.texts.ts';
import { adminBenefitsTexts } from '#locales/admin-benefits/admin-benefits.texts.ts';
import { attemptsTexts } from '#locales/attempts/attempts.texts.ts';
import { cartTexts } from '#locales/cart/cart.texts.ts';
import { checkoutTexts } from '#locales/checkout/checkout.texts.ts';
import { enrolmentsTexts } from '#locales/enrolments/enrolments.texts.ts';
import { importsTexts } from '#locales/imports/imports.texts.ts';
import { loginTexts } from '#locales/login/login.texts.ts';
import { notificationsTexts } from '#locales/notifications/notifications.texts.ts';
import { passwordResetTexts } from '#locales/password-reset/password-reset.texts.ts';
import { profileTexts } from '#locales/profile/profile.texts.ts';
import { recordsTexts } from '#locales/records/records.texts.ts';
import { registrationTexts } from '#locales/registration/registration.texts.ts';
import { requestsTexts } from '#locales/requests/requests.texts.ts';
import { subscriptionsTexts } from '#locales/subscriptions/subscriptions.texts.ts';
import { transactionsTexts } from '#locales/transactions/transactions.texts.ts';
import type { Sight } from '#machines/testing/paths-definition.ts';
import { expect } from '../testing/shop.ts';

const tables: Record<string, Readonly<Record<string, unknown>>> = {
  login: loginTexts.tables.EN,
  registration: registrationTexts.tables.EN,
  'password-reset': passwordResetTexts.tables.EN,
  profile: profileTexts.tables.EN,
  requests: requestsTexts.tables.EN,
  attempts: attemptsTexts.tables.EN,
  cart: cartTexts.tables.EN,
  checkout: checkoutTexts.tables.EN,
  subscriptions: subscriptionsTexts.tables.EN,
  enrolments: enrolmentsTexts.tables.EN,
  notifications: notificationsTexts.tables.EN,
  transactions: transactionsTexts.tables.EN,
  records: recordsTexts.tables.EN,
  imports: importsTexts.tables.EN,
  admin: adminTexts.tables.EN,
  'admin-benefits': adminBenefitsTexts.tables.EN,
};

/** The English text that a sight names as `feature:key`. */
export function textOf(name: string): string {
  const [feature = '', key = ''] = name.split(':');
  const text = tables[feature]?.[key];
  if (typeof text !== 'string') throw new Error(`There is no plain text ${name}`);
  return text;
}

function locate(page: Page, { role, text, opening }: Sight): Locator {
  // A live region is there before its text.
  if (!text) return page.getByRole(role).filter({ hasText: /\S/ }).first();
  // A live region is found by its text, which is not its accessible name.
  if (role === 'status') {
    const said = textOf(text);
    return page
      .getByRole(role, { name: said })
      .or(page.getByRole(role).filter({ hasText: said }))
      .first();
  }
  return page.getByRole(role, { name: textOf(text), exact: !opening }).first();
}

/** Checks a sight in the browser. */
export async function expectSight(page: Page, sight: Sight): Promise<void> {
  const found = locate(page, sight);
  if (sight.is === 'absent') return expect(found).toBeHidden();
  await expect(found).toBeVisible();
  if (sight.is === 'enabled') await expect(found).toBeEnabled();
  if (sight.is === 'disabled') await expect(found).toBeDisabled();
  if (sight.is === 'pressed') await expect(found).toHaveAttribute('aria-pressed', 'true');
  if (sight.is === 'checked') await expect(found).toBeChecked();
  if (sight.is === 'unchecked') await expect(found).not.toBeChecked();
}
