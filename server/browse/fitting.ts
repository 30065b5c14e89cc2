import { isPaidFromBudgets } from '#contract/benefits/benefits.rules.ts';
import type { Currency, Minor } from '#contract/money/money.rules.ts';
import { flexiblePot } from '../budgets/budgets.table.ts';
import type { Database } from '../database/database.ts';
import { ask } from '../database/statement.ts';
import { sql } from '../database/text.ts';
import type { KeptBenefit } from './kept-benefit.ts';
import type { KeptCatalogue } from './kept-catalogue.ts';
import { unitPriceIn } from './kept-price.ts';

interface Spender {
  companyId: number;
  userId: number;
  currency: Currency;
}

/** What is left of budgets: of the flexible one, and of those of a year by their categories. */
export interface YearBudgets {
  flexible: Minor;
  ofCategory: ReadonlyMap<number, Minor>;
}

/** Reads what somebody's budgets hold now; answers whether they would pay one piece of a benefit, as `fitsBudget` says it. */
export async function readFitting(
  database: Database,
  { rates }: Pick<KeptCatalogue, 'rates'>,
  { companyId, userId, currency }: Spender,
  year: number,
): Promise<(benefit: KeptBenefit) => boolean> {
  const rows = await ask<{ category: number; isFlexible: boolean; left: number }>(
    database,
    sql`
    select a.category_id as category, (a.category_id, a.year) = (${flexiblePot}) as "isFlexible",
      (a.allocated - a.spent - a.held)::float8 as left from accounts a
    where a.company_id = ${companyId} and a.user_id = ${userId} and (a.year = ${year} or (a.category_id, a.year) = (${flexiblePot}))`,
  );
  const flexible = rows.find(({ isFlexible }) => isFlexible)?.left ?? 0;
  const ofCategory = new Map(
    rows.filter(({ isFlexible }) => !isFlexible).map((row) => [row.category, Math.max(0, row.left)]),
  );
  return fittingIn({ rates }, currency, { flexible, ofCategory });
}

/** Whether these budgets would pay one piece of a benefit, as `fitsBudget` says it. */
export function fittingIn(
  { rates }: Pick<KeptCatalogue, 'rates'>,
  currency: Currency,
  { flexible, ofCategory }: YearBudgets,
): (benefit: KeptBenefit) => boolean {
  const unitPrice = unitPriceIn(currency, rates);
  return (benefit) => {
    const { kind, price, rootCategory } = benefit;
    const asked = unitPrice(benefit);
    if (asked === null || !isPaidFromBudgets({ price, benefit_type: kind })) return false;
    return asked <= flexible + (ofCategory.get(rootCategory) ?? 0);
  };
}
