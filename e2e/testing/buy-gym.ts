import { expect, type Page } from '@playwright/test';
import { benefitDetailTexts } from '#locales/benefit-detail/benefit-detail.texts.ts';
import { cartTexts } from '#locales/cart/cart.texts.ts';
import { checkoutTexts } from '#locales/checkout/checkout.texts.ts';

/** A benefit of the demo data that is paid once, and what it costs in dinars. */
export const GYM = { id: 1, price: 5310 };

/** Milliseconds: a server that is writing thousands of people meanwhile takes its time. */
const PATIENCE = { timeout: 60_000 };

/** Buys it on the page of somebody who is signed in, in Serbian. */
export async function buyGym(page: Page): Promise<void> {
  const checkout = checkoutTexts.tables.SR;
  await page.goto(`/benefit/${GYM.id}`);
  await page.getByRole('button', { name: benefitDetailTexts.tables.SR.add, exact: true }).click();
  await page.getByRole('link', { name: benefitDetailTexts.tables.SR.toCart }).first().click();
  await expect(page.getByRole('heading', { name: cartTexts.tables.SR.title })).toBeVisible(PATIENCE);
  await page.getByRole('button', { name: checkout.proceed }).click();
  await page.getByRole('checkbox', { name: checkout.understood }).click();
  await page.getByRole('button', { name: checkout.confirm }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: checkout.confirm }).click();
  await expect(page.getByRole('dialog', { name: checkout['success.title'] })).toBeVisible(PATIENCE);
}
