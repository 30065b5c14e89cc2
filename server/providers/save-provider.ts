import { type ChangeKind, PLATFORM } from '#contract/changes/change-kinds.ts';
import type { AdminProvider } from '#contract/providers/admin-providers.contract.ts';
import { raiseCatalogueVersion } from '../benefits/catalogue-version.ts';
import { providers } from '../benefits/categories.table.ts';
import type { Acting } from '../caller/caller.ts';
import { changedValues, noteChange } from '../changes/note-change.ts';
import type { Database, Transaction } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import { unlessMoved } from '../records/record-moved.ts';
import { type Saved, saveRecord } from '../records/save-record.ts';
import { providerOf, readEditedProvider, TOLD } from './stored-provider.ts';

/** Which provider is written, by whom, and which revision of it was seen. */
export interface Editing {
  admin: Acting;
  id: number;
  seen: number | null;
  now: Date;
}

interface Saving {
  kind: ChangeKind;
  columns: Partial<typeof providers.$inferInsert>;
  reason?: string;
  /** What else is to be done before the catalogue says that it changed. */
  finish?: (transaction: Transaction, saved: Saved) => Promise<void>;
}

/**
 * Saves a provider, notes the change and lets everybody read the catalogue anew, unless nothing of it changes. Throws
 * notFound, or recordChanged.
 */
export function saveProvider(
  database: Database,
  { admin, id, seen, now }: Editing,
  { kind, columns, reason = '', finish }: Saving,
): Promise<AdminProvider> {
  return unlessMoved(database, placeOf(database, id), () =>
    inTransaction(database, async (transaction) => {
      const saved = await saveRecord(transaction, providers, { key: { id }, seen, columns, now });
      const after = providerOf(saved.after);
      if (!saved.isChanged) return after;
      await finish?.(transaction, saved);
      await noteProvider(transaction, { admin, kind, before: providerOf(saved.before), after, reason, now });
      await raiseCatalogueVersion(transaction);
      return after;
    }),
  );
}

// Where a provider is, for `unlessMoved`.
const placeOf = (database: Database, id: number) => ({
  kind: 'provider' as const,
  companyId: PLATFORM,
  recordId: id,
  read: () => readEditedProvider(database, id),
  revisionOf: ({ revision }: AdminProvider) => revision,
});

interface Noting {
  admin: Acting;
  kind: ChangeKind;
  before: AdminProvider | null;
  after: AdminProvider;
  reason: string;
  now: Date;
}

/** Notes what became of a provider. */
export function noteProvider(transaction: Transaction, { admin, kind, before, after, reason, now }: Noting) {
  const { id: recordId, name: recordName, revision } = after;
  const values = changedValues(before, after, TOLD);
  return noteChange(
    transaction,
    admin,
    { kind, companyId: PLATFORM, recordId, recordName, revision, reason, values },
    now,
  );
}
