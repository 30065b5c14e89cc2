import { PERSON_FIELDS } from '#contract/imports/import-fields.ts';
import { nobodysAddress } from '#contract/staff/staff.rules.ts';
import type { Caller } from '../caller/caller.ts';
import { countTry } from '../caller/rate-limits.ts';
import { eraseValuesOf } from '../changes/erase-values.ts';
import { noteChange } from '../changes/note-change.ts';
import type { Database, Transaction } from '../database/database.ts';
import { ask } from '../database/statement.ts';
import { sql, type Text } from '../database/text.ts';
import { inTransaction } from '../database/transaction.ts';
import { notFound } from '../errors/request.errors.ts';
import { eraseNames, NOBODY } from '../notifications/erase-names.ts';
import { changePerson } from '../people/change-person.ts';
import { lockPerson } from '../people/lock-person.ts';
import { NO_NEW_ADDRESS } from '../people/no-new-address.ts';
import { isSamePerson, type PersonKey } from '../people/person-key.ts';
import { replacePicture } from '../profile/picture.ts';
import { limitsOf } from './secure-person.ts';
import { erasedAlready, notClosed, ownErasing, unsettled } from './staff.errors.ts';

interface Erasing {
  by: Caller;
  person: PersonKey;
  reason: string;
  now: Date;
}

interface Standing {
  email: string;
  first: string;
  last: string;
  active: boolean;
  is_erased: boolean;
  is_unsettled: boolean;
}

/**
 * Erases personal data of a closed account permanently, and notes that with its reason. Payments, requests and passed courses stay, without
 * a name. Throws notFound, ownErasing, notClosed, erasedAlready, unsettled, or 429 after twenty in an hour.
 */
export async function erasePerson(database: Database, { by, person, reason, now }: Erasing): Promise<void> {
  if (isSamePerson(by, person)) throw ownErasing();
  await countTry(database, limitsOf(by, person), now);
  await inTransaction(database, async (transaction) => {
    await lockPerson(transaction, person);
    const { email, first, last } = await check(transaction, person);
    await replacePicture(transaction, person, { address: null, now });
    await changePerson(transaction, person, Object.assign({ erasedAt: now }, blank(person.userId)), now);
    for (const erasing of elsewhere(person, email, now)) await ask(transaction, erasing);
    const names = await everyName(transaction, person, { first, last });
    await ask(transaction, valuesNaming(person, names));
    await eraseNames(transaction, person.companyId, names);
    await eraseValuesOf(transaction, person);
    const { companyId, userId: recordId } = person;
    await noteChange(transaction, by, { kind: 'person.erased', companyId, recordId, reason, values: [] }, now);
  });
}

async function check(transaction: Transaction, { companyId, userId }: PersonKey): Promise<Standing> {
  const mine = sql`company_id = u.company_id and user_id = u.id`;
  const [found] = await ask<Standing>(
    transaction,
    sql`
    select u.email, u.first_name as "first", u.last_name as "last", u.active, u.erased_at is not null as is_erased,
      exists (select from requests where ${mine} and status in ('pending', 'in_review'))
        or exists (select from orders where ${mine} and status in ('pending', 'in_process')) as is_unsettled
    from users u where u.company_id = ${companyId} and u.id = ${userId}`,
  );
  if (!found) throw notFound();
  if (found.active) throw notClosed();
  if (found.is_erased) throw erasedAlready();
  if (found.is_unsettled) throw unsettled();
  return found;
}

const blank = (userId: number) => ({
  email: nobodysAddress(userId),
  passwordHash: null,
  firstName: '',
  lastName: '',
  position: '',
  unit: '',
  birthPlace: '',
  birthday: null,
  externalId: null,
  oneTimeSecret: null,
  oneTimePending: null,
  ...NO_NEW_ADDRESS,
});

/** Tables whose rows belong to one person only and are deleted with them. */
const OWN_TABLES = [
  ...['people', 'notifications', 'favourites', 'cart_items', 'contact_messages', 'saved_list_mornings'],
  ...['mail_links', 'sessions', 'sign_in_attempts', 'recovery_codes', 'editing'],
];

/** Statements that erase personal data outside the row of `users`. */
function elsewhere({ companyId, userId }: PersonKey, email: string, now: Date): Text[] {
  const theirs = sql`company_id = ${companyId} and user_id = ${userId}`;
  return [
    ...OWN_TABLES.map((table) => sql`delete from ${sql.raw(table)} where ${theirs}`),
    // A shared list belongs to everybody who uses it.
    sql`delete from saved_lists where ${theirs} and not shared`,
    // Cancels mails that are not sent yet; of those sent, only a former address is erased.
    sql`update outbox set delivered_at = coalesce(delivered_at, ${now.toISOString()}::timestamptz), payload = payload - 'former'
      where company_id = ${companyId} and payload ->> 'userId' = ${String(userId)} and (delivered_at is null or payload ? 'former')`,
    // Mails about saved lists name new people: servers of the previous version kept what they had sent.
    sql`update outbox set payload = payload - 'news'
      where kind = 'list_news' and delivered_at is not null and payload ? 'news'`,
    invitationsOf({ companyId, userId }, email),
    // The sums of a budgets import stay.
    sql`update import_rows r set email = null, external_id = null, wanted = r.wanted - ${FIELDS}, changes = r.changes - ${FIELDS},
        before = r.before - ${FIELDS}, cells = (select coalesce(jsonb_agg(''::text), '[]') from jsonb_array_elements(r.cells))
      from imports i where i.company_id = r.company_id and i.id = r.import_id and i.kind <> 'benefits'
        and r.company_id = ${companyId} and r.target_id = ${userId}`,
    // Also absences of others in which this person was the delegate.
    sql`delete from absences where company_id = ${companyId} and ${userId} in (user_id, delegate)`,
    sql`update certificates set name = ${NOBODY} where ${theirs}`,
    sql`update suggestions set why = '' where ${theirs}`,
  ];
}

/** Erases the address from the person's invitations, and its values in the log of changes. */
const invitationsOf = ({ companyId, userId }: PersonKey, email: string): Text => sql`
  with theirs as (
    update invitations set email = ${nobodysAddress(userId)}
    where company_id = ${companyId} and (used_by = ${userId} or (used_by is null and email in (
      select ${email}::text union all
      select v.before #>> '{}' from change_values v
      where v.company_id = ${companyId} and v.person_id = ${userId} and v.personal and v.field = 'email')))
    returning id)
  delete from change_values v using theirs t, changes c
  where c.record_kind = 'invitation' and c.record_id = t.id::text and c.company_id = ${companyId}
    and v.company_id = c.company_id and v.change_id = c.id and v.personal`;

/** The person's full name now, and every one that they have had. */
async function everyName(
  transaction: Transaction,
  { companyId, userId }: PersonKey,
  { first, last }: Pick<Standing, 'first' | 'last'>,
): Promise<string[]> {
  const everOf = (field: string, name: string) => sql`(
    select ${name}::text as name union
    select side #>> '{}' from change_values v, unnest(array[v.before, v.after]) side
    where v.company_id = ${companyId} and v.person_id = ${userId} and v.personal and v.field = ${field} and side is not null)`;
  const rows = await ask<{ name: string }>(
    transaction,
    sql`
    select distinct trim(concat_ws(' ', f.name, l.name)) as name
    from ${everOf('first_name', first)} f, ${everOf('last_name', last)} l`,
  );
  return rows.map(({ name }) => name).filter((name) => name !== '');
}

/** Deletes values in the log of changes of other people that name this person, as a delegate or as the assigned reviewer. */
const valuesNaming = ({ companyId }: PersonKey, names: readonly string[]): Text => {
  const ends = (side: 'before' | 'after') => {
    const said = sql.raw(`v.${side} #>> '{}'`);
    return sql`${said} = n.name or right(${said}, length(n.name) + 2) = ', ' || n.name`;
  };
  return sql`
    delete from change_values v using changes c
    where c.company_id = ${companyId} and c.kind in ('person.absence_set', 'request.assigned', 'request.taken_over')
      and v.company_id = c.company_id and v.change_id = c.id and v.personal and v.field in ('absence', 'reviewer')
      and exists (select from jsonb_array_elements_text(${JSON.stringify(names)}::jsonb) n (name)
        where ${ends('before')} or ${ends('after')})`;
};

/** Fields of a person that an import may set, as its rows store them. */
const FIELDS = sql`array[${sql.join(
  PERSON_FIELDS.map((field) => sql`${field}::text`),
  sql`, `,
)}]`;
