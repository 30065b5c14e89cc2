import type { BenefitInList } from '#contract/benefits/benefits.contract.ts';
import { mayGoInCart } from '#contract/benefits/benefits.rules.ts';
import type { CartItem } from '#contract/cart/cart.contract.ts';
import { type Minor, toMajor } from '#contract/money/money.rules.ts';
import {
  type BenefitRow,
  benefitAsJson,
  benefitTables,
  type PriceReader,
  toBenefitInList,
} from '../benefits/benefit-in-list.ts';
import { soldTo } from '../benefits/sold-to.ts';
import type { Database } from '../database/database.ts';
import { ask } from '../database/statement.ts';
import { sql } from '../database/text.ts';
import { notFound } from '../errors/request.errors.ts';

/** A line of a cart, without its benefit. */
export interface StoredCartItem {
  id: number;
  count: number;
  accepted_price: Minor | null;
  sold: boolean;
}

interface CartItemRow extends StoredCartItem {
  benefit: BenefitRow;
}

/** One of the reader's cart items. */
export async function readCartItem(database: Database, reader: PriceReader, id: number): Promise<CartItem> {
  const rows = await ask<CartItemRow>(
    database,
    sql`
    select c.id, c.count, c.accepted_price, ${soldTo(reader.companyId)} as sold, ${benefitAsJson(reader)} as benefit
    from ${benefitTables(reader)} join cart_items c on c.benefit_id = b.id
    where c.company_id = ${reader.companyId} and c.user_id = ${reader.userId} and c.id = ${id}`,
  );
  const [item] = rows;
  if (!item) throw notFound();
  return toCartItem(item, reader);
}

/** A cart item as the wire has it. */
export function toCartItem({ benefit, ...line }: CartItemRow, reader: PriceReader): CartItem {
  return cartItemOf(line, toBenefitInList(benefit, reader));
}

/** A line with its benefit; it can be bought while the benefit is sold to the reader and may go in a cart. */
export function cartItemOf({ id, count, accepted_price, sold }: StoredCartItem, benefit: BenefitInList): CartItem {
  return {
    id,
    count,
    benefit,
    available: sold && mayGoInCart(benefit),
    // A driver reads a bigint as a text, and a JSON value as a number.
    accepted_price: accepted_price === null ? null : toMajor(Number(accepted_price)),
  };
}
