import { sql } from 'drizzle-orm';
import { budgetYear } from '#server/budgets/budget-year.ts';
import type { Database } from '#server/database/database.ts';
import type { Storage } from '#server/files/storage.ts';
import { toldBefore } from '#server/nudges/told-before.ts';
import { hashPassword } from '#server/session/passwords.ts';
import { DEMO_BENEFITS } from './composer/benefits.ts';
import { PROVIDERS } from './composer/providers.ts';
import { filePdfs } from './pdfs/file-pdfs.ts';
import { bringPictures } from './pictures.ts';
import { announcementsOf, tieWelcome } from './seeds/announcements.ts';
import { approvalsOf } from './seeds/approvals.ts';
import { seedBudgets } from './seeds/budgets.ts';
import { seedCatalogue } from './seeds/catalogue.ts';
import { seedCompanies } from './seeds/companies.ts';
import { giftsOf } from './seeds/gifts.ts';
import { purchasesOf, settleHistory } from './seeds/history.ts';
import { learningOf } from './seeds/learners.ts';
import { seedLearning } from './seeds/learning.ts';
import { seedNewcomers } from './seeds/newcomers.ts';
import { seedNotifications } from './seeds/notifications.ts';
import { DEMO_PASSWORD, seedPeople } from './seeds/people.ts';
import { happenInOrder } from './seeds/places.ts';
import { platformApprovalsOf } from './seeds/platform-approvals.ts';
import { seedQuestions } from './seeds/questions.ts';
import { requestsOf } from './seeds/requests.ts';
import { subscriptionsOf } from './seeds/subscriptions.ts';
import { seedSuggestions } from './seeds/suggestions.ts';
import { seedWishes } from './seeds/wishes.ts';
import { isEmpty, lacksLearning, whileAlone } from './state.ts';

interface DemoSettings {
  /** Folder for the pictures, which are served below /pictures/. */
  picturesFolder: string;
  /** Storage for the receipts of requests. */
  storage: Storage;
  now: Date;
  /** Called once if another server is seeding, which is then waited for. */
  onWait?: () => void;
}

/**
 * Draws the pictures and fills an empty database with demo data in one transaction; a database that is not empty is left unchanged.
 * Returns whether it did. The caller decides whether demo data may enter the database.
 */
export async function seedDemo(database: Database, settings: DemoSettings): Promise<boolean> {
  const { picturesFolder, storage, now } = settings;
  const [passwordHash] = await Promise.all([hashPassword(DEMO_PASSWORD), bringPictures(picturesFolder)]);
  return whileAlone(database, settings, async (transaction) => {
    if (!(await isEmpty(transaction))) return false;
    const yearStart = startOf(now);
    const companies = await seedCompanies(transaction, yearStart);
    const content = { providers: PROVIDERS, benefits: DEMO_BENEFITS };
    const benefits = await seedCatalogue(transaction, content, companies, now);
    const people = await seedPeople(transaction, companies, passwordHash, yearStart);
    const places = { people, benefits, yearStart, now };
    await seedBudgets(transaction, places);
    await seedNewcomers(transaction, places);
    await seedLearning(transaction, now);
    await happenInOrder([
      ...subscriptionsOf(transaction, places),
      ...giftsOf(transaction, places),
      ...approvalsOf(transaction, places),
      ...platformApprovalsOf(transaction, places),
      ...announcementsOf(transaction, places),
      ...purchasesOf(transaction, places),
      ...requestsOf(transaction, storage, places),
      ...(await learningOf(transaction, places)),
    ]);
    await settleHistory(transaction, places);
    await seedWishes(transaction, places);
    await seedNotifications(transaction, places);
    await tieWelcome(transaction);
    await seedQuestions(transaction);
    await seedSuggestions(transaction, places);
    await filePdfs(transaction, storage);
    await toldBefore(transaction, now);
    await transaction.execute(sql`analyze`);
    return true;
  });
}

/** Adds courses, packages and coupons to older demo data without learning; returns whether it did. Enrolments and budgets do not change. */
export async function addLearning(
  database: Database,
  settings: Pick<DemoSettings, 'now' | 'onWait' | 'storage'>,
): Promise<boolean> {
  const { now, storage } = settings;
  return whileAlone(database, settings, async (transaction) => {
    if (!(await lacksLearning(transaction))) return false;
    await seedLearning(transaction, now);
    await filePdfs(transaction, storage);
    return true;
  });
}

/** The morning of the first day of the budget year, in Belgrade. */
function startOf(now: Date): Date {
  return new Date(Math.min(now.getTime(), Date.parse(`${budgetYear(now)}-01-01T00:00:00+01:00`)));
}
