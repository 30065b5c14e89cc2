import { sql, text } from '../database/text.ts';
import { told } from '../notifications/insert-notifications.ts';
import { raisedVersion } from '../people/raised-version.ts';

/**
 * Common table expressions for what follows an order (`placed`, `line`): the bought lines leave the cart, the person is notified,
 * an e-mail is queued, and the version of v2/me/ rises.
 */
export const purchaseFinished = sql`
  emptied as (
    delete from cart_items c using line, placed
    where c.company_id = placed.company_id and c.user_id = placed.user_id and c.id = line.cart_item_id),
  ${told(sql`placed`, '{order}')},
  posted as (
    insert into outbox (company_id, kind, payload, created_at, next_attempt_at)
    select company_id, 'order_confirmation', jsonb_build_object('userId', user_id, 'orderId', id),
      ${text('now')}::timestamptz, ${text('now')}::timestamptz
    from placed),
  ${raisedVersion(sql`placed`)}`;
