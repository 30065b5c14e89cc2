import { sql } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';
import type { NotificationTexts } from '../notifications/notification-texts.ts';
import type { PersonKey } from '../users/take-turn.ts';

interface Finish {
  orderId: number;
  /** The cart items that were bought. */
  bought: readonly number[];
  confirmation: NotificationTexts;
  now: Date;
}

/** What comes with an order, in one statement: the lines bought leave the cart, the person is told, a mail is asked for, v2/me/ is new. */
export async function finishPurchase(
  transaction: Transaction,
  { companyId, userId }: PersonKey,
  { orderId, bought, confirmation, now }: Finish,
): Promise<void> {
  const at = now.toISOString();
  const { titleEn, titleSr, textEn, textSr, sendFrom } = confirmation;
  await transaction.execute(sql`
    with emptied as (
      delete from cart_items where company_id = ${companyId} and user_id = ${userId}
        and id in (select bought.value::bigint from jsonb_array_elements_text(${JSON.stringify(bought)}::jsonb) bought)),
    told as (
      insert into notifications (company_id, user_id, title_en, title_sr, text_en, text_sr, send_from, created_at)
      values (${companyId}, ${userId}, ${titleEn}, ${titleSr}, ${textEn}, ${textSr}, ${sendFrom}, ${at}::timestamptz)),
    posted as (
      insert into outbox (company_id, kind, payload, created_at, next_attempt_at)
      values (${companyId}, 'order_confirmation', ${JSON.stringify({ userId, orderId })}::jsonb, ${at}::timestamptz, ${at}::timestamptz))
    update users set version = version + 1 where company_id = ${companyId} and id = ${userId}`);
}
