import { expect, type Page } from '@playwright/test';
import { benefitDetailTexts } from '#locales/benefit-detail/benefit-detail.texts.ts';
import { cartTexts } from '#locales/cart/cart.texts.ts';
import { checkoutTexts } from '#locales/checkout/checkout.texts.ts';
import type { Call } from './benefits-of-test.ts';

/** A one-off benefit of the demo data, with its price in dinars. */
export const GYM = { id: 1, price: 5310 };

/** Id of the category health, whose purchases are private. */
export const HEALTH = 3;

/** The cheapest health benefit that is bought through the cart. */
export async function ofHealth(call: Call): Promise<{ id: number; name: string }> {
  const asked = `category=${HEALTH}&benefit_filter=web&benefit_type=flexible&ordering=price&page_size=100`;
  const { results } = await call('GET', `/v2/benefit/?${asked}`);
  const [first] = (results as { id: number; name: string; monthly: boolean }[]).filter(({ monthly }) => !monthly);
  if (!first) throw new Error('Nothing of health goes into a cart');
  return first;
}

/** Timeout in milliseconds; generous for a server that is writing thousands of people meanwhile. */
const PATIENCE = { timeout: 60_000 };

/** Buys the gym on the page of a signed-in person, in Serbian. */
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
