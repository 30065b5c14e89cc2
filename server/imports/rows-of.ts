import { sql } from '../database/text.ts';

/** The rows `r` of an import `i`. */
export const rowsOf = sql`r.company_id = i.company_id and r.import_id = i.id`;
