import type { InvitedKind } from '#contract/staff/invite-people.contract.ts';
import type { Acting } from '../caller/caller.ts';
import { lockCompany } from '../companies/lock-company.ts';
import type { Database, Transaction } from '../database/database.ts';
import { ask } from '../database/statement.ts';
import { sql, type Text } from '../database/text.ts';
import { inTransaction } from '../database/transaction.ts';
import { notFound } from '../errors/request.errors.ts';
import type { PersonKey } from '../people/person-key.ts';
import { tooOften } from '../registration/registration.errors.ts';
import { sendInvitations } from '../registration/send-invitations.ts';
import { findTask, startTask } from '../tasks/start-task.ts';
import { ofKind } from './invited-kinds.ts';
import { hasAccount } from './staff.errors.ts';

import { type InvitePayload, readToInvite } from './to-invite.ts';

/** Invites one person without an account, the first time or again. Throws notFound, hasAccount, or tooOften. */
export function invitePerson(
  database: Database,
  { by, person, now }: { by: Acting; person: PersonKey; now: Date },
): Promise<void> {
  const { companyId, userId } = person;
  return inTransaction(database, async (transaction) => {
    await lockCompany(transaction, companyId);
    const [invited] = await readToInvite(transaction, companyId, [userId]);
    if (!invited) throw notFound();
    const [answer] = await sendInvitations(transaction, { companyId, by, invited: [invited], now });
    if (answer?.outcome === 'limit') throw tooOften();
    if (!answer?.id) throw hasAccount();
  });
}

interface Inviting {
  by: Acting;
  people: InvitedKind | readonly number[];
  sendAt: Date | null;
  idempotencyKey: string | null;
  now: Date;
}

interface Started {
  task: number | null;
  people: number;
}

/** Starts a task that invites people of the caller's company, who are fixed at this moment. The same idempotency key starts one task. */
export function invitePeople(
  database: Database,
  { by, people, sendAt, idempotencyKey, now }: Inviting,
): Promise<Started> {
  const { companyId } = by;
  const key = idempotencyKey === null ? null : `invite-${idempotencyKey}`;
  return inTransaction(database, async (transaction) => {
    // Serialises calls with the same key.
    await lockCompany(transaction, companyId);
    const prior = key === null ? undefined : await findTask(transaction, by, key);
    if (prior) return { task: prior.id, people: prior.total };
    const ids = await fixPeople(transaction, { companyId, people, now });
    if (ids.length === 0) return { task: null, people: 0 };
    const payload = { ids, sendAt: sendAt?.toISOString() ?? null } satisfies InvitePayload;
    const asked = { kind: 'invitations', permission: 'company.people', total: ids.length, payload } as const;
    const task = await startTask(transaction, by, key === null ? asked : Object.assign({ key }, asked), now);
    return { task, people: ids.length };
  });
}

// As many as a company may import; the remaining ones need another call.
const MOST = 50_000;

async function fixPeople(
  transaction: Transaction,
  { companyId, people, now }: { companyId: number; people: Inviting['people']; now: Date },
): Promise<number[]> {
  const wanted: Text =
    typeof people === 'string'
      ? ofKind(people, now)
      : sql`u.id in (select id::bigint from jsonb_array_elements_text(${JSON.stringify(people)}::jsonb) as ids (id))`;
  const rows = await ask<{ id: number }>(
    transaction,
    sql`select u.id from users u where u.company_id = ${companyId} and ${wanted} order by u.sort_key collate "C", u.id limit ${MOST}`,
  );
  // Unknown people and those of another company are answered alike.
  if (typeof people !== 'string' && rows.length !== new Set(people).size) throw notFound();
  return rows.map(({ id }) => id);
}
