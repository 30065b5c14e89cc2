import type { Database, Transaction } from '../database/database.ts';
import { statement } from '../database/statement.ts';
import { number, of, sql, text } from '../database/text.ts';
import { LANES, type Lane } from './lanes.ts';

/** A message to deliver: its kind is one of `server/deliveries.ts`. */
export interface ToPost {
  companyId: number;
  kind: string;
  payload: Record<string, unknown>;
  now: Date;
  /** The queue of the message; by default that for messages that one person waits for. */
  lane?: Lane;
}

/** Queues a message, which is delivered after the transaction is committed. */
export async function post(transaction: Database | Transaction, message: ToPost): Promise<void> {
  await insert(transaction, messageValues(message));
}

/** The values that `posting` takes. */
export function messageValues({ companyId, kind, payload, now, lane = LANES.now }: ToPost) {
  return {
    companyId,
    kind,
    payload: JSON.stringify(payload),
    now: now.toISOString(),
    lane,
  };
}

/** Posts the message of `messageValues`, for statements that do more than that. */
export const posting = () => sql`
  insert into outbox (company_id, kind, lane, payload, created_at, next_attempt_at)
  values (${number('companyId')}, ${text('kind')}, ${number('lane')}::smallint, ${text('payload')}::jsonb,
    ${text('now')}::timestamptz, ${text('now')}::timestamptz)`;

const insert = statement('post_message', of<object>, posting);
