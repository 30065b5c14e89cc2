import type { Kind } from '#contract/benefits/benefits.rules.ts';
import type { Category, Provider } from '#contract/categories/categories.contract.ts';
import { sortKey } from '#contract/search/search.rules.ts';
import { inCategory } from '../benefits/benefit-filter.ts';
import type { CatalogueReader } from '../benefits/benefit-page.ts';
import { recall, remember } from '../benefits/catalogue-memory.ts';
import { soldTo } from '../benefits/sold-to.ts';
import type { Database } from '../database/database.ts';
import { ask } from '../database/statement.ts';
import { sql, type Text } from '../database/text.ts';

/** The company whose catalogue is read, and the version of the catalogue. */
type Catalogue = Pick<CatalogueReader, 'companyId' | 'catalogueVersion'>;

type CategoryRow = {
  id: number;
  parent_id: number | null;
  name: string;
  icon: string;
  num_of_benefits: number;
};

/** The tree of active categories, two levels, with the flexible benefits that the company's people find in each; a sub-category counts to its parent. */
export async function readCategories(database: Database, catalogue: Catalogue): Promise<Category[]> {
  const key = `categories ${catalogue.companyId}`;
  const known = recall<Category[]>(database, catalogue.catalogueVersion, key);
  if (known) return known;
  const rows = await ask<CategoryRow>(database, categoriesStatement(catalogue.companyId));
  return remember(database, catalogue.catalogueVersion, key, treeOf(rows));
}

/** Every active category with how many flexible benefits are filed under it itself. */
export function categoriesStatement(companyId: number): Text {
  return sql`
    with counted as (
      select b.category_id, count(*) as number from benefits b
      where b.kind = 'flexible' and ${soldTo(companyId)} group by b.category_id)
    select c.id, c.parent_id, c.name_en || '/' || c.name_sr as name, c.icon, coalesce(counted.number, 0) as num_of_benefits
    from categories c left join counted on counted.category_id = c.id
    where c.active order by c.position, c.id`;
}

function treeOf(rows: readonly CategoryRow[]): Category[] {
  return rows
    .filter(({ parent_id }) => parent_id === null)
    .map(({ parent_id: _, ...root }) => {
      const children = rows
        .filter(({ parent_id }) => parent_id === root.id)
        .map(({ parent_id: __, ...child }) => child);
      const inChildren = children.reduce((sum, child) => sum + child.num_of_benefits, 0);
      return { ...root, num_of_benefits: root.num_of_benefits + inChildren, children };
    });
}

export interface ProvidersWanted {
  /** 0: any. */
  category: number;
  kind: Kind;
}

/**
 * Providers with benefits of a kind in a category (0: in any), by name, with the number of benefits; those with none are left
 * out.
 */
export async function readProviders(
  database: Database,
  catalogue: Catalogue,
  wanted: ProvidersWanted,
): Promise<Provider[]> {
  const key = `providers ${catalogue.companyId} ${wanted.category} ${wanted.kind}`;
  const known = recall<Provider[]>(database, catalogue.catalogueVersion, key);
  if (known) return known;
  const rows = await ask<Provider>(database, providersStatement(catalogue.companyId, wanted));
  return remember(database, catalogue.catalogueVersion, key, sortedByName(rows));
}

/** The providers with their number of benefits, in no order. */
export function providersStatement(companyId: number, { category, kind }: ProvidersWanted): Text {
  return sql`
    with counted as (
      select b.provider_id, count(*) as number from benefits b
      where b.kind = ${kind} and ${category === 0 ? sql`true` : inCategory(category)} and ${soldTo(companyId)}
      group by b.provider_id)
    select p.id, p.name, p.picture, counted.number as num_of_benefits
    from counted join providers p on p.id = counted.provider_id`;
}

function sortedByName(providers: readonly Provider[]): Provider[] {
  const keyed = providers.map((provider) => ({ provider, key: sortKey(provider.name) }));
  keyed.sort(
    (one, other) => (one.key < other.key ? -1 : Number(one.key > other.key)) || one.provider.id - other.provider.id,
  );
  return keyed.map(({ provider }) => provider);
}
