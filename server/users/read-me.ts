import { type Account, available, FLEXIBLE, usedPercent } from '#contract/budgets/budgets.rules.ts';
import { toMajor } from '#contract/money/money.rules.ts';
import type { CategoryBudget, User } from '#contract/users/users.contract.ts';
import type { PriceReader } from '../benefits/benefit-in-list.ts';
import { lastDayOf } from '../budgets/budget-year.ts';
import type { Database } from '../database/database.ts';
import { keptOfCatalogue } from './kept-of-catalogue.ts';
import { type Kept, readKept } from './read-kept.ts';
import { type PersonRow, type Pot, readPerson } from './read-person.ts';

interface Seen {
  /** The calendar year whose category budgets count now. */
  year: number;
  companyAdminUrl: string;
}

/** Reads the whole signed-in person, in one statement; in two where the process keeps no catalogue that has all of it. */
export async function readMe(database: Database, reader: PriceReader, seen: Seen): Promise<User> {
  const { me } = await readMeWithRevision(database, reader, seen);
  return me;
}

/** The answer of v2/me/ with the revision of the benefits in it (kept-revision.ts). */
export async function readMeWithRevision(
  database: Database,
  reader: PriceReader,
  seen: Seen,
): Promise<{ me: User; keptRevision: number }> {
  const { companyId, userId, language } = reader;
  const person = await readPerson(database, language, { companyId, userId, year: seen.year });
  const ofCatalogue = await keptOfCatalogue(database, reader, person.kept);
  if (ofCatalogue) return { me: toUser(person, ofCatalogue, seen), keptRevision: person.kept.revision };
  const { kept, revision } = await readKept(database, reader);
  return { me: toUser(person, kept, seen), keptRevision: revision };
}

function toUser({ shown, pots, is_admin }: PersonRow, kept: Kept, { year, companyAdminUrl }: Seen): User {
  const { currency, name } = shown.company;
  const legacy = { currency, company_name: name, company_admin_url: companyAdminUrl, groups: groups(is_admin) };
  return Object.assign(shown, budgets(pots, year), kept, legacy);
}

// specification.md 6: the legacy layout reads groups named user and admin.
function groups(isAdmin: PersonRow['is_admin']): User['groups'] {
  return [{ name: 'user' }, ...(isAdmin ? [{ name: 'admin' }] : [])];
}

const EMPTY: Account = { allocated: 0, spent: 0, held: 0 };

function budgets(pots: readonly Pot[], year: number) {
  const flexible = pots.find(({ category_id }) => category_id === FLEXIBLE.categoryId) ?? EMPTY;
  const { allocated, spent, held } = flexible;
  return {
    base_balance: toMajor(allocated),
    balance: toMajor(allocated - spent),
    spent: toMajor(spent),
    held: toMajor(held),
    available: toMajor(available(flexible)),
    used: usedPercent(allocated, spent),
    category_budgets: pots
      .filter(({ category_id }) => category_id !== FLEXIBLE.categoryId)
      .map((pot) => categoryBudget(pot, year)),
  };
}

function categoryBudget({ category, category_id, allocated, spent, held }: Pot, year: number): CategoryBudget {
  return {
    category,
    category_id,
    until: lastDayOf(year),
    amount: toMajor(allocated),
    spent: toMajor(spent),
    held: toMajor(held),
  };
}
