import { sql } from 'drizzle-orm';
import { type Kind, mayGoInCart } from '#contract/benefits/benefits.rules.ts';
import type { Minor } from '#contract/money/money.rules.ts';
import { soldTo } from '../benefits/sold-to.ts';
import type { Database } from '../database/database.ts';
import { statement, value } from '../database/statement.ts';
import { notFound } from '../errors/request.errors.ts';
import { inTurn, type PersonKey, raisedVersion, turn } from '../users/take-turn.ts';
import { cartFull, notForCarts } from './cart.errors.ts';
import { MAX_CART_LINES } from './cart-lines.ts';

/**
 * Puts a benefit in the cart, or takes it out; answers whether it is in the cart now. What is in the cart can always be taken
 * out. Refusals: not there for this person (404), not bought through a cart (400), the cart is full (400).
 */
export async function toggleCart(
  database: Database,
  { companyId, userId }: PersonKey,
  benefitId: number,
  now: Date,
): Promise<boolean> {
  const refusal = await refusalToAdd(database, companyId, benefitId);
  const values = { companyId, userId, benefitId, mayAdd: refusal === null, now: now.toISOString() };
  const { removed, added } = await inTurn(database, toggle, values);
  if (!removed && !added) throw refusal ?? cartFull();
  return added;
}

/** Why a benefit can't be put in a cart; null when it can. */
async function refusalToAdd(database: Database, companyId: number, benefitId: number) {
  const [benefit] = await readOffer(database, { companyId, benefitId });
  if (!benefit) return notFound();
  return mayGoInCart(benefit) ? null : notForCarts();
}

/** Sets how many of a benefit are in the cart. A cart item of somebody else is a 404, as one that is not there. */
export async function changeCount(
  database: Database,
  { companyId, userId }: PersonKey,
  cartItemId: number,
  count: number,
): Promise<void> {
  const { changed } = await inTurn(database, setCount, { companyId, userId, cartItemId, count });
  if (!changed) throw notFound();
}

interface Offer {
  price: Minor | null;
  benefit_type: Kind;
  monthly: boolean;
}

const readOffer = statement<Offer, { companyId: number; benefitId: number }>(
  'read_offer',
  () => sql`
    select b.price, b.kind as benefit_type, b.monthly from benefits b
    where b.id = ${value('benefitId')} and ${soldTo(value('companyId'))}`,
);

interface Toggled {
  removed: boolean;
  added: boolean;
}

type Toggle = { companyId: number; userId: number; benefitId: number; mayAdd: boolean; now: string };

const toggle = statement<Toggled, Toggle>(
  'toggle_cart',
  () => sql`
    with ${turn},
    removed as (
      delete from cart_items c using turn
      where c.company_id = turn.company_id and c.user_id = turn.user_id and c.benefit_id = ${value('benefitId')}
      returning c.id),
    added as (
      insert into cart_items (company_id, user_id, benefit_id, created_at)
      select turn.company_id, turn.user_id, ${value('benefitId')}::integer, ${value('now')}::timestamptz
      from turn
      where ${value('mayAdd')}::boolean and not exists (select from removed) and ${MAX_CART_LINES} > (
        select count(*) from cart_items c where c.company_id = turn.company_id and c.user_id = turn.user_id)
      returning id),
    ${raisedVersion(sql`(select from removed union all select from added) changed`)}
    select exists (select from removed) as removed, exists (select from added) as added from turn`,
);

type SetCount = { companyId: number; userId: number; cartItemId: number; count: number };

const setCount = statement<{ changed: boolean }, SetCount>(
  'set_cart_count',
  () => sql`
    with ${turn},
    changed as (
      update cart_items c set count = ${value('count')} from turn
      where c.company_id = turn.company_id and c.user_id = turn.user_id and c.id = ${value('cartItemId')}
      returning c.id),
    ${raisedVersion(sql`changed`)}
    select exists (select from changed) as changed from turn`,
);
