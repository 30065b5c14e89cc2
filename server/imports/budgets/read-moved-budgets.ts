import type { Transaction } from '../../database/database.ts';
import { statement } from '../../database/statement.ts';
import { of, sql } from '../../database/text.ts';
import type { RowOfFile } from '../import-kind.ts';
import type { ImportKey } from '../lock-import.ts';
import { moving } from './moving-rows.ts';

/** All rows that move money: balances, people, or the budget year may have changed since the check. */
export const readMovedBudgets = (transaction: Transaction, { companyId, id }: ImportKey): Promise<RowOfFile[]> =>
  read(transaction, { companyId, id });

const read = statement(
  'read_moved_import_budgets',
  of<RowOfFile>,
  () => sql`select r.line, r.cells from import_rows r where ${moving} order by r.line`,
);
