import type { AdminCategory, CategoryImpact } from '#contract/admin-benefits/admin-categories.contract.ts';
import { MOST_MOVED_ALONG } from '#contract/admin-benefits/category.rules.ts';
import { PLATFORM_BENEFITS } from '../benefits/of-platform.ts';
import { budgetYear } from '../budgets/budget-year.ts';
import type { Database, Transaction } from '../database/database.ts';
import { statement } from '../database/statement.ts';
import { number, numberOrNull, of, sql } from '../database/text.ts';
import { notFound, requestInvalid } from '../errors/request.errors.ts';
import { checkImpact, impactOf } from '../records/impact.ts';
import { categoryInUse, categoryTooMany, PROBLEMS, parentEnded } from './categories.errors.ts';
import { moveBenefits } from './move-benefits.ts';
import { type Editing, type Found, saveCategory } from './save-category.ts';

interface Asking {
  id: number;
  /** Id of the category to which its benefits would move. */
  moveTo: number | undefined;
  now: Date;
}

/** The impact of ending a category. Throws notFound. */
export async function readImpact(
  database: Database | Transaction,
  { id, moveTo = undefined, now }: Asking,
): Promise<CategoryImpact> {
  const [effects] = await readEffects(database, { id, moveTo: moveTo ?? null, year: budgetYear(now) });
  if (!effects) throw notFound();
  const { children, people_with_budget: people, open_requests: requests, benefits, withdrawn_benefits: rest } = effects;
  if (children + people + requests > 0) return impactOf('blocked', effects);
  return impactOf(benefits + rest > 0 ? 'heavy' : 'harmless', effects);
}

interface Ending extends Editing {
  /** Hash of the impact that was shown to the person. */
  impact: string;
  moveTo: number | undefined;
  reason: string;
}

/**
 * Ends a category and moves its benefits. Throws notFound, recordChanged, impactChanged, categoryInUse, categoryTooMany, or
 * requestInvalid for `move_to`.
 */
export function deactivateCategory(
  database: Database,
  { impact, moveTo, reason, ...editing }: Ending,
): Promise<AdminCategory> {
  const { id, admin, now } = editing;
  return saveCategory(database, editing, {
    kind: 'category.deactivated',
    columns: () => ({ active: false }),
    reason,
    finish: async (transaction, found) => {
      const seen = await readImpact(transaction, { id, moveTo, now });
      checkImpact(seen, impact);
      if (seen.weight === 'blocked') throw categoryInUse(seen.effects);
      if (seen.weight === 'harmless') return;
      const count = seen.effects.benefits + seen.effects.withdrawn_benefits;
      if (count > MOST_MOVED_ALONG) throw categoryTooMany(count);
      await moveBenefits(transaction, { admin, from: id, to: targetOf(found, moveTo), reason, now });
    },
  });
}

function targetOf({ tree, before }: Found, moveTo: number | undefined): number {
  const target = tree.find(({ id }) => id === moveTo);
  const parent = tree.find(({ id }) => id === target?.parent_id);
  if (!target?.active || target.id === before.id || parent?.active === false)
    throw requestInvalid({ move_to: PROBLEMS.move_to });
  return target.id;
}

/** Reactivates a category. Throws notFound, recordChanged, or parentEnded. */
export function reactivateCategory(database: Database, editing: Editing): Promise<AdminCategory> {
  return saveCategory(database, editing, {
    kind: 'category.reactivated',
    columns: ({ tree, before }) => {
      if (tree.some(({ id, active }) => id === before.parent_id && !active)) throw parentEnded();
      return { active: true };
    },
  });
}

const readEffects = statement(
  'category_impact',
  of<CategoryImpact['effects']>,
  () => sql`
    select (select count(*)::integer from categories part where part.parent_id = c.id and part.active) as children,
      (select count(*)::integer from benefits b where b.category_id = c.id and b.active) as benefits,
      (select count(*)::integer from benefits b where b.category_id = c.id and not b.active) as withdrawn_benefits, (
        select coalesce(jsonb_agg(jsonb_build_object('id', first.id, 'name_sr', first.name_sr, 'name_en', first.name_en)
          order by first.sort_sr collate "C", first.id), '[]')
        from (
          select b.* from ${PLATFORM_BENEFITS} b where b.category_id = c.id and b.active
          order by b.sort_sr collate "C", b.id limit 5) first) as some_benefits,
      exists (select from benefits b where b.category_id = c.id) and coalesce((
        select coalesce(target.parent_id, target.id) <> coalesce(c.parent_id, c.id)
        from categories target where target.id = ${numberOrNull('moveTo')}::integer), false) as other_budget,
      (select count(*)::integer from accounts a
        where a.category_id = c.id and a.year >= ${number('year')}::integer and a.allocated > a.spent) as people_with_budget,
      (select count(*)::integer from requests r
        where r.category_id = c.id and r.status in ('pending', 'in_review')) as open_requests
    from categories c where c.id = ${number('id')}`,
);
