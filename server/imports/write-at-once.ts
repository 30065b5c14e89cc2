import type { Acting } from '../caller/caller.ts';
import { noteChange } from '../changes/note-change.ts';
import type { Database, Transaction } from '../database/database.ts';
import { ask } from '../database/statement.ts';
import { sql } from '../database/text.ts';
import { inTransaction } from '../database/transaction.ts';
import type { Ended } from './end-missing.ts';
import { IMPORT_KINDS } from './import-kinds.ts';
import { importChanged } from './imports.errors.ts';
import { type HeldImport, type ImportKey, notedIn } from './lock-import.ts';
import { recheckRows } from './recheck-rows.ts';
import { RowsChanged } from './rows-changed.ts';

/** Writes an import in one transaction, all rows or none. On `RowsChanged` it checks the changed rows again and throws importChanged. */
export async function writeAtOnce(
  database: Database,
  { key, now }: { key: ImportKey; now: Date },
  write: (transaction: Transaction) => Promise<void>,
): Promise<void> {
  try {
    await inTransaction(database, write);
  } catch (error) {
    if (!(error instanceof RowsChanged)) throw error;
    await recheckRows(database, key, now);
    throw importChanged(error.rows, IMPORT_KINDS[key.kind].changed);
  }
}

interface Finishing {
  held: HeldImport;
  caller: Acting;
  ended: readonly Ended[];
  /** Figures for the log of changes. */
  counts: Record<string, number>;
  now: Date;
}

/** Marks an import as written and notes it. */
export async function finish(transaction: Transaction, { held, caller, ended, counts, now }: Finishing): Promise<void> {
  const { companyId, id } = held;
  await ask(
    transaction,
    sql`
    update imports set status = 'done', committed_at = ${now.toISOString()}::timestamptz, ended = ${JSON.stringify(ended)}::jsonb
    where company_id = ${companyId} and id = ${id}`,
  );
  const values = Object.entries(counts).map(([field, after]) => ({ field, before: null, after }));
  await noteChange(
    transaction,
    caller,
    { kind: 'import.committed', companyId: notedIn(held), recordId: id, values },
    now,
  );
}
