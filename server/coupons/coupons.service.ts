import { and, eq } from 'drizzle-orm';
import { couponKey } from '#contract/coupons/coupons.rules.ts';
import type { Database, Transaction } from '../database/database.ts';
import { couponUnknown } from './coupons.errors.ts';
import { coupons } from './coupons.table.ts';

/** A coupon as a price is reckoned with it. */
export interface FoundCoupon {
  id: number;
  name: string;
  percentOff: number;
}

/** The coupon of a name; its percentage comes from here and never from a client. Throws couponUnknown. */
export async function findCoupon(database: Database | Transaction, name: string): Promise<FoundCoupon> {
  const [found] = await database
    .select({ id: coupons.id, name: coupons.name, percentOff: coupons.percentOff })
    .from(coupons)
    .where(and(eq(coupons.nameKey, couponKey(name)), eq(coupons.active, true)));
  if (!found) throw couponUnknown();
  return found;
}
