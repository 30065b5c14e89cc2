import type { AdminBenefit, addBenefit } from '#contract/admin-benefits/admin-benefits.contract.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import { benefits } from '../benefits/benefits.table.ts';
import type { Acting } from '../caller/caller.ts';
import { changedValues, noteChanges } from '../changes/note-change.ts';
import type { Database, Transaction } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import { notFound } from '../errors/request.errors.ts';
import { offerTo } from './offer-to.ts';
import { readToWrite, type ToWrite } from './read-to-write.ts';
import { namedOf } from './save-benefit.ts';
import { type BenefitColumns, benefitOf, TOLD } from './stored-benefit.ts';
import { attachFiles } from './unattached-files.ts';
import { emptyBenefit, type Written, writeBenefit } from './written-benefit.ts';

interface Adding {
  admin: Acting;
  now: Date;
}

/** Adds a benefit as a draft. Throws requestInvalid with the problems of its fields. */
export function insertBenefit(
  database: Database,
  { fields, ...adding }: Adding & { fields: BodyOf<typeof addBenefit> },
): Promise<AdminBenefit> {
  return inTransaction(database, async (transaction) => {
    const { provider_id: providerId, category_id: categoryId } = fields;
    const wanted = { id: null, providerId, categoryId, sender: adding.admin };
    const toWrite = await readToWrite(transaction, wanted);
    const draft = await insertDraft(transaction, writeBenefit(fields, emptyBenefit(adding.now), toWrite), adding);
    await attachFiles(transaction, adding.admin, draft);
    return draft;
  });
}

/** Adds a draft that is a copy of another benefit. Throws notFound. */
export function copyBenefit(database: Database, { id, ...adding }: Adding & { id: number }): Promise<AdminBenefit> {
  const { now } = adding;
  return inTransaction(database, async (transaction) => {
    const toWrite = await readToWrite(transaction, { id, providerId: null, categoryId: null });
    if (!toWrite.row) throw notFound();
    return insertDraft(transaction, copyOf(toWrite, toWrite.row, now), adding);
  });
}

/** An unsaved draft that is a copy of a benefit. */
export function copyOf(toWrite: ToWrite, row: BenefitColumns, now: Date): Written {
  const draft = { id: 0, active: false, offeredAt: null, bought: 0, revision: 1, addedAt: now, changedAt: now };
  const written = writeBenefit({}, Object.assign(row, draft), toWrite);
  // Pictures and files get new ids, independent of those of the original.
  const pictures = written.after.pictures.map((picture, place) => Object.assign(picture, { id: place + 1 }));
  const promo = written.after.promo_material.map((file, place) => Object.assign(file, { id: place + 1 }));
  written.row.pictures = (written.row.pictures ?? []).map(({ id: _, ...picture }) => picture);
  written.row.promoMaterial = (written.row.promoMaterial ?? []).map(({ id: _, ...file }) => file);
  Object.assign(written.after, { pictures, promo_material: promo });
  return written;
}

async function insertDraft(transaction: Transaction, { row, after }: Written, { admin, now }: Adding) {
  const [made] = await transaction
    .insert(benefits)
    .values(Object.assign(row, { id: undefined, addedAt: now, changedAt: now }))
    .returning();
  if (!made) throw new Error('No benefit was put in');
  if (after.companies) await offerTo(transaction, made.id, after.companies);
  const draft = benefitOf(made, after.companies);
  const values = changedValues(null, draft, TOLD);
  const added = Object.assign(namedOf(draft), { kind: 'benefit.added' as const, values });
  await noteChanges(transaction, admin, [added], now);
  return draft;
}
