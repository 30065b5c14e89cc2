import { integer, timestamp } from 'drizzle-orm/pg-core';

/**
 * Columns of a record that several people may edit: its revision, which starts at 1 and counts its changes, and when it was last changed.
 * Tables whose `version` has another meaning prefix them with `edit_`.
 */
export const revisionColumns = (before: '' | 'edit_' = '') => ({
  revision: integer(`${before}revision`).notNull().default(1),
  changedAt: timestamp(`${before}changed_at`, { withTimezone: true }).notNull().defaultNow(),
});
