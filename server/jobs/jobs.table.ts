import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** When each job last ran, on any server. */
export const jobRuns = pgTable('job_runs', {
  /** Name in the log. */
  name: text().primaryKey(),
  /** Pause between two runs, in milliseconds. */
  rest: integer().notNull(),
  /** When the newest server that has this job started: from then on its runs are expected. */
  since: timestamp({ withTimezone: true }).notNull(),
  doneAt: timestamp('done_at', { withTimezone: true }),
  failedAt: timestamp('failed_at', { withTimezone: true }),
});
