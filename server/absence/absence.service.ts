import type { OwnAbsence } from '#contract/absence/absence.contract.ts';
import { absenceProblem } from '#contract/absence/absence.rules.ts';
import { businessDay } from '#contract/calendar/calendar.rules.ts';
import type { Acting } from '../caller/caller.ts';
import { noteChange } from '../changes/note-change.ts';
import { lockCompany } from '../companies/lock-company.ts';
import type { Database, Transaction } from '../database/database.ts';
import { ask } from '../database/statement.ts';
import { sql } from '../database/text.ts';
import { inTransaction } from '../database/transaction.ts';
import { notFound } from '../errors/request.errors.ts';
import { fullName, personNamed } from '../people/full-name.ts';
import { mayInCompany } from '../people/may-in-company.ts';
import type { PersonKey } from '../people/person-key.ts';
import { daysInvalid, delegateAway, noDelegate, ownDelegate, standsIn } from './absence.errors.ts';

const PERMISSION = 'company.requests';
const asDay = (column: string) => sql.raw(`to_char(${column}, 'YYYY-MM-DD')`);

/** Reads a reviewer's absence, the colleagues for whom they are the delegate, and possible delegates. */
export async function readAbsence(database: Database | Transaction, who: PersonKey, now: Date): Promise<OwnAbsence> {
  const { companyId, userId } = who;
  const today = businessDay(now);
  const [row] = await ask<OwnAbsence>(
    database,
    sql`
    select (
        select jsonb_build_object('from', ${asDay('a.starts')}, 'to', ${asDay('a.ends')}, 'delegate', ${personNamed('d')},
          'now', a.starts <= ${today}::date)
        from absences a join users d on d.company_id = a.company_id and d.id = a.delegate
        where a.company_id = ${companyId} and a.user_id = ${userId} and a.ends >= ${today}::date) as absence, (
        select coalesce(jsonb_agg(jsonb_build_object('for', ${personNamed('w')}, 'from', ${asDay('a.starts')}, 'to', ${asDay('a.ends')})
          order by a.starts, a.user_id), '[]')
        from absences a join users w on w.company_id = a.company_id and w.id = a.user_id
        where a.company_id = ${companyId} and a.delegate = ${userId} and a.ends >= ${today}::date) as stands_in, (
        select coalesce(jsonb_agg(${personNamed('u')} order by u.sort_key collate "C", u.id), '[]') from users u
        where u.company_id = ${companyId} and u.active and u.confirmed and ${mayInCompany(PERMISSION)}) as reviewers`,
  );
  if (!row) throw new Error('A row that is always there');
  return row;
}

interface Absence {
  from: string;
  to: string;
  delegate: number;
}

/**
 * Sets a reviewer's absence and their delegate. Throws daysInvalid, ownDelegate, notFound, noDelegate, delegateAway and standsIn.
 */
export async function setAbsence(database: Database, by: Acting, absence: Absence, now: Date): Promise<OwnAbsence> {
  const { from, to, delegate } = absence;
  const problem = absenceProblem(from, to, businessDay(now));
  if (problem) throw daysInvalid(problem);
  if (delegate === by.userId) throw ownDelegate();
  const { companyId, userId } = by;
  return inTransaction(database, async (transaction) => {
    // Serialised by company, so that two people never become each other's delegates.
    await lockCompany(transaction, companyId);
    await checkDelegate(transaction, by, absence);
    const before = await readAbsence(transaction, by, now);
    await ask(
      transaction,
      sql`
      insert into absences (company_id, user_id, starts, ends, delegate, created_at)
      values (${companyId}, ${userId}, ${from}::date, ${to}::date, ${delegate}, ${now.toISOString()}::timestamptz)
      on conflict (company_id, user_id) do update set starts = excluded.starts, ends = excluded.ends, delegate = excluded.delegate,
        created_at = excluded.created_at`,
    );
    const after = await readAbsence(transaction, by, now);
    await note(transaction, by, { before, after, now });
    return after;
  });
}

// Only an active reviewer `w` could choose another delegate; the delegate of one who has left, or reviews no more, is free to be
// away.
const mayChooseAnother = sql`exists (
  select from users u where u.company_id = w.company_id and u.id = w.id and u.active and u.confirmed and ${mayInCompany(PERMISSION)})`;

interface Other {
  may: boolean;
  away: { from: string; to: string } | null;
  mine: { name: string; from: string; to: string } | null;
}

async function checkDelegate(
  transaction: Transaction,
  { companyId, userId }: PersonKey,
  { from, to, delegate }: Absence,
): Promise<void> {
  const meets = sql`a.starts <= ${to}::date and a.ends >= ${from}::date`;
  const days = sql.raw(`'from', to_char(a.starts, 'YYYY-MM-DD'), 'to', to_char(a.ends, 'YYYY-MM-DD')`);
  const [other] = await ask<Other>(
    transaction,
    sql`
    select u.active and u.confirmed and ${mayInCompany(PERMISSION)} as may, (
        select jsonb_build_object(${days}) from absences a
        where a.company_id = u.company_id and a.user_id = u.id and ${meets}) as away, (
        select jsonb_build_object('name', ${fullName('w')}, ${days})
        from absences a join users w on w.company_id = a.company_id and w.id = a.user_id
        where a.company_id = u.company_id and a.delegate = ${userId} and ${meets} and ${mayChooseAnother}
        order by a.starts limit 1) as mine
    from users u where u.company_id = ${companyId} and u.id = ${delegate}`,
  );
  if (!other) throw notFound();
  if (!other.may) throw noDelegate();
  if (other.away) throw delegateAway(other.away.from, other.away.to);
  if (other.mine) throw standsIn(other.mine.name, other.mine.from, other.mine.to);
}

/** Ends or cancels a reviewer's absence. */
export async function endAbsence(database: Database, by: Acting, now: Date): Promise<void> {
  await inTransaction(database, async (transaction) => {
    await lockCompany(transaction, by.companyId);
    const before = await readAbsence(transaction, by, now);
    await ask(transaction, sql`delete from absences where company_id = ${by.companyId} and user_id = ${by.userId}`);
    if (before.absence) await note(transaction, by, { before, after: null, now });
  });
}

async function note(
  transaction: Transaction,
  by: Acting,
  { before, after, now }: { before: OwnAbsence; after: OwnAbsence | null; now: Date },
): Promise<void> {
  const wordsOf = (seen: OwnAbsence | null) =>
    seen?.absence ? `${seen.absence.from} – ${seen.absence.to}, ${seen.absence.delegate.name}` : null;
  const value = {
    field: 'absence',
    before: wordsOf(before),
    after: wordsOf(after),
    personal: true,
    personId: by.userId,
  };
  const { companyId, userId } = by;
  await noteChange(transaction, by, { kind: 'person.absence_set', companyId, recordId: userId, values: [value] }, now);
}
