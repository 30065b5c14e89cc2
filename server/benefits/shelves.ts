import { inArray } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';
import type { NewBenefit, Shelf } from './benefit-row.ts';
import { categories, providers } from './categories.table.ts';

/** The provider and category of a benefit. */
type Filed = Pick<NewBenefit, 'providerId' | 'categoryId'>;

/** Reads the shelf of each benefit: its provider's name, its first-level category and the names of its categories. */
export async function readShelves(
  transaction: Transaction,
  filed: readonly Filed[],
): Promise<(benefit: Filed) => Shelf> {
  const named = [...new Set(filed.map(({ providerId }) => providerId))];
  const found = await transaction
    .select({ id: providers.id, name: providers.name })
    .from(providers)
    .where(inArray(providers.id, named));
  const tree = await transaction.select().from(categories);
  const providerNames = new Map(found.map(({ id, name }) => [id, name]));
  const byId = new Map(tree.map((category) => [category.id, category]));
  return ({ providerId, categoryId }) => {
    const provider = providerNames.get(providerId);
    const category = byId.get(categoryId);
    if (provider === undefined || !category) throw new Error(`no provider ${providerId} or no category ${categoryId}`);
    const root = byId.get(category.parentId ?? category.id) ?? category;
    const names = root === category ? [category] : [category, root];
    const categoryNames = names.flatMap(({ nameEn, nameSr }) => [nameEn, nameSr]);
    return { provider, rootCategoryId: root.id, categoryNames };
  };
}
