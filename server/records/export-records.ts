import type { FastifyReply } from 'fastify';
import { MOST_EXPORTED } from '#contract/records/record-list.contract.ts';
import { csvFile } from '../csv/csv.ts';
import type { Database } from '../database/database.ts';
import { countExport, exportTooMany } from '../endpoints/count-export.ts';
import { sendCsv } from '../endpoints/send-csv.ts';
import type { PersonKey } from '../people/person-key.ts';
import { countRows, type RecordList, type RecordsQuery, readRows } from './record-list.ts';

/** How a list is written into a file: one cell of a row for each heading, which is in both languages. */
export interface RecordsFile<Row> {
  headings: readonly string[];
  cells: (row: Row) => readonly string[];
}

interface Exporting<Query> {
  reply: FastifyReply;
  database: Database;
  caller: PersonKey;
  query: Query;
  now: Date;
}

// So many rows are held at once, however many there are.
const ROWS_AT_ONCE = 500;

/** Sends the filtered list as CSV, piece by piece. Throws exportTooMany, and refuses the thirty-first file of an hour. */
export async function exportRecords<Row, Query extends RecordsQuery>(
  { reply, database, caller, query, now }: Exporting<Query>,
  list: RecordList<Query>,
  { headings, cells }: RecordsFile<Row>,
): Promise<FastifyReply> {
  await countExport(database, caller, now);
  if ((await countRows(database, list, { query, most: MOST_EXPORTED + 1 })) > MOST_EXPORTED) throw exportTooMany();
  return sendCsv(reply, csvFile(headings, pieces()), now);

  async function* pieces(): AsyncGenerator<(readonly string[])[]> {
    for (let offset = 0; ; offset += ROWS_AT_ONCE) {
      const rows = await readRows<Row, Query>(database, list, { query, offset, size: ROWS_AT_ONCE });
      yield rows.map(cells);
      if (rows.length < ROWS_AT_ONCE) return;
    }
  }
}

/** A file of rows that are all at hand. */
export function fileOf<Row>({ headings, cells }: RecordsFile<Row>, rows: readonly Row[]): AsyncGenerator<string> {
  return csvFile(headings, one());

  async function* one() {
    yield rows.map(cells);
  }
}
