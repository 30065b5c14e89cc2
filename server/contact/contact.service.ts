import type { sendMessage } from '#contract/contact/contact.contract.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import { countTry } from '../caller/rate-limits.ts';
import type { Database } from '../database/database.ts';
import { statement } from '../database/statement.ts';
import { number, of, sql, text, textOrNull } from '../database/text.ts';
import { inTransaction } from '../database/transaction.ts';
import type { PersonKey } from '../people/person-key.ts';
import { keyOfAnotherMessage, manyMessages } from './contact.errors.ts';

const HOUR = 60 * 60 * 1000;
const MOST_IN_AN_HOUR = 10;

interface ToSend {
  idempotencyKey: string | null;
  now: Date;
}

/**
 * Stores a message and queues its two e-mails: to the people behind the shop, and a copy to its writer. Repeating the call with
 * the same key answers the same message. Throws manyMessages, or keyOfAnotherMessage.
 */
export async function keepMessage(
  database: Database,
  { companyId, userId }: PersonKey,
  { subject, message }: BodyOf<typeof sendMessage>,
  { idempotencyKey, now }: ToSend,
): Promise<number> {
  const limit = { key: `contact:${companyId}:${userId}`, most: MOST_IN_AN_HOUR, window: HOUR };
  const values = { companyId, userId, subject, message, idempotencyKey, now: now.toISOString() };
  return inTransaction(database, async (transaction) => {
    const [kept] = await keep(transaction, values);
    if (!kept) throw new Error('a message was not kept');
    if (!kept.isSame) throw keyOfAnotherMessage();
    // A repeated message is only answered again, so it does not count against the limit.
    if (kept.isNew) await countTry(transaction, [limit], now, manyMessages);
    return kept.id;
  });
}

// `xmax` is 0 for a row that was not there before: only a new message is mailed.
const keep = statement(
  'keep_message',
  of<{ id: number; isNew: boolean; isSame: boolean }>,
  () => sql`
    with kept as (
      insert into contact_messages (company_id, user_id, subject, message, idempotency_key, created_at)
      values (${number('companyId')}, ${number('userId')}, ${text('subject')}, ${text('message')},
        ${textOrNull('idempotencyKey')}, ${text('now')}::timestamptz)
      on conflict (company_id, user_id, idempotency_key) do update set subject = contact_messages.subject
      returning company_id, id, xmax = 0 as is_new,
        (subject, message) = (${text('subject')}, ${text('message')}) as is_same),
    posted as (
      insert into outbox (company_id, kind, payload, created_at, next_attempt_at)
      select company_id, kind, jsonb_build_object('messageId', id), ${text('now')}::timestamptz, ${text('now')}::timestamptz
      from kept, unnest(array['contact_message', 'contact_copy']) kind where is_new)
    select id, is_new as "isNew", is_same as "isSame" from kept`,
);
