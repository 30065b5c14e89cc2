import { sql } from '../database/text.ts';

/** SQL for the line of row `r` in its file; its line in the import if none was sent. */
export const FILE_LINE = sql`coalesce(r.file_line, r.line)`;

/** Join condition: rows `r` of an import `i`. */
export const rowsOf = sql`r.company_id = i.company_id and r.import_id = i.id`;
