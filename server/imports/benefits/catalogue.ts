import type { ImportField } from '#contract/imports/import-fields.ts';
import type { Rates } from '#contract/money/money.rules.ts';
import { searchKey } from '#contract/search/search.rules.ts';
import { type Named, shelfOf } from '../../admin-benefits/read-to-write.ts';
import type { BenefitColumns } from '../../admin-benefits/stored-benefit.ts';
import type { BenefitFieldsSent } from '../../admin-benefits/written-benefit.ts';
import type { Shelf } from '../../benefits/benefit-row.ts';
import type { Database, Transaction } from '../../database/database.ts';
import { statement } from '../../database/statement.ts';
import { of, sql } from '../../database/text.ts';
import { completeRates, ratesAsJson } from '../../money/money.service.ts';

interface Thing {
  id: number;
  name: string;
  active: boolean;
}

/** Things that are found by what they are called; of several of one name one that has not ended. */
class ByName<Found extends { id: number; active: boolean }> {
  readonly #all = new Map<number, Found>();
  readonly #named = new Map<string, Found>();
  readonly #namesOf: (one: Found) => readonly string[];

  constructor(things: readonly Found[], namesOf: (one: Found) => readonly string[]) {
    this.#namesOf = namesOf;
    for (const one of things) {
      this.#all.set(one.id, one);
      for (const name of namesOf(one).map(searchKey)) if (!this.#named.get(name)?.active) this.#named.set(name, one);
    }
  }

  get(id: number): Found | undefined {
    return this.#all.get(id);
  }

  /** By its name, in either language; that which is there already where it is called so too. */
  find(name: string, present?: number): Found | undefined {
    const key = searchKey(name);
    const there = present === undefined ? undefined : this.#all.get(present);
    if (there && this.#namesOf(there).some((own) => searchKey(own) === key)) return there;
    return this.#named.get(key);
  }
}

/** What benefits are filed under and offered to, by name. */
export interface Catalogue {
  providers: ByName<Thing>;
  categories: ByName<Named & { parent_id: number | null }>;
  companies: ByName<Thing>;
  rates: Rates;
}

/** Reads what rows of a file may name. */
export async function readCatalogue(transaction: Transaction): Promise<Catalogue> {
  const [row] = await read(transaction, {});
  if (!row) throw new Error('A row that is always there');
  return {
    providers: new ByName(row.providers, ({ name }) => [name]),
    categories: new ByName(row.categories, ({ name_sr, name_en }) => [name_sr, name_en]),
    companies: new ByName(row.companies, ({ name }) => [name]),
    rates: completeRates(row.rates),
  };
}

/** The names, in either language, of what has not ended and a field of a file may name; none of fields that name nothing alone. */
export async function namesOf(database: Database, field: ImportField): Promise<readonly string[]> {
  if (field !== 'provider' && field !== 'category') return [];
  const [{ providers, categories } = { providers: [], categories: [] }] = await read(database, {});
  if (field === 'provider') return providers.flatMap(({ name, active }) => (active ? [name] : []));
  const ended = new Set(categories.flatMap(({ id, active }) => (active ? [] : [id])));
  return categories
    .filter(({ id, parent_id: root }) => !ended.has(id) && !(root !== null && ended.has(root)))
    .flatMap(({ name_sr, name_en }) => [name_sr, name_en].filter(Boolean));
}

interface Row {
  providers: Thing[];
  categories: (Named & { parent_id: number | null })[];
  companies: Thing[];
  rates: Partial<Rates>;
}

const named = (table: string, columns: string) =>
  sql.raw(
    `(select coalesce(jsonb_agg(to_jsonb(t) order by t.id), '[]') from (select id, ${columns}, active from ${table}) t)`,
  );

const read = statement(
  'import_catalogue',
  of<Row>,
  () => sql`
    select ${named('(select * from providers where owner_company_id is null) p', 'name')} as providers, ${named('categories', 'parent_id, name_en, name_sr')} as categories,
      ${named('companies', 'name')} as companies, ${ratesAsJson} as rates`,
);

/** Where a benefit stands in it with what is sent of it, and whether it may be filed there; undefined where there is no such place. */
export function placeIn(
  { providers, categories }: Catalogue,
  { provider_id: providerId, category_id: categoryId }: BenefitFieldsSent,
  columns: BenefitColumns,
): { shelf: Shelf; isProviderActive: boolean; isCategoryActive: boolean } | undefined {
  const provider = providers.get(providerId ?? columns.providerId);
  const category = categories.get(categoryId ?? columns.categoryId);
  const root = category && categories.get(category.parent_id ?? category.id);
  if (!provider || !root) return undefined;
  return {
    shelf: shelfOf(provider.name, category, root),
    isProviderActive: provider.active,
    isCategoryActive: category.active && root.active,
  };
}
