import type { AdminCategory } from '#contract/admin-benefits/admin-categories.contract.ts';
import { type ChangeKind, PLATFORM } from '#contract/changes/change-kinds.ts';
import { categories } from '../benefits/categories.table.ts';
import type { Acting } from '../caller/caller.ts';
import type { Database, Transaction } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import { notFound } from '../errors/request.errors.ts';
import { type NotedRecord, noteRecord } from '../records/note-record.ts';
import { checkSeen, unlessMoved } from '../records/record-moved.ts';
import { saveRecord } from '../records/save-record.ts';
import { categoryOf, lockTree, type Placed, readCategory, TOLD } from './stored-category.ts';

/** Which category is written, by whom, and the revision that the editor had seen. */
export interface Editing {
  admin: Acting;
  id: number;
  seen: number | null;
  now: Date;
}

/** A category before it is saved, among all of them. */
export interface Found {
  tree: readonly Placed[];
  before: Placed;
}

type Columns = typeof categories.$inferInsert;

interface Saving {
  kind: ChangeKind;
  /** Makes the columns that change. Throws requestInvalid. */
  columns: (found: Found) => { [Name in keyof Columns]?: Columns[Name] | undefined };
  reason?: string;
  /** Further work before the version of the catalogue rises. */
  finish?: (transaction: Transaction, found: Found, after: AdminCategory) => Promise<void>;
}

/**
 * Saves a category, notes the change and raises the version of the catalogue, unless nothing changes. Throws notFound, or
 * recordChanged.
 */
export function saveCategory(
  database: Database,
  { admin, id, seen, now }: Editing,
  { kind, columns, reason = '', finish }: Saving,
): Promise<AdminCategory> {
  return unlessMoved(database, placeOf(database, id), () =>
    inTransaction(database, async (transaction) => {
      const found = findIn(await lockTree(transaction), id);
      checkSeen(found.before, seen);
      const saving = { key: { id }, seen, columns: columns(found), now };
      const saved = await saveRecord(transaction, categories, saving);
      const after = categoryOf(saved.after);
      if (!saved.isChanged) return after;
      await finish?.(transaction, found, after);
      await noteCategory(transaction, { admin, kind, before: categoryOf(saved.before), after, reason, now });
      return after;
    }),
  );
}

function findIn(tree: readonly Placed[], id: number): Found {
  const before = tree.find((category) => category.id === id);
  if (!before) throw notFound();
  return { tree, before };
}

// How `unlessMoved` finds a category.
const placeOf = (database: Database, id: number) => ({
  kind: 'category' as const,
  companyId: PLATFORM,
  recordId: id,
  read: () => readCategory(database, id),
  revisionOf: ({ revision }: AdminCategory) => revision,
});

/** Notes a change of a category in the log. */
export const noteCategory = (transaction: Transaction, noted: NotedRecord<AdminCategory>) =>
  noteRecord(transaction, { name: noted.after.name_sr, told: TOLD }, noted);
