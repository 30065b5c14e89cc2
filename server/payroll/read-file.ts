import type { Database } from '../database/database.ts';
import { ask } from '../database/statement.ts';
import { sql } from '../database/text.ts';
import { monthOpen } from './payroll.errors.ts';

/** The file of a closed month, as it was written when it was closed. Throws monthOpen. */
export async function readFile(database: Database, companyId: number, month: string): Promise<string> {
  const [closed] = await ask<{ file: string }>(
    database,
    sql`select file from payroll_months where company_id = ${companyId}::bigint and month = ${`${month}-01`}::date`,
  );
  if (!closed) throw monthOpen();
  return closed.file;
}
