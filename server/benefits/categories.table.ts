import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { companies } from '../companies/companies.table.ts';
import { revisionColumns } from '../database/revision-columns.ts';
import { touchedColumn } from '../database/touched-column.ts';

/** A category of two levels; `position` orders siblings. */
export const categories = pgTable('categories', {
  id: integer().primaryKey(),
  parentId: integer('parent_id'),
  position: integer().notNull(),
  nameEn: text('name_en').notNull(),
  nameSr: text('name_sr').notNull(),
  icon: text().notNull(),
  /** Whether purchases in it are private: reports to companies do not name the category. */
  private: boolean().notNull().default(false),
  active: boolean().notNull().default(true),
  ...revisionColumns(),
});

/** Providers of benefits. `providerNames` makes the two keys of a name. */
export const providers = pgTable(
  'providers',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    name: text().notNull(),
    /** The name as searched, and as sorted (contract/search). */
    searchKey: text('search_key').notNull(),
    sortKey: text('sort_key').notNull(),
    picture: text(),
    website: text(),
    /** The company that gives its own core benefits under this name; null for a provider of the platform. */
    ownerCompanyId: bigint('owner_company_id', { mode: 'number' })
      .unique('providers_owner')
      .references(() => companies.id),
    active: boolean().notNull().default(true),
    touched: touchedColumn(),
    ...revisionColumns(),
  },
  (table) => [
    index('providers_touched').on(table.touched),
    index('providers_by_name').on(sql`${table.sortKey} collate "C"`, table.id),
    index('providers_by_change').on(table.changedAt, table.id),
    index('providers_without_picture').on(sql`${table.sortKey} collate "C"`, table.id).where(sql`picture is null`),
    index('providers_inactive').on(sql`${table.sortKey} collate "C"`, table.id).where(sql`not active`),
    index('providers_search').using('gin', sql`${table.searchKey} gin_trgm_ops`),
  ],
);

/**
 * How many benefits of each provider are on offer, counted by triggers; the list of providers sorts by it. A separate table,
 * because transactions that save benefits share a lock on the provider's row.
 */
export const providerOffers = pgTable(
  'provider_offers',
  {
    providerId: integer('provider_id')
      .primaryKey()
      .references(() => providers.id, { onDelete: 'cascade' }),
    benefits: integer().notNull(),
  },
  (table) => [
    index('provider_offers_by_number').on(table.benefits, table.providerId),
    check('provider_offers_number', sql`${table.benefits} >= 0`),
  ],
);
