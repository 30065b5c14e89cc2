import { hashToken } from '../caller/caller.ts';
import type { Database, Transaction } from '../database/database.ts';
import { statement } from '../database/statement.ts';
import { of, sql, text } from '../database/text.ts';
import type { PersonKey } from '../people/person-key.ts';
import { linkOver } from './registration.errors.ts';

/** The change of address that a link confirms. */
export interface AddressLink extends PersonKey {
  /** The address to confirm. */
  email: string;
  /** The account's present address. */
  former: string;
  company: string;
}

/**
 * The account and the address of a link. Throws linkOver, alike for a link that is unknown, used or expired, whose owner is not active, or
 * whose address is no longer requested.
 */
export async function readAddressLink(database: Database | Transaction, id: string, now: Date): Promise<AddressLink> {
  const [found] = await read(database, { idHash: hashToken(id).toString('hex'), now: now.toISOString() });
  if (!found) throw linkOver();
  return found;
}

// Another address may have been requested after the mail was sent; a link only confirms the one it was sent to.
const read = statement(
  'read_address_link',
  of<AddressLink>,
  () => sql`
    select u.company_id as "companyId", u.id as "userId", l.email, u.email as former, c.name as company
    from mail_links l
      join users u on u.company_id = l.company_id and u.id = l.user_id and u.pending_email = l.email
      join companies c on c.id = u.company_id
    where l.id_hash = decode(${text('idHash')}, 'hex') and l.kind = 'new_address' and l.used_at is null
      and l.expires_at > ${text('now')}::timestamptz and u.active and c.active`,
);
