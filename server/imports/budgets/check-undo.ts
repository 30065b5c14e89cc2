import { isOfTwo } from '#contract/imports/import.rules.ts';
import type { Transaction } from '../../database/database.ts';
import { undoSecond } from '../imports.errors.ts';
import type { ImportKey } from '../lock-import.ts';
import { readBudget } from './read-budget.ts';

/** What is above the limit took two people, and taking it back would be one press. Throws undoSecond. */
export async function checkUndo(transaction: Transaction, key: ImportKey): Promise<void> {
  if (isOfTwo(await readBudget(transaction, key))) throw undoSecond();
}
