import { numberedIn } from '#contract/imports/import.rules.ts';
import type { ImportField } from '#contract/imports/import-fields.ts';
import type { Rates } from '#contract/money/money.rules.ts';
import { type Named, shelfOf } from '../../admin-benefits/read-to-write.ts';
import type { BenefitColumns } from '../../admin-benefits/stored-benefit.ts';
import type { BenefitFieldsSent } from '../../admin-benefits/written-benefit.ts';
import type { Shelf } from '../../benefits/benefit-row.ts';
import type { Database, Transaction } from '../../database/database.ts';
import { statement } from '../../database/statement.ts';
import { of, sql } from '../../database/text.ts';
import { completeRates, ratesAsJson } from '../../money/money.service.ts';
import { ByName, type Unfound } from '../by-name.ts';

interface Thing {
  id: number;
  name: string;
  active: boolean;
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
    categories: new ByName(withTheirRoots(row.categories), ({ name_sr, name_en }) => [name_sr, name_en]),
    companies: new ByName(row.companies, ({ name }) => [name]),
    rates: completeRates(row.rates),
  };
}

/** The names, in either language, of what has not ended and a field of a file may name; none of fields that name nothing alone. */
export async function namesOf(database: Database, field: ImportField): Promise<readonly string[]> {
  if (field !== 'provider' && field !== 'category') return [];
  const [{ providers, categories } = { providers: [], categories: [] }] = await read(database, {});
  if (field === 'provider') return providers.flatMap(({ name, active }) => (active ? [name] : []));
  return withTheirRoots(categories)
    .filter(({ active }) => active)
    .flatMap(({ name_sr, name_en }) => [name_sr, name_en].filter(Boolean));
}

/** A part of a category that has ended is not in use either. */
function withTheirRoots(categories: Row['categories']): Row['categories'] {
  const ended = new Set(categories.flatMap(({ id, active }) => (active ? [] : [id])));
  return categories.map((one) =>
    Object.assign({}, one, { active: one.active && !(one.parent_id !== null && ended.has(one.parent_id)) }),
  );
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

/** Which companies a cell names: of several of one name those that it is offered to, where as many are named. */
export function companiesNamed(
  names: readonly string[],
  offeredTo: readonly number[],
  { companies }: Catalogue,
): number[] | Unfound {
  const left = new Set(offeredTo);
  const found: number[] = [];
  let isUnsaid = false;
  // Which is said by its number is none that a name alone means.
  for (const name of [...names.filter(numberedIn), ...names.filter((name) => !numberedIn(name))]) {
    const one = companies.find(name, left);
    if (one === 'unknown') return one;
    if (one === 'several') isUnsaid = true;
    else {
      left.delete(one.id);
      found.push(one.id);
    }
  }
  const isLeft = (one: Thing | Unfound) => typeof one !== 'string' && left.has(one.id);
  return isUnsaid || names.some((name) => isLeft(companies.find(name, left))) ? 'several' : found;
}

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
