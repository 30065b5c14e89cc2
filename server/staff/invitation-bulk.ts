import { PLATFORM } from '#contract/changes/change-kinds.ts';
import type { InvitationsBulk } from '#contract/staff/invitation-bulk.contract.ts';
import { ownBulk, startRun } from '../bulk/bulk-runs.ts';
import type { Caller } from '../caller/caller.ts';
import type { Database, Transaction } from '../database/database.ts';
import { ask } from '../database/statement.ts';
import { sql } from '../database/text.ts';
import { notFound } from '../errors/request.errors.ts';
import type { PersonKey } from '../people/person-key.ts';

/** On which site it was asked for, and so whose invitations it may reach. */
export type InvitationSite = 'company' | 'platform';

/** The task of each site. */
export const INVITATION_TASKS = {
  company: { kind: 'invitation_bulk', permission: 'company.people' },
  platform: { kind: 'platform_invitation_bulk', permission: 'platform.people' },
} as const;

/** A change of many invitations of one's own, as it stands. Throws notFound for anybody else's. */
export async function readInvitationBulk(
  database: Database | Transaction,
  caller: PersonKey,
  id: number,
): Promise<InvitationsBulk> {
  const [found] = await ask<InvitationsBulk>(
    database,
    sql`
    select u.id, u.action, u.status, u.task_id as task, u.affected,
      (select count(*)::integer from bulk_rows r where r.bulk_id = u.id and r.outcome = 'done') as changed, (
        select coalesce(jsonb_agg(to_jsonb(first) order by first.id), '[]') from (
          select r.record_id as id, i.email, r.outcome as why
          from bulk_rows r join invitations i on i.id = r.record_id
          where r.bulk_id = u.id and r.outcome = 'refused' order by r.record_id limit 100) first) as left_out,
      null as undo_until
    from bulks u where ${ownBulk(caller, 'invitations', id)}`,
  );
  if (!found) throw notFound();
  return found;
}

interface Asking {
  caller: Caller;
  id: number;
  site: InvitationSite;
  now: Date;
}

/** Starts the run of a preview, once. Throws notFound, bulkExpired, or bulkNothing. */
export function runInvitationBulk(database: Database, { caller, id, site, now }: Asking): Promise<InvitationsBulk> {
  return startRun(database, {
    caller,
    id,
    now,
    topic: 'invitations',
    task: INVITATION_TASKS[site],
    notedIn: site === 'platform' ? PLATFORM : caller.companyId,
    read: (transaction) => readInvitationBulk(transaction, caller, id),
  });
}
