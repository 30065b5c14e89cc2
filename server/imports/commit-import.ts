import { businessDay } from '#contract/calendar/calendar.rules.ts';
import { endsMany } from '#contract/imports/import.rules.ts';
import { lastDayProblem } from '#contract/staff/staff.rules.ts';
import type { Database, Transaction } from '../database/database.ts';
import { againIfTaken } from '../database/sql-state.ts';
import { ask } from '../database/statement.ts';
import { sql } from '../database/text.ts';
import { notFound, requestInvalid } from '../errors/request.errors.ts';
import { problemText } from '../people/person-problems.ts';
import { countOwners, lockOwners } from '../roles/last-owner.ts';
import { lastOwner } from '../roles/roles.errors.ts';
import { checkCompany } from '../staff/add-person.ts';
import { holdsMore, type RoleGiver } from '../staff/may-move-address.ts';
import { ownAccount } from '../staff/staff.errors.ts';
import { tellLastDays } from '../staff/tell-last-days.ts';
import type { InvitePayload } from '../staff/to-invite.ts';
import { startTask } from '../tasks/start-task.ts';
import { checkAnswers } from './check-answers.ts';
import { changePeople, joinByHash, makePeople } from './commit-statements.ts';
import { type Ended, endMissing, type ToEnd } from './end-missing.ts';
import { calledIn, type PeoplePlace } from './import-places.ts';
import { endCount, notMissing, notTheirsToEnd, rowsNotTheirsToEnd } from './imports.errors.ts';
import { byImport, type HeldImport, type ImportKey, lockImport } from './lock-import.ts';
import { isPast } from './read-moved-people.ts';
import { RowsChanged } from './rows-changed.ts';
import { finish, writeAtOnce } from './write-at-once.ts';

interface Committing {
  by: RoleGiver;
  place: PeoplePlace;
  key: ImportKey;
  end: ToEnd | null;
  /** Whether new people are invited, and when their mails are sent: null means immediately. */
  invite: { sendAt: Date | null } | null;
  now: Date;
}

/**
 * Writes an import of people in one transaction, all rows or none; does nothing if it is already written with the same choices. Throws
 * notFound, importStatus (also if it was written with other choices), importChanged once the changed rows are checked again, endCount,
 * notMissing, lastOwner, ownAccount, notTheirsToEnd, rowsNotTheirsToEnd, or request.invalid.
 */
export async function commitImport(database: Database, committing: Committing): Promise<void> {
  const { key, end, now } = committing;
  if (end) checkEnd(end, committing);
  await againIfTaken(() => writeAtOnce(database, { key, now }, (transaction) => commit(transaction, committing)));
}

function checkEnd({ people, lastDay }: ToEnd, { by, key, now }: Committing): void {
  const problem = lastDayProblem(lastDay, businessDay(now));
  if (problem) throw requestInvalid({ last_day: problemText('ends_on', problem) });
  if (by.companyId === key.companyId && people.includes(by.userId)) throw ownAccount();
}

/** Called before new people are added, so that they do not lower the share of those who end. */
async function checkCount(transaction: Transaction, { companyId }: ImportKey, { people, count }: ToEnd): Promise<void> {
  const ending = new Set(people).size;
  const [counted] = await ask<{ there: number }>(
    transaction,
    sql`select count(*)::integer as there from users where company_id = ${companyId} and active`,
  );
  if (count !== ending && endsMany(ending, counted?.there ?? 0)) throw endCount(ending);
}

/**
 * A file ends nobody with roles that the importer could not give, as a bulk change does not (decision 135); one by one they can be ended.
 */
async function checkRoles(
  transaction: Transaction,
  by: RoleGiver,
  { key: { companyId, id }, end }: Pick<Committing, 'key' | 'end'>,
): Promise<void> {
  const [found] = await ask<{ missing: number[]; rows: number[] }>(
    transaction,
    sql`
    select (
      select coalesce(jsonb_agg(u.id), '[]') from users u
      where u.company_id = ${companyId} and ${holdsMore(by)}
        and u.id in (select id::bigint from jsonb_array_elements_text(${JSON.stringify(end?.people ?? [])}::jsonb) as ids (id))
    ) as missing, (
      select coalesce(jsonb_agg(coalesce(r.file_line, r.line) order by r.line), '[]')
      from import_rows r join users u on u.company_id = r.company_id and u.id = r.target_id
      where r.company_id = ${companyId} and r.import_id = ${id} and r.outcome = 'changed'
        and r.changes ->> 'ends_on' is not null and not r.left_out and not r.twin and ${holdsMore(by)}
    ) as rows`,
  );
  if (!found) throw new Error('A look at roles without a row');
  if (found.missing.length > 0) throw notTheirsToEnd(found.missing);
  if (found.rows.length > 0) throw rowsNotTheirsToEnd(found.rows);
}

async function commit(
  transaction: Transaction,
  { by: caller, place, key, end, invite, now }: Committing,
): Promise<void> {
  // Locked before the people: owners are counted, and nobody may be invited or added meanwhile.
  await lockOwners(transaction, key);
  const owners = await countOwners(transaction, key);
  const held = await lockImport(transaction, key, ['ready', 'done']);
  if (held.status === 'done') return checkAnswers(transaction, held, { end, invites: invite !== null });
  await checkCompany(transaction, key.companyId);
  await checkRoles(transaction, caller, { key, end });
  if (end) await checkCount(transaction, key, end);
  const by = byImport(caller, key.id);
  const { added, changed } = await checkRows(transaction, { by, key, now });
  await joinByHash(transaction);
  const changedNow = await changePeople(transaction, { held, by, now });
  const made = await makePeople(transaction, { held, by, now });
  // Thrown only now, so that other transactions wait as briefly as possible.
  if (made !== added || changedNow !== changed) throw new RowsChanged(added - made + (changed - changedNow));
  const ended = end ? await endMissing(transaction, { key, by, end, now }) : [];
  if (end && ended.length !== new Set(end.people).size) throw await notEnded(transaction, key, end, ended);
  await tellOfRows(transaction, key, now);
  await checkOwners(transaction, key, owners);
  await finish(transaction, { held, caller, ended, counts: { added, changed, ended: ended.length }, now });
  if (invite && added > 0) await inviteNew(transaction, { by: caller, place, held, sendAt: invite.sendAt, now });
}

/** Counts the rows to write. Throws Moved if a last day has passed, and ownAccount if the importer would end their own account. */
async function checkRows(transaction: Transaction, { by, key, now }: Pick<Committing, 'by' | 'key' | 'now'>) {
  const { companyId, id } = key;
  const [counted] = await ask<{ added: number; changed: number; past: number; own: boolean }>(
    transaction,
    sql`
    select count(*) filter (where r.outcome = 'added')::integer as added,
      count(*) filter (where r.outcome = 'changed')::integer as changed,
      count(*) filter (where r.outcome in ('added', 'changed') and ${isPast(now)})::integer as past,
      coalesce(bool_or(r.outcome = 'changed' and r.target_id = ${by.userId} and r.changes ? 'ends_on'), false) as own
    from import_rows r where r.company_id = ${companyId} and r.import_id = ${id} and not r.left_out and not r.twin`,
  );
  if (!counted) throw new Error('A count without a row');
  if (counted.own && by.companyId === companyId) throw ownAccount();
  if (counted.past > 0) throw new RowsChanged(counted.past);
  return counted;
}

/** Error for named people who were not ended: unknown, or in the file by now. */
async function notEnded(transaction: Transaction, { companyId }: ImportKey, { people }: ToEnd, ended: Ended[]) {
  const others = [...new Set(people)].filter((id) => ended.every((one) => one.id !== id));
  const known = await ask<{ id: number }>(
    transaction,
    sql`
    select id from users where company_id = ${companyId}
      and id in (select id::bigint from jsonb_array_elements_text(${JSON.stringify(others)}::jsonb) as ids (id))`,
  );
  return known.length === others.length ? notMissing(others) : notFound();
}

async function tellOfRows(transaction: Transaction, { companyId, id }: ImportKey, now: Date): Promise<void> {
  const days = await ask<{ day: string | null; ids: number[] }>(
    transaction,
    sql`
    select r.changes ->> 'ends_on' as day, jsonb_agg(u.id order by u.id) as ids
    from import_rows r join users u on u.company_id = r.company_id and u.id = r.target_id
    where r.company_id = ${companyId} and r.import_id = ${id} and not r.left_out and not r.twin and r.outcome = 'changed'
      and r.changes ? 'ends_on' and u.confirmed
    group by 1 order by 1`,
  );
  for (const { day, ids: userIds } of days) await tellLastDays(transaction, { companyId, userIds, day, now });
}

async function checkOwners(
  transaction: Transaction,
  key: ImportKey,
  before: { platform: number; company: number },
): Promise<void> {
  const { platform, company } = await countOwners(transaction, key);
  if ((before.platform > 0 && platform === 0) || (before.company > 0 && company === 0)) throw lastOwner();
}

async function inviteNew(
  transaction: Transaction,
  {
    by,
    place,
    held,
    sendAt,
    now,
  }: Pick<Committing, 'by' | 'place' | 'now'> & { held: HeldImport; sendAt: Date | null },
): Promise<void> {
  const { companyId, id: importId } = held;
  const [found] = await ask<{ ids: number[] }>(
    transaction,
    sql`
    select coalesce(jsonb_agg(target_id order by line), '[]') as ids from import_rows
    where company_id = ${companyId} and import_id = ${importId} and outcome = 'added' and not left_out and not twin`,
  );
  const ids = found?.ids ?? [];
  const payload = { ids, sendAt: sendAt?.toISOString() ?? null, companyId, importId } satisfies InvitePayload;
  const { invitations: kind, permission } = place;
  const asked = { kind, permission, total: ids.length, payload, about: calledIn(place, held) };
  await startTask(transaction, by, asked, now);
}
