import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';

/** Makes many people of a company who can sign in, in one statement. */
export async function makeCrowd(database: Database, companyId: number, size: number): Promise<void> {
  await database.execute(sql`
    insert into users (company_id, email, language, first_name, last_name, created_at, confirmed)
    select ${companyId}::bigint, 'many-' || n || '-' || ${companyId}::bigint, 'SR', 'Mnogo', 'Ljudi', now(), true
    from generate_series(1, ${size}::integer) n`);
}
