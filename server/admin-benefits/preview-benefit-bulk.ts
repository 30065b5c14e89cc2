import type { BulkPreview } from '#contract/admin-benefits/benefit-bulk.contract.ts';
import { BULK_VALUE } from '#contract/admin-benefits/benefit-bulk.rules.ts';
import { type Currency, type Minor, toMajor } from '#contract/money/money.rules.ts';
import { OF_PLATFORM } from '../benefits/of-platform.ts';
import { chosenBy, chosenWrong, refuseWrong, storeChosen } from '../bulk/chosen-records.ts';
import type { Database } from '../database/database.ts';
import { ask } from '../database/statement.ts';
import { sql } from '../database/text.ts';
import { fieldText } from '../endpoints/field-texts.ts';
import { requestInvalid } from '../errors/request.errors.ts';
import type { PersonKey } from '../people/person-key.ts';
import { matching } from '../records/record-list.ts';
import { BENEFIT_BULK, type BenefitJudging, type BulkAsked, JUDGED } from './benefit-bulk-actions.ts';
import { BENEFITS } from './benefit-list.ts';
import { problemTexts } from './benefits.errors.ts';

interface Effects {
  carts: number;
  subscriptions: number;
  monthly: { currency: Currency; before: Minor; after: Minor }[] | null;
}

/** Stores a preview of a bulk change: which benefits would change, and its effects. Throws bulkTooMany or requestInvalid. */
export async function previewBulk(
  database: Database,
  { caller, asked, now }: { caller: PersonKey; asked: BulkAsked; now: Date },
): Promise<BulkPreview> {
  checkAsked(asked);
  await checkValues(database, asked);
  const judging = JUDGED[asked.action](asked);
  const chosen = chosenBy(asked, (query) => matching(BENEFITS.SR, query));
  const { told, effects } = await storeChosen<Effects>(database, {
    kind: BENEFIT_BULK,
    caller,
    action: asked.action,
    judging,
    chosen,
    now,
    ...means(judging, asked.action === 'copy'),
  });
  const monthly = (effects.monthly ?? []).map(({ currency, before, after }) => {
    return { currency, before: toMajor(before), after: toMajor(after) };
  });
  const { carts, subscriptions } = effects;
  return Object.assign(told, { effects: { carts, subscriptions, monthly } }) as BulkPreview;
}

// SQL of the effects: people with one of the benefits in the cart, subscriptions, and what these cost per month.
function means({ monthly }: BenefitJudging, isCopied: boolean) {
  // Copying affects no cart and no subscription.
  const having = isCopied ? sql`(select * from affected where false)` : sql`affected`;
  const month = monthly ?? { before: sql`null::bigint`, after: sql`null::bigint` };
  return {
    also: sql`, b.currency, ${month.before} as month_before, ${month.after} as month_after`,
    shown: sql`, b.currency`,
    tables: sql`,
    subscribed as materialized (
      select a.currency, a.month_before, a.month_after from ${having} a
        join subscriptions s on s.benefit_id = a.id and s.ended_at is null)`,
    effects: sql`(select count(distinct (i.company_id, i.user_id))::integer from ${having} a join cart_items i on i.benefit_id = a.id) as carts,
      (select count(*)::integer from subscribed) as subscriptions, (
        select jsonb_agg(jsonb_build_object('currency', currency, 'before', was, 'after', becomes) order by currency) from (
          select currency, sum(month_before)::bigint as was, sum(month_after)::bigint as becomes
          from subscribed where month_after is not null group by currency) each) as monthly`,
  };
}

function checkAsked(asked: BulkAsked): void {
  const needs = BULK_VALUE[asked.action];
  const wrong = chosenWrong(asked);
  if (needs && asked[needs] === undefined) wrong[needs] = fieldText('required', {});
  for (const value of new Set(Object.values(BULK_VALUE)))
    if (value && value !== needs && asked[value] !== undefined) wrong[value] = fieldText('additionalProperties', {});
  refuseWrong(wrong);
}

async function checkValues(database: Database, { provider_id, category_id, companies }: BulkAsked): Promise<void> {
  const wanted = companies ?? [];
  if (provider_id === undefined && category_id === undefined && wanted.length === 0) return;
  const [found] = await ask<{ provider: boolean; category: boolean; companies: number }>(
    database,
    sql`
    select exists (select from providers where id = ${provider_id ?? null}::integer and active and ${OF_PLATFORM}) as provider,
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
