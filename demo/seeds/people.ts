import { sql } from 'drizzle-orm';
import type { Transaction } from '#server/database/database.ts';
import { ask } from '#server/database/statement.ts';
import { people, users } from '#server/people/people.table.ts';
import type { PersonKey } from '#server/people/person-key.ts';
import type { CompanyCode } from '../composer/benefit-content.ts';
import { known } from '../known.ts';
import { COLLEAGUES } from './colleagues.ts';
import { DEMO_SECRET, type DemoPerson } from './demo-person.ts';
import { unitOf } from './units.ts';

/** The password of every demo account. */
export const DEMO_PASSWORD = 'Izbor!2026';

const RS = { company: 'IZBOR-RS', language: 'SR', signsIn: true } as const;

/** The accounts that the start prints, in that order (the names). */
export const DEMO_ACCOUNTS: readonly DemoPerson[] = [
  {
    ...RS,
    email: 'employee@izbor.demo',
    firstName: 'Jelena',
    lastName: 'Đorđević-Stanković',
    position: 'Dizajnerka proizvoda',
    birthPlace: 'Čačak',
    birthday: '1991-04-17',
    flexible: 120_000,
    budgets: { 1: 24_000, 3: 20_000, 4: 60_000 },
  },
  {
    ...RS,
    email: 'two-step@izbor.demo',
    firstName: 'Nikola',
    lastName: 'Ćirić',
    position: 'Inženjer podataka',
    birthPlace: 'Niš',
    birthday: '1987-11-02',
    oneTimeSecret: DEMO_SECRET,
    flexible: 80_000,
    budgets: { 4: 40_000 },
  },
  {
    ...RS,
    email: 'poor@izbor.demo',
    firstName: 'Miloš',
    lastName: 'Živković',
    position: 'Tester',
    birthPlace: 'Kragujevac',
    birthday: '1996-08-23',
    flexible: 12_350,
  },
  {
    ...RS,
    email: 'incomplete@izbor.demo',
    firstName: 'Sara',
    lastName: 'Petrović',
    position: '',
    birthPlace: '',
    birthday: null,
    flexible: 60_000,
  },
  {
    company: 'IZBOR-ME',
    language: 'EN',
    signsIn: true,
    email: 'other@izbor.demo',
    firstName: 'Luka',
    lastName: 'Vujošević',
    position: 'Ilustrator',
    birthPlace: 'Nikšić',
    birthday: '1993-02-09',
    flexible: 900,
    budgets: { 1: 180, 3: 240 },
  },
  {
    ...RS,
    email: 'company-admin@izbor.demo',
    firstName: 'Vesna',
    lastName: 'Milenković',
    position: 'Direktorka ljudskih resursa',
    birthPlace: 'Valjevo',
    birthday: '1979-06-30',
    companyRoles: ['owner'],
    flexible: 120_000,
    budgets: { 3: 20_000 },
  },
  {
    company: 'IZBOR-BA',
    language: 'SR',
    signsIn: true,
    email: 'corporate@izbor.demo',
    firstName: 'Amra',
    lastName: 'Hadžić',
    position: 'Direktorica finansija',
    birthPlace: 'Mostar',
    birthday: '1983-01-12',
    corporateAccount: true,
    flexible: 2_000,
    budgets: { 1: 400 },
  },
  {
    ...RS,
    email: 'admin@izbor.demo',
    firstName: 'Đorđe',
    lastName: 'Lazić',
    position: 'Administrator platforme',
    birthPlace: 'Novi Sad',
    birthday: '1985-09-19',
    // All write permissions on the platform except roles and limits: an owner would need a one-time code.
    adminRoles: ['operations', 'content', 'finance'],
    flexible: 60_000,
  },
];

/** Card number of the first demo person; the others follow. */
const FIRST_ID = 427_718;

/** Inserts the accounts and their colleagues; returns their keys by e-mail. `passwordHash` is of DEMO_PASSWORD. */
export async function seedPeople(
  transaction: Transaction,
  companyIds: ReadonlyMap<CompanyCode, number>,
  passwordHash: string,
  now: Date,
): Promise<Map<string, PersonKey>> {
  const rows = [...DEMO_ACCOUNTS, ...COLLEAGUES].map(({ company, signsIn, flexible, budgets, ...person }, place) => ({
    ...person,
    unit: unitOf(person),
    companyId: known(companyIds, company),
    id: FIRST_ID + place,
    passwordHash: signsIn ? passwordHash : null,
    createdAt: now,
  }));
  await transaction.insert(users).values(rows);
  await transaction.insert(people).values(rows.map(({ email, companyId, id }) => ({ email, companyId, userId: id })));
  await ask(transaction, sql`select setval(pg_get_serial_sequence('users', 'id'), ${FIRST_ID + rows.length})`);
  return new Map(rows.map(({ email, companyId, id }) => [email, { companyId, userId: id }]));
}
