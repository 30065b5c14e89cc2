import { sql } from 'drizzle-orm';
import { benefitCompanies, benefits } from '../benefits/benefits.table.ts';
import { categories, providers } from '../benefits/categories.table.ts';
import { providerNames } from '../benefits/provider-names.ts';
import type { Database } from '../database/database.ts';
import { exchangeRates } from '../money/money.table.ts';

export interface BenefitSettings extends Partial<typeof benefits.$inferInsert> {
  /** Offered only to these companies; to all if absent. */
  companies?: number[];
}

/** The rates of product.md 1: EUR 1 = RSD 117.20 = BAM 1.95583. */
export async function makeRates(database: Database, now: Date): Promise<void> {
  const rates = { RSD: 117_200_000, EUR: 1_000_000, KM: 1_955_830 } as const;
  await database
    .insert(exchangeRates)
    .values((['RSD', 'EUR', 'KM'] as const).map((currency) => ({ currency, perEuro: rates[currency], changedAt: now })))
    .onConflictDoNothing();
}

/** A first-level category, or with `parentId` a second-level one. */
export async function makeCategory(database: Database, id: number, parentId: number | null = null): Promise<void> {
  await database
    .insert(categories)
    .values({ id, parentId, position: id, nameEn: `Category ${id}`, nameSr: `Kategorija ${id}`, icon: 'sport' })
    .onConflictDoNothing();
}

/** A flexible benefit of category 1 for 1.000,00 RSD without a discount, unless `settings` say otherwise; returns its id. */
export async function makeBenefit(database: Database, now: Date, settings: BenefitSettings = {}): Promise<number> {
  const { companies, ...changes } = settings;
  await makeRates(database, now);
  await makeCategory(database, changes.rootCategoryId ?? 1);
  const providerId = changes.providerId ?? (await makeProvider(database));
  const texts = {
    nameEn: 'Gym',
    nameSr: 'Teretana',
    shortDescriptionEn: 'A month.',
    shortDescriptionSr: 'Mesec dana.',
  };
  const html = { descriptionEn: '', descriptionSr: '', instructionsEn: '', instructionsSr: '' };
  const [row] = await database
    .insert(benefits)
    .values({
      kind: 'flexible',
      wayToBuy: 'in_store',
      categoryId: changes.rootCategoryId ?? 1,
      rootCategoryId: 1,
      price: 100_000,
      currency: 'RSD',
      companyPrice: 1547,
      limitationsEn: '',
      limitationsSr: '',
      sortEn: 'gym',
      sortSr: 'teretana',
      searchKey: 'gym teretana',
      addedAt: now,
      ...texts,
      ...html,
      forAllCompanies: companies === undefined,
      ...changes,
      providerId,
    })
    .returning({ id: benefits.id });
  if (!row) throw new Error('No benefit was made');
  for (const companyId of companies ?? []) {
    await database.insert(benefitCompanies).values({ companyId, benefitId: row.id });
  }
  return row.id;
}

export async function makeProvider(
  database: Database,
  changes: Partial<typeof providers.$inferInsert> = {},
): Promise<number> {
  const [row] = await database
    .insert(providers)
    .values({ ...providerNames(changes.name ?? 'Kalisport'), ...changes })
    .returning({ id: providers.id });
  if (!row) throw new Error('No provider was made');
  return row.id;
}

/** Changes a benefit directly in the database, as an administrator would. */
export async function changeBenefit(
  database: Database,
  id: number,
  changes: Partial<typeof benefits.$inferInsert>,
): Promise<void> {
  await database.update(benefits).set(changes).where(sql`${benefits.id} = ${id}`);
}
