import type { Acting, Caller } from '../caller/caller.ts';
import type { Database, Transaction } from '../database/database.ts';
import { isoMoment } from '../database/iso-moment.ts';
import { ask } from '../database/statement.ts';
import { sql } from '../database/text.ts';
import { requestInvalid } from '../errors/request.errors.ts';
import type { PersonKey } from '../people/person-key.ts';
import type { Saved } from '../records/save-record.ts';
import { endLinks } from '../registration/mail-links.ts';
import { sendInvitations } from '../registration/send-invitations.ts';
import { checkMayMove } from './may-move-address.ts';
import { columnsOf, type PersonFields, unlessTaken } from './person-fields.ts';
import { type Editing, savePerson } from './save-person.ts';
import { erasedAlready, ownedByPerson } from './staff.errors.ts';

interface Changing extends Editing {
  by: Caller;
  fields: PersonFields;
  /** Fields that only the account holder may change once the account is confirmed. */
  owned: readonly (keyof PersonFields)[];
}

/**
 * Changes the fields sent. Throws notFound, recordChanged, erasedAlready, permissionMissing, or request.invalid with a message per field.
 */
export function changeFields(database: Database, { fields, owned, ...editing }: Changing): Promise<void> {
  const columns = columnsOf(fields, editing.now);
  return unlessTaken(() =>
    savePerson(database, editing, {
      kind: 'person.changed',
      columns,
      finish: async (transaction, { before, after }) => {
        if (before.erased_at !== null) throw erasedAlready();
        if (before.confirmed === true) refuseOwned(owned, { before, after });
        if (before.email === after.email) return;
        await checkMayMove(transaction, editing.by, before);
        await moveAddress(transaction, editing, { before, after });
      },
    }),
  );
}

function refuseOwned(owned: Changing['owned'], { before, after }: Pick<Saved, 'before' | 'after'>): void {
  const changed = owned.filter((field) => before[field] !== after[field]);
  if (changed.length > 0) throw requestInvalid(Object.fromEntries(changed.map((field) => [field, ownedByPerson])));
}

/**
 * Moves an unconfirmed account to another address. Its password and links are invalidated, since they belong to the person behind the
 * former address; an open invitation is sent to the new address on its planned day.
 */
async function moveAddress(
  transaction: Transaction,
  { by, person, now }: { by: Acting; person: PersonKey; now: Date },
  { before, after }: Pick<Saved, 'before' | 'after'>,
): Promise<void> {
  const { companyId, userId } = person;
  const [former, email] = [String(before.email), String(after.email)];
  await endLinks(transaction, person, now);
  const [open] = await ask<{ sendAt: string }>(
    transaction,
    sql`
    with closed as (
      update users set password_hash = null where company_id = ${companyId} and id = ${userId}),
    left_behind as (delete from people where email = ${former} and company_id = ${companyId} and user_id = ${userId}),
    held as (
      insert into people (email, company_id, user_id) values (${email}, ${companyId}, ${userId}) on conflict do nothing)
    update invitations set withdrawn_at = ${now.toISOString()}::timestamptz
    where company_id = ${companyId} and email = ${former} and used_by is null and withdrawn_at is null
      and expires_at > ${now.toISOString()}::timestamptz
    returning ${isoMoment(sql`send_at`)} as "sendAt"`,
  );
  if (!open) return;
  const language = after.language === 'EN' ? 'EN' : 'SR';
  const chosen = new Date(open.sendAt);
  const sendAt = chosen > now ? chosen : now;
  await sendInvitations(transaction, { companyId, by, invited: [{ email, language }], sendAt, now });
}
