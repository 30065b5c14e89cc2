import { isOfTwo } from '#contract/imports/import.rules.ts';
import type { ChangedValue } from '../../changes/note-change.ts';
import type { Transaction } from '../../database/database.ts';
import { undoSecond } from '../imports.errors.ts';
import type { ImportKey } from '../lock-import.ts';
import { readBudget } from './read-budget.ts';

/**
 * An import above the limit needed two people, so one person may not take it back. Returns the sum for the log of changes. Throws
 * undoSecond.
 */
export async function checkUndo(transaction: Transaction, key: ImportKey): Promise<ChangedValue[]> {
  const budget = await readBudget(transaction, key);
  if (isOfTwo(budget)) throw undoSecond();
  return [{ field: 'sum', before: budget.moved, after: null }];
}
