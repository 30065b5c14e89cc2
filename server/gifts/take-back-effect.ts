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

/** What an effect says, in minor units, and for how many people it is reckoned. */
export interface Effect extends Omit<TakeBackEffect, 'approval'> {
  asked: number;
  amount: Minor;
  currency: Caller['currency'];
  /** Of the company, for whoever takes it back. */
  limit: CompanyLimit;
  /** The year of the budget is over: what was not spent of it ended with that. */
  ended: boolean;
}

/** Above how much in all somebody else has to approve it; null where that is not so. */
export function limitPassed({ sum, currency, limit: found }: Effect): Minor | null {
  const limit = limitFor(found, currency);
  return limit !== null && sum > limit ? limit : null;
}

interface Meant {
  by: PersonKey;
  id: number;
  people: readonly number[] | undefined;
  /** When it was looked at; undefined for now. */
  moment?: string | undefined;
  now: Date;
}

/** What of a gift could be taken back now, in one statement. Throws notFound, for a gift and for somebody who has it not. */
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

/** The rows `p` of those who were given it and from whom it is asked back. */
export const fromWhom = (people: readonly number[] | undefined): Text =>
  people
    ? sql`p.given_at is not null
        and p.user_id in (select id::bigint from jsonb_array_elements_text(${JSON.stringify(people)}::jsonb) as ids (id))`
    : sql`p.given_at is not null`;

/** In a statement: whether a task of the gift `g` runs. */
const isRunning = sql`exists (
  select from tasks t where t.company_id = g.company_id and t.ended_at is null and (t.id = g.task_id or t.id in (
    select b.task_id from gift_take_backs b where b.company_id = g.company_id and b.gift_id = g.id)))`;

/** In a statement: of a gift `g`, what of it could be taken now from `p` with the account `a`, of what they had in a moment. */
export function takeable(moment: string | undefined): Text {
  if (moment === undefined) return UNSPENT;
  // What came to them since may be in what is unspent, so that much of it is left alone.
  return sql`greatest(0, least(${UNSPENT}, a.allocated - a.spent - a.held - coalesce((
    select sum(l.allocated - l.spent - l.held) from ledger_entries l
    where l.company_id = a.company_id and l.user_id = a.user_id and l.category_id = a.category_id and l.year = a.year
      and l.allocated - l.spent - l.held > 0 and ${since('l', moment)}), 0)))::bigint`;
}

/** What it would mean now, in minor units. Throws notFound. */
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
