import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { businessDay } from '#contract/calendar/calendar.rules.ts';
import { addMonths, lastDayOfMonth } from '#contract/calendar/days.rules.ts';
import { flexiblePot } from '#server/budgets/budgets.table.ts';
import type { Transaction } from '#server/database/database.ts';
import { ask } from '#server/database/statement.ts';
import { sql } from '#server/database/text.ts';
import { users } from '#server/people/people.table.ts';
import { invitations } from '#server/registration/registration.table.ts';
import { known } from '../known.ts';
import { latin } from './colleagues.ts';
import type { DemoPlaces } from './places.ts';
import { unitOf } from './units.ts';

const DAY = 24 * 60 * 60 * 1000;
/** Days for which an invitation is valid. */
const OPEN = 14;

interface Newcomer {
  name: readonly [first: string, last: string];
  position: string;
  /** Days since they were invited; null if they were not. */
  invited: number | null;
  opened?: boolean;
}

/** People of the first company without an account, at different stages of getting one. */
const NEWCOMERS: readonly Newcomer[] = [
  { name: ['Luka', 'Petrović'], position: 'Inženjer kvaliteta', invited: 3 },
  { name: ['Teodora', 'Simić'], position: 'Knjigovotkinja', invited: 1, opened: true },
  { name: ['Nenad', 'Vujić'], position: 'Agent podrške', invited: 20 },
  { name: ['Sofija', 'Marković'], position: 'Dizajnerka', invited: 16 },
  { name: ['Ognjen', 'Tasić'], position: 'Programer', invited: null },
  { name: ['Katarina', 'Babić'], position: 'Programerka', invited: null },
];

/** People who leave at the end of next month, and who have left. */
const LEAVING = 'stefan.colic@izbor.demo';
const ENDED = { firstName: 'Dragan', lastName: 'Pešić', email: 'dragan.pesic@izbor.demo', position: 'Tester' };

const COMPANY_ADMIN = 'company-admin@izbor.demo';

/** Adds people who have not registered yet and people who leave, so that administrators of people have something to do. */
export async function seedNewcomers(transaction: Transaction, { people, now }: DemoPlaces): Promise<void> {
  const { companyId, userId: invitedBy } = known(people, COMPANY_ADMIN);
  const moment = (days: number) => new Date(now.getTime() - days * DAY);
  const common = { companyId, language: 'SR' as const, createdAt: moment(21), changedAt: moment(21) };
  const added = NEWCOMERS.map(({ name: [firstName, lastName], position }) => {
    const email = `${latin(firstName)}.${latin(lastName)}@izbor.demo`;
    return { ...common, firstName, lastName, email, position, unit: unitOf({ position }), confirmed: false };
  });
  await addPeople(transaction, companyId, [
    ...added,
    { ...common, ...ENDED, unit: unitOf(ENDED), active: false, endedAt: moment(12) },
  ]);
  const sent = NEWCOMERS.flatMap(({ invited, opened }, place) => {
    const email = added[place]?.email ?? '';
    if (invited === null) return [];
    const at = moment(invited);
    const times = {
      createdAt: at,
      sendAt: at,
      sentAt: at,
      openedAt: opened ? at : null,
      expiresAt: moment(invited - OPEN),
    };
    return [{ companyId, invitedBy, email, idHash: createHash('sha256').update(`demo ${email}`).digest(), ...times }];
  });
  // In the order of sending, as a real list grows.
  await transaction.insert(invitations).values(sent.toSorted((one, other) => +one.sentAt - +other.sentAt));
  const endsOn = lastDayOfMonth(addMonths(businessDay(now), 1));
  await transaction
    .update(users)
    .set({ endsOn })
    .where(and(eq(users.companyId, companyId), eq(users.email, LEAVING)));
}

type Row = typeof users.$inferInsert;

/** Adds people with an empty flexible budget each, as adding a person in administration does. */
async function addPeople(transaction: Transaction, companyId: number, rows: readonly Row[]): Promise<void> {
  await transaction.insert(users).values([...rows]);
  const emails = JSON.stringify(rows.map(({ email }) => email));
  const newest = sql`select company_id, id, email from users
    where company_id = ${companyId} and email in (select jsonb_array_elements_text(${emails}::jsonb))`;
  await ask(
    transaction,
    sql`insert into people (email, company_id, user_id) select email, company_id, id from (${newest}) u`,
  );
  await ask(
    transaction,
    sql`insert into accounts (company_id, user_id, category_id, year) select company_id, id, ${flexiblePot} from (${newest}) u`,
  );
}
