import { cartItems } from '../cart/cart.table.ts';
import { type BenefitSettings, makeBenefit } from './benefits.ts';
import type { Person } from './people.ts';
import type { TestApp } from './test-app.ts';

interface Bought extends BenefitSettings {
  /** Number of pieces; one by default. */
  count?: number;
}

/** Buys a new benefit in the shop; returns the order's id. */
export async function buyBenefit(
  shop: TestApp,
  person: Person,
  { count = 1, ...benefit }: Bought = {},
): Promise<number> {
  const { companyId, userId } = person;
  const createdAt = shop.clock.now;
  const benefitId = await makeBenefit(shop.database, createdAt, benefit);
  await shop.database.insert(cartItems).values({ companyId, userId, benefitId, count, createdAt });
  return (await shop.call(person, 'POST', '/v2/complete-purchase/')).body.id;
}
