import type { Database, Transaction } from '../database/database.ts';
import { ask, statement } from '../database/statement.ts';
import { number, of, sql } from '../database/text.ts';
import { inTransaction } from '../database/transaction.ts';
import type { Deliver } from '../outbox/deliver.ts';
import { post } from '../outbox/post.ts';
import { raisedVersion } from '../people/raised-version.ts';
import { type Telling, told, toldValues } from './told.ts';

/** How many people get the notification in one transaction: so few that no other call waits for it. */
const BATCH = 200;

type Values = ReturnType<typeof toldValues>;

/** An announcement to a company in the outbox: what to store for each person, and the last person who has it. */
interface Announcement {
  values: Values;
  after: number;
}

/** Sends everybody of a company a notification, through the outbox: written with what happened, delivered soon after its commit, once to each. */
export async function announce(
  transaction: Transaction,
  companyId: number,
  telling: Telling,
  now: Date,
): Promise<void> {
  const payload = { values: toldValues(telling, now), after: 0 } satisfies Announcement;
  await post(transaction, { companyId, kind: 'announcement', payload, now });
}

/** Sends everybody of every company a notification. `companyId` is that of the person who sends it. */
export async function announceToAll(
  transaction: Transaction,
  companyId: number,
  telling: Telling,
  now: Date,
): Promise<void> {
  const payload = { values: toldValues(telling, now) };
  await post(transaction, { companyId, kind: 'announcement_to_all', payload, now });
}

/** Makes an announcement of each company's own: no transaction spans two companies, and the key makes each of them once. */
export const deliverToAll: Deliver = async (database, { companyId, id, payload }, { now }) => {
  const rows = await ask<{ id: number }>(database, sql`select id from companies where active order by id`);
  const dedupeKey = `announcement-${companyId}-${id}`;
  for (const company of rows) {
    const own = { companyId: Number(company.id), payload: { values: payload.values, after: 0 } };
    await post(database, { ...own, kind: 'announcement', now, dedupeKey });
  }
};

/** Tells the people of a company, some in each transaction, until nobody is left. */
export const deliverAnnouncement: Deliver = async (database, { companyId, id }) => {
  while (await tellNext(database, companyId, id));
};

/**
 * Tells the next ones; answers whether there were any. How far it came is kept in the same transaction, with the message locked:
 * a server that is killed, or two at once, go on from there, and who has deleted it already is not told again.
 */
function tellNext(database: Database, companyId: number, id: number): Promise<boolean> {
  return inTransaction(database, async (transaction) => {
    const [announcement] = await lockAnnouncement(transaction, { companyId, id });
    if (!announcement) return false;
    const { values, after } = announcement.payload;
    const given = { ...values, companyId, id, after, dedupeKey: `announcement-${id}` };
    const [row] = await tellBatch(transaction, given);
    return (row?.count ?? 0) === BATCH;
  });
}

const lockAnnouncement = statement(
  'lock_announcement',
  of<{ payload: Announcement }>,
  () => sql`
    select payload from outbox where company_id = ${number('companyId')} and id = ${number('id')} and delivered_at is null
    for update`,
);

const tellBatch = statement(
  'tell_batch',
  of<{ count: number }>,
  () => sql`
    with people as (
      select u.company_id, u.id as user_id from users u
      where u.company_id = ${number('companyId')} and u.active and u.id > ${number('after')}::bigint
      order by u.id limit ${sql.raw(String(BATCH))} for no key update of u),
    ${told(sql`people`)},
    ${raisedVersion(sql`told`)},
    moved as (
      update outbox o set payload = jsonb_set(o.payload, '{after}', to_jsonb((select max(user_id) from people)))
      where o.company_id = ${number('companyId')} and o.id = ${number('id')} and exists (select from people))
    select count(*)::integer as count from people`,
);
