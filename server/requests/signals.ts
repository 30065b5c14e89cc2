import { isHoliday, isWeekend } from '#contract/calendar/workdays.rules.ts';
import { type Currency, type Minor, toMajor } from '#contract/money/money.rules.ts';
import { isDecided, type RequestStatus } from '#contract/requests/requests.rules.ts';
import type { Signal } from '#contract/requests/review.contract.ts';
import { SIGNALS, type SignalKind } from '#contract/requests/review.rules.ts';
import { businessDayOf } from '../database/iso-moment.ts';
import { fixed } from '../database/query-of.ts';
import { oneApostrophe } from '../database/search-words.ts';
import { sql, type Text } from '../database/text.ts';
import { fullName } from '../people/full-name.ts';
import { isAbove, type LimitFacts, limitFacts, limitIn } from './second-person.ts';

type Like = NonNullable<Signal['request']>;

/** Kinds of similarity between two requests. */
type Alike = 'same_file' | 'same_purchase' | 'near';

/** The facts that decide which signals a request has. */
export interface SignalMarks extends Record<Alike | 'former', unknown> {
  status: RequestStatus;
  currency: Currency;
  /** Facts for the limit; null if it does not apply. */
  limit_facts: LimitFacts | null;
  amount: Minor;
  purchase_date: string;
  /** The day on which the employee's account was made, the best estimate of when they joined. */
  joined: string;
  /** Median of the employee's accepted requests; null if there are too few to compare with. */
  median: Minor | null;
}

/** These facts together with the subject of each signal. */
export interface SignalFacts extends Omit<SignalMarks, Alike | 'former'>, Record<Alike, Like | null> {
  provider_name: string;
  description: string;
  category: string;
  /** The rejected or cancelled request that this one files again. */
  former: (Like & Record<Compared, string> & { amount: Minor }) | null;
}

const COMPARED = ['provider_name', 'purchase_date', 'category', 'description'] as const;
type Compared = (typeof COMPARED)[number];

/** Number of accepted requests, and multiple of their median, from which an amount counts as high. */
const ENOUGH_TO_COMPARE = 3;
const HIGH = 3;

const like = sql`jsonb_build_object('id', o.id, 'status', o.status, 'reason', o.reason, 'employee', ${fullName('whose')})`;

// Other requests of the company; a chain of resubmissions counts as one request.
const others = sql`o.company_id = r.company_id and o.id <> r.id and o.file_id <> r.file_id
  and o.id is distinct from r.resubmits and o.resubmits is distinct from r.id`;

const sameDay = sql`o.purchase_date = r.purchase_date and o.amount = r.amount and o.currency = r.currency`;
const providerOf = (request: Text) => oneApostrophe(sql`search_key_of(${request}.provider_name)`);
// Most are spelt alike; that comparison is cheap and comes first.
const sameProvider = sql`(o.provider_name = r.provider_name or ${providerOf(sql`o`)} = ${providerOf(sql`r`)})`;

const SAME_FILE = [
  sql`files g join requests o on o.company_id = g.company_id and o.file_id = g.id`,
  sql`g.company_id = f.company_id and g.sha256 = f.sha256`,
] as const;
const SAME_PURCHASE = [sql`requests o`, sql`${sameDay} and ${sameProvider}`] as const;
const NEAR = [
  sql`requests o`,
  sql`o.user_id = r.user_id and ${sameProvider} and not (${sameDay}) and o.status not in ('rejected', 'cancelled')
    and o.purchase_date between r.purchase_date - 7 and r.purchase_date + 7`,
] as const;

type Found = readonly [from: Text, which: Text];

const whether = ([from, which]: Found) => sql`exists (select from ${from} where ${others} and ${which})`;
const newest = ([from, which]: Found) => sql`(
  select ${like} from ${from} join users whose on whose.company_id = o.company_id and whose.id = o.user_id
  where ${others} and ${which} order by o.id desc limit 1)`;

const alike = (as: (found: Found) => Text) => sql`
  ${as(SAME_FILE)} as same_file, ${as(SAME_PURCHASE)} as same_purchase, ${as(NEAR)} as near`;

const median = sql`(
  select case when count(*) >= ${sql.raw(String(ENOUGH_TO_COMPARE))} then percentile_cont(0.5) within group (order by o.amount) end
  from requests o where o.company_id = r.company_id and o.user_id = r.user_id and o.id <> r.id and o.status = 'accepted'
    and o.currency = r.currency) as median`;

const former = sql`(
  select ${like} || jsonb_build_object('amount', o.amount, 'provider_name', o.provider_name, 'description', o.description,
    'purchase_date', to_char(o.purchase_date, 'YYYY-MM-DD'), 'category', concat_ws('/', ok.name_en, ok.name_sr))
  from requests o join users whose on whose.company_id = o.company_id and whose.id = o.user_id
  join categories ok on ok.id = o.category_id
  where o.company_id = r.company_id and o.id = r.resubmits) as former`;

const ofEmployee = sql`${businessDayOf(sql`u.created_at`)} as joined, ${median}`;
const MARKS = fixed(sql`${ofEmployee}, ${alike(whether)}, r.resubmits is not null as former`);
const FACTS = fixed(sql`${ofEmployee}, ${alike(newest)}, ${former}`);

const limitOf = (userId: number | null) =>
  sql`${userId === null ? sql`null::jsonb` : limitOfCompany(userId)} as limit_facts`;

/**
 * The SQL columns of SignalMarks that are not columns of the request `r`, from its file `f` and employee `u`; the reviewer is null for the
 * platform, which has no limit.
 */
export const signalMarks = (userId: number | null): Text => sql`${MARKS}, ${limitOf(userId)}`;

/** Columns of the signals with the subject of each, which takes longer: for one request only. */
export const signalFacts = (userId: number | null): Text => sql`${FACTS}, ${limitOf(userId)}`;

const limitOfCompany = (userId: number): Text => sql`(
  select to_jsonb(facts) from (select ${limitFacts(sql`${userId}`)} from companies c where c.id = r.company_id) facts)`;

const said = (kind: SignalKind, more: Partial<Signal> = {}): Signal =>
  Object.assign({ kind, request: null, amount: null, day: null, changed: [] }, more);

function limitOfMarks({ status, currency, limit_facts: facts }: SignalMarks): Minor | null {
  return facts === null || isDecided(status) ? null : limitIn(facts, currency);
}

/** Kinds of the signals of a request, warnings first. */
export function signalKindsOf(marks: SignalMarks): SignalKind[] {
  const limit = limitOfMarks(marks);
  const { amount, purchase_date: day, joined, same_file, same_purchase, near, median, former } = marks;
  const has: Record<SignalKind, boolean> = {
    same_file: Boolean(same_file),
    same_purchase: Boolean(same_purchase),
    high: median !== null && amount > HIGH * median,
    filed_again: Boolean(former),
    over_limit: isAbove(marks, limit),
    near: Boolean(near),
    before_joined: day < joined,
    holiday: isHoliday(day),
    weekend: isWeekend(day) && !isHoliday(day),
  };
  return SIGNALS.filter((kind) => has[kind]);
}

const ABOUT: Partial<Record<SignalKind, (facts: SignalFacts) => Partial<Signal>>> = {
  same_file: ({ same_file }) => ({ request: same_file }),
  same_purchase: ({ same_purchase }) => ({ request: same_purchase }),
  high: ({ median }) => ({ amount: toMajor(Math.round(median ?? 0)) }),
  filed_again: (facts) =>
    facts.former ? { request: likeOf(facts.former), changed: changedOf(facts, facts.former) } : {},
  over_limit: (facts) => ({ amount: toMajor(limitOfMarks(facts) ?? 0) }),
  near: ({ near }) => ({ request: near }),
  before_joined: ({ joined }) => ({ day: joined }),
};

/** The signals of a request, each with its subject. */
export const signalsOf = (facts: SignalFacts): Signal[] =>
  signalKindsOf(facts).map((kind) => said(kind, ABOUT[kind]?.(facts)));

const likeOf = ({ id, status, reason, employee }: Like): Like => ({ id, status, reason, employee });

function changedOf(facts: SignalFacts, former: NonNullable<SignalFacts['former']>): Signal['changed'] {
  const amount = former.amount === facts.amount ? [] : [{ field: 'amount', before: String(toMajor(former.amount)) }];
  const others = COMPARED.filter((field) => former[field] !== facts[field]);
  return [...amount, ...others.map((field) => ({ field, before: former[field] }))];
}
