import type { AdminCategory } from '#contract/admin-benefits/admin-categories.contract.ts';
import { MOST_MOVED_ALONG } from '#contract/admin-benefits/category.rules.ts';
import { rewriteCategoryKeys } from '../benefits/rewrite-search-keys.ts';
import type { Acting } from '../caller/caller.ts';
import type { Transaction } from '../database/database.ts';
import { ask } from '../database/statement.ts';
import { sql } from '../database/text.ts';
import { startTask } from '../tasks/start-task.ts';
import { categoryTooMany } from './categories.errors.ts';
import type { Placed } from './stored-category.ts';

interface Along {
  admin: Acting;
  /** The category after the change. */
  category: AdminCategory;
  tree: readonly Placed[];
  /** Whether the category has a new parent, so that its benefits are now paid from the budget of another category. */
  isMoved: boolean;
  now: Date;
}

/**
 * Updates search key and root category of the benefits of a category and its sub-categories. Above MOST_MOVED_ALONG a task does
 * that for a category that was only renamed, and a move throws categoryTooMany.
 */
export async function refileBenefits(
  transaction: Transaction,
  { admin, category, tree, isMoved, now }: Along,
): Promise<void> {
  const categories = [category.id, ...tree.flatMap(({ id, parent_id }) => (parent_id === category.id ? [id] : []))];
  const total = await countIn(transaction, categories);
  if (total <= MOST_MOVED_ALONG) await rewriteCategoryKeys(transaction, { categories, most: total });
  else if (isMoved) throw categoryTooMany(total);
  else {
    const payload = { categories, after: 0, name_sr: category.name_sr, name_en: category.name_en };
    const about = { en: category.name_en, sr: category.name_sr };
    const asked = { kind: 'find_anew', permission: 'platform.catalogue', total, payload, about } as const;
    await startTask(transaction, admin, asked, now);
  }
}

/** How many benefits are filed under some categories, on offer or not. */
export async function countIn(transaction: Transaction, categories: readonly number[]): Promise<number> {
  const [counted] = await ask<{ n: number }>(
    transaction,
    sql`
    select count(*)::integer as n from benefits
    where category_id in (select jsonb_array_elements_text(${JSON.stringify(categories)}::jsonb)::integer)`,
  );
  return counted?.n ?? 0;
}

/** Whether any budget, request or gift refers to a category: such a category must stay on the first level. */
export async function hasMoney(transaction: Transaction, id: number): Promise<boolean> {
  const [found] = await ask<{ has: boolean }>(
    transaction,
    sql`
    select exists (select from accounts where category_id = ${id}::integer)
      or exists (select from requests where category_id = ${id}::integer)
      or exists (select from gifts where category_id = ${id}::integer) as has`,
  );
  return found?.has ?? false;
}
