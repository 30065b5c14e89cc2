import type { FastifyReply } from 'fastify';
import { MOST_EXPORTED } from '#contract/records/record-list.contract.ts';
import { type Cell, csvFile } from '../csv/csv.ts';
import type { Database } from '../database/database.ts';
import { countExport, exportTooMany } from '../endpoints/count-export.ts';
import { sendCsv } from '../endpoints/send-csv.ts';
import type { PersonKey } from '../people/person-key.ts';
import { type RecordList, type RecordsQuery, type RowKey, readKeyed, readKeys } from './record-list.ts';

/** The columns of an exported file: a row has one cell for each heading, which is in both languages. */
export interface RecordsFile<Row> {
  headings: readonly string[];
  cells: (row: Row) => readonly Cell[];
}

interface Exporting<Query> {
  reply: FastifyReply;
  database: Database;
  caller: PersonKey;
  query: Query;
  now: Date;
}

// Rows held in memory at a time, however many there are.
const ROWS_AT_ONCE = 500;

/**
 * Streams the filtered list as CSV. Its row keys are read first, so that each row occurs once; a row that is deleted meanwhile is
 * left out. Throws exportTooMany, and refuses the thirty-first file of an hour.
 */
export async function exportRecords<Row, Query extends RecordsQuery>(
  { reply, database, caller, query, now }: Exporting<Query>,
  list: RecordList<Query>,
  { headings, cells }: RecordsFile<Row>,
): Promise<FastifyReply> {
  await countExport(database, caller, now);
  const keys = await readKeys(database, list, { query, most: MOST_EXPORTED });
  if (keys === null) throw exportTooMany();
  return sendCsv(reply, csvFile(headings, pieces(keys)), now);

  async function* pieces(keys: readonly RowKey[]): AsyncGenerator<(readonly Cell[])[]> {
    for (let from = 0; from < keys.length; from += ROWS_AT_ONCE) {
      const rows = await readKeyed<Row, Query>(database, list, keys.slice(from, from + ROWS_AT_ONCE));
      yield rows.map(cells);
    }
  }
}

/** A CSV file of rows that are already in memory. */
export function fileOf<Row>({ headings, cells }: RecordsFile<Row>, rows: readonly Row[]): AsyncGenerator<string> {
  return csvFile(headings, one());

  async function* one() {
    yield rows.map(cells);
  }
}
