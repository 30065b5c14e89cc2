import { flexiblePot } from '../budgets/budgets.table.ts';
import { sql, type Text } from '../database/text.ts';
import type { PriceReader } from './benefit-in-list.ts';
import { convertedIn, unitPriceOf } from './price-texts.ts';

/**
 * SQL condition: the reader's budgets of a year would pay one piece of the benefit `b` as a purchase does. Compares its price,
 * converted and rounded as `pricesFor` does it, with the budget of its first-level category and the flexible one together
 * (`payFromBudgets`). The cart is not considered. Only flexible benefits with a price are paid from budgets.
 */
export function fitsBudget(reader: PriceReader, year: number): Text {
  const { companyId, userId, currency } = reader;
  // These subqueries do not refer to the benefit, so each is evaluated once per statement.
  const available = sql`from accounts a where a.company_id = ${companyId} and a.user_id = ${userId}`;
  const flexible = sql`(select a.allocated - a.spent - a.held ${available} and (a.category_id, a.year) = (${flexiblePot}))`;
  const categories = sql`(select jsonb_object_agg(a.category_id, greatest(0, a.allocated - a.spent - a.held))
    ${available} and (a.category_id, a.year) <> (${flexiblePot}) and a.year = ${year})`;
  const price = convertedIn(sql`b.price`, sql`b.currency`, sql`${currency}`);
  return sql`(b.kind = 'flexible' and b.price > 0 and ${unitPriceOf(price, sql`b.discount`)}
    <= coalesce(${flexible}, 0) + coalesce((${categories} ->> b.root_category_id::text)::bigint, 0))`;
}
