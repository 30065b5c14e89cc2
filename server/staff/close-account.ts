import type { By } from '../changes/insert-changes.ts';
import type { Transaction } from '../database/database.ts';
import { ask } from '../database/statement.ts';
import { sql } from '../database/text.ts';
import { LANES, type Lane } from '../outbox/lanes.ts';
import { post } from '../outbox/post.ts';
import { NO_NEW_ADDRESS } from '../people/no-new-address.ts';
import type { PersonKey } from '../people/person-key.ts';
import type { Saved } from '../records/save-record.ts';
import { endLinks } from '../registration/mail-links.ts';
import { noteRoles } from '../roles/note-roles.ts';
import { endSessions } from '../session/end-sessions.ts';

/** Columns of a closed account; reopening it does not restore the roles. */
export const CLOSED = {
  active: false,
  adminRoles: [],
  companyRoles: [],
  corporateAccount: false,
  ...NO_NEW_ADDRESS,
};

interface Closing {
  person: PersonKey;
  by: By;
  /** The row before it was closed. */
  before: Saved['before'];
  /** Queue of the mail; by default the bulk one, since many may leave on one day. */
  lane?: Lane;
  now: Date;
}

/** Ends the sessions, links and open invitation of a closed account, and sends a mail to its holder. */
export async function closeAccount(
  transaction: Transaction,
  { person, by, before, lane = LANES.bulk, now }: Closing,
): Promise<void> {
  const { companyId, userId } = person;
  await endSessions(transaction, person);
  await endLinks(transaction, person, now);
  await ask(
    transaction,
    sql`
    update invitations set withdrawn_at = ${now.toISOString()}::timestamptz
    where company_id = ${companyId} and email = ${String(before.email)} and used_by is null and withdrawn_at is null`,
  );
  const roles = rolesOf(before);
  if (roles.admin_roles.length + roles.company_roles.length > 0 || roles.corporate_account) {
    await noteRoles(transaction, by, { person, before: roles, after: NONE, revision: before.revision + 1, now });
  }
  if (before.confirmed === true)
    await post(transaction, { companyId, kind: 'account_closed', payload: { userId }, now, lane });
}

const NONE = { admin_roles: [], company_roles: [], corporate_account: false };

/** The roles in a row of `users`, as in the contract. */
export function rolesOf(row: Saved['before']) {
  const { admin_roles, company_roles, corporate_account } = row as unknown as typeof NONE;
  return { admin_roles, company_roles, corporate_account };
}
