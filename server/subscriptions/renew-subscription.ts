import type { Minor } from '#contract/money/money.rules.ts';
import type { SubscriptionEnd } from '#contract/subscriptions/subscriptions.rules.ts';
import type { Transaction } from '../database/database.ts';
import { statement } from '../database/statement.ts';
import { number, of, sql, text, value } from '../database/text.ts';
import { notify } from '../notifications/notify.ts';
import type { PersonKey } from '../people/person-key.ts';
import { chargeMonth, priceMonth } from './charge-month.ts';
import { expectedAmount, type Running, type Terms } from './read-running.ts';
import { priceIsNew, subscriptionEnded, type ToldEnd } from './subscriptions.texts.ts';

interface Renewal {
  terms: Terms;
  /** The first day of the month to be charged. */
  month: string;
  /** The person who caused the charge; null for the monthly renewal. */
  actorId: number | null;
  now: Date;
}

/**
 * Charges a month of a running subscription, or ends it when the money is not enough, the benefit is no longer offered
 * (product.md 4), or its owner has left. Answers the amount charged; null when the subscription has ended.
 */
export async function renewSubscription(
  transaction: Transaction,
  person: PersonKey,
  running: Running,
  { terms: { currency, rates, personActive }, month, actorId, now }: Renewal,
): Promise<Minor | null> {
  const { id, line, lastAmount } = running;
  const end = (reason: ToldEnd) => endSubscription(transaction, person, { id, line }, { reason, personActive, now });
  const priced = personActive ? priceMonth(line, currency, rates) : null;
  if (!priced) {
    await end('unavailable');
    return null;
  }
  const details = { subscriptionId: id, month, line: priced, currency, rates, actorId, now };
  const charged = await chargeMonth(transaction, person, details);
  if (!charged) {
    await end('low_budget');
    return null;
  }
  if (lastAmount !== null && expectedAmount(running, month) !== charged.amount) {
    const telling = priceIsNew({ ...priced, before: lastAmount, amount: charged.amount, currency }, { id, month });
    await notify(transaction, person, telling, now);
  }
  return charged.amount;
}

/**
 * Ends a subscription and notifies the person, by e-mail too unless they had cancelled it. A person who has left is not notified:
 * the reason is then the closed account, unless they had cancelled before.
 */
export async function endSubscription(
  transaction: Transaction,
  person: PersonKey,
  { id, line }: Pick<Running, 'id' | 'line'>,
  { reason, personActive, now }: { reason: ToldEnd; personActive: boolean; now: Date },
): Promise<void> {
  const { companyId, userId } = person;
  const endedBy = personActive || reason === 'cancelled' ? reason : 'closed';
  await end(transaction, { companyId, userId, id, endedBy, now: now.toISOString() });
  if (personActive) await notify(transaction, person, subscriptionEnded(line, id, reason), now);
}

const end = statement(
  'end_subscription',
  of<object>,
  () => sql`
    with ended as (
      update subscriptions set ended_at = ${text('now')}::timestamptz, ended_by = ${value('endedBy', of<SubscriptionEnd>)}::subscription_end
      where company_id = ${number('companyId')} and user_id = ${number('userId')} and id = ${number('id')} and ended_at is null
      returning company_id, user_id, id, ended_by)
    insert into outbox (company_id, kind, payload, dedupe_key, created_at, next_attempt_at)
    select company_id, 'subscription_ended', jsonb_build_object('userId', user_id, 'subscriptionId', id),
      'subscription-ended-' || id, ${text('now')}::timestamptz, ${text('now')}::timestamptz
    from ended where ended_by not in ('cancelled', 'closed')`,
);
