import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { benefits } from '../benefits/benefits.table.ts';
import { companies } from '../companies/companies.table.ts';
import { revisionColumns } from '../database/revision-columns.ts';

/**
 * A company's choices about a core benefit, its own or one of the platform: whether its people see it, and its position. Without
 * a row the benefit is visible, after those with a position. For its own benefits the row also has the contact and the document.
 */
export const coreBenefits = pgTable(
  'core_benefits',
  {
    companyId: bigint('company_id', { mode: 'number' })
      .notNull()
      .references(() => companies.id),
    benefitId: integer('benefit_id')
      .notNull()
      .references(() => benefits.id),
    /** Its position among those of the company; null for after all that have one. */
    position: integer(),
    active: boolean().notNull().default(true),
    contact: text().notNull().default(''),
    /** The document in the storage, as a row of `files`; all three or none. */
    documentKey: text('document_key'),
    documentName: text('document_name'),
    documentBytes: integer('document_bytes'),
    ...revisionColumns(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.benefitId] }),
    index('core_benefits_in_order')
      .on(table.companyId, table.position, table.benefitId)
      .where(sql`position is not null`),
    check(
      'core_benefits_document',
      sql`num_nulls(${table.documentKey}, ${table.documentName}, ${table.documentBytes}) in (0, 3)`,
    ),
  ],
);
