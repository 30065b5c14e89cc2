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

/** Providers, categories and companies by name, and the exchange rates: what the cells of a benefits file refer to. */
export interface Catalogue {
  providers: ByName<Thing>;
  categories: ByName<Named & { parent_id: number | null }>;
  companies: ByName<Thing>;
  rates: Rates;
}

/** Reads the catalogue that rows of a file refer to. */
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

/** Names of the active providers or categories, in both languages; empty for every other field. */
export async function namesOf(database: Database, field: ImportField): Promise<readonly string[]> {
  if (field !== 'provider' && field !== 'category') return [];
  const [{ providers, categories } = { providers: [], categories: [] }] = await read(database, {});
  if (field === 'provider') return providers.flatMap(({ name, active }) => (active ? [name] : []));
  return withTheirRoots(categories)
    .filter(({ active }) => active)
    .flatMap(({ name_sr, name_en }) => [name_sr, name_en].filter(Boolean));
}

/** A subcategory counts as ended when its root category has ended. */
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

/**
 * The companies that a cell names. If several share a name, those that the benefit is offered to are meant, provided that as many are
 * named.
 */
export function companiesNamed(
  names: readonly string[],
  offeredTo: readonly number[],
  { companies }: Catalogue,
): number[] | Unfound {
  const left = new Set(offeredTo);
  const found: number[] = [];
  let isUnsaid = false;
  // Names with a number come first: those companies are then no longer candidates for a bare name.
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

/** The benefit's place in the catalogue after the change, and whether provider and category are active; undefined if either is unknown. */
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
