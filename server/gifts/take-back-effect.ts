import { hasEnded } from '#contract/budgets/budgets.rules.ts';
import type { TakeBackEffect } from '#contract/gifts/gifts.contract.ts';
import { type Minor, toMajor } from '#contract/money/money.rules.ts';
import { budgetYear } from '../budgets/budget-year.ts';
import type { Pot } from '../budgets/budgets.service.ts';
import type { Caller } from '../caller/caller.ts';
import type { Database, Transaction } from '../database/database.ts';
import { since, thisMoment } from '../database/since-moment.ts';
import { ask } from '../database/statement.ts';
import { sql, type Text } from '../database/text.ts';
import { notFound } from '../errors/request.errors.ts';
import { fullName } from '../people/full-name.ts';
import type { PersonKey } from '../people/person-key.ts';
import { type CompanyLimit, limitFor, limitOfCompany } from './company-limit.ts';
import { POT_OF_GIFT, UNSPENT } from './gift-detail.ts';

/** The effect of a take-back in minor units, with the number of people asked. */
export interface Effect extends Omit<TakeBackEffect, 'approval'> {
  asked: number;
  amount: Minor;
  currency: Caller['currency'];
  /** The company's limit for the person who takes it back. */
  limit: CompanyLimit;
  /** The year of the budget is over, and its unspent part ended with it. */
  ended: boolean;
}

/** The limit that the sum exceeds, so that a second person has to approve; null if it does not. */
export function limitPassed({ sum, currency, limit: found }: Effect): Minor | null {
  const limit = limitFor(found, currency);
  return limit !== null && sum > limit ? limit : null;
}

interface Meant {
  by: PersonKey;
  id: number;
  people: readonly number[] | undefined;
  /** Snapshot of the preview; undefined for now. */
  moment?: string | undefined;
  now: Date;
}

/** The part of a gift that could be taken back now, in one statement. Throws notFound, for a gift and for somebody who did not get it. */
export async function previewTakeBack(
  database: Database,
  by: Caller,
  { id, people, now }: Pick<Meant, 'id' | 'people' | 'now'>,
): Promise<TakeBackEffect> {
  return toEffect(await readEffect(database, { by, id, people, now }));
}

export function toEffect(effect: Effect): TakeBackEffect {
  const { people, sum, whole, partly, nothing, running, moment, limit: found, ...samples } = effect;
  const limit = limitPassed(effect);
  const inMajor = (each: TakeBackEffect['partly_sample']) =>
    each.map((one) => Object.assign(one, { unspent: toMajor(one.unspent) }));
  return {
    people,
    whole,
    partly,
    nothing,
    running,
    moment,
    sum: toMajor(sum),
    approval: limit === null ? null : { limit: toMajor(limit), others: found.others },
    partly_sample: inMajor(samples.partly_sample),
    nothing_sample: inMajor(samples.nothing_sample),
  };
}

/** SQL condition: the rows `p` of people who got the gift, and are among those asked. */
export const fromWhom = (people: readonly number[] | undefined): Text =>
  people
    ? sql`p.given_at is not null
        and p.user_id in (select id::bigint from jsonb_array_elements_text(${JSON.stringify(people)}::jsonb) as ids (id))`
    : sql`p.given_at is not null`;

/** SQL condition: a task of the gift `g` is running. */
const isRunning = sql`exists (
  select from tasks t where t.company_id = g.company_id and t.ended_at is null and (t.id = g.task_id or t.id in (
    select b.task_id from gift_take_backs b where b.company_id = g.company_id and b.gift_id = g.id)))`;

/** SQL for the part of a gift `g` that could be taken now from `p` with the account `a`, out of what they had at a snapshot. */
export function takeable(moment: string | undefined): Text {
  if (moment === undefined) return UNSPENT;
  // Money that came since may be part of the unspent amount, so as much is left alone.
  return sql`greatest(0, least(${UNSPENT}, a.allocated - a.spent - a.held - coalesce((
    select sum(l.allocated - l.spent - l.held) from ledger_entries l
    where l.company_id = a.company_id and l.user_id = a.user_id and l.category_id = a.category_id and l.year = a.year
      and l.allocated - l.spent - l.held > 0 and ${since('l', moment)}), 0)))::bigint`;
}

/** The effect of a take-back now, in minor units. Throws notFound. */
export async function readEffect(database: Database | Transaction, meant: Meant): Promise<Effect> {
  const { by, id, people, moment, now } = meant;
  const { companyId } = by;
  const sampleOf = (which: Text) => sql`(
    select coalesce(jsonb_agg(jsonb_build_object('id', id, 'name', name, 'unspent', unspent) order by sort_key collate "C", id), '[]')
    from (select * from each where ${which} order by sort_key collate "C", id limit 20) first)`;
  const isPartly = sql`unspent > 0 and unspent < rest`;
  const [found] = await ask<Omit<Effect, 'ended'> & Pot>(
    database,
    sql`
    with each as materialized (
      select u.id, ${fullName('u')} as name, u.sort_key, g.amount - p.taken_back as rest,
        ${takeable(moment)} as unspent
      from gifts g join gift_people p on p.company_id = g.company_id and p.gift_id = g.id
      join users u on u.company_id = p.company_id and u.id = p.user_id left join ${POT_OF_GIFT}
      where g.company_id = ${companyId} and g.id = ${id} and ${fromWhom(people)})
    select g.amount, g.currency, g.category_id as "categoryId", g.year,
      ${limitOfCompany(by)} as "limit", ${isRunning} as running, ${thisMoment} as moment, (select count(*)::integer from each) as asked,
      (select coalesce(sum(unspent), 0)::bigint from each) as sum, counted.*,
      ${sampleOf(isPartly)} as partly_sample, ${sampleOf(sql`unspent = 0 and rest > 0`)} as nothing_sample
    from gifts g, lateral (
      select count(*) filter (where unspent > 0)::integer as people,
        count(*) filter (where unspent > 0 and unspent = rest)::integer as whole, count(*) filter (where ${isPartly})::integer as partly,
        count(*) filter (where unspent = 0 and rest > 0)::integer as nothing
      from each) counted
    where g.company_id = ${companyId} and g.id = ${id}`,
  );
  if (!found || (people && found.asked !== new Set(people).size)) throw notFound();
  return Object.assign(found, { ended: hasEnded(found, budgetYear(now)) });
}
