import { type CompanyPermission, rolesWith } from '#contract/permissions/permissions.rules.ts';
import type { Database, Transaction } from '../database/database.ts';
import { statement } from '../database/statement.ts';
import { number, of, sql, text } from '../database/text.ts';
import type { RunningTask, TaskKind } from './task-kind.ts';

/** Seconds for which a server has a task; when they are over the server is dead, or the batch has failed. */
const LEASE = 30;

/** A task that was taken for one batch. */
export interface Taken {
  companyId: number;
  id: number;
  kind: string;
  /** Id of this lease. */
  lease: string;
}

/**
 * Takes a task for one batch: of the companies with tasks the one served least recently, and of its tasks the one served least
 * recently. Tasks of a kind that this server does not know are left to servers of a newer version.
 */
export async function takeTask(database: Database, kinds: readonly string[], now: Date): Promise<Taken | undefined> {
  const [taken] = await take(database, { kinds: JSON.stringify(kinds), now: now.toISOString() });
  return taken;
}

const isDue = sql`t.status in ('waiting', 'running')
  and (t.leased_until is null or t.leased_until <= ${text('now')}::timestamptz)
  and t.kind in (select jsonb_array_elements_text(${text('kinds')}::jsonb))`;

const take = statement(
  'take_task',
  of<Taken>,
  () => sql`
    with served as (
      select due.company_id, (select max(t.turn) from tasks t where t.company_id = due.company_id) as turn
      from (select distinct t.company_id from tasks t where ${isDue}) due),
    next as (
      select t.company_id, t.id from served s join tasks t on t.company_id = s.company_id
      where ${isDue} order by s.turn, t.turn, t.id limit 1 for no key update of t skip locked)
    update tasks t set status = 'running', turn = nextval('task_turns'), attempts = t.attempts + 1,
      started_at = coalesce(t.started_at, ${text('now')}::timestamptz), leased_by = gen_random_uuid(),
      leased_until = ${text('now')}::timestamptz + interval '${sql.raw(String(LEASE))} seconds'
    from next where t.company_id = next.company_id and t.id = next.id
    returning t.company_id as "companyId", t.id, t.kind, t.leased_by as lease`,
);

/** A locked task at the start of a batch. */
export interface Held extends RunningTask {
  startedAt: number;
  attempts: number;
  isCancelled: boolean;
  isCompanyActive: boolean;
  /** Whether anyone still has the permission for this work, whether it is the person who started it or another. */
  isAllowed: boolean;
}

/**
 * Locks a task until the batch is committed, so that nobody ends or stops it meanwhile; undefined when another server has taken
 * it.
 */
export async function holdTask(
  transaction: Transaction,
  { companyId, id, lease }: Taken,
  { permission, onlyReads }: Pick<TaskKind, 'permission' | 'onlyReads'>,
): Promise<Held | undefined> {
  const access = onlyReads ? 'read' : 'write';
  const [companyRoles, adminRoles] = isOfCompany(permission)
    ? [rolesWith(permission, access), []]
    : [[], rolesWith(permission, access)];
  const roles = { companyRoles: JSON.stringify(companyRoles), adminRoles: JSON.stringify(adminRoles) };
  const [held] = await hold(transaction, { companyId, id, lease, ...roles });
  return held;
}

const isOfCompany = (permission: TaskKind['permission']): permission is CompanyPermission =>
  permission.startsWith('company.');

const listed = (name: 'companyRoles' | 'adminRoles') =>
  sql`array(select jsonb_array_elements_text(${text(name)}::jsonb))`;

const hold = statement(
  'hold_task',
  of<Held>,
  () => sql`
    select t.company_id as "companyId", t.id, t.created_by as "userId", t.payload, t.total, t.done, t.failed, t.attempts,
      (extract(epoch from t.started_at) * 1000)::bigint as "startedAt",
      t.cancel_requested_at is not null as "isCancelled", c.active as "isCompanyActive",
      exists (select from users u where u.company_id = t.company_id and u.is_company_admin and u.active and u.confirmed
        and u.company_roles && ${listed('companyRoles')})
      or exists (select from users u where u.is_admin and u.active and u.confirmed
        and u.admin_roles && ${listed('adminRoles')}) as "isAllowed"
    from tasks t join companies c on c.id = t.company_id
    where t.company_id = ${number('companyId')} and t.id = ${number('id')} and t.status = 'running'
      and t.leased_by = ${text('lease')}::uuid
    for no key update of t`,
);
