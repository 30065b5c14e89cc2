import type { AdminBenefit } from '#contract/admin-benefits/admin-benefits.contract.ts';
import { type ChangeKind, PLATFORM } from '#contract/changes/change-kinds.ts';
import { isSame } from '#contract/records/merge.rules.ts';
import type { Acting } from '../caller/caller.ts';
import { changedValues, noteChanges } from '../changes/note-change.ts';
import type { Database, Transaction } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import { notFound } from '../errors/request.errors.ts';
import { checkSeen, unlessMoved } from '../records/record-moved.ts';
import { keepFiles } from './benefit-files.ts';
import { offerTo } from './offer-to.ts';
import { readToWrite, type ToWrite } from './read-to-write.ts';
import { type BenefitColumns, benefitOf, readBenefit, TOLD } from './stored-benefit.ts';
import { updateOne } from './update-benefits.ts';
import { type BenefitFieldsSent, type Written, writeBenefit } from './written-benefit.ts';

/** Which benefit is written, by whom, and the revision that the editor had seen. */
export interface Editing {
  admin: Acting;
  id: number;
  seen: number | null;
  now: Date;
}

/** A locked benefit before the change. */
export interface Held {
  row: BenefitColumns;
  before: AdminBenefit;
  toWrite: ToWrite;
}

interface Saving {
  kind: ChangeKind;
  /** A new provider or category; a field that is not sent stays. */
  filed?: Pick<BenefitFieldsSent, 'provider_id' | 'category_id'>;
  /** Makes the changed benefit. Throws requestInvalid. */
  write: (held: Held, transaction: Transaction) => Promise<Written> | Written;
  reason?: string;
}

/**
 * Saves a benefit, notes the change and raises the version of the catalogue, unless nothing changes. Throws notFound, or
 * recordChanged.
 */
export function saveBenefit(
  database: Database,
  { admin, id, seen, now }: Editing,
  { kind, filed = {}, write, reason = '' }: Saving,
): Promise<AdminBenefit> {
  return unlessMoved(database, placeOf(database, id), () =>
    inTransaction(database, async (transaction) => {
      const wanted = { id, providerId: filed.provider_id ?? null, categoryId: filed.category_id ?? null };
      const toWrite = await readToWrite(transaction, wanted);
      const { row, companies } = toWrite;
      if (!row) throw notFound();
      checkSeen(row, seen);
      const before = benefitOf(row, companies);
      const written = await write({ row, before, toWrite }, transaction);
      const values = changedValues(before, written.after, TOLD);
      if (values.length === 0) return before;
      const after = await storeBenefit(transaction, { id, before, written, revision: row.revision + 1, now });
      await noteChanges(transaction, admin, [Object.assign(namedOf(after), { kind, reason, values })], now);
      return after;
    }),
  );
}

interface Storing {
  id: number;
  before: AdminBenefit;
  written: Written;
  revision: number;
  now: Date;
}

/** Writes a locked benefit with the companies it is for, and marks its old and new pictures and files as kept. */
export async function storeBenefit(
  transaction: Transaction,
  { id, before, written: { row, after }, revision, now }: Storing,
): Promise<AdminBenefit> {
  await updateOne(transaction, { id, row, revision }, now);
  if (!isSame(before.companies, after.companies)) await offerTo(transaction, id, after.companies ?? []);
  if (!isSame(before.pictures, after.pictures) || !isSame(before.promo_material, after.promo_material))
    await keepFiles(transaction, { before, after, now });
  return Object.assign(after, { id, revision, changed_at: now.toISOString() });
}

/** How the log of changes identifies a benefit. */
export function namedOf({ id: recordId, name_sr, name_en, revision }: AdminBenefit) {
  return { companyId: PLATFORM, recordId, recordName: name_sr || name_en, revision };
}

/**
 * Changes the fields of a benefit that are sent. Throws notFound, recordChanged, or requestInvalid with the problems of its
 * fields.
 */
export function changeBenefit(
  database: Database,
  { fields, ...editing }: Editing & { fields: BenefitFieldsSent },
): Promise<AdminBenefit> {
  return saveBenefit(database, editing, {
    kind: 'benefit.changed',
    filed: fields,
    write: ({ row, toWrite }) => writeBenefit(fields, row, toWrite),
  });
}

// How `unlessMoved` finds a benefit.
const placeOf = (database: Database, id: number) => ({
  kind: 'benefit' as const,
  companyId: PLATFORM,
  recordId: id,
  read: () => readBenefit(database, id),
  revisionOf: ({ revision }: AdminBenefit) => revision,
});
