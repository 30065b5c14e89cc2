import type { Transaction } from '../database/database.ts';
import { statement } from '../database/statement.ts';
import { number, of, sql, text } from '../database/text.ts';
import { type toldValues, toldWithPicture } from '../notifications/insert-notifications.ts';
import { raisedVersion } from '../people/raised-version.ts';
import { notedBatch, notedOf } from '../tasks/noted-batch.ts';
import type { RunningTask } from '../tasks/task-kind.ts';
import { dedupeKeyOf } from './stored-announcement.ts';

/** A batch of recipients of an announcement: at most `size`, all of one company. */
export interface Next {
  id: number;
  size: number;
  /** The task whose progress the statement records. */
  task: RunningTask;
  now: Date;
}

const valuesOf = ({ id, size, task, now }: Next) => Object.assign(notedOf(task), { id, size, now: now.toISOString() });

interface ToldNext {
  told: number;
  skipped: number;
}

/**
 * Notifies the next recipients who have not been told; rows that another transaction has locked are passed over. People who have
 * left count as skipped.
 */
export async function tellNext(
  transaction: Transaction,
  { id, size, task, now, values }: Next & { values: ReturnType<typeof toldValues> },
): Promise<ToldNext> {
  const [row] = await tell(transaction, Object.assign({}, values, valuesOf({ id, size, task, now })));
  return row ?? { told: 0, skipped: 0 };
}

// A batch is of one company, as a transaction never locks rows of two companies.
const nextOf = <Columns extends string>(columns: Columns, waiting: string) => sql`next as (
  select p.company_id, p.user_id, ${sql.raw(columns)} from announcement_people p
  join users u on u.company_id = p.company_id and u.id = p.user_id join companies c on c.id = p.company_id
  where p.announcement_id = ${number('id')}::integer and ${sql.raw(waiting)} and p.company_id = (
    select min(p.company_id) from announcement_people p where p.announcement_id = ${number('id')}::integer and ${sql.raw(waiting)})
  order by p.user_id limit ${number('size')}::integer for no key update of p, u skip locked)`;

const tell = statement(
  'tell_announced',
  of<ToldNext>,
  () => sql`
    with ${nextOf('u.active and u.confirmed and c.active as reached', 'p.told_at is null and p.skipped_at is null')},
    people as (select company_id, user_id from next where reached),
    ${raisedVersion(sql`people`)},
    ${toldWithPicture(sql`people`)},
    marked as (
      update announcement_people p set told_at = case when n.reached then ${text('now')}::timestamptz end,
        skipped_at = case when not n.reached then ${text('now')}::timestamptz end
      from next n where p.announcement_id = ${number('id')}::integer and p.company_id = n.company_id and p.user_id = n.user_id),
    counted as (
      select (count(*) filter (where reached))::integer as told, (count(*) filter (where not reached))::integer as skipped from next),
    noted as (
      update announcements a set status = 'sending', told = a.told + counted.told, skipped = a.skipped + counted.skipped
      from counted where a.id = ${number('id')}::integer),
    ${notedBatch(sql`(select told as done, skipped as failed from counted)`)}
    select told, skipped from counted`,
);

interface WithdrawnNext {
  removed: number;
  kept: number;
}

/** Takes an announcement back from the next recipients who have it; those who have read it keep it. */
export async function withdrawNext(transaction: Transaction, next: Next): Promise<WithdrawnNext> {
  const [row] = await withdraw(transaction, valuesOf(next));
  return row ?? { removed: 0, kept: 0 };
}

const withdraw = statement(
  'withdraw_announced',
  of<WithdrawnNext>,
  () => sql`
    with ${nextOf('u.id', 'p.told_at is not null and p.withdrawn_at is null')},
    removed as (
      delete from notifications m using next n
      where m.company_id = n.company_id and m.user_id = n.user_id and not m.previewed
        and m.dedupe_key = ${dedupeKeyOf(sql`${number('id')}::text`)}
      returning m.company_id, m.user_id),
    ${raisedVersion(sql`removed`)},
    marked as (
      update announcement_people p set withdrawn_at = ${text('now')}::timestamptz
      from next n where p.announcement_id = ${number('id')}::integer and p.company_id = n.company_id and p.user_id = n.user_id),
    counted as (
      select (select count(*)::integer from removed) as removed,
        (select count(*)::integer from next) - (select count(*)::integer from removed) as kept),
    noted as (
      update announcements a set taken_back = a.taken_back + counted.removed from counted where a.id = ${number('id')}::integer),
    ${notedBatch(sql`(select removed as done, kept as failed from counted)`)}
    select removed, kept from counted`,
);
