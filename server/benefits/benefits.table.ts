import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  type ExtraConfigColumn,
  index,
  integer,
  jsonb,
  pgEnum,
  pgSequence,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { KINDS, WAYS_TO_BUY } from '#contract/benefits/benefits.rules.ts';
import { companies } from '../companies/companies.table.ts';
import { revisionColumns } from '../database/revision-columns.ts';
import { currencyColumn } from '../money/money.table.ts';
import { categories, providers } from './categories.table.ts';

/** A file about a benefit. */
export interface PromoMaterial {
  file: string;
  titleEn: string;
  titleSr: string;
  /** Bytes, read when it is stored; what was stored before 2026-11-22 has none. */
  size?: number | null;
}

export const benefitKind = pgEnum('benefit_kind', KINDS);
export const wayToBuy = pgEnum('way_to_buy', WAYS_TO_BUY);

/** Numbers each change of what lists show of a benefit. */
export const catalogueRevision = pgSequence('catalogue_revision');

/** A benefit of the catalogue, the same for all companies that may have it. Texts in both languages; html is sanitised when stored. */
export const benefits = pgTable(
  'benefits',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    kind: benefitKind().notNull(),
    wayToBuy: wayToBuy('way_to_buy').notNull(),
    providerId: integer('provider_id')
      .notNull()
      .references(() => providers.id),
    /** The category it is filed under, of either level. */
    categoryId: integer('category_id')
      .notNull()
      .references(() => categories.id),
    /** The first-level category, whose yearly budget pays for it. */
    rootCategoryId: integer('root_category_id')
      .notNull()
      .references(() => categories.id),
    nameEn: text('name_en').notNull(),
    nameSr: text('name_sr').notNull(),
    shortDescriptionEn: text('short_description_en').notNull(),
    shortDescriptionSr: text('short_description_sr').notNull(),
    descriptionEn: text('description_en').notNull(),
    descriptionSr: text('description_sr').notNull(),
    instructionsEn: text('instructions_en').notNull(),
    instructionsSr: text('instructions_sr').notNull(),
    limitationsEn: text('limitations_en').notNull(),
    limitationsSr: text('limitations_sr').notNull(),
    promoMaterial: jsonb('promo_material').$type<PromoMaterial[]>().notNull().default([]),
    pictures: jsonb().$type<{ position: number; image: string }[]>().notNull().default([]),
    locations: text().array().notNull().default([]),
    /** Minor units of `currency`; null when the price is agreed on. */
    price: bigint({ mode: 'number' }),
    currency: currencyColumn().notNull(),
    discount: integer().notNull().default(0),
    /** The employer's payroll tax in hundredths of a percent. */
    companyPrice: integer('company_price').notNull().default(0),
    nfc: boolean().notNull().default(false),
    monthly: boolean().notNull().default(false),
    website: text(),
    /** False: only for the companies of `benefit_companies`. */
    forAllCompanies: boolean('for_all_companies').notNull().default(true),
    active: boolean().notNull().default(true),
    /** How often it was bought; counted by a job, not in the purchase. */
    bought: integer().notNull().default(0),
    addedAt: timestamp('added_at', { withTimezone: true }).notNull(),
    /** Price after discount in millionths of a euro, so that benefits of different currencies sort together. */
    sortPrice: bigint('sort_price', { mode: 'number' }),
    sortEn: text('sort_en').notNull(),
    sortSr: text('sort_sr').notNull(),
    /** Names, short texts, provider and category in both languages, as searched (contract/search). */
    searchKey: text('search_key').notNull(),
    /** The number of the last change of what a list, a cart or a favourite shows of it: set by the database itself. */
    listedRevision: bigint('listed_revision', { mode: 'number' }).notNull().default(sql`nextval('catalogue_revision')`),
    ...revisionColumns(),
  },
  (table) => [
    check('benefits_discount', sql`${table.discount} between 0 and 100`),
    check('benefits_price', sql`${table.price} is null or ${table.price} >= 0`),
    check('benefits_company_price', sql`${table.companyPrice} between 0 and 100000`),
    index('benefits_by_kind_bought').on(table.kind, table.bought.desc(), table.id.desc()).where(sql`active`),
    index('benefits_by_kind_added').on(table.kind, table.addedAt.desc(), table.id.desc()).where(sql`active`),
    index('benefits_by_category')
      .on(table.kind, table.rootCategoryId, table.bought.desc(), table.id.desc())
      .where(sql`active`),
    index('benefits_by_category_added')
      .on(table.kind, table.rootCategoryId, table.addedAt.desc(), table.id.desc())
      .where(sql`active`),
    // All that counting needs, so that it does not read the benefits themselves.
    index('benefits_counted')
      .on(
        ...([table.kind, table.rootCategoryId, table.categoryId, table.providerId] as const),
        ...([table.wayToBuy, table.forAllCompanies, table.id] as const),
      )
      .where(sql`active`),
    ...byName('en', table),
    ...byName('sr', table),
    ...byPrice('asc', table),
    ...byPrice('desc', table),
    index('benefits_by_provider').on(table.providerId).where(sql`active`),
    // For administration, which sees those that are not on offer too.
    index('benefits_filed').on(table.categoryId, table.id),
    index('benefits_search').using('gin', sql`${table.searchKey} gin_trgm_ops`),
  ],
);

type Columns = Record<'kind' | 'rootCategoryId' | 'sortEn' | 'sortSr' | 'sortPrice' | 'id', ExtraConfigColumn>;

// The whole kind, and one first-level category of it, in each order that a list can have.
function byName(language: 'en' | 'sr', { kind, rootCategoryId, id, ...sort }: Columns) {
  const name = sql`${language === 'sr' ? sort.sortSr : sort.sortEn} collate "C"`;
  return [
    index(`benefits_by_name_${language}`).on(kind, name, id).where(sql`active`),
    index(`benefits_by_category_name_${language}`).on(kind, rootCategoryId, name, id).where(sql`active`),
  ];
}

// Both directions, for a price that is agreed on is last in either.
function byPrice(direction: 'asc' | 'desc', { kind, rootCategoryId, sortPrice, id }: Columns) {
  const order = () => [sortPrice[direction]().nullsLast(), id[direction]()] as const;
  return [
    index(`benefits_by_price_${direction}`)
      .on(kind, ...order())
      .where(sql`active`),
    index(`benefits_by_category_price_${direction}`)
      .on(kind, rootCategoryId, ...order())
      .where(sql`active`),
  ];
}

/** Which companies may have a benefit that is not for all of them. */
export const benefitCompanies = pgTable(
  'benefit_companies',
  {
    companyId: bigint('company_id', { mode: 'number' })
      .notNull()
      .references(() => companies.id),
    benefitId: integer('benefit_id')
      .notNull()
      .references(() => benefits.id),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.benefitId] })],
);

/** One row: rises in the same transaction as every change of benefits, providers, categories or rates. */
export const catalogueVersion = pgTable('catalogue_version', {
  id: integer().primaryKey().default(1),
  version: integer().notNull().default(1),
  /** Rises, by itself, with what `v2/me/` shows of the catalogue beside benefits: rates, and what providers and categories are called. */
  epoch: integer().notNull().default(1),
});
