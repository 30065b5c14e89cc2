import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { revisionColumns } from '../database/revision-columns.ts';
import { languageEnum } from '../people/people.table.ts';

/** A document of the download zone, for everybody signed in. Its bytes are in the storage under `key`. */
export const documents = pgTable('documents', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  position: integer().notNull(),
  titleEn: text('title_en').notNull(),
  titleSr: text('title_sr').notNull(),
  /** The language in which the document is written. */
  language: languageEnum().notNull(),
  key: text().notNull().unique(),
  name: text().notNull(),
  type: text().notNull(),
  bytes: integer().notNull(),
  /** Search key of both titles (contract/search). */
  searchKey: text('search_key').notNull(),
  active: boolean().notNull().default(true),
  ...revisionColumns(),
});
