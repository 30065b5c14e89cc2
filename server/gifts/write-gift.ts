import type { Transaction } from '../database/database.ts';
import { statement } from '../database/statement.ts';
import { number, of, sql, text, textOrNull, value } from '../database/text.ts';
import { ownGift } from './gifts.errors.ts';
import type { gifts } from './gifts.table.ts';

type GiftRow = typeof gifts.$inferSelect;

/** To more than so many it is given by a task: the rows of people are locked a quarter of a second at most. */
export const AT_ONCE = 1000;

type ToWrite = Omit<GiftRow, 'id' | 'people' | 'status' | 'taskId'>;

/**
 * Writes a gift and whom it is for: those who are named, or everybody who can sign in, and, if that is said, whoever was asked to.
 * What it costs is known from then on, whoever comes or leaves later. It is given after.
 */
export async function writeGift(transaction: Transaction, gift: ToWrite): Promise<GiftRow> {
  const { named, createdAt } = gift;
  const values = {
    ...gift,
    named: named && JSON.stringify(named),
    createdAt: createdAt.toISOString(),
    atOnce: AT_ONCE,
  };
  const [written] = await write(transaction, values);
  if (!written) throw new Error('no gift was made');
  const { own, ...made } = written;
  if (own) throw ownGift();
  return { ...gift, ...made, taskId: null };
}

// Whom the company added or invited and who has no account yet. Who registered by the company's code alone has to prove first
// that the address is theirs.
const isAwaited = sql`(not u.confirmed and (u.password_hash is null or exists (
  select from invitations i where i.company_id = u.company_id and i.email = u.email and i.withdrawn_at is null)))`;

const write = statement(
  'write_gift',
  of<Pick<GiftRow, 'id' | 'people' | 'status'> & { own: boolean }>,
  () => sql`
    with chosen as (
      select u.id from users u
      where u.company_id = ${number('companyId')} and u.active and case
        when ${textOrNull('named')}::jsonb is null then u.confirmed or (${value('withInvited', of<boolean>)}::boolean and ${isAwaited})
        else u.id in (select id::bigint from jsonb_array_elements_text(${textOrNull('named')}::jsonb) as ids (id))
          and (u.confirmed or ${isAwaited}) end),
    made as (
      insert into gifts (company_id, given_by, category_id, year, amount, currency, note, named, idempotency_key, created_at,
        with_invited, people, status)
      select ${number('companyId')}::bigint, ${number('givenBy')}::bigint, ${number('categoryId')}::integer,
        ${number('year')}::integer, ${number('amount')}::bigint, ${value('currency', of<GiftRow['currency']>)}::currency,
        ${text('note')}, ${textOrNull('named')}::jsonb, ${textOrNull('idempotencyKey')}, ${text('createdAt')}::timestamptz,
        ${value('withInvited', of<boolean>)}::boolean, count(*), (case when count(*) > ${number('atOnce')}::integer then 'running' else 'given' end)::gift_status
      from chosen
      returning id, people, status),
    fixed as (
      insert into gift_people (company_id, gift_id, user_id)
      select ${number('companyId')}::bigint, made.id, chosen.id from chosen, made)
    select id, people, status, coalesce((select bool_and(chosen.id = ${number('givenBy')}) from chosen), false) as own from made`,
);
