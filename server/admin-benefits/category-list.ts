import type { ListedCategory } from '#contract/admin-benefits/admin-categories.contract.ts';
import { recall, remember } from '../benefits/catalogue-memory.ts';
import { PLATFORM_BENEFITS } from '../benefits/of-platform.ts';
import type { Caller } from '../caller/caller.ts';
import type { Database } from '../database/database.ts';
import { ask } from '../database/statement.ts';
import { sql } from '../database/text.ts';
import { lastChangedOf } from '../records/record-list.ts';

/** By category id, how many benefits are filed under that category itself: on offer, and not on offer. */
type Counts = Record<number, [offered: number, withdrawn: number] | undefined>;

type Row = Omit<ListedCategory, 'children' | 'benefits' | 'withdrawn_benefits'>;

/** All categories as a tree with the number of benefits under each, counted once for each version of the catalogue. */
export async function readTree(
  database: Database,
  { catalogueVersion }: Pick<Caller, 'catalogueVersion'>,
): Promise<ListedCategory[]> {
  const known = recall<Counts>(database, catalogueVersion, 'all categories');
  const counting = known
    ? sql`null`
    : sql`(select jsonb_object_agg(category_id, jsonb_build_array(offered, rest)) from (
        select b.category_id, count(*) filter (where b.active) as offered, count(*) filter (where not b.active) as rest
        from ${PLATFORM_BENEFITS} b group by b.category_id) counted)`;
  const [read] = await ask<{ rows: Row[]; counts: Counts | null }>(
    database,
    sql`
    select coalesce(jsonb_agg(to_jsonb(listed) - 'position' order by listed.position, listed.id), '[]') as rows, ${counting} as counts
    from (
      select c.id, c.parent_id, c.name_sr, c.name_en, c.icon, c.private, c.active, c.revision, c.position,
        c.parent_id is null and exists (select from accounts a where a.category_id = c.id and a.year > 0) as has_budgets,
        ${lastChangedOf('category', sql`c.id`, sql`c.changed_at`)} as changed
      from categories c) listed`,
  );
  if (!read) throw new Error('Categories without a row');
  return treeOf(read.rows, known ?? remember(database, catalogueVersion, 'all categories', read.counts ?? {}));
}

function treeOf(rows: readonly Row[], counts: Counts): ListedCategory[] {
  const counted = rows.map((row) => {
    const [benefits, withdrawn_benefits] = counts[row.id] ?? [0, 0];
    return Object.assign(row, { benefits, withdrawn_benefits });
  });
  return counted
    .filter(({ parent_id }) => parent_id === null)
    .map((root) => {
      const children = counted.filter(({ parent_id }) => parent_id === root.id);
      const sum = (of: 'benefits' | 'withdrawn_benefits') => children.reduce((all, child) => all + child[of], root[of]);
      const sums = { benefits: sum('benefits'), withdrawn_benefits: sum('withdrawn_benefits') };
      return Object.assign(root, sums, { children });
    });
}
