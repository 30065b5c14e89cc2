import { available, FLEXIBLE } from '#contract/budgets/budgets.rules.ts';
import { couponKey } from '#contract/coupons/coupons.rules.ts';
import { priceWithCoupon } from '#contract/courses/courses.rules.ts';
import { convert, type Minor } from '#contract/money/money.rules.ts';
import { lockAccounts } from '../budgets/budgets.service.ts';
import { lockCaller } from '../caller/lock-caller.ts';
import { countTry } from '../caller/rate-limits.ts';
import { couponLimit } from '../coupons/coupon-limit.ts';
import { couponUnknown } from '../coupons/coupons.errors.ts';
import type { Database, Transaction } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import { AppError } from '../errors/app-error.ts';
import { notFound } from '../errors/request.errors.ts';
import { issueCompletePackages } from '../learning/issue-certificates.ts';
import { tellHolder } from '../learning/tell-holder.ts';
import type { PersonKey } from '../people/person-key.ts';
import {
  alreadyEnrolled,
  couponNotNeeded,
  keyOfAnotherEnrolment,
  lowBudget,
  priceChanged,
} from './enrolments.errors.ts';
import { placeEnrolment } from './place-enrolment.ts';
import { type Enrolling, type Learning, readEnrolling } from './read-enrolling.ts';

/** One attempt to enrol. */
export interface EnrolAttempt {
  person: PersonKey;
  wanted: Learning;
  /** The name of the coupon as it was typed; null without one. */
  coupon: string | null;
  /** Idempotency key: repeating the call with it gives the first answer again. */
  idempotencyKey: string | null;
  /** The price to pay as the person saw it; null when the call does not send it. */
  seenPrice: Minor | null;
  now: Date;
}

/**
 * Enrols in a course, or in a package and each of its courses, and charges the flexible account, in one transaction: the person's row is
 * locked first, so that several presses or tabs make one enrolment. Returns the amount paid. Refusals: too little money, a coupon for
 * something free (400), not on offer or an unknown coupon (404), enrolled already, another price than seen (409), a key of another
 * enrolment (422), too many coupons tried (429).
 */
export async function enrol(database: Database, attempt: EnrolAttempt): Promise<Minor> {
  const { person, wanted, coupon, idempotencyKey, now } = attempt;
  const asked = { ...wanted, idempotencyKey, couponKey: coupon === null ? null : couponKey(coupon) };
  const outcome = await inTransaction(database, async (transaction) => {
    await lockCaller(transaction, person);
    const enrolling = await readEnrolling(transaction, person, asked);
    if (enrolling.prior) return firstAnswer(enrolling.prior, attempt);
    if (coupon !== null) await countTry(transaction, [couponLimit(person)], now);
    return place(transaction, enrolling, attempt).catch(kept);
  });
  if (outcome instanceof AppError) throw outcome;
  return outcome;
}

// Returns a refusal instead of throwing it, so that the transaction commits the counted try: nobody can guess coupons by
// enrolling. Nothing else was written before.
function kept(refusal: unknown): AppError {
  if (refusal instanceof AppError) return refusal;
  throw refusal;
}

async function place(transaction: Transaction, enrolling: Enrolling, attempt: EnrolAttempt): Promise<Minor> {
  const { person, wanted, idempotencyKey, now } = attempt;
  const learning = offered(enrolling, wanted);
  const { price, pricePaid } = priced(learning, enrolling, attempt);
  await checkMoney(transaction, person, pricePaid);
  await placeEnrolment(transaction, { ...enrolling, person, wanted, learning, price, pricePaid, idempotencyKey, now });
  if (wanted.packageId !== null) await issueAtOnce(transaction, person, now);
  return pricePaid;
}

function firstAnswer(prior: NonNullable<Enrolling['prior']>, { wanted, coupon }: EnrolAttempt): Minor {
  const isSame = prior.courseId === wanted.courseId && prior.packageId === wanted.packageId;
  if (!isSame || couponKey(prior.couponName ?? '') !== couponKey(coupon ?? '')) throw keyOfAnotherEnrolment();
  return prior.pricePaid;
}

// A package without any course on offer cannot be enrolled in.
function offered({ learning, enrolled, courses }: Enrolling, { packageId }: Learning) {
  if (learning && enrolled) throw alreadyEnrolled();
  if (!learning?.active || (packageId !== null && courses.length === 0)) throw notFound();
  return learning;
}

// Only the coupon's name was sent: its discount and the price are looked up.
function priced(
  learning: NonNullable<Enrolling['learning']>,
  { coupon, currency, rates }: Enrolling,
  { coupon: typed, seenPrice }: EnrolAttempt,
): { price: Minor; pricePaid: Minor } {
  if (typed !== null && learning.price === null) throw couponNotNeeded();
  if (typed !== null && !coupon) throw couponUnknown();
  const price = convert(learning.price ?? 0, learning.currency, currency, rates);
  const percentOff = coupon?.percentOff ?? 0;
  const pricePaid = priceWithCoupon(price, percentOff);
  if (seenPrice !== null && seenPrice !== pricePaid) throw priceChanged({ pays: pricePaid, price, percentOff });
  return { price, pricePaid };
}

async function checkMoney(transaction: Transaction, person: PersonKey, pricePaid: Minor): Promise<void> {
  if (pricePaid === 0) return;
  const [flexible] = await lockAccounts(transaction, person, [FLEXIBLE]);
  if (!flexible || available(flexible) < pricePaid) throw lowBudget();
}

// product.md 7.10: a person who has already passed all its courses gets the certificate when they enrol in the package.
async function issueAtOnce(transaction: Transaction, person: PersonKey, now: Date): Promise<void> {
  await tellHolder(transaction, person, await issueCompletePackages(transaction, { person, now }), now);
}
