import { isHoliday, isWeekend } from '#contract/calendar/workdays.rules.ts';
import { type Currency, type Minor, toMajor } from '#contract/money/money.rules.ts';
import { isDecided, type RequestStatus } from '#contract/requests/requests.rules.ts';
import type { Signal } from '#contract/requests/review.contract.ts';
import type { SignalKind } from '#contract/requests/review.rules.ts';
import { businessDayOf } from '../database/iso-moment.ts';
import { sql, type Text } from '../database/text.ts';
import { nameOf } from './review-columns.ts';
import { type LimitFacts, limitFacts, limitIn } from './second-person.ts';

type Like = NonNullable<Signal['request']>;

/** What of a request decides whether something is worth a look. */
export interface SignalFacts {
  status: RequestStatus;
  currency: Currency;
  /** What decides whether two people accept it; null where that is not asked. */
  limit_facts: LimitFacts | null;
  amount: Minor;
  provider_name: string;
  purchase_date: string;
  description: string;
  category: string;
  /** The day on which their account was made: nobody knows better when they came. */
  joined: string;
  same_file: Like | null;
  same_purchase: Like | null;
  near: Like | null;
  /** Of what was accepted for them; null where that is too little to compare with. */
  median: Minor | null;
  /** The refused or cancelled one that it files again. */
  former: (Like & Record<Compared, string> & { amount: Minor }) | null;
}

const COMPARED = ['provider_name', 'purchase_date', 'category', 'description'] as const;
type Compared = (typeof COMPARED)[number];

/** So many accepted requests, and so many times their median, before an amount is called high. */
const ENOUGH_TO_COMPARE = 3;
const HIGH = 3;

const like = sql`jsonb_build_object('id', o.id, 'status', o.status, 'reason', o.reason, 'employee', ${nameOf('whose')})`;

// The newest of the company that is like it; a chain of one request filed again is one request.
const newest = (from: Text, which: Text) => sql`(
  select ${like} from ${from} join users whose on whose.company_id = o.company_id and whose.id = o.user_id
  where o.company_id = r.company_id and o.id <> r.id and o.file_id <> r.file_id
    and o.id is distinct from r.resubmits and o.resubmits is distinct from r.id and ${which}
  order by o.id desc limit 1)`;

const sameDay = sql`o.purchase_date = r.purchase_date and o.amount = r.amount and o.currency = r.currency`;
const sameProvider = sql`search_key_of(o.provider_name) = search_key_of(r.provider_name)`;

/** What of the facts of a request `r` with its file `f` is of other requests. */
const signalColumns: Text = sql`
  ${newest(sql`files g join requests o on o.company_id = g.company_id and o.file_id = g.id`, sql`g.company_id = f.company_id and g.sha256 = f.sha256`)} as same_file,
  ${newest(sql`requests o`, sql`${sameDay} and ${sameProvider}`)} as same_purchase,
  ${newest(
    sql`requests o`,
    sql`o.user_id = r.user_id and ${sameProvider} and not (${sameDay}) and o.status not in ('rejected', 'cancelled')
      and o.purchase_date between r.purchase_date - 7 and r.purchase_date + 7`,
  )} as near, (
    select case when count(*) >= ${ENOUGH_TO_COMPARE}::integer then percentile_cont(0.5) within group (order by o.amount) end
    from requests o where o.company_id = r.company_id and o.user_id = r.user_id and o.id <> r.id and o.status = 'accepted'
      and o.currency = r.currency) as median, (
    select ${like} || jsonb_build_object('amount', o.amount, 'provider_name', o.provider_name, 'description', o.description,
      'purchase_date', to_char(o.purchase_date, 'YYYY-MM-DD'), 'category', concat_ws('/', ok.name_en, ok.name_sr))
    from requests o join users whose on whose.company_id = o.company_id and whose.id = o.user_id
    join categories ok on ok.id = o.category_id
    where o.company_id = r.company_id and o.id = r.resubmits) as former`;

/** All facts that are no columns of a request `r` with its file `f` and its employee `u`, for a reviewer; null for the platform, which has no limit. */
export const signalFacts = (userId: number | null): Text => sql`
  ${businessDayOf(sql`u.created_at`)} as joined, ${userId === null ? sql`null::jsonb` : limitOfCompany(userId)} as limit_facts,
  ${signalColumns}`;

const limitOfCompany = (userId: number): Text => sql`(
  select to_jsonb(facts) from (select ${limitFacts(sql`${userId}`)} from companies c where c.id = r.company_id) facts)`;

const said = (kind: SignalKind, more: Partial<Signal> = {}): Signal =>
  Object.assign({ kind, request: null, amount: null, day: null, changed: [] }, more);

function limitOfFacts({ status, currency, limit_facts: facts }: SignalFacts): Minor | null {
  return facts === null || isDecided(status) ? null : limitIn(facts, currency);
}

/** What is worth a look before a request is decided, warnings first. */
export function signalsOf(facts: SignalFacts): Signal[] {
  const limit = limitOfFacts(facts);
  const { amount, purchase_date: day, joined, same_file, same_purchase, near, median, former } = facts;
  return [
    ...(same_file ? [said('same_file', { request: same_file })] : []),
    ...(same_purchase ? [said('same_purchase', { request: same_purchase })] : []),
    ...(median !== null && amount > HIGH * median ? [said('high', { amount: toMajor(Math.round(median)) })] : []),
    ...(former ? [said('filed_again', { request: likeOf(former), changed: changedOf(facts, former) })] : []),
    ...(limit !== null && amount > limit ? [said('over_limit', { amount: toMajor(limit) })] : []),
    ...(near ? [said('near', { request: near })] : []),
    ...(day < joined ? [said('before_joined', { day: joined })] : []),
    ...(isHoliday(day) ? [said('holiday')] : isWeekend(day) ? [said('weekend')] : []),
  ];
}

const likeOf = ({ id, status, reason, employee }: Like): Like => ({ id, status, reason, employee });

function changedOf(facts: SignalFacts, former: NonNullable<SignalFacts['former']>): Signal['changed'] {
  const amount = former.amount === facts.amount ? [] : [{ field: 'amount', before: String(toMajor(former.amount)) }];
  const others = COMPARED.filter((field) => former[field] !== facts[field]);
  return [...amount, ...others.map((field) => ({ field, before: former[field] }))];
}
