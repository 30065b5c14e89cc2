import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** When each job of the server last ran, on whichever server that was. */
export const jobRuns = pgTable('job_runs', {
  /** As the log names it. */
  name: text().primaryKey(),
  /** Milliseconds of rest between two runs. */
  rest: integer().notNull(),
  /** When the newest server started that does it: it is expected from then on. */
  since: timestamp({ withTimezone: true }).notNull(),
  doneAt: timestamp('done_at', { withTimezone: true }),
  failedAt: timestamp('failed_at', { withTimezone: true }),
});
