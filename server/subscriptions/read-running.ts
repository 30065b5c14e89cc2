import type { Currency, Minor, Rates } from '#contract/money/money.rules.ts';
import { benefitInLine, type UnpricedLine } from '../cart/cart-lines.ts';
import type { Transaction } from '../database/database.ts';
import { statement } from '../database/statement.ts';
import { number, of, sql, text, textOrNull } from '../database/text.ts';
import { completeRates, ratesAsJson } from '../money/money.service.ts';
import type { PersonKey } from '../people/person-key.ts';

/** The benefit of a subscription as a line of quantity one. */
export type MonthlyLine = UnpricedLine;

/** The price of a month that the owner of a subscription was last shown. */
export interface KnownPrice {
  /** The charge of its last month. */
  lastAmount: Minor | null;
  /** The month whose price they were last told in advance; null when they never were. */
  toldMonth: string | null;
  toldAmount: Minor | null;
}

/** The price that the owner expects for a month: the one announced for it, otherwise that of the last month. */
export const expectedAmount = ({ lastAmount, toldMonth, toldAmount }: KnownPrice, month: string): Minor | null =>
  toldMonth === month ? toldAmount : lastAmount;

/** A subscription that is not over. Days are Belgrade's, months their first days. */
export interface Running extends KnownPrice {
  id: number;
  canceledAt: string | null;
  nextMonth: string;
  line: MonthlyLine;
}

/** The currency and rates by which a person's months are charged. */
export interface Terms {
  currency: Currency;
  rates: Rates;
  /** False once the person or the company has left, even if the account is not closed yet: nothing is charged any more. */
  personActive: boolean;
}

const terms = sql`company.currency, ${ratesAsJson} as rates,
      u.active and company.active and coalesce(u.ends_on >= ${text('today')}::date, true) as "personActive"
    from users u join companies company on company.id = u.company_id
    where u.company_id = ${number('companyId')} and u.id = ${number('userId')}`;

const line = sql`jsonb_build_object('id', 0, 'count', 1, ${benefitInLine(number('companyId'))})`;

/**
 * The subscriptions of a person that are not over, in the order in which they are charged, on a day of Belgrade. The caller has
 * locked the person's row.
 */
export async function readRunning(
  transaction: Transaction,
  { companyId, userId }: PersonKey,
  today: string,
): Promise<Terms & { subscriptions: Running[] }> {
  const [row] = await running(transaction, { companyId, userId, today });
  if (!row) throw new Error(`no person ${companyId}/${userId}`);
  return { ...row, rates: completeRates(row.rates) };
}

const running = statement(
  'read_running_subscriptions',
  of<Terms & { subscriptions: Running[] }>,
  () => sql`
    select (
      select coalesce(jsonb_agg(jsonb_build_object('id', s.id, 'canceledAt', s.canceled_at, 'nextMonth', s.next_month,
        'toldMonth', s.told_month, 'toldAmount', s.told_amount, 'line', ${line}, 'lastAmount', (
          select c.amount from subscription_charges c
          where c.company_id = s.company_id and c.subscription_id = s.id order by c.month desc limit 1)) order by s.id), '[]')
      from subscriptions s join benefits b on b.id = s.benefit_id join providers p on p.id = b.provider_id
      where s.company_id = ${number('companyId')} and s.user_id = ${number('userId')} and s.ended_at is null) as subscriptions,
      ${terms}`,
);

/** All data for the decision about a new subscription. */
export interface Offer extends Terms {
  /** Null when the benefit does not exist. */
  line: MonthlyLine | null;
  /** The subscription that an earlier call with the same idempotency key made. */
  prior: { id: number; benefitId: number } | null;
  /** The person's subscription to this benefit that is not over. */
  running: { id: number; canceledAt: string | null } | null;
  /** The last month that the person paid for this benefit. */
  lastPaid: string | null;
}

interface Wanted {
  companyId: number;
  userId: number;
  benefitId: number;
  idempotencyKey: string | null;
  /** YYYY-MM-DD in Belgrade. */
  today: string;
}

/** Reads the offer for a new subscription. The caller has locked the person's row, so that nothing of it is outdated. */
export async function readOffer(transaction: Transaction, wanted: Wanted): Promise<Offer> {
  const [row] = await offer(transaction, wanted);
  if (!row) throw new Error(`no person ${wanted.companyId}/${wanted.userId}`);
  return { ...row, rates: completeRates(row.rates) };
}

const mine = sql`s.company_id = ${number('companyId')} and s.user_id = ${number('userId')}`;

const offer = statement(
  'read_subscription_offer',
  of<Offer>,
  () => sql`
    select (
      select ${line} from benefits b join providers p on p.id = b.provider_id
      where b.id = ${number('benefitId')}::integer) as line, (
      select jsonb_build_object('id', s.id, 'benefitId', s.benefit_id) from subscriptions s
      where ${mine} and s.idempotency_key = ${textOrNull('idempotencyKey')}) as prior, (
      select jsonb_build_object('id', s.id, 'canceledAt', s.canceled_at) from subscriptions s
      where ${mine} and s.benefit_id = ${number('benefitId')}::integer and s.ended_at is null) as running, (
      select max(c.month)::text from subscription_charges c
        join subscriptions s on s.company_id = c.company_id and s.id = c.subscription_id
      where ${mine} and s.benefit_id = ${number('benefitId')}::integer) as "lastPaid",
      ${terms}`,
);
