import { FLEXIBLE } from '#contract/budgets/budgets.rules.ts';
import type { GiftEffect } from '#contract/gifts/gifts.contract.ts';
import { type Minor, toMajor } from '#contract/money/money.rules.ts';
import { budgetYear } from '../budgets/budget-year.ts';
import type { Caller } from '../caller/caller.ts';
import type { Database } from '../database/database.ts';
import { ask } from '../database/statement.ts';
import { sql } from '../database/text.ts';
import { notFound } from '../errors/request.errors.ts';
import { type CompanyLimit, limitFor, limitOfCompany } from './company-limit.ts';
import { type Choice, meantBy } from './gift-choice.ts';
import { categoryMissing } from './gifts.errors.ts';
import { seenOf, whoIsReached } from './seen-gift.ts';
import { AT_ONCE } from './write-gift.ts';

interface ToPreview extends Choice {
  category: number | null;
  amount: Minor | null;
}

interface Found extends Pick<GiftEffect, 'people' | 'awaited' | 'own' | 'left_out'> {
  meant: number;
  who: string;
  category: { name_sr: string; name_en: string } | null;
  sample: { id: number; name: string; available: Minor }[];
  limit: CompanyLimit;
}

/** The effect of giving a budget, in one statement. Throws categoryMissing, and notFound for unknown people. */
export async function previewGift(database: Database, caller: Caller, gift: ToPreview, now: Date): Promise<GiftEffect> {
  const { category, amount, named } = gift;
  const pot = category === null ? FLEXIBLE : { categoryId: category, year: budgetYear(now) };
  const found = await read(database, caller, { gift, pot, now });
  if (category !== null && !found.category) throw categoryMissing();
  if (named && found.meant !== named.length) throw notFound();
  const { currency } = caller;
  const { people, awaited, own, left_out, sample, who } = found;
  const limit = limitFor(found.limit, currency);
  const waits = limit !== null && amount !== null && amount * people > limit;
  return {
    people,
    awaited,
    own,
    left_out,
    currency,
    category,
    category_name_sr: found.category?.name_sr ?? null,
    category_name_en: found.category?.name_en ?? null,
    year: pot.year || null,
    sum: amount === null ? null : toMajor(amount * people),
    by_task: people > AT_ONCE,
    approval: waits ? { limit: toMajor(limit), others: found.limit.others } : null,
    sample: sample.map(({ id, name, available }) => ({
      id,
      name,
      before: toMajor(available),
      after: toMajor(available + (amount ?? 0)),
    })),
    seen: seenOf({ who, amount, currency, ...pot, waits }),
  };
}

async function read(
  database: Database,
  { companyId, userId }: Caller,
  { gift, pot, now }: { gift: ToPreview; pot: { categoryId: number; year: number }; now: Date },
): Promise<Found> {
  const [found] = await ask<Found>(
    database,
    sql`
    with meant as materialized (${meantBy(companyId, gift, now)}),
    reached as materialized (select * from meant where why is null)
    select (select count(*)::integer from meant) as meant, (select count(*)::integer from reached) as people,
      (select count(*) filter (where awaited)::integer from meant) as awaited, ${whoIsReached} as who,
      (select case when bool_and(id = ${userId}) then 'alone' when bool_or(id = ${userId}) then 'among' else 'none' end
        from reached) as own,
      (select jsonb_build_object('name_sr', name_sr, 'name_en', name_en) from categories
        where id = ${pot.categoryId} and parent_id is null and active) as category,
      ${limitOfCompany({ companyId, userId })} as "limit",
      (select coalesce(jsonb_agg(jsonb_build_object('why', why, 'count', n, 'sample', sample) order by n desc, why), '[]') from (
        select why, count(*)::integer as n, jsonb_path_query_array(
          jsonb_agg(jsonb_build_object('id', id, 'name', name) order by sort_key collate "C", id), '$[0 to 4]') as sample
        from meant where why is not null group by why) each) as left_out,
      (select coalesce(jsonb_agg(jsonb_build_object('id', r.id, 'name', r.name, 'available', coalesce((
          select a.allocated - a.spent - a.held from accounts a where a.company_id = r.company_id and a.user_id = r.id
            and a.category_id = ${pot.categoryId} and a.year = ${pot.year}), 0)) order by r.sort_key collate "C", r.id), '[]')
        from (select * from reached order by sort_key collate "C", id limit 3) r) as sample`,
  );
  if (!found) throw new Error('a preview without a row');
  return found;
}
