import { sql } from 'drizzle-orm';
import type { BenefitInList } from '#contract/benefits/benefits.contract.ts';
import type { CartItem } from '#contract/cart/cart.contract.ts';
import { cartVersion } from '#contract/cart/cart.rules.ts';
import {
  type BenefitRow,
  benefitAsJson,
  benefitTables,
  pricesFor,
  type Reader,
  toBenefitInList,
} from '../benefits/benefit-in-list.ts';
import { soldTo } from '../benefits/sold-to.ts';
import { toCartItem } from '../cart/read-cart-item.ts';
import type { Database } from '../database/database.ts';

interface KeptRow extends Record<string, unknown> {
  /** Null when it is not in the cart. */
  item: number | null;
  count: number;
  sold: boolean;
  benefit: BenefitRow;
}

/** What a person keeps: the cart, oldest first, with its version, and the favourites that are still sold, newest first. */
export interface Kept {
  cart: CartItem[];
  cart_version: string;
  favorite: BenefitInList[];
}

export async function readKept(database: Database, reader: Reader): Promise<Kept> {
  const { companyId, userId, currency } = reader;
  const { rows } = await database.execute<KeptRow>(sql`
    select c.id as item, c.count, ${soldTo(companyId)} as sold, ${benefitAsJson(reader)} as benefit
    from ${benefitTables(reader)}
    left join cart_items c on c.company_id = ${companyId} and c.user_id = ${userId} and c.benefit_id = b.id
    where b.id in (
      select benefit_id from favourites where company_id = ${companyId} and user_id = ${userId}
      union all select benefit_id from cart_items where company_id = ${companyId} and user_id = ${userId})
    order by c.id, f.created_at desc, b.id`);
  const lines = rows.flatMap(({ item, ...row }) => (item === null ? [] : [{ ...row, id: item }]));
  const cart = lines.map((line) => toCartItem(line, reader));
  const seen = lines.map(({ id, count, benefit }, index) => ({
    ...{ id, count },
    unitPrice: cart[index]?.available ? pricesFor(benefit, currency).unitPrice : null,
  }));
  const favourites = rows.filter(({ sold, benefit }) => sold && benefit.favorite);
  return {
    cart,
    cart_version: cartVersion(seen),
    favorite: favourites.map(({ benefit }) => toBenefitInList(benefit, reader)),
  };
}
