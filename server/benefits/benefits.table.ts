import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  type ExtraConfigColumn,
  foreignKey,
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
import type { TextLanguage } from '#contract/language/text-language.ts';
import { companies } from '../companies/companies.table.ts';
import { revisionColumns } from '../database/revision-columns.ts';
import { touchedColumn } from '../database/touched-column.ts';
import { currencyColumn } from '../money/money.table.ts';
import { users } from '../people/people.table.ts';
import { categories, providers } from './categories.table.ts';
import { LACKING } from './lacking.ts';

/** A picture of a benefit. Those stored before 2026-11-23 have neither an id nor texts; their position serves as id. */
export interface BenefitPicture {
  id?: number;
  position: number;
  image: string;
  altEn?: string;
  altSr?: string;
}

/** A file about a benefit; as with pictures, the position serves as id where there is none. */
export interface PromoMaterial {
  id?: number;
  file: string;
  titleEn: string;
  titleSr: string;
  /** Bytes, measured when the file is stored; files stored before 2026-11-22 have none. */
  size?: number | null;
}

export const benefitKind = pgEnum('benefit_kind', KINDS);
export const wayToBuy = pgEnum('way_to_buy', WAYS_TO_BUY);

/** Numbers the changes of those columns of benefits that lists show. */
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
    /** Its category, of either level. */
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
    pictures: jsonb().$type<BenefitPicture[]>().notNull().default([]),
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
    /** The company that gives it to its own people as a core benefit; null for a benefit of the platform. */
    ownerCompanyId: bigint('owner_company_id', { mode: 'number' }).references(() => companies.id),
    /** False: only for the companies of `benefit_companies`. */
    forAllCompanies: boolean('for_all_companies').notNull().default(true),
    active: boolean().notNull().default(true),
    /** When it was first offered; null for a draft. */
    offeredAt: timestamp('offered_at', { withTimezone: true }),
    /** How often it was bought; updated by a job, not by the purchase. */
    bought: integer().notNull().default(0),
    addedAt: timestamp('added_at', { withTimezone: true }).notNull(),
    /** Price after discount in millionths of a euro, so that benefits of different currencies sort together. */
    sortPrice: bigint('sort_price', { mode: 'number' }),
    sortEn: text('sort_en').notNull(),
    sortSr: text('sort_sr').notNull(),
    /** Names, short texts, provider and category in both languages, as searched (contract/search). */
    searchKey: text('search_key').notNull(),
    /** Number of the last change of the columns that lists, carts and favourites show; set by a trigger. */
    listedRevision: bigint('listed_revision', { mode: 'number' }).notNull().default(sql`nextval('catalogue_revision')`),
    touched: touchedColumn(),
    ...revisionColumns(),
  },
  (table) => [
    check('benefits_discount', sql`${table.discount} between 0 and 100`),
    check('benefits_price', sql`${table.price} is null or ${table.price} >= 0`),
    check('benefits_company_price', sql`${table.companyPrice} between 0 and 100000`),
    check(
      'benefits_own',
      sql`${table.ownerCompanyId} is null or (${table.kind} = 'fixed' and ${table.price} is null and not ${table.forAllCompanies})`,
    ),
    index('benefits_own').on(table.ownerCompanyId).where(sql`owner_company_id is not null`),
    index('benefits_by_kind_bought').on(table.kind, table.bought.desc(), table.id.desc()).where(sql`active`),
    index('benefits_by_kind_added').on(table.kind, table.addedAt.desc(), table.id.desc()).where(sql`active`),
    index('benefits_by_category')
      .on(table.kind, table.rootCategoryId, table.bought.desc(), table.id.desc())
      .where(sql`active`),
    index('benefits_by_category_added')
      .on(table.kind, table.rootCategoryId, table.addedAt.desc(), table.id.desc())
      .where(sql`active`),
    // A covering index, so that counting does not read the benefits themselves.
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
    // For administration, which also lists benefits that are not on offer. It covers the counts of each category, so that no benefit is
    // read for them.
    index('benefits_filed').on(table.categoryId, table.id, table.active, table.ownerCompanyId),
    ...forAdministrators(table),
    index('benefits_touched').on(table.touched),
    index('benefits_search').using('gin', sql`${table.searchKey} gin_trgm_ops`),
    // For searches of the few benefits that the catalogue in memory does not hold (find-on-offer.ts).
    index('benefits_search_not_offered').using('gin', sql`${table.searchKey} gin_trgm_ops`).where(sql`not active`),
  ],
);

type Columns = Record<'kind' | 'rootCategoryId' | 'sortEn' | 'sortSr' | 'sortPrice' | 'id', ExtraConfigColumn>;

// Indexes for the orders of a list: of a whole kind, and of one first-level category of it.
function byName(language: TextLanguage, { kind, rootCategoryId, id, ...sort }: Columns) {
  const name = sql`${language === 'sr' ? sort.sortSr : sort.sortEn} collate "C"`;
  return [
    index(`benefits_by_name_${language}`).on(kind, name, id).where(sql`active`),
    index(`benefits_by_category_name_${language}`).on(kind, rootCategoryId, name, id).where(sql`active`),
  ];
}

// One index per direction, because null (a price on agreement) comes last in both.
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

// Indexes for each order of the list of administration, and for its selective filters.
function forAdministrators({ id, sortSr, sortEn, sortPrice, ...more }: Record<Listed, ExtraConfigColumn>) {
  // The list shows the latest changes first by default, so the indexes of filters are in that order.
  const lately = [more.changedAt, id] as const;
  const lacking = Object.entries(LACKING).map(([lack, condition]) =>
    index(`benefits_lacks_${lack}`)
      .on(...lately)
      .where(sql.raw(condition)),
  );
  return [
    index('benefits_desk_name_sr').on(sql`${sortSr} collate "C"`, id),
    index('benefits_desk_name_en').on(sql`${sortEn} collate "C"`, id),
    index('benefits_desk_price').on(sql`coalesce(${sortPrice}, -1)`, id),
    index('benefits_desk_bought').on(more.bought, id),
    index('benefits_desk_added').on(more.addedAt, id),
    index('benefits_desk_changed').on(...lately),
    index('benefits_desk_of_provider').on(more.providerId, ...lately),
    index('benefits_desk_of_category').on(more.rootCategoryId, ...lately, more.categoryId),
    index('benefits_desk_sold').on(more.kind, more.wayToBuy, ...lately),
    index('benefits_desk_not_offered')
      .on(...lately, more.offeredAt)
      .where(sql`not active`),
    ...lacking,
  ];
}

type Listed =
  | ('id' | 'sortSr' | 'sortEn' | 'sortPrice' | 'bought' | 'addedAt')
  | ('changedAt' | 'providerId' | 'rootCategoryId' | 'categoryId' | 'offeredAt' | 'kind' | 'wayToBuy');

/**
 * Pictures and files that were uploaded for a benefit or removed from it. Orders still show any picture that was ever shown, and a removed
 * one can be put back; files that were never saved with the benefit are deleted after some weeks.
 */
export const benefitFiles = pgTable(
  'benefit_files',
  {
    benefitId: integer('benefit_id')
      .notNull()
      .references(() => benefits.id),
    /** Above all positions, which serve as ids of older pictures and files. */
    id: integer().notNull().generatedByDefaultAsIdentity({ startWith: 1000 }),
    kind: text({ enum: ['picture', 'promo'] }).notNull(),
    address: text().notNull(),
    /** Bytes; null if they were never measured. */
    size: integer(),
    /** Whether it was ever saved with the benefit. */
    kept: boolean().notNull().default(false),
    addedAt: timestamp('added_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.benefitId, table.kind, table.id] }),
    index('benefit_files_address').on(table.address),
    index('benefit_files_not_kept').on(table.addedAt).where(sql`not kept`),
  ],
);

/** Pictures and files uploaded for a benefit that has not been saved yet; they are saved together with it. */
export const earlyBenefitFiles = pgTable(
  'early_benefit_files',
  {
    companyId: bigint('company_id', { mode: 'number' }).notNull(),
    userId: bigint('user_id', { mode: 'number' }).notNull(),
    /** From the sequence of `benefit_files`, since it keeps this id there. */
    id: integer().notNull().default(sql`nextval('benefit_files_id_seq')`),
    kind: text({ enum: ['picture', 'promo'] }).notNull(),
    address: text().notNull(),
    /** Bytes. */
    size: integer().notNull(),
    addedAt: timestamp('added_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.userId, table.id] }),
    foreignKey({ columns: [table.companyId, table.userId], foreignColumns: [users.companyId, users.id] }),
    index('early_benefit_files_address').on(table.address),
    index('early_benefit_files_added').on(table.addedAt),
  ],
);

/** The companies that may have a benefit which is not for all of them. */
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

/** One row, maintained by triggers. */
export const catalogueVersion = pgTable('catalogue_version', {
  id: integer().primaryKey().default(1),
  /** Rises with every transaction that changes benefits, their companies, providers, categories or rates. */
  version: integer().notNull().default(1),
  /** Rises when one of these rows is deleted, which the remaining rows do not show. */
  removals: integer().notNull().default(0),
  /** Rises with changes of what `v2/me/` shows of the catalogue besides benefits: rates, and the names of providers and categories. */
  epoch: integer().notNull().default(1),
});
