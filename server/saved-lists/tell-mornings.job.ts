import { businessDay, businessHour } from '#contract/calendar/calendar.rules.ts';
import type { Language } from '#contract/language/language.ts';
import type { Roles } from '#contract/permissions/roles.ts';
import { askedOf } from '#contract/saved-lists/asked.rules.ts';
import { mayKeep, type SiteOfLists } from '#contract/saved-lists/saved-lists.rules.ts';
import type { Database, Transaction } from '../database/database.ts';
import { loggedError } from '../database/logged-error.ts';
import { ask } from '../database/statement.ts';
import { sql } from '../database/text.ts';
import { inTransaction } from '../database/transaction.ts';
import type { MailLog } from '../mail/mailer.ts';
import { LANES } from '../outbox/lanes.ts';
import { post } from '../outbox/post.ts';
import type { PersonKey } from '../people/person-key.ts';
import { type RecordsQuery, type RowKey, readKeyed, readNewest } from '../records/record-list.ts';
import { freshKeys, MOST_LOOKED_AT } from './fresh-keys.ts';
import type { ToldLists } from './told-list.ts';

/** How often the job looks for people to be told, in milliseconds. */
export const TELL_MORNINGS_EVERY = 10 * 60 * 1000;

// Hours by Belgrade's clock. People who could not be told by noon are told the next morning, about both days.
const FIRST_HOUR = 7;
const HOUR_AFTER = 12;
/** People told in one run, and rows of each list named in the e-mail. */
const BATCH = 50;
const MOST_NAMED = 5;

interface Telling {
  lists: ToldLists;
  now: Date;
  log: Pick<MailLog, 'warn'>;
}

/** New rows of one list, for the e-mail. */
export interface ListNews {
  id: number;
  site: SiteOfLists;
  list: string;
  name: string;
  path: string;
  count: number;
  first: { name: string; path: string }[];
}

/**
 * Tells the next people by one e-mail what is new in the lists that they follow: in the morning, once a day, on any number of
 * servers. A list that was never read for them is read only, at any hour. Answers whether there may be more.
 */
export async function tellMornings(database: Database, telling: Telling): Promise<boolean> {
  const due = await duePeople(database, telling.now);
  let failed = 0;
  for (const person of due) {
    try {
      await tellPerson(database, person, telling);
    } catch (error) {
      failed += 1;
      telling.log.warn({ ...person, error: loggedError(error) }, 'lists of a morning failed');
    }
  }
  return due.length === BATCH && failed === 0;
}

function isDue(now: Date) {
  const hour = businessHour(now);
  const isMorning = hour >= FIRST_HOUR && hour < HOUR_AFTER;
  return sql`(m.looked_on is null or (${isMorning}::boolean and m.looked_on < ${businessDay(now)}::date))`;
}

const duePeople = (database: Database, now: Date): Promise<PersonKey[]> =>
  ask<PersonKey>(
    database,
    sql`
    select distinct m.company_id as "companyId", m.user_id as "userId" from saved_list_mornings m
    join users u on u.company_id = m.company_id and u.id = m.user_id and u.active and u.confirmed
    join companies c on c.id = m.company_id and c.active
    where ${isDue(now)} order by 1, 2 limit ${BATCH}::integer`,
  );

interface Due {
  id: number;
  site: SiteOfLists;
  list: string;
  name: string;
  address: Record<string, string>;
  seen: RowKey[] | null;
  isShown: boolean;
  roles: Roles;
  language: Language;
}

function tellPerson(database: Database, person: PersonKey, telling: Telling): Promise<void> {
  const { now } = telling;
  return inTransaction(database, async (transaction) => {
    const news: ListNews[] = [];
    for (const due of await takeDue(transaction, person, now)) {
      const found = await lookAt(transaction, person, due, telling);
      if (found) news.push(found);
    }
    if (news.length === 0) return;
    const { companyId, userId } = person;
    await post(transaction, { companyId, kind: 'list_news', payload: { userId, news }, now, lane: LANES.bulk });
  });
}

/** Due lists of a person, each locked: another server that wants them waits, and then finds none. */
const takeDue = (transaction: Transaction, { companyId, userId }: PersonKey, now: Date): Promise<Due[]> =>
  ask<Due>(
    transaction,
    sql`
    select l.id, l.site, l.list, l.name, l.address, m.seen,
      l.removed_at is null and ((l.company_id = u.company_id and l.user_id = u.id)
        or (l.shared and (l.site = 'platform' or l.company_id = u.company_id))) as "isShown",
      u.language, jsonb_build_object('admin_roles', u.admin_roles, 'company_roles', u.company_roles,
        'corporate_account', u.corporate_account) as roles
    from saved_list_mornings m
    join saved_lists l on l.company_id = m.list_company_id and l.user_id = m.list_user_id and l.id = m.list_id
    join users u on u.company_id = m.company_id and u.id = m.user_id
    where m.company_id = ${companyId} and m.user_id = ${userId} and ${isDue(now)}
    order by l.site desc, l.list, l.position, l.id for update of m`,
  );

/** Stores the current rows of a list, and answers what is new since the last time; undefined for nothing. */
async function lookAt(
  transaction: Transaction,
  person: PersonKey,
  due: Due,
  { lists, now }: Telling,
): Promise<ListNews | undefined> {
  const { id, site, list, name, address, seen, roles, language } = due;
  const told = due.isShown && mayKeep(roles, site, list) ? lists[site][list] : undefined;
  if (!told) return note(transaction, person, { id, seen: null, now });
  const reader = Object.assign({ language }, person);
  const asked = askedOf({ site, list, address }, Object.assign({ today: businessDay(now) }, person));
  const records = told.listFor(reader, now);
  const keys = await readNewest(transaction, records, { query: told.read(asked), most: MOST_LOOKED_AT });
  await note(transaction, person, { id, seen: keys, now });
  const fresh = seen === null ? [] : freshKeys(seen, keys);
  if (fresh.length === 0) return undefined;
  const named = Object.assign({}, records, { columns: sql`${told.nameIn(language)} as name, ${told.rowAt} as at` });
  const shown = fresh.slice(0, MOST_NAMED);
  const rows = await readKeyed<{ name: string; at: string }, RecordsQuery>(transaction, named, shown);
  const first = rows.map((row) => ({ name: row.name, path: told.path + row.at }));
  const path = `${told.path}?${new URLSearchParams(Object.assign({}, address, { list: String(id) }))}`;
  return { id, site, list, name, path, count: fresh.length, first };
}

async function note(
  transaction: Transaction,
  { companyId, userId }: PersonKey,
  { id, seen, now }: { id: number; seen: RowKey[] | null; now: Date },
): Promise<undefined> {
  await ask(
    transaction,
    sql`
    update saved_list_mornings set seen = ${seen && JSON.stringify(seen)}::jsonb, looked_on = ${businessDay(now)}::date
    where company_id = ${companyId} and user_id = ${userId} and list_id = ${id}`,
  );
}
