import { FLEXIBLE } from '#contract/budgets/budgets.rules.ts';
import { lineTotal, payrollTax } from '#contract/cart/cart.rules.ts';
import type { Currency, Minor, Rates } from '#contract/money/money.rules.ts';
import { monthAfter } from '#contract/subscriptions/months.rules.ts';
import { maySubscribe } from '#contract/subscriptions/subscriptions.rules.ts';
import { budgetYear } from '../budgets/budget-year.ts';
import { accountChanges, changesAsJson, lockAccounts } from '../budgets/budgets.service.ts';
import { inCurrency, type SoldLine } from '../cart/cart-lines.ts';
import { charges, paymentsFor } from '../checkout/pay-lines.ts';
import type { Transaction } from '../database/database.ts';
import { statement } from '../database/statement.ts';
import { list, number, of, sql, text, textOrNull, value } from '../database/text.ts';
import type { PersonKey } from '../people/person-key.ts';
import { raisedOwnVersion } from '../people/raised-version.ts';
import type { MonthlyLine } from './read-running.ts';

/** A month of a benefit with its price in the reader's currency; null when nobody can subscribe to it (any more). */
export function priceMonth(line: MonthlyLine, currency: Currency, rates: Rates): SoldLine | null {
  const { price, discount, kind, monthly, sold } = line;
  if (!sold || price === null || !maySubscribe({ price, discount, benefit_type: kind, monthly })) return null;
  const priced = inCurrency({ ...line, price }, currency, rates);
  return lineTotal(priced) > 0 ? priced : null;
}

export interface MonthToCharge {
  subscriptionId: number;
  /** The first day of the month that is charged. */
  month: string;
  line: SoldLine;
  currency: Currency;
  rates: Rates;
  /** The person who caused the charge; null for the monthly renewal. */
  actorId: number | null;
  now: Date;
}

/**
 * Charges one month like a purchase: the category's budget of the year first, then flexible money, prices and rates frozen.
 * Answers the charge; null when the money is not enough, and then nothing has changed. The caller has locked the person's row.
 */
export async function chargeMonth(
  transaction: Transaction,
  person: PersonKey,
  { subscriptionId, month, line, currency, rates, actorId, now }: MonthToCharge,
): Promise<{ id: number; amount: Minor } | null> {
  const year = budgetYear(now);
  const pots = [FLEXIBLE, { categoryId: line.rootCategoryId, year }];
  const [payment] = paymentsFor([line], await lockAccounts(transaction, person, pots)) ?? [];
  if (!payment) return null;
  const changes = charges([payment], year);
  const amount = lineTotal(line);
  const [charged] = await charge(transaction, {
    companyId: person.companyId,
    userId: person.userId,
    subscriptionId,
    month,
    nextMonth: monthAfter(month),
    kind: 'subscription',
    note: '',
    actorId,
    changes: changesAsJson(changes),
    now: now.toISOString(),
    rootCategoryId: line.rootCategoryId,
    nameEn: line.nameEn,
    nameSr: line.nameSr,
    image: line.image,
    providerName: line.providerName,
    price: line.price,
    discount: line.discount,
    amount,
    currency,
    payrollTax: payrollTax([line]),
    companyPrice: line.companyPrice,
    benefitCurrency: line.currency,
    benefitRate: rates[line.currency],
    chargeRate: rates[currency],
    budgetYear: year,
    paidFromCategory: payment.fromCategory,
    paidFromFlexible: payment.fromFlexible,
  });
  if (!charged || charged.changed !== changes.length) throw new Error('a month was not charged whole');
  return { id: charged.id, amount };
}

const charge = statement(
  'charge_month',
  of<{ id: number; changed: number }>,
  () => sql`
    with charged as (
      insert into subscription_charges (company_id, subscription_id, user_id, month, root_category_id, name_en, name_sr,
        provider_name, image, price, discount, amount, payroll_tax, company_price, currency, benefit_currency, benefit_rate,
        charge_rate, paid_from_category, paid_from_flexible, budget_year, created_at)
      values (${list(number('companyId'), number('subscriptionId'), number('userId'), text('month'))},
        ${list(number('rootCategoryId'), text('nameEn'), text('nameSr'), text('providerName'), textOrNull('image'))},
        ${list(number('price'), number('discount'), number('amount'), number('payrollTax'), number('companyPrice'))},
        ${list(value('currency', of<Currency>), value('benefitCurrency', of<Currency>), number('benefitRate'))},
        ${list(number('chargeRate'), number('paidFromCategory'), number('paidFromFlexible'), number('budgetYear'))},
        ${text('now')}::timestamptz)
      returning id),
    ${accountChanges(sql`(select id from charged)`)},
    moved as (
      update subscriptions set next_month = ${text('nextMonth')}::date
      where company_id = ${number('companyId')} and id = ${number('subscriptionId')}),
    ${raisedOwnVersion}
    select charged.id, (select count(*)::integer from changed) as changed from charged`,
);
