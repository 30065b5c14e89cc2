import type {
  ChoosableCompany,
  ListedBenefit,
  listAdminBenefits,
} from '#contract/admin-benefits/admin-benefits.contract.ts';
import { type BenefitState, LACKS } from '#contract/admin-benefits/benefit.rules.ts';
import { PLATFORM } from '#contract/changes/change-kinds.ts';
import type { QueryOf } from '#contract/endpoint.ts';
import type { Language } from '#contract/language/language.ts';
import { type Rates, toMajor } from '#contract/money/money.rules.ts';
import { inCategory } from '../benefits/benefit-filter.ts';
import { lacking } from '../benefits/lacking.ts';
import { PLATFORM_BENEFITS } from '../benefits/of-platform.ts';
import type { Database } from '../database/database.ts';
import { findsWords } from '../database/search-words.ts';
import { ask } from '../database/statement.ts';
import { sql, type Text } from '../database/text.ts';
import { completeRates, ratesAsJson, worthInDinars } from '../money/money.service.ts';
import { isAnyOf, lastChangedOf, minorOf, type RecordList, sinceDay, untilDay } from '../records/record-list.ts';

/** The query of the list of benefits. */
export type BenefitsQuery = NonNullable<QueryOf<typeof listAdminBenefits>>;

const STATES: Record<BenefitState, Text> = {
  draft: sql`(not b.active and b.offered_at is null)`,
  offered: sql`b.active`,
  withdrawn: sql`(not b.active and b.offered_at is not null)`,
};

export const STATE = sql`case when b.active then 'offered' when b.offered_at is null then 'draft' else 'withdrawn' end`;

const MISSING = sql`to_jsonb(array_remove(array[${sql.join(
  LACKS.map((lack) => sql`case when ${lacking(lack)} then ${sql.raw(`'${lack}'`)} end`),
  sql`, `,
)}], null))`;

/** The price of a benefit in dinars, by the current exchange rates. */
const WORTH = worthInDinars(sql`b.price`, sql`b.currency`);

const COMPANIES = sql`case when not b.for_all_companies then (
  select count(*)::integer from benefit_companies o where o.benefit_id = b.id) end`;

const COLUMNS = sql`b.id, b.name_sr, b.name_en, b.kind, b.way_to_buy, b.pictures -> 0 ->> 'image' as image,
  case when provided_by is not null then
    jsonb_build_object('id', provided_by, 'name', provider_name, 'active', provider_active) end as provider,
  case when filed_under is not null then
    jsonb_build_object('id', filed_under, 'name_sr', category_sr, 'name_en', category_en) end as category,
  b.price, b.currency, b.discount, b.monthly, ${COMPANIES} as companies, ${MISSING} as missing, ${STATE} as state, b.bought,
  b.revision, ${lastChangedOf('benefit', sql`b.id`, sql`b.changed_at`)} as changed`;

// As joins, the few providers and categories of a page are read once; as subqueries of each row, the database reads them all each
// time. Their columns are renamed: the condition of what a benefit lacks uses unqualified names that all three tables have.
const SHOWN = sql`${PLATFORM_BENEFITS} b
  left join (select id as provided_by, name as provider_name, active as provider_active from providers) p on provided_by = b.provider_id
  left join (select id as filed_under, name_sr as category_sr, name_en as category_en from categories) c on filed_under = b.category_id`;

/** Benefits as administrators list them, in the order of a language. */
export const BENEFITS: Record<Language, RecordList<BenefitsQuery>> = {
  SR: benefitList(sql`b.sort_sr collate "C"`, COLUMNS),
  EN: benefitList(sql`b.sort_en collate "C"`, COLUMNS),
};

/** A list of benefits with columns of the caller's choice, made of `b`, `provider_name`, `category_sr` and `category_en`. */
export function benefitList(name: Text, columns: Text): RecordList<BenefitsQuery> {
  return {
    from: sql`${PLATFORM_BENEFITS} b`,
    shown: SHOWN,
    id: sql`b.id`,
    columns,
    filters: {
      search: (search) => findsWords(sql`b.search_key`, search),
      kind: (kind) => sql`b.kind = ${kind}`,
      way: (way) => sql`b.way_to_buy = ${way}`,
      category: inCategory,
      provider: (provider) => sql`b.provider_id = ${provider}::integer`,
      company: (company) => sql`(b.for_all_companies or exists (
        select from benefit_companies o where o.company_id = ${company}::bigint and o.benefit_id = b.id))`,
      state: (state) => STATES[state],
      price_from: (least) => sql`${WORTH} >= ${minorOf(least)}::bigint`,
      price_to: (most) => sql`${WORTH} <= ${minorOf(most)}::bigint`,
      missing: lacking,
      changed_by: changedBy,
      changed_from: sinceDay(sql`b.changed_at`, 'changed_from'),
      changed_to: untilDay(sql`b.changed_at`, 'changed_to'),
      ids: isAnyOf(sql`b.id`),
    },
    orderings: {
      name,
      price: sql`coalesce(b.sort_price, -1)`,
      bought: sql`b.bought`,
      added: sql`b.added_at`,
      changed: sql`b.changed_at`,
    },
    first: '-changed',
  };
}

function changedBy(who: string): Text {
  const [companyId = 0, userId = 0] = who.split('-').map(Number);
  return sql`b.id in (
    select ch.record_id::integer from changes ch
    where ch.actor_company_id = ${companyId}::bigint and ch.actor_id = ${userId}::bigint and ch.record_kind = 'benefit'
      and ch.company_id = ${PLATFORM})`;
}

/** A row of the list as the wire has it: its price in major units. */
export function listedOf(row: ListedBenefit): ListedBenefit {
  return Object.assign(row, { price: row.price === null ? null : toMajor(row.price) });
}

/** The companies that a benefit can be for, and the rates of exchange. */
export async function readCompanies(database: Database): Promise<{ results: ChoosableCompany[]; rates: Rates }> {
  const [found] = await ask<{ results: ChoosableCompany[]; rates: Rates }>(
    database,
    sql`
    select (
        select coalesce(jsonb_agg(to_jsonb(c) - 'sort_key' order by c.sort_key collate "C", c.id), '[]')
        from (
          select id, name, currency, sort_key from companies where active order by sort_key collate "C", id limit 1000) c) as results,
      ${ratesAsJson} as rates`,
  );
  return { results: found?.results ?? [], rates: completeRates(found?.rates) };
}
