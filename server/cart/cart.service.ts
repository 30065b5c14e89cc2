import { type Kind, mayGoInCart } from '#contract/benefits/benefits.rules.ts';
import { MAX_CART_LINES, unitPrice } from '#contract/cart/cart.rules.ts';
import { type Currency, convert, type Minor, type Rates, toMinor } from '#contract/money/money.rules.ts';
import { soldTo } from '../benefits/sold-to.ts';
import type { Database } from '../database/database.ts';
import { statement } from '../database/statement.ts';
import { number, numberOrNull, of, sql, text, value } from '../database/text.ts';
import { notFound } from '../errors/request.errors.ts';
import { completeRates, ratesAsJson } from '../money/money.service.ts';
import { inTurn, turn } from '../people/lock-person.ts';
import type { PersonKey } from '../people/person-key.ts';
import { raisedInTurn } from '../people/raised-version.ts';
import { cartFull, notForCarts } from './cart.errors.ts';

/**
 * Puts so many pieces of a benefit in the cart, or takes it out; answers whether it is in the cart now. What is in the cart can always be taken
 * out. The unit price that was seen is the accepted one, that of now when none was said. Refusals: not there for this person
 * (404), not bought through a cart (400), the cart is full (400).
 */
export async function toggleCart(
  database: Database,
  { companyId, userId, currency }: PersonKey & { currency: Currency },
  {
    benefitId,
    seenPrice,
    count = 1,
  }: { benefitId: number; seenPrice?: number | undefined; count?: number | undefined },
  now: Date,
): Promise<boolean> {
  const [offer] = await readOffer(database, { companyId, benefitId });
  const refusal = refusalToAdd(offer);
  const values = { companyId, userId, benefitId, count, mayAdd: refusal === null, now: now.toISOString() };
  const { removed, added } = await inTurn(database, toggle, {
    ...values,
    price: seenPrice === undefined ? priceOf(offer, currency) : toMinor(seenPrice),
  });
  if (!removed && !added) throw refusal ?? cartFull();
  return added;
}

/** Why a benefit can't be put in a cart; null when it can. */
function refusalToAdd(offer: Offer | undefined) {
  if (!offer) return notFound();
  return mayGoInCart(offer) ? null : notForCarts();
}

/** The unit price that the reader sees; null for a benefit without a price. */
function priceOf(offer: Offer | undefined, currency: Currency): Minor | null {
  if (!offer || offer.price === null) return null;
  const { price, currency: own, discount, rates } = offer;
  return unitPrice({ price: convert(price, own, currency, completeRates(rates)), discount });
}

/** Sets how many of a benefit are in the cart. Throws notFound, for another person's cart item too. */
export async function changeCount(
  database: Database,
  { companyId, userId }: PersonKey,
  cartItemId: number,
  count: number,
): Promise<void> {
  const { changed } = await inTurn(database, setCount, { companyId, userId, cartItemId, count });
  if (!changed) throw notFound();
}

/** Stores the unit prices that the person was shown and accepted; answers how many of the lines are in their cart. */
export async function acceptPrices(
  database: Database,
  { companyId, userId }: PersonKey,
  prices: readonly { item: number; unit_price: number }[],
): Promise<number> {
  const seen = JSON.stringify(prices.map(({ item, unit_price }) => ({ item, price: toMinor(unit_price) })));
  const { accepted } = await inTurn(database, accept, { companyId, userId, seen });
  return accepted;
}

interface Offer {
  price: Minor | null;
  currency: Currency;
  discount: number;
  rates: Partial<Rates>;
  benefit_type: Kind;
  monthly: boolean;
}

const readOffer = statement(
  'read_offer',
  of<Offer>,
  () => sql`
    select b.price, b.currency, b.discount, b.kind as benefit_type, b.monthly, ${ratesAsJson} as rates from benefits b
    where b.id = ${number('benefitId')} and ${soldTo(number('companyId'))}`,
);

interface Toggled {
  removed: boolean;
  added: boolean;
}

const toggle = statement(
  'toggle_cart',
  of<Toggled>,
  () => sql`
    with ${turn},
    removed as (
      delete from cart_items c using turn
      where c.company_id = turn.company_id and c.user_id = turn.user_id and c.benefit_id = ${number('benefitId')}
      returning c.id),
    added as (
      insert into cart_items (company_id, user_id, benefit_id, count, accepted_price, created_at)
      select turn.company_id, turn.user_id, ${number('benefitId')}::integer, ${number('count')}::integer,
        ${numberOrNull('price')}::bigint, ${text('now')}::timestamptz
      from turn
      where ${value('mayAdd', of<boolean>)}::boolean and not exists (select from removed) and ${MAX_CART_LINES} > (
        select count(*) from cart_items c where c.company_id = turn.company_id and c.user_id = turn.user_id)
      returning id),
    ${raisedInTurn(sql`(select from removed union all select from added) changed`)}
    select exists (select from removed) as removed, exists (select from added) as added from turn`,
);

const setCount = statement(
  'set_cart_count',
  of<{ changed: boolean }>,
  () => sql`
    with ${turn},
    changed as (
      update cart_items c set count = ${number('count')} from turn
      where c.company_id = turn.company_id and c.user_id = turn.user_id and c.id = ${number('cartItemId')}
      returning c.id),
    ${raisedInTurn(sql`changed`)}
    select exists (select from changed) as changed from turn`,
);

const accept = statement(
  'accept_prices',
  of<{ accepted: number }>,
  () => sql`
    with ${turn},
    accepted as (
      update cart_items c set accepted_price = seen.price
      from turn, jsonb_to_recordset(${text('seen')}::jsonb) as seen (item bigint, price bigint)
      where c.company_id = turn.company_id and c.user_id = turn.user_id and c.id = seen.item
      returning c.id),
    ${raisedInTurn(sql`accepted`)}
    select (select count(*)::integer from accepted) as accepted from turn`,
);
