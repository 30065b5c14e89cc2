import { businessDay } from '#contract/calendar/calendar.rules.ts';
import { unitPrice } from '#contract/cart/cart.rules.ts';
import type { Minor } from '#contract/money/money.rules.ts';
import { firstMonth, openMonth } from '#contract/subscriptions/months.rules.ts';
import { afterChange, statusOf } from '#contract/subscriptions/subscriptions.rules.ts';
import { lockCaller } from '../caller/lock-caller.ts';
import type { SoldLine } from '../cart/cart-lines.ts';
import type { Database, Transaction } from '../database/database.ts';
import { statement } from '../database/statement.ts';
import { number, of, sql, text, textOrNull } from '../database/text.ts';
import { inTransaction } from '../database/transaction.ts';
import { notFound } from '../errors/request.errors.ts';
import type { PersonKey } from '../people/person-key.ts';
import { raisedVersion } from '../people/raised-version.ts';
import { chargeMonth, priceMonth } from './charge-month.ts';
import { type Offer, type Running, readOffer, readRunning } from './read-running.ts';
import { endSubscription, renewSubscription } from './renew-subscription.ts';
import {
  alreadySubscribed,
  insufficientBudget,
  keyOfAnotherBenefit,
  notMonthly,
  priceChanged,
  subscriptionOver,
} from './subscriptions.errors.ts';

/** An attempt to subscribe. */
export interface SubscribeAttempt {
  person: PersonKey;
  benefitId: number;
  /** Idempotency key: repeating the call with it gives the first answer again. */
  idempotencyKey: string | null;
  /** The price as the person saw it; null when the call does not send it. */
  seenPrice: Minor | null;
  now: Date;
}

/**
 * Subscribes to a monthly benefit and charges the first month, in one transaction: the person's row is locked first, so that
 * one click in many tabs is one subscription. Answers its id. Refusals: not monthly, not enough money (400), no such benefit
 * (404), already subscribed, another price than seen (409), a key of another benefit (422).
 */
export async function subscribe(database: Database, attempt: SubscribeAttempt): Promise<number> {
  const { person, benefitId, idempotencyKey, seenPrice, now } = attempt;
  const { companyId, userId } = person;
  const today = businessDay(now);
  return inTransaction(database, async (transaction) => {
    await lockCaller(transaction, person);
    const offer = await readOffer(transaction, { companyId, userId, benefitId, idempotencyKey, today });
    if (offer.prior) return firstAnswer(offer.prior, benefitId);
    const line = offered(offer);
    await makeRoom(transaction, person, offer, now);
    if (seenPrice !== null && seenPrice !== unitPrice(line)) throw priceChanged(unitPrice(line));
    const month = firstMonth(today, offer.lastPaid);
    const [opened] = await open(transaction, {
      companyId,
      userId,
      benefitId,
      month,
      idempotencyKey,
      now: now.toISOString(),
    });
    if (!opened) throw new Error('no subscription was opened');
    const { currency, rates } = offer;
    const details = { subscriptionId: opened.id, month, line, currency, rates, actorId: userId, now };
    if (!(await chargeMonth(transaction, person, details))) throw insufficientBudget();
    return details.subscriptionId;
  });
}

function firstAnswer(prior: NonNullable<Offer['prior']>, benefitId: number): number {
  if (prior.benefitId !== benefitId) throw keyOfAnotherBenefit();
  return prior.id;
}

function offered({ line, currency, rates }: Offer): SoldLine {
  if (!line?.sold) throw notFound();
  const priced = priceMonth(line, currency, rates);
  if (!priced) throw notMonthly();
  return priced;
}

// A cancelled subscription whose month is over is ended now, if the job has not done so yet.
async function makeRoom(
  transaction: Transaction,
  person: PersonKey,
  { running, line, personActive }: Offer,
  now: Date,
) {
  if (!running || !line) return;
  const status = statusOf({ canceledAt: running.canceledAt, isOver: false }, businessDay(now));
  if (status !== 'ended') throw alreadySubscribed();
  await endSubscription(transaction, person, { id: running.id, line }, { reason: 'cancelled', personActive, now });
}

interface Change {
  person: PersonKey;
  id: number;
  /** False cancels from the next month on, true takes that back. */
  active: boolean;
  /** The charge of cancelling as the person saw it, 0 for nothing; null when the call does not send it. */
  seenPrice?: Minor | null;
  now: Date;
}

/**
 * Cancels a subscription or undoes that; repeating it changes nothing. The month that has begun and is not paid is charged on cancelling
 * (specification.md 4: it takes effect from the next month), so that nothing is charged later; with too little money the subscription ends
 * immediately. Refusals: not found or not theirs (404), ended, another charge than seen (409).
 */
export async function changeSubscription(
  database: Database,
  { person, id, active, seenPrice = null, now }: Change,
): Promise<void> {
  const today = businessDay(now);
  await inTransaction(database, async (transaction) => {
    await lockCaller(transaction, person);
    const { subscriptions, ...terms } = await readRunning(transaction, person, today);
    const found = subscriptions.find((running) => running.id === id);
    if (!found)
      throw (await exists(transaction, { ...keyOf(person), id })).length > 0 ? subscriptionOver() : notFound();
    const status = statusOf({ canceledAt: found.canceledAt, isOver: false }, today);
    if (status === 'ended') throw subscriptionOver();
    if (!afterChange(status, active ? 'undo' : 'cancel')) return;
    const month = active ? null : openMonth(found.nextMonth, today);
    if (month) {
      const renewal = { terms, month, actorId: person.userId, now };
      const charged = await renewSubscription(transaction, person, found, renewal);
      // The error rolls the charge back.
      if (seenPrice !== null && seenPrice !== (charged ?? 0)) throw priceChanged(charged ?? 0);
      if (charged === null) return;
    }
    await mark(transaction, person, found, active ? null : today);
  });
}

async function mark(transaction: Transaction, person: PersonKey, { id }: Running, canceledAt: string | null) {
  await change(transaction, { ...keyOf(person), id, canceledAt });
}

const keyOf = ({ companyId, userId }: PersonKey) => ({ companyId, userId });

const open = statement(
  'open_subscription',
  of<{ id: number }>,
  () => sql`
    insert into subscriptions (company_id, user_id, benefit_id, next_month, idempotency_key, created_at)
    values (${number('companyId')}, ${number('userId')}, ${number('benefitId')}, ${text('month')}, ${textOrNull('idempotencyKey')},
      ${text('now')}::timestamptz)
    returning id`,
);

const exists = statement(
  'subscription_exists',
  of<object>,
  () => sql`
    select from subscriptions
    where company_id = ${number('companyId')} and user_id = ${number('userId')} and id = ${number('id')}`,
);

const change = statement(
  'change_subscription',
  of<object>,
  () => sql`
    with changed as (
      update subscriptions set active = ${textOrNull('canceledAt')}::date is null, canceled_at = ${textOrNull('canceledAt')}::date
      where company_id = ${number('companyId')} and user_id = ${number('userId')} and id = ${number('id')}
      returning company_id, user_id),
    ${raisedVersion(sql`changed`)}
    select from changed`,
);
