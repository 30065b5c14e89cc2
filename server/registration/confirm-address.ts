import type { Acting } from '../caller/caller.ts';
import { noteChange } from '../changes/note-change.ts';
import type { Database, Transaction } from '../database/database.ts';
import { againIfTaken } from '../database/sql-state.ts';
import { statement } from '../database/statement.ts';
import { number, of, sql, text } from '../database/text.ts';
import { inTransaction } from '../database/transaction.ts';
import { post } from '../outbox/post.ts';
import { lockPerson } from '../people/lock-person.ts';
import type { PersonKey } from '../people/person-key.ts';
import { endSessions } from '../session/end-sessions.ts';
import { endLinks } from './mail-links.ts';
import { type AddressLink, readAddressLink } from './new-address.ts';
import { type Holder, holdAddress, lockAddress } from './one-address.ts';
import { addressInUse } from './registration.errors.ts';

interface Confirming {
  id: string;
  requestId: string;
  now: Date;
}

/**
 * Moves an account to its new address by the link that was sent there: ends its sessions and links, and notifies the former address. If two
 * accounts wait for one address, the first gets it; accounts that were only registered with it become void (decision 17). Throws linkOver
 * or addressInUse. Returns the address and the company.
 */
export async function confirmNewAddress(database: Database, confirming: Confirming) {
  const move = () => inTransaction(database, (transaction) => moveAddress(transaction, confirming));
  const { email, company } = await againIfTaken(move);
  return { email, company };
}

async function moveAddress(transaction: Transaction, { id, requestId, now }: Confirming): Promise<AddressLink> {
  const seen = await readAddressLink(transaction, id, now);
  const { email, former } = seen;
  // Both addresses are locked in one fixed order, to avoid deadlocks with other moves.
  const holders = new Map<string, Holder | null>();
  for (const each of [former, email].sort()) holders.set(each, await lockAddress(transaction, each));
  await lockPerson(transaction, seen);
  // Read again, now that the lock keeps others from using the link.
  const link = await readAddressLink(transaction, id, now);
  const { companyId, userId } = link;
  const holder = holders.get(email) ?? null;
  if (holder?.confirmed || (await isOfColleague(transaction, { companyId, userId, email })).length > 0)
    throw addressInUse();
  await holdAddress(transaction, email, { companyId, userId, isKnown: holder !== null });
  const [moved] = await move(transaction, { companyId, userId, email, now: now.toISOString() });
  if (!moved) throw new Error('an address was confirmed of nobody');
  await endSessions(transaction, link);
  await endLinks(transaction, link, now);
  await tell(transaction, { companyId, userId, via: 'screen', requestId }, { ...moved, email, now });
  return link;
}

// Also a closed or unconfirmed account counts: within a company an address is unique.
const isOfColleague = statement(
  'is_address_of_colleague',
  of<object>,
  () => sql`
    select from users
    where company_id = ${number('companyId')} and email = ${text('email')} and id <> ${number('userId')}`,
);

const move = statement(
  'move_to_new_address',
  of<{ former: string; revision: number }>,
  () => sql`
    with before as materialized (
      select email from users where company_id = ${number('companyId')} and id = ${number('userId')}),
    moved as (
      update users u set email = ${text('email')}, pending_email = null, pending_until = null, version = u.version + 1,
        edit_revision = u.edit_revision + 1, edit_changed_at = ${text('now')}::timestamptz
      where u.company_id = ${number('companyId')} and u.id = ${number('userId')}
      returning u.edit_revision),
    left_behind as (
      delete from people p using before b
      where p.email = b.email and p.company_id = ${number('companyId')} and p.user_id = ${number('userId')}),
    void as (
      update users u set active = false
      where u.email = ${text('email')} and not u.confirmed
        and (u.company_id, u.id) <> (${number('companyId')}, ${number('userId')}))
    select b.email as former, m.edit_revision as revision from before b, moved m`,
);

async function tell(
  transaction: Transaction,
  by: Acting & PersonKey,
  { former, email, revision, now }: { former: string; email: string; revision: number; now: Date },
): Promise<void> {
  const { companyId, userId } = by;
  const value = { field: 'email', before: former, after: email, personal: true, personId: userId };
  const changed = { kind: 'person.address_confirmed', companyId, recordId: userId, revision, values: [value] } as const;
  await noteChange(transaction, by, changed, now);
  await post(transaction, { companyId, kind: 'address_changed', payload: { userId, former }, now });
}
