import { businessDay } from '#contract/calendar/calendar.rules.ts';
import { lineTotal } from '#contract/cart/cart.rules.ts';
import type { Currency, Rates } from '#contract/money/money.rules.ts';
import { isStillThere, nextChargeDay, openMonth } from '#contract/subscriptions/months.rules.ts';
import { benefitInLine } from '../cart/cart-lines.ts';
import type { Transaction } from '../database/database.ts';
import { ask, statement } from '../database/statement.ts';
import { number, of, sql, text } from '../database/text.ts';
import { grouped } from '../money/grouped.ts';
import { completeRates, ratesAsJson } from '../money/money.service.ts';
import { notify } from '../notifications/notify.ts';
import type { Ending, RunningTask, TaskKind } from '../tasks/task-kind.ts';
import { priceMonth } from './charge-month.ts';
import { expectedAmount, type KnownPrice, type MonthlyLine } from './read-running.ts';
import { priceWillBe } from './subscriptions.texts.ts';

/** Payload of the task: the currency whose rate was set, the last subscription checked, and how many owners were notified. */
interface Payload {
  currency: Currency;
  after: [number, number];
  told: number;
}

const payloadOf = ({ payload }: RunningTask) => payload as unknown as Payload;

/** After a rate was set: notifies those whose next month costs another amount, before it is charged. */
export const tellPricesTask: TaskKind = {
  permission: 'platform.rates',
  most: 200,
  batch: async (transaction, task, { size, now }) => {
    const { companyId, id, total, done } = task;
    const found = await readNext(transaction, payloadOf(task), size);
    const last = found.at(-1);
    // Some were cancelled meanwhile. People who subscribed since have seen the current price.
    if (!last) return { done: total - done, failed: 0 };
    let told = 0;
    for (const each of found) if (await tellOne(transaction, each, now)) told += 1;
    const after = JSON.stringify([last.companyId, last.id]);
    await ask(
      transaction,
      sql`
      update tasks set payload = payload || jsonb_build_object('after', ${after}::jsonb, 'told', (payload ->> 'told')::integer + ${told}::integer)
      where company_id = ${companyId} and id = ${id}`,
    );
    return { done: Math.min(found.length, total - done), failed: 0 };
  },
  end: async (transaction, { companyId, id }, outcome) => {
    const [row] = await ask<{ told: number }>(
      transaction,
      sql`select (payload ->> 'told')::integer as told from tasks where company_id = ${companyId} and id = ${id}`,
    );
    const told = row?.told ?? 0;
    return { result: { told }, words: outcome === 'done' ? wordsAtEnd(told) : wordsWithoutEnd(told) };
  },
};

const wordsAtEnd = (told: number): Ending['words'] => ({
  en: {
    title: 'New prices of subscriptions are told',
    text: `Subscriptions that cost another amount: ${grouped(told, 'EN')}.`,
  },
  sr: {
    title: 'Nove cene pretplata su javljene',
    text: `Pretplate koje koštaju drugačije: ${grouped(told, 'SR')}.`,
  },
});

// People who could not be notified now are notified when the month is charged.
const wordsWithoutEnd = (told: number): Ending['words'] => ({
  en: {
    title: 'Not everybody was told the new price of a subscription',
    text: `Subscriptions of which it was told: ${grouped(told, 'EN')}. The others are told when the next month is charged.`,
  },
  sr: {
    title: 'Nova cena pretplate nije svima javljena',
    text: `Pretplate za koje je javljena: ${grouped(told, 'SR')}. Ostalima se javlja kad se naplati naredni mesec.`,
  },
});

interface Next extends KnownPrice {
  companyId: number;
  id: number;
  userId: number;
  nextMonth: string;
  /** The last day of the owner's account; null when no end is set. */
  lastDay: string | null;
  line: MonthlyLine;
  currency: Currency;
  rates: Rates;
  /** The revision of the rate. */
  revision: number;
}

// A batch is of one company, as a transaction never locks rows of two companies.
function readNext(
  transaction: Transaction,
  { currency, after: [company, id] }: Payload,
  size: number,
): Promise<Next[]> {
  const touched = sql`subscriptions s join benefits b on b.id = s.benefit_id join providers p on p.id = b.provider_id
    join companies c on c.id = s.company_id join users u on u.company_id = s.company_id and u.id = s.user_id
    where s.ended_at is null and s.active and c.active and u.active
      and (b.currency = ${currency}::currency) <> (c.currency = ${currency}::currency)
      and (s.company_id, s.id) > (${company}::bigint, ${id}::bigint)`;
  return ask<Next>(
    transaction,
    sql`
    select s.company_id as "companyId", s.id, s.user_id as "userId", s.next_month::text as "nextMonth", u.ends_on::text as "lastDay", c.currency,
      s.told_month::text as "toldMonth", s.told_amount as "toldAmount",
      jsonb_build_object('id', 0, 'count', 1, ${benefitInLine(sql`s.company_id`)}) as line, ${ratesAsJson} as rates,
      (select r.revision from exchange_rates r where r.currency = ${currency}::currency) as revision, (
        select h.amount from subscription_charges h
        where h.company_id = s.company_id and h.subscription_id = s.id order by h.month desc limit 1) as "lastAmount"
    from ${touched} and s.company_id = (select min(s.company_id) from ${touched})
    order by s.id limit ${size}::integer`,
  );
}

async function tellOne(transaction: Transaction, next: Next, now: Date): Promise<boolean> {
  const { companyId, userId, id, nextMonth, lastDay, line, lastAmount: before, currency, rates, revision } = next;
  const today = businessDay(now);
  const month = openMonth(nextMonth, today) ?? nextMonth;
  // The next charge would come after the person has left, so never.
  if (!isStillThere(nextChargeDay(month, today), lastDay)) return false;
  const priced = priceMonth(line, currency, completeRates(rates));
  if (!priced || before === null) return false;
  const amount = lineTotal(priced);
  if (amount === expectedAmount(next, month)) return false;
  const telling = priceWillBe({ ...priced, before, amount, currency }, { id, month }, { today, revision });
  if ((await notify(transaction, { companyId, userId }, telling, now)) === 0) return false;
  await noteTold(transaction, { companyId, id, month, amount });
  return true;
}

// Runs after the notification, which locks the person's row first, in the same order as a renewal.
const noteTold = statement(
  'note_told_price',
  of<object>,
  () => sql`
    update subscriptions set told_month = ${text('month')}::date, told_amount = ${number('amount')}
    where company_id = ${number('companyId')} and id = ${number('id')}`,
);
