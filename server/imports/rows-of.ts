import { sql } from '../database/text.ts';

/** Where the row `r` stands in its file: at its line where the file came without saying so. */
export const FILE_LINE = sql`coalesce(r.file_line, r.line)`;

/** The rows `r` of an import `i`. */
export const rowsOf = sql`r.company_id = i.company_id and r.import_id = i.id`;
