import { randomBytes } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import { FLEXIBLE } from '#contract/budgets/budgets.rules.ts';
import type { Language } from '#contract/language/language.ts';
import type { Currency, Minor } from '#contract/money/money.rules.ts';
import { accounts, ledgerEntries } from '../budgets/budgets.table.ts';
import { sessions } from '../caller/caller.table.ts';
import { hashToken } from '../caller/caller.ts';
import { companies } from '../companies/companies.table.ts';
import type { Database } from '../database/database.ts';
import { people, users } from '../people/people.table.ts';

/** A signed-in person. */
export interface Person {
  companyId: number;
  userId: number;
  email: string;
  token: string;
  headers: { authorization: string };
}

export interface PersonSettings {
  /** By default a new company is made. */
  companyId?: number;
  currency?: Currency;
  language?: Language;
  /** Amount given to the flexible account, in minor units. */
  flexible?: Minor;
  /** Amounts of yearly budgets by category, in minor units. */
  budgets?: Record<number, Minor>;
  password?: string;
  changes?: Partial<typeof users.$inferInsert>;
}

// The cheapest hash, for tests that do not test hashing; a hash contains its own parameters.
const QUICK = { memoryCost: 8, timeCost: 1, parallelism: 1 };

let made = 0;

function unique(): string {
  made += 1;
  return `${process.pid}-${made}`;
}

export async function makeCompany(database: Database, now: Date, currency: Currency = 'RSD'): Promise<number> {
  const values = { name: 'Vetar d.o.o.', country: 'RS', currency, cardColor: 'evergreen', createdAt: now };
  const [company] = await database
    .insert(companies)
    .values({ ...values, code: `CODE-${unique()}` })
    .returning({ id: companies.id });
  if (!company) throw new Error('No company was made');
  return company.id;
}

/** Makes a signed-in person with budgets, in a new company unless one is named. */
export async function makePerson(database: Database, now: Date, settings: PersonSettings = {}): Promise<Person> {
  const { language = 'EN', flexible = 0, budgets = {}, password } = settings;
  const companyId = settings.companyId ?? (await makeCompany(database, now, settings.currency));
  const email = `person-${unique()}@izbor.test`;
  const [row] = await database
    .insert(users)
    .values({
      companyId,
      email,
      language,
      firstName: 'Ana',
      lastName: 'Anić',
      birthPlace: 'Niš',
      birthday: '1990-05-05',
      createdAt: now,
      // Owners of the platform need a one-time code to change anything.
      oneTimeSecret: settings.changes?.adminRoles?.includes('owner') ? 'JBSWY3DPEHPK3PXP' : null,
      passwordHash: password === undefined ? null : await hash(password, QUICK),
      ...settings.changes,
    })
    .returning({ userId: users.id, email: users.email });
  if (!row) throw new Error('No person was made');
  const person = { companyId, userId: row.userId };
  await database.insert(people).values({ email: row.email, ...person });
  await give(database, now, person, FLEXIBLE, flexible);
  for (const [categoryId, amount] of Object.entries(budgets)) {
    await give(database, now, person, { categoryId: Number(categoryId), year: now.getUTCFullYear() }, amount);
  }
  const token = await signInToken(database, now, person);
  return { ...person, email: row.email, token, headers: { authorization: `Token ${token}` } };
}

/** Signs a person in on a further device; returns the token. */
export async function signInToken(
  database: Database,
  now: Date,
  person: { companyId: number; userId: number },
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const { companyId, userId } = person;
  await database
    .insert(sessions)
    .values({ tokenHash: hashToken(token), companyId, userId, createdAt: now, lastUsedAt: now });
  return token;
}

async function give(
  database: Database,
  now: Date,
  person: { companyId: number; userId: number },
  pot: { categoryId: number; year: number },
  allocated: Minor,
): Promise<void> {
  await database.insert(accounts).values({ ...person, ...pot, allocated });
  if (allocated === 0) return;
  await database.insert(ledgerEntries).values({ ...person, ...pot, kind: 'allocation', allocated, createdAt: now });
}
