import { type Account, available, FLEXIBLE } from '#contract/budgets/budgets.rules.ts';
import { businessDay } from '#contract/calendar/calendar.rules.ts';
import { lastDayOfMonth } from '#contract/calendar/days.rules.ts';
import { type Currency, type Minor, toMajor } from '#contract/money/money.rules.ts';
import { type ComingCharge, type Forecast, forecast, type Means } from '#contract/subscriptions/forecast.rules.ts';
import { isStillThere, nextChargeDay, openMonth } from '#contract/subscriptions/months.rules.ts';
import type { Subscription } from '#contract/subscriptions/subscriptions.contract.ts';
import {
  maySubscribe,
  type SubscriptionEnd,
  type SubscriptionStatus,
  statusOf,
} from '#contract/subscriptions/subscriptions.rules.ts';
import {
  type BenefitRow,
  benefitAsJson,
  benefitTables,
  type PriceReader,
  pricesFor,
  toBenefitInList,
} from '../benefits/benefit-in-list.ts';
import { soldTo } from '../benefits/sold-to.ts';
import type { Pot } from '../budgets/budgets.service.ts';
import type { Database } from '../database/database.ts';
import { isoMoment } from '../database/iso-moment.ts';
import { ask } from '../database/statement.ts';
import { sql, type Text } from '../database/text.ts';
import { notFound } from '../errors/request.errors.ts';

interface ChargeRow {
  id: number;
  month: string;
  date: string;
  amount: Minor;
  currency: Currency;
  paid_from_category: Minor;
  paid_from_flexible: Minor;
  category: string;
}

interface SubscriptionRow {
  id: number;
  canceled_at: string | null;
  ended_at: string | null;
  ended_by: SubscriptionEnd | null;
  next_month: string;
  root_category: number;
  category: string;
  sold: boolean;
  /** The last day of the owner's account; null when no end is set. */
  last_day: string | null;
  benefit: BenefitRow;
  charges: ChargeRow[];
}

/** Subscriptions with the accounts that pay them. */
export interface Renewing {
  subscriptions: SubscriptionRow[];
  accounts: (Account & Pot)[];
}

/** A subscription with its state today. */
interface Standing {
  row: SubscriptionRow;
  status: SubscriptionStatus;
  /** Today's price of a month in minor units of the reader's currency; null when the benefit is no longer sold monthly. */
  price: Minor | null;
  /** The day of its next charge; null when there is none, or the owner will have left by then. */
  nextCharge: string | null;
}

/** All subscriptions of the reader: those that run, oldest first, then those that are over, newest first. */
export async function readSubscriptions(database: Database, reader: PriceReader, now: Date): Promise<Subscription[]> {
  const today = businessDay(now);
  const { subscriptions, accounts } = await read(database, reader);
  const standings = subscriptions.map((row) => standingOf(row, reader, today));
  const means = meansOf(accounts);
  const coming = forecast(standings.flatMap(comingCharge), means);
  const answers = standings.map((standing) =>
    toSubscription(standing, { coming: coming.get(standing.row.id), leaving: leaving(standing, means, today), reader }),
  );
  const [running, over] = [true, false].map((runs) => answers.filter(({ status }) => (status !== 'ended') === runs));
  return [...(running ?? []), ...(over ?? []).reverse()];
}

/** One subscription of the reader. Throws notFound, for that of another person too. */
export async function readSubscription(
  database: Database,
  reader: PriceReader,
  { id, now }: { id: number; now: Date },
): Promise<Subscription> {
  const found = (await readSubscriptions(database, reader, now)).find((subscription) => subscription.id === id);
  if (!found) throw notFound();
  return found;
}

async function read(database: Database, reader: PriceReader): Promise<Renewing> {
  const charges = sql`(
          select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'month', c.month, 'amount', c.amount,
            'currency', c.currency, 'paid_from_category', c.paid_from_category, 'paid_from_flexible', c.paid_from_flexible,
            'category', k.name_en || '/' || k.name_sr, 'date', ${isoMoment(sql`c.created_at`)}) order by c.id desc), '[]')
          from subscription_charges c join categories k on k.id = c.root_category_id
          where c.company_id = s.company_id and c.subscription_id = s.id)`;
  const rows = await ask<Renewing>(database, sql`select ${foundColumns(reader, sql`true`, charges)}`);
  return rows[0] ?? { subscriptions: [], accounts: [] };
}

/** SQL columns of `Renewing`: the reader's running subscriptions, without their charges. */
export const renewingColumns = (reader: PriceReader): Text =>
  foundColumns(reader, sql`s.ended_at is null`, sql`'[]'::jsonb`);

/** A coming charge that the budgets of today will not cover, and how much is short. */
interface UncoveredCharge {
  name: string;
  day: string;
  short: Minor;
}

/** The first coming charge that the budgets of today will not cover, in one statement. */
export async function readUncoveredCharge(
  database: Database,
  reader: PriceReader,
  now: Date,
): Promise<UncoveredCharge | null> {
  const [row] = await ask<Renewing>(database, sql`select ${renewingColumns(reader)}`);
  return row ? uncoveredCharge(row, reader, now) : null;
}

/** The first coming charge that the budgets will not cover, from a `Renewing` that was read before. */
export function uncoveredCharge(
  { subscriptions, accounts }: Renewing,
  reader: PriceReader,
  now: Date,
): UncoveredCharge | null {
  const today = businessDay(now);
  const standings = subscriptions.map((row) => standingOf(row, reader, today));
  const coming = forecast(standings.flatMap(comingCharge), meansOf(accounts));
  const found = standings.flatMap(({ row, nextCharge }) => {
    const { short = 0 } = coming.get(row.id) ?? {};
    return nextCharge !== null && short > 0 ? [{ name: row.benefit.name, day: nextCharge, short }] : [];
  });
  return found.sort((one, other) => one.day.localeCompare(other.day))[0] ?? null;
}

function foundColumns(reader: PriceReader, which: Text, charges: Text): Text {
  const { companyId, userId } = reader;
  const mine = sql`company_id = ${companyId} and user_id = ${userId}`;
  return sql`(
      select coalesce(jsonb_agg(jsonb_build_object('id', s.id, 'canceled_at', s.canceled_at, 'ended_at', s.ended_at,
        'ended_by', s.ended_by, 'next_month', s.next_month, 'root_category', b.root_category_id,
        'category', (select k.name_en || '/' || k.name_sr from categories k where k.id = b.root_category_id),
        'sold', ${soldTo(companyId)}, 'last_day', (
          select to_char(u.ends_on, 'YYYY-MM-DD') from users u where u.company_id = s.company_id and u.id = s.user_id), 'benefit', ${benefitAsJson(reader)}, 'charges', ${charges}) order by s.id), '[]')
      from subscriptions s cross join ${benefitTables(reader)}
      where s.company_id = ${companyId} and s.user_id = ${userId} and b.id = s.benefit_id and ${which}) as subscriptions, (
      select coalesce(jsonb_agg(jsonb_build_object('categoryId', category_id, 'year', year, 'allocated', allocated,
        'spent', spent, 'held', held)), '[]') from accounts where ${mine}) as accounts`;
}

function standingOf(row: SubscriptionRow, reader: PriceReader, today: string): Standing {
  const { benefit, sold, canceled_at: canceledAt, next_month: nextMonth, last_day: lastDay } = row;
  const status = statusOf({ canceledAt, isOver: row.ended_at !== null }, today);
  const { unitPrice } = pricesFor(benefit, reader.currency);
  const { price, discount, kind, monthly } = benefit;
  const isOffered = sold && maySubscribe({ price, discount, benefit_type: kind, monthly }) && (unitPrice ?? 0) > 0;
  const day = nextChargeDay(nextMonth, today);
  const isCharged = status === 'active' && isOffered && isStillThere(day, lastDay);
  return { row, status, price: isOffered ? unitPrice : null, nextCharge: isCharged ? day : null };
}

function comingCharge({ row, price, nextCharge }: Standing): ComingCharge[] {
  if (price === null || nextCharge === null) return [];
  return [{ id: row.id, day: nextCharge, categoryId: row.root_category, amount: price }];
}

function meansOf(accounts: readonly (Account & Pot)[]): Means {
  const flexible = accounts.find(({ categoryId }) => categoryId === FLEXIBLE.categoryId);
  const categories = accounts.filter(({ categoryId }) => categoryId !== FLEXIBLE.categoryId);
  return {
    flexible: flexible ? available(flexible) : 0,
    categories: new Map(categories.map((pot) => [`${pot.categoryId}/${pot.year}`, available(pot)])),
  };
}

type Leaving = Pick<Subscription, 'open_month' | 'ends_now'>;

const PAID: Leaving = { open_month: null, ends_now: false };
const ENDS_NOW: Leaving = { open_month: null, ends_now: true };

/**
 * The effect of cancelling today: the month that has begun and is unpaid is charged to the accounts as they are now, or the
 * subscription ends immediately.
 */
function leaving({ row, status, price }: Standing, means: Means, day: string): Leaving {
  if (status !== 'active' || openMonth(row.next_month, day) === null) return PAID;
  if (price === null) return ENDS_NOW;
  const charge = { id: row.id, day, categoryId: row.root_category, amount: price };
  const isPaid = forecast([charge], means).get(row.id)?.short === 0;
  return isPaid ? { open_month: toMajor(price), ends_now: false } : ENDS_NOW;
}

interface Prospects {
  coming: Forecast | undefined;
  leaving: Leaving;
  reader: PriceReader;
}

function toSubscription(
  { row, status, price, nextCharge }: Standing,
  { coming, leaving, reader }: Prospects,
): Subscription {
  return {
    id: row.id,
    benefit: toBenefitInList(row.benefit, reader),
    subscription_active: status === 'active',
    canceled_at: row.canceled_at,
    status,
    active_until: activeUntil(row),
    ended_by: row.ended_by ?? (status === 'ended' ? 'cancelled' : null),
    category: row.category,
    next_charge: nextCharge,
    last_day: row.last_day,
    price_currency: toMajor(price ?? 0),
    open_month: leaving.open_month,
    ends_now: leaving.ends_now,
    offered: price !== null,
    enough: coming ? coming.short === 0 : null,
    short: toMajor(coming?.short ?? 0),
    charges: row.charges.map(toCharge),
  };
}

function activeUntil({ canceled_at: canceledAt, ended_at: endedAt }: SubscriptionRow): string | null {
  if (canceledAt) return lastDayOfMonth(canceledAt);
  return endedAt ? businessDay(new Date(endedAt)) : null;
}

function toCharge(charge: ChargeRow): Subscription['charges'][number] {
  return {
    ...charge,
    amount: toMajor(charge.amount),
    paid_from_category: toMajor(charge.paid_from_category),
    paid_from_flexible: toMajor(charge.paid_from_flexible),
  };
}
