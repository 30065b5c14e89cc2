import type { AdminCompany } from '#contract/admin-companies/admin-companies.contract.ts';
import { PLATFORM } from '#contract/changes/change-kinds.ts';
import type { Acting } from '../caller/caller.ts';
import { companies } from '../companies/companies.table.ts';
import type { Database, Transaction } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import { type NotedRecord, noteRecord } from '../records/note-record.ts';
import { unlessMoved } from '../records/record-moved.ts';
import { type NotedSaving, saveRecord } from '../records/save-record.ts';
import { companyOf, readEditedCompany, TOLD } from './stored-company.ts';

/** Which company is written, by whom, and which revision of it was seen. */
export interface Editing {
  admin: Acting;
  id: number;
  seen: number | null;
  now: Date;
}

/** Saves a company and notes the change, unless nothing of it changes. Throws notFound, or recordChanged. */
export function saveCompany(
  database: Database,
  { admin, id, seen, now }: Editing,
  { kind, columns, reason = '', prepare, finish }: NotedSaving<typeof companies>,
): Promise<AdminCompany> {
  const place = {
    kind: 'company' as const,
    companyId: PLATFORM,
    alsoOf: id,
    recordId: id,
    read: () => readEditedCompany(database, id),
    revisionOf: ({ revision }: AdminCompany) => revision,
  };
  return unlessMoved(database, place, () =>
    inTransaction(database, async (transaction) => {
      await prepare?.(transaction);
      const saved = await saveRecord(transaction, companies, { key: { id }, seen, columns, now });
      const after = companyOf(saved.after);
      if (!saved.isChanged) return after;
      await finish?.(transaction, saved);
      await noteCompany(transaction, { admin, kind, before: companyOf(saved.before), after, reason, now });
      return after;
    }),
  );
}

/** Notes what became of a company. */
export const noteCompany = (transaction: Transaction, noted: NotedRecord<AdminCompany>) =>
  noteRecord(transaction, { name: noted.after.name, told: TOLD }, noted);
