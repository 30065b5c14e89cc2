import { integer, timestamp } from 'drizzle-orm/pg-core';

/**
 * The columns of a record that several people may edit: how often it was changed, beginning with 1, and when for the last time.
 * Where `version` stands for something else already their names begin with `edit_`.
 */
export const revisionColumns = (before: '' | 'edit_' = '') => ({
  revision: integer(`${before}revision`).notNull().default(1),
  changedAt: timestamp(`${before}changed_at`, { withTimezone: true }).notNull().defaultNow(),
});
