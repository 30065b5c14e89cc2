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

/** Which core benefit is written, by whom of its company, and which revision of it was seen. */
export interface Editing {
  admin: Acting;
  id: number;
  seen: number | null;
  now: Date;
}

interface Saving {
  kind: ChangeKind;
  /** Whether it must be the company's own: what the platform gives it can only show or put away. */
  isOwn: boolean;
  /** What becomes of it; null where nothing does. Throws what is wrong with that. */
  write: (transaction: Transaction, kept: KeptCore) => Promise<CoreColumns | null>;
  reason?: string | undefined;
}

/**
 * Saves a core benefit of a company, notes the change and lets everybody read the catalogue anew, unless nothing of it changes.
 * Throws notFound, recordChanged, or ofPlatform.
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
      // One after the other: whoever orders them, adds one or ends one waits for the others.
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

/** Notes what became of a core benefit in its company, and lets everybody read the catalogue anew. */
export function noteCore(transaction: Transaction, { admin, kind, before, after, reason = '', now }: Noting) {
  const { companyId } = admin;
  const values = changedValues(before && toldOf(before), toldOf(after), TOLD);
  const { id: recordId, revision } = after;
  const changed = { kind, companyId, recordId, recordName: nameOf(after), revision, reason, values };
  return noteChanges(transaction, admin, [changed], now);
}
