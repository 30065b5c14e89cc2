import { expect, type Page } from '@playwright/test';
import { benefitDetailTexts } from '#locales/benefit-detail/benefit-detail.texts.ts';
import { cartTexts } from '#locales/cart/cart.texts.ts';
import { checkoutTexts } from '#locales/checkout/checkout.texts.ts';
import type { Call } from './benefits-of-test.ts';

/** A benefit of the demo data that is paid once, and what it costs in dinars. */
export const GYM = { id: 1, price: 5310 };

/** The category of health, in which what one buys is private. */
export const HEALTH = 3;

/** What of health goes into a cart, and costs the least. */
export async function ofHealth(call: Call): Promise<{ id: number; name: string }> {
  const asked = `category=${HEALTH}&benefit_filter=web&benefit_type=flexible&ordering=price&page_size=100`;
  const { results } = await call('GET', `/v2/benefit/?${asked}`);
  const [first] = (results as { id: number; name: string; monthly: boolean }[]).filter(({ monthly }) => !monthly);
  if (!first) throw new Error('Nothing of health goes into a cart');
  return first;
}

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
