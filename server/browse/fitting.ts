import { isPaidFromBudgets } from '#contract/benefits/benefits.rules.ts';
import { type Account, available, FLEXIBLE } from '#contract/budgets/budgets.rules.ts';
import type { Currency, Minor } from '#contract/money/money.rules.ts';
import type { Pot } from '../budgets/budgets.service.ts';
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

/** Available money of a person: of the flexible budget, and of the budgets of a year by category. */
export interface YearBudgets {
  flexible: Minor;
  ofCategory: ReadonlyMap<number, Minor>;
}

/** Available money of a person's accounts for purchases of a year. */
export function budgetsOf(accounts: readonly (Account & Pot)[], year: number): YearBudgets {
  const isFlexible = (pot: Pot) => pot.categoryId === FLEXIBLE.categoryId && pot.year === FLEXIBLE.year;
  const flexible = accounts.find(isFlexible);
  const ofYear = accounts.filter((pot) => pot.year === year && !isFlexible(pot));
  return {
    flexible: flexible ? available(flexible) : 0,
    ofCategory: new Map(ofYear.map((pot) => [pot.categoryId, Math.max(0, available(pot))])),
  };
}

/** Reads a person's budgets; answers a test of whether they would pay one piece of a benefit, as `fitsBudget` does it in SQL. */
export async function readFitting(
  database: Database,
  { rates }: Pick<KeptCatalogue, 'rates'>,
  { companyId, userId, currency }: Spender,
  year: number,
): Promise<(benefit: KeptBenefit) => boolean> {
  const rows = await ask<Account & Pot>(
    database,
    sql`
    select a.category_id as "categoryId", a.year, a.allocated::float8, a.spent::float8, a.held::float8 from accounts a
    where a.company_id = ${companyId} and a.user_id = ${userId} and (a.year = ${year} or (a.category_id, a.year) = (${flexiblePot}))`,
  );
  return fittingIn({ rates }, currency, budgetsOf(rows, year));
}

/** A test of whether these budgets would pay one piece of a benefit, as `fitsBudget` does it in SQL. */
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
