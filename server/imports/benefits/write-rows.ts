import type { AdminBenefit } from '#contract/admin-benefits/admin-benefits.contract.ts';
import type { ChangeKind } from '#contract/changes/change-kinds.ts';
import { namedOf } from '../../admin-benefits/save-benefit.ts';
import { insertMany, storeMany } from '../../admin-benefits/store-many.ts';
import { TOLD } from '../../admin-benefits/stored-benefit.ts';
import type { Written } from '../../admin-benefits/written-benefit.ts';
import type { Acting } from '../../caller/caller.ts';
import { changedValues, noteChanges } from '../../changes/note-change.ts';
import type { Transaction } from '../../database/database.ts';
import type { Becoming } from './in-use.ts';

/** A benefit that a row of a file adds, changes or restores. */
export interface RowWritten {
  line: number;
  id: number;
  kind: ChangeKind;
  /** The benefit before, null for a new one. `revision` is the one after writing. */
  before: AdminBenefit | null;
  revision: number;
  written: Written;
}

/** The change of an existing benefit; null for a new one. */
export const becomingOf = ({ before, written: { after } }: RowWritten): Becoming | null => before && { before, after };

/** Writes benefits and notes their changes, with a few statements for all rows. */
export async function writeRows(
  transaction: Transaction,
  rows: readonly RowWritten[],
  { by, now }: { by: Acting; now: Date },
): Promise<void> {
  await storeMany(
    transaction,
    rows.flatMap(({ id, before, written, revision }) => (before ? [{ id, before, written, revision }] : [])),
    now,
  );
  await insertMany(
    transaction,
    rows.flatMap(({ id, before, written }) => (before ? [] : [{ id, written }])),
    now,
  );
  const changes = rows.map(({ id, before, written: { after }, revision, kind }) => {
    const named = namedOf(Object.assign({}, after, { id, revision }));
    return Object.assign(named, { kind, values: changedValues(before, after, TOLD) });
  });
  await noteChanges(transaction, by, changes, now);
}
