import type { Minor } from '#contract/money/money.rules.ts';
import type { Transaction } from '../database/database.ts';
import { ask } from '../database/statement.ts';
import { sql } from '../database/text.ts';
import { notFound } from '../errors/request.errors.ts';
import { type Choice, meantBy } from './gift-choice.ts';
import { giftChanged, nobodyMeant, ownGift } from './gifts.errors.ts';
import type { gifts } from './gifts.table.ts';
import { seenOf, whoIsReached } from './seen-gift.ts';

type GiftRow = typeof gifts.$inferSelect;

/** More people than this are served by a task, so that their rows are locked for a quarter of a second at most. */
export const AT_ONCE = 1000;

type ToWrite = Omit<GiftRow, 'id' | 'people' | 'status' | 'taskId' | 'approvalId' | 'approvedAt'>;

interface Bounds {
  /** Digest of the preview that was shown; null for none. */
  seen?: string | null;
  /** Sum above which it waits for a second person, in minor units; null for never. */
  limit?: Minor | null;
}

interface Written extends Pick<GiftRow, 'id' | 'people' | 'status'> {
  meant: number;
  own: boolean;
  who: string;
}

/**
 * Stores a gift and its people: those who are named or found, or everybody who can sign in, and optionally invited people. Its cost is
 * fixed from then on, even if people join or leave later. It is given afterwards, or waits for a second person. Throws nobodyMeant, ownGift,
 * giftChanged if it differs from `seen`, and notFound for an unknown named person, or, without a preview, for one who can get nothing.
 */
export async function writeGift(
  transaction: Transaction,
  gift: ToWrite,
  { seen = null, limit = null }: Bounds = {},
): Promise<GiftRow> {
  const [written] = await write(transaction, gift, limit);
  if (!written) throw new Error('no gift was made');
  const { own, who, meant, ...made } = written;
  if (gift.named && gift.named.length !== (seen === null ? made.people : meant)) throw notFound();
  if (made.people === 0) throw nobodyMeant();
  if (own) throw ownGift();
  if (seen !== null && seen !== seenOf({ who, ...gift, waits: made.status === 'waiting' })) throw giftChanged();
  return { ...gift, ...made, taskId: null, approvalId: null, approvedAt: null };
}

function write(transaction: Transaction, gift: ToWrite, limit: Minor | null): Promise<Written[]> {
  const { companyId, givenBy, categoryId, year, amount, currency, note, idempotencyKey, createdAt } = gift;
  const { named, lookedFor, withInvited } = gift satisfies Choice;
  return ask<Written>(
    transaction,
    sql`
    with meant as materialized (${meantBy(companyId, { named, lookedFor, withInvited }, createdAt)}),
    reached as materialized (select id from meant where why is null),
    made as (
      insert into gifts (company_id, given_by, category_id, year, amount, currency, note, named, looked_for, idempotency_key,
        created_at, with_invited, people, status)
      select ${companyId}::bigint, ${givenBy}::bigint, ${categoryId}::integer, ${year}::integer, ${amount}::bigint,
        ${currency}::currency, ${note}, ${named && JSON.stringify(named)}::jsonb, ${lookedFor && JSON.stringify(lookedFor)}::jsonb,
        ${idempotencyKey}, ${createdAt.toISOString()}::timestamptz, ${withInvited}::boolean, count(*),
        (case when count(*) * ${amount}::bigint > ${limit}::bigint then 'waiting'
          when count(*) > ${AT_ONCE}::integer then 'running' else 'given' end)::gift_status
      from reached
      returning id, people, status),
    fixed as (
      insert into gift_people (company_id, gift_id, user_id)
      select ${companyId}::bigint, made.id, reached.id from reached, made)
    select id, people, status, (select count(*)::integer from meant) as meant, ${whoIsReached} as who,
      coalesce((select bool_and(reached.id = ${givenBy}::bigint) from reached), false) as own from made`,
  );
}
