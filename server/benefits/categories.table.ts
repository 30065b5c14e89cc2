import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { revisionColumns } from '../database/revision-columns.ts';

/** A category of two levels; `position` orders siblings. */
export const categories = pgTable('categories', {
  id: integer().primaryKey(),
  parentId: integer('parent_id'),
  position: integer().notNull(),
  nameEn: text('name_en').notNull(),
  nameSr: text('name_sr').notNull(),
  icon: text().notNull(),
  active: boolean().notNull().default(true),
  ...revisionColumns(),
});

export const providers = pgTable('providers', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  name: text().notNull(),
  picture: text(),
  website: text(),
  active: boolean().notNull().default(true),
  ...revisionColumns(),
});
