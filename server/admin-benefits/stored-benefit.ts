import { getTableColumns } from 'drizzle-orm';
import type { AdminBenefit } from '#contract/admin-benefits/admin-benefits.contract.ts';
import { toMajor } from '#contract/money/money.rules.ts';
import type { Fields } from '#contract/records/merge.rules.ts';
import { type BenefitPicture, benefits, type PromoMaterial } from '../benefits/benefits.table.ts';
import { PLATFORM_BENEFITS } from '../benefits/of-platform.ts';
import type { Database, Transaction } from '../database/database.ts';
import { ask } from '../database/statement.ts';
import { sql } from '../database/text.ts';
import { notFound } from '../errors/request.errors.ts';

export type BenefitColumns = typeof benefits.$inferSelect;

/** The fields of a benefit that its history shows. */
export const TOLD = [
  ...['kind', 'way_to_buy', 'provider_id', 'category_id', 'name_sr', 'name_en', 'short_description_sr'],
  ...['short_description_en', 'description_sr', 'description_en', 'instructions_sr', 'instructions_en'],
  ...['limitations_sr', 'limitations_en', 'price', 'currency', 'discount', 'company_price', 'monthly', 'nfc'],
  ...['locations', 'website', 'companies', 'pictures', 'promo_material', 'state'],
];

const MOMENTS = new Set(['addedAt', 'offeredAt', 'changedAt']);

/** Converts a row of a benefit from names of database columns to names of the code. */
export function columnsOf(row: Fields): BenefitColumns {
  const entries = Object.entries(getTableColumns(benefits)).map(([name, { name: column }]) => {
    const value = row[column];
    return [name, MOMENTS.has(name) && value !== null ? new Date(String(value)) : value];
  });
  return Object.fromEntries(entries) as BenefitColumns;
}

/** Converts a row of a benefit from names of the code to names of database columns, for statements that take rows as JSON. */
export function recordOf(columns: Partial<BenefitColumns>): Fields {
  const entries = Object.entries(getTableColumns(benefits)).map(([name, { name: column }]) => {
    return [column, columns[name as keyof BenefitColumns]];
  });
  return Object.fromEntries(entries);
}

/** A benefit as the calls of administration answer it. */
export function benefitOf(row: BenefitColumns, companies: readonly number[] | null): AdminBenefit {
  return {
    id: row.id,
    kind: row.kind,
    way_to_buy: row.wayToBuy,
    provider_id: row.providerId,
    category_id: row.categoryId,
    root_category_id: row.rootCategoryId,
    name_sr: row.nameSr,
    name_en: row.nameEn,
    short_description_sr: row.shortDescriptionSr,
    short_description_en: row.shortDescriptionEn,
    description_sr: row.descriptionSr,
    description_en: row.descriptionEn,
    instructions_sr: row.instructionsSr,
    instructions_en: row.instructionsEn,
    limitations_sr: row.limitationsSr,
    limitations_en: row.limitationsEn,
    price: row.price === null ? null : toMajor(row.price),
    currency: row.currency,
    discount: row.discount,
    company_price: row.companyPrice / 100,
    monthly: row.monthly,
    nfc: row.nfc,
    locations: row.locations,
    website: row.website,
    companies: row.forAllCompanies ? null : [...(companies ?? [])],
    pictures: row.pictures.map(pictureOf),
    promo_material: row.promoMaterial.map(fileOf),
    state: stateOf(row),
    added_at: row.addedAt.toISOString(),
    revision: row.revision,
    changed_at: row.changedAt.toISOString(),
  };
}

const pictureOf = ({ id, image, altSr = '', altEn = '' }: BenefitPicture, place: number) => {
  return { id: id ?? place + 1, image, alt_sr: altSr, alt_en: altEn };
};

const fileOf = ({ id, file, titleSr, titleEn, size = null }: PromoMaterial, place: number) => {
  return { id: id ?? place + 1, file, title_sr: titleSr, title_en: titleEn, size };
};

/** The state of a benefit. */
export function stateOf({ active, offeredAt }: Pick<BenefitColumns, 'active' | 'offeredAt'>): AdminBenefit['state'] {
  if (active) return 'offered';
  return offeredAt === null ? 'draft' : 'withdrawn';
}

/** The companies of `benefit_companies` that may have the benefit `b`, as JSON. */
export const companiesOf = sql`(select coalesce(jsonb_agg(o.company_id order by o.company_id), '[]')
  from benefit_companies o where o.benefit_id = b.id)`;

/** Reads a benefit of the platform. Throws notFound. */
export async function readBenefit(database: Database | Transaction, id: number): Promise<AdminBenefit> {
  const [found] = await ask<{ row: Fields; companies: number[] }>(
    database,
    sql`select to_jsonb(b) as row, ${companiesOf} as companies from ${PLATFORM_BENEFITS} b where b.id = ${id}::integer`,
  );
  if (!found) throw notFound();
  return benefitOf(columnsOf(found.row), found.companies);
}
