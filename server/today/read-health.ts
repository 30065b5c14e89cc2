import type { Health } from '#contract/today/health.contract.ts';
import { sealStands } from '../changes/seal-stands.ts';
import type { Database } from '../database/database.ts';
import { ask } from '../database/statement.ts';
import { sql } from '../database/text.ts';
import { lateJobs } from '../jobs/job-runs.ts';
import { lateMail } from '../outbox/late-mail.ts';

/** The health of the shop: late mail, late jobs and the seal, in one statement. */
export async function readHealth(database: Database, now: Date): Promise<Health> {
  const [found] = await ask<Health>(
    database,
    sql`select ${lateMail(now)} as mail, ${lateJobs(now)} as jobs, ${sealStands(now)} as seal`,
  );
  if (!found) throw new Error('The database answers no row');
  return found;
}
