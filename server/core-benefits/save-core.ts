import type { ChangeKind } from '#contract/changes/change-kinds.ts';
import type { CoreBenefit } from '#contract/core-benefits/core-benefits.contract.ts';
import type { Acting } from '../caller/caller.ts';
import { changedValues, noteChanges } from '../changes/note-change.ts';
import { lockCompany } from '../companies/lock-company.ts';
import type { Database, Transaction } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import { checkSeen, unlessMoved } from '../records/record-moved.ts';
import { ofPlatform } from './core-benefits.errors.ts';
import { type CoreColumns, storeCore } from './store-core.ts';
import { type KeptCore, nameOf, readCore, readEditedCore, TOLD, toldOf } from './stored-core.ts';

/** Which core benefit is written, by whom of its company, and the revision that the editor had seen. */
export interface Editing {
  admin: Acting;
  id: number;
  seen: number | null;
  now: Date;
}

interface Saving {
  kind: ChangeKind;
  /** Whether it must be the company's own: those of the platform it can only show or hide. */
  isOwn: boolean;
  /** Makes the changed columns; null when nothing changes. Throws requestInvalid. */
  write: (transaction: Transaction, kept: KeptCore) => Promise<CoreColumns | null>;
  reason?: string | undefined;
}

/**
 * Saves a core benefit of a company, notes the change and raises the version of the catalogue, unless nothing changes. Throws
 * notFound, recordChanged, or ofPlatform.
 */
export function saveCore(
  database: Database,
  { admin, id, seen, now }: Editing,
  { kind, isOwn, write, reason = '' }: Saving,
): Promise<CoreBenefit> {
  const place = {
    kind: 'core' as const,
    companyId: admin.companyId,
    recordId: id,
    read: () => readEditedCore(database, admin, id),
    revisionOf: ({ revision }: CoreBenefit) => revision,
  };
  return unlessMoved(database, place, () =>
    inTransaction(database, async (transaction) => {
      // Serialises all changes of a company's core benefits: ordering, adding, ending.
      await lockCompany(transaction, admin.companyId);
      const kept = await readCore(transaction, admin, id);
      if (isOwn && !kept.benefit.own) throw ofPlatform();
      checkSeen(kept.benefit, seen);
      const columns = await write(transaction, kept);
      if (columns === null) return kept.benefit;
      await storeCore(transaction, {
        companyId: admin.companyId,
        id,
        columns,
        revision: kept.benefit.revision + 1,
        now,
      });
      const { benefit } = await readCore(transaction, admin, id);
      await noteCore(transaction, { admin, kind, before: kept.benefit, after: benefit, reason, now });
      return benefit;
    }),
  );
}

interface Noting {
  admin: Acting;
  kind: ChangeKind;
  before: CoreBenefit | null;
  after: CoreBenefit;
  reason?: string;
  now: Date;
}

/** Notes a change of a core benefit in its company's log, and raises the version of the catalogue. */
export function noteCore(transaction: Transaction, { admin, kind, before, after, reason = '', now }: Noting) {
  const { companyId } = admin;
  const values = changedValues(before && toldOf(before), toldOf(after), TOLD);
  const { id: recordId, revision } = after;
  const changed = { kind, companyId, recordId, recordName: nameOf(after), revision, reason, values };
  return noteChanges(transaction, admin, [changed], now);
}
