import { FLEXIBLE } from '#contract/budgets/budgets.rules.ts';
import { toMinor } from '#contract/money/money.rules.ts';
import { budgetYear } from '#server/budgets/budget-year.ts';
import { allocate, type Pot } from '#server/budgets/budgets.service.ts';
import type { Transaction } from '#server/database/database.ts';
import { known } from '../known.ts';
import { COLLEAGUES } from './colleagues.ts';
import { DEMO_ACCOUNTS } from './people.ts';
import type { DemoPlaces } from './places.ts';

const COMPANY_ADMIN = 'company-admin@izbor.demo';

/** Gives everybody their flexible budget and their yearly category budgets on the first day of the year. */
export async function seedBudgets(transaction: Transaction, { people, yearStart, now }: DemoPlaces): Promise<void> {
  const year = budgetYear(now);
  for (const { email, flexible, budgets = {} } of [...DEMO_ACCOUNTS, ...COLLEAGUES]) {
    const pots: [Pot, number][] = [
      [FLEXIBLE, flexible],
      ...Object.entries(budgets).map(([id, amount]): [Pot, number] => [{ categoryId: Number(id), year }, amount]),
    ];
    for (const [pot, amount] of pots) {
      const person = known(people, email);
      const { companyId, userId } = known(people, COMPANY_ADMIN);
      const actorId = person.companyId === companyId ? userId : null;
      await allocate(transaction, person, { ...pot, amount: toMinor(amount) }, { actorId, now: yearStart });
    }
  }
}
