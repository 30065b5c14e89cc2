import { flexiblePot } from '../budgets/budgets.table.ts';
import { sql, type Text } from '../database/text.ts';
import type { PriceReader } from './benefit-in-list.ts';

/**
 * Whether the reader's budgets of a year would pay one piece of the benefit `b` as a purchase does: what it costs them, converted
 * and rounded as `pricesFor` does it, against the budget of its first-level category and the flexible one together
 * (`payFromBudgets`). Each for itself, whatever lies in the cart. Only what budgets pay: flexible benefits with a price.
 */
export function fitsBudget(reader: PriceReader, year: number): Text {
  const { companyId, userId, currency } = reader;
  // Each of these is read once for the statement: none of them names the benefit.
  const available = sql`from accounts a where a.company_id = ${companyId} and a.user_id = ${userId}`;
  const flexible = sql`(select a.allocated - a.spent - a.held ${available} and (a.category_id, a.year) = (${flexiblePot}))`;
  const categories = sql`(select jsonb_object_agg(a.category_id, greatest(0, a.allocated - a.spent - a.held))
    ${available} and (a.category_id, a.year) <> (${flexiblePot}) and a.year = ${year})`;
  const rates = sql`(select jsonb_object_agg(r.currency, r.per_euro) from exchange_rates r)`;
  const rateOf = (of: Text) => sql`(${rates} ->> ${of})::numeric`;
  const [own, readers] = [rateOf(sql`b.currency::text`), rateOf(sql`${currency}::text`)];
  // In whole numbers, as `divideHalfUp` of the contract: a quotient with decimals could fall on the wrong side of a half.
  const price = sql`case when b.currency = ${currency} then b.price
    else div(2 * b.price * ${readers} + ${own}, 2 * ${own})::bigint end`;
  return sql`(b.kind = 'flexible' and b.price > 0 and (2 * (${price}) * (100 - b.discount) + 100) / 200
    <= coalesce(${flexible}, 0) + coalesce((${categories} ->> b.root_category_id::text)::bigint, 0))`;
}
