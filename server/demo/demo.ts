import { sql } from 'drizzle-orm';
import { budgetYear } from '../budgets/budget-year.ts';
import type { Database } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import type { Storage } from '../files/storage.ts';
import { toldBefore } from '../nudges/told-before.ts';
import { writePictures } from '../pictures/write-pictures.ts';
import { hashPassword } from '../session/passwords.ts';
import { DEMO_BENEFITS } from './content/benefits.ts';
import { PROVIDERS } from './content/providers.ts';
import { seedBudgets } from './demo-budgets.ts';
import { seedCatalogue } from './demo-catalogue.ts';
import { seedCompanies } from './demo-companies.ts';
import { seedHistory } from './demo-history.ts';
import { seedLearners } from './demo-learners.ts';
import { seedLearning } from './demo-learning.ts';
import { seedNotifications } from './demo-notifications.ts';
import { DEMO_PASSWORD, seedPeople } from './demo-people.ts';
import { seedQuestions } from './demo-questions.ts';
import { seedRequests } from './demo-requests.ts';
import { seedSubscriptions } from './demo-subscriptions.ts';
import { seedSuggestions } from './demo-suggestions.ts';
import { seedWishes } from './demo-wishes.ts';

export { DEMO_ACCOUNTS, DEMO_PASSWORD } from './demo-people.ts';

interface DemoSettings {
  /** Where the pictures are drawn to; they are served below /pictures/. */
  picturesFolder: string;
  /** Where the receipts of requests are kept. */
  storage: Storage;
  now: Date;
}

// One number for all processes: whoever holds it puts the data in, the others find it there.
const SEED_LOCK = 730_517_002;

/** Whether nobody uses this database yet: it has no company. */
export async function isEmpty(database: Database): Promise<boolean> {
  const { rows } = await database.execute<{ empty: boolean }>(sql`select not exists (select from companies) as empty`);
  return rows[0]?.empty ?? true;
}

/**
 * Draws the pictures and puts the demo data into an empty database, all of it or nothing; one that is not empty is left as
 * it is. Answers whether it did. Whether demo data may enter a database is for the caller to decide.
 */
export async function seedDemo(database: Database, { picturesFolder, storage, now }: DemoSettings): Promise<boolean> {
  const [passwordHash] = await Promise.all([hashPassword(DEMO_PASSWORD), writePictures(picturesFolder)]);
  return inTransaction(database, async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`);
    if (!(await isEmpty(transaction))) return false;
    const yearStart = startOf(now);
    const companies = await seedCompanies(transaction, yearStart);
    const content = { providers: PROVIDERS, benefits: DEMO_BENEFITS };
    const benefits = await seedCatalogue(transaction, content, companies, now);
    const people = await seedPeople(transaction, companies, passwordHash, yearStart);
    const places = { people, benefits, yearStart, now };
    await seedBudgets(transaction, places);
    await seedSubscriptions(transaction, places);
    await seedHistory(transaction, places);
    await seedRequests(transaction, storage, places);
    await seedWishes(transaction, places);
    await seedNotifications(transaction, places);
    await seedQuestions(transaction);
    await seedSuggestions(transaction, places);
    await seedLearning(transaction, now);
    await seedLearners(transaction, places);
    await toldBefore(transaction, now);
    await transaction.execute(sql`analyze`);
    return true;
  });
}

/** Whether there is no learning at all: what is no longer offered would still be there. */
export async function lacksLearning(database: Database): Promise<boolean> {
  const { rows } = await database.execute<{ lacking: boolean }>(
    sql`select not exists (select from courses) and not exists (select from packages) as lacking`,
  );
  return rows[0]?.lacking ?? false;
}

/**
 * Puts courses, packages and coupons into demo data that was made before there was learning; answers whether it did. What
 * people have is left as it is: nobody is enrolled, and no money moves.
 */
export async function addLearning(database: Database, now: Date): Promise<boolean> {
  return inTransaction(database, async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`);
    if (!(await lacksLearning(transaction))) return false;
    await seedLearning(transaction, now);
    return true;
  });
}

/** The morning of the first day of the budget year, in Belgrade. */
function startOf(now: Date): Date {
  return new Date(Math.min(now.getTime(), Date.parse(`${budgetYear(now)}-01-01T00:00:00+01:00`)));
}
