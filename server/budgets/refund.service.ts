import { hasEnded } from '#contract/budgets/budgets.rules.ts';
import type { Minor } from '#contract/money/money.rules.ts';
import type { Transaction } from '../database/database.ts';
import { statement } from '../database/statement.ts';
import { number, of, type Part, sql } from '../database/text.ts';
import { lockPerson } from '../people/lock-person.ts';
import type { PersonKey } from '../people/person-key.ts';
import { budgetYear } from './budget-year.ts';
import { changeAccounts, lockAccounts, type Pot, type Reason } from './budgets.service.ts';

/** The refund of an order, in minor units. */
interface Refund {
  amount: Minor;
  /** The part that went to budgets that have ended, and cannot be spent. */
  ended: Minor;
}

/**
 * Gives back all that an order took, to the pots that it was taken from; answers how much. Null when the
 * order took nothing of this person, or gave it back before: a refund is at most the charge, once (quality.md 2.16).
 */
export async function refundPurchase(
  transaction: Transaction,
  person: PersonKey,
  orderId: number,
  reason: Omit<Reason, 'kind' | 'reference'>,
): Promise<Refund | null> {
  await lockPerson(transaction, person);
  const { companyId, userId } = person;
  const charges = await readCharges(transaction, { companyId, userId, orderId });
  if (charges.length === 0) return null;
  await lockAccounts(transaction, person, charges);
  const back = charges.map(({ spent, ...pot }) => ({ ...pot, spent: -spent }));
  await changeAccounts(transaction, person, back, { ...reason, kind: 'refund', reference: orderId });
  const thisYear = budgetYear(reason.now);
  return { amount: sumOf(charges), ended: sumOf(charges.filter((pot) => hasEnded(pot, thisYear))) };
}

const sumOf = (charges: readonly { spent: Minor }[]): Minor => charges.reduce((sum, { spent }) => sum + spent, 0);

const readCharges = statement(
  'read_charges',
  of<Pot & { spent: Minor }>,
  () => sql`${unpaidBack(number('companyId'), number('userId'), number('orderId'))} order by l.category_id, l.year`,
);

/** SQL of what an order took from each pot and was not refunded yet: rows of `"categoryId"`, `year` and `spent`. */
export function unpaidBack<Company extends Part, Person extends Part, Order extends Part>(
  companyId: Company,
  userId: Person,
  orderId: Order,
) {
  return sql`select l.category_id as "categoryId", l.year, sum(l.spent)::bigint as spent from ledger_entries l
    where l.company_id = ${companyId} and l.user_id = ${userId} and l.reference = ${orderId}
      and l.kind in ('purchase', 'refund')
    group by l.category_id, l.year having sum(l.spent) > 0`;
}
