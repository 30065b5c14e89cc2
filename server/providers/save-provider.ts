import { PLATFORM } from '#contract/changes/change-kinds.ts';
import type { AdminProvider } from '#contract/providers/admin-providers.contract.ts';
import { providers } from '../benefits/categories.table.ts';
import type { Acting } from '../caller/caller.ts';
import type { Database, Transaction } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import { notFound } from '../errors/request.errors.ts';
import { type NotedRecord, noteRecord } from '../records/note-record.ts';
import { unlessMoved } from '../records/record-moved.ts';
import { type NotedSaving, saveRecord } from '../records/save-record.ts';
import { providerOf, readEditedProvider, TOLD } from './stored-provider.ts';

/** Which provider is written, by whom, and which revision of it was seen. */
export interface Editing {
  admin: Acting;
  id: number;
  seen: number | null;
  now: Date;
}

/**
 * Saves a provider, notes the change and raises the version of the catalogue, unless nothing changes. Throws notFound, or
 * recordChanged.
 */
export function saveProvider(
  database: Database,
  { admin, id, seen, now }: Editing,
  { kind, columns, reason = '', finish }: Omit<NotedSaving<typeof providers>, 'prepare'>,
): Promise<AdminProvider> {
  return unlessMoved(database, placeOf(database, id), () =>
    inTransaction(database, async (transaction) => {
      const saved = await saveRecord(transaction, providers, { key: { id }, seen, columns, now });
      // A provider of a company's own core benefits belongs to the company.
      if (saved.before.owner_company_id !== null) throw notFound();
      const after = providerOf(saved.after);
      if (!saved.isChanged) return after;
      await finish?.(transaction, saved);
      await noteProvider(transaction, { admin, kind, before: providerOf(saved.before), after, reason, now });
      return after;
    }),
  );
}

// How `unlessMoved` finds a provider.
const placeOf = (database: Database, id: number) => ({
  kind: 'provider' as const,
  companyId: PLATFORM,
  recordId: id,
  read: () => readEditedProvider(database, id),
  revisionOf: ({ revision }: AdminProvider) => revision,
});

/** Notes what became of a provider. */
export const noteProvider = (transaction: Transaction, noted: NotedRecord<AdminProvider>) =>
  noteRecord(transaction, { name: noted.after.name, told: TOLD }, noted);
