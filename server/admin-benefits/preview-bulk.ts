import type { BulkPreview } from '#contract/admin-benefits/benefit-bulk.contract.ts';
import { BULK_VALUE, type BulkRefusal, MOST_BULK_ROWS } from '#contract/admin-benefits/benefit-bulk.rules.ts';
import { type Minor, toMajor } from '#contract/money/money.rules.ts';
import { PREVIEW_LASTS } from '#contract/records/preview-lasts.ts';
import type { Database } from '../database/database.ts';
import { ask } from '../database/statement.ts';
import { sql, type Text } from '../database/text.ts';
import { fieldText } from '../endpoints/field-texts.ts';
import { requestInvalid } from '../errors/request.errors.ts';
import type { PersonKey } from '../people/person-key.ts';
import { matching } from '../records/record-list.ts';
import { bulkTooMany } from '../tasks/bulk.errors.ts';
import { BENEFITS } from './benefit-list.ts';
import { problemTexts } from './benefits.errors.ts';
import { type BulkAsked, JUDGED, type Judging } from './bulk-actions.ts';

interface Found {
  id: number | null;
  count: number;
  affected: number;
  refused: BulkPreview['refused'] | null;
  sample: BulkPreview['sample'] | null;
  carts: number;
  subscriptions: number;
  monthly: { currency: 'RSD' | 'EUR' | 'KM'; before: Minor; after: Minor }[] | null;
}

/** Holds fast which benefits would change and what it would mean. Throws bulkTooMany, or what is wrong with what is asked. */
export async function previewBulk(
  database: Database,
  { caller, asked, now }: { caller: PersonKey; asked: BulkAsked; now: Date },
): Promise<BulkPreview> {
  checkAsked(asked);
  await checkValues(database, asked);
  const [found] = await ask<Found>(database, freezing(caller, asked, now));
  if (found?.id == null) throw bulkTooMany();
  const { id, count, affected, carts, subscriptions } = found;
  const monthly = (found.monthly ?? []).map(({ currency, before, after }) => {
    return { currency, before: toMajor(before), after: toMajor(after) };
  });
  return {
    id,
    count,
    affected,
    refused: found.refused ?? [],
    effects: { carts, subscriptions, monthly },
    sample: found.sample ?? [],
    expires_at: new Date(now.getTime() + PREVIEW_LASTS).toISOString(),
  };
}

function checkAsked(asked: BulkAsked): void {
  const { ids, query, except, action } = asked;
  const needs = BULK_VALUE[action];
  const wrong: Record<string, ReturnType<typeof fieldText>> = {};
  if ((ids === undefined) === (query === undefined)) wrong.ids = fieldText('required', {});
  if (except && !query) wrong.except = fieldText('additionalProperties', {});
  if (needs && asked[needs] === undefined) wrong[needs] = fieldText('required', {});
  for (const value of new Set(Object.values(BULK_VALUE)))
    if (value && value !== needs && asked[value] !== undefined) wrong[value] = fieldText('additionalProperties', {});
  if (Object.keys(wrong).length > 0) throw requestInvalid(wrong);
}

async function checkValues(database: Database, { provider_id, category_id, companies }: BulkAsked): Promise<void> {
  const wanted = companies ?? [];
  if (provider_id === undefined && category_id === undefined && wanted.length === 0) return;
  const [found] = await ask<{ provider: boolean; category: boolean; companies: number }>(
    database,
    sql`
    select exists (select from providers where id = ${provider_id ?? null}::integer and active) as provider,
      exists (select from categories c where c.id = ${category_id ?? null}::integer and c.active
        and not exists (select from categories root where root.id = c.parent_id and not root.active)) as category, (
        select count(*)::integer from companies
        where id in (select jsonb_array_elements_text(${JSON.stringify(wanted)}::jsonb)::bigint)) as companies`,
  );
  const wrong: Parameters<typeof problemTexts>[0] = {};
  if (provider_id !== undefined && !found?.provider) wrong.provider_id = 'provider';
  if (category_id !== undefined && !found?.category) wrong.category_id = 'category';
  if (found?.companies !== new Set(wanted).size) wrong.companies = 'unknown';
  if (Object.keys(wrong).length > 0) throw requestInvalid(problemTexts(wrong));
}

function chosenBy({ ids, query, except = [] }: BulkAsked): Text {
  const inList = (list: readonly number[]) =>
    sql`b.id in (select jsonb_array_elements_text(${JSON.stringify(list)}::jsonb)::integer)`;
  return ids ? inList(ids) : sql`${matching(BENEFITS.SR, query ?? {})} and not ${inList(except)}`;
}

const whyNot = (refused: Judging['refused']): Text => {
  const cases = refused.map(([code, is]) => sql`when ${is} then ${sql.raw(`'${code satisfies BulkRefusal}'`)}`);
  return sql`case ${sql.join(cases, sql` `)} end`;
};

// Everything in one statement, so that what is told is what is held fast.
function freezing({ companyId, userId }: PersonKey, asked: BulkAsked, now: Date): Text {
  const { before, after, refused, monthly } = JUDGED[asked.action](asked);
  const month = monthly ?? { before: sql`null::bigint`, after: sql`null::bigint` };
  return sql`
    with judged as materialized (
      select b.id, b.revision, b.name_sr, b.name_en, b.currency, ${before} as before, ${after} as after, ${whyNot(refused)} as why,
        ${month.before} as month_before, ${month.after} as month_after
      from benefits b where ${chosenBy(asked)} limit ${MOST_BULK_ROWS + 1}::integer),
    affected as materialized (select * from judged where why is null),
    counted as materialized (
      select (select count(*) from judged)::integer as count, (select count(*) from affected)::integer as affected),
    made as (
      insert into bulks (company_id, created_by, topic, action, affected, created_at)
      select ${companyId}::bigint, ${userId}::bigint, 'benefits', ${asked.action}, counted.affected, ${now.toISOString()}::timestamptz
      from counted where counted.count <= ${MOST_BULK_ROWS}::integer
      returning id),
    held as (
      insert into bulk_rows (bulk_id, record_id, revision, before, after)
      select made.id, a.id, a.revision, a.before, a.after from made, affected a),
    subscribed as materialized (
      select a.currency, a.month_before, a.month_after from affected a
        join subscriptions s on s.benefit_id = a.id and s.ended_at is null)
    select (select id from made) as id, counted.count, counted.affected, (
        select jsonb_agg(jsonb_build_object('code', why, 'count', n, 'sample', sample) order by n desc, why) from (
          select why, count(*)::integer as n, (jsonb_path_query_array(
            jsonb_agg(jsonb_build_object('id', id, 'name_sr', name_sr, 'name_en', name_en) order by id), '$[0 to 4]')) as sample
          from judged where why is not null group by why) each) as refused, (
        select jsonb_agg(to_jsonb(first) order by first.id) from (
          select id, name_sr, name_en, currency, before, after from affected order by id limit 5) first) as sample,
      (select count(*)::integer from affected a join cart_items i on i.benefit_id = a.id) as carts,
      (select count(*)::integer from subscribed) as subscriptions, (
        select jsonb_agg(jsonb_build_object('currency', currency, 'before', was, 'after', becomes) order by currency) from (
          select currency, sum(month_before)::bigint as was, sum(month_after)::bigint as becomes
          from subscribed where month_after is not null group by currency) each) as monthly
    from counted`;
}
