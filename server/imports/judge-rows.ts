import type { Transaction } from '../database/database.ts';
import type { Judging } from './import-kind.ts';
import { IMPORT_KINDS } from './import-kinds.ts';
import type { ImportKey } from './lock-import.ts';

const AT_ONCE = 500;

/** Checks rows of an import in batches: parses each, finds its record, and compares it with what is there now. */
export async function judgeRows(
  transaction: Transaction,
  key: ImportKey,
  { mapping, rows, now }: Pick<Judging, 'mapping' | 'rows' | 'now'>,
): Promise<void> {
  const { judge } = IMPORT_KINDS[key.kind];
  for (let from = 0; from < rows.length; from += AT_ONCE)
    await judge(transaction, Object.assign({}, key, { mapping, rows: rows.slice(from, from + AT_ONCE), now }));
}
