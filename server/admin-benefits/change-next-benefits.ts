import type { AdminBenefit } from '#contract/admin-benefits/admin-benefits.contract.ts';
import type { Rates } from '#contract/money/money.rules.ts';
import type { Fields } from '#contract/records/merge.rules.ts';
import { LEFT_OUT, markRows, type Next, type RowOutcome } from '../bulk/bulk-task.ts';
import { type ChangedRecord, changedValues, noteChanges } from '../changes/note-change.ts';
import type { Transaction } from '../database/database.ts';
import { ask } from '../database/statement.ts';
import { sql } from '../database/text.ts';
import { AppError } from '../errors/app-error.ts';
import { completeRates, ratesAsJson } from '../money/money.service.ts';
import { endsBy } from './ends-subscriptions.ts';
import { type Named, shelfOf, type ToWrite } from './read-to-write.ts';
import { namedOf } from './save-benefit.ts';
import { shown } from './show-benefit.ts';
import { storeMany, type ToStore } from './store-many.ts';
import { type BenefitColumns, benefitOf, columnsOf, companiesOf, TOLD } from './stored-benefit.ts';
import { type BenefitFieldsSent, type Written, writeBenefit } from './written-benefit.ts';

interface Taken {
  row: Fields;
  companies: number[];
  seen: number;
  becomes: Fields;
  /** Whether the change would end a subscription: one begun after the preview, or on the offer that the run itself made. */
  ends: boolean;
  provider: { name: string; active: boolean };
  category: Named;
  root: Named;
}

/**
 * Changes the next benefits of a bulk. Those that were changed since the preview are left out and named; one that another
 * transaction has locked is skipped and comes in a later batch. Answers how many were changed and how many left out.
 */
export async function changeNext(transaction: Transaction, next: Next): Promise<{ done: number; failed: number }> {
  const { way, admin, now } = next;
  const { taken, rates } = await takeNext(transaction, next);
  const judged = taken.map((each) => judge(each, completeRates(rates), { way, now }));
  const changed = judged.flatMap(({ change }) => (change ? [change] : []));
  await storeMany(transaction, changed, now);
  await markRows(transaction, next.bulkId, judged);
  await noteChanges(transaction, admin, changed.map(noteOf), now);
  return { done: changed.length, failed: judged.length - changed.length };
}

/**
 * Locks the next benefits of a bulk and reads all that writing them needs. One that another transaction has locked comes in a
 * later batch.
 */
export async function takeNext(transaction: Transaction, { bulkId, way, size }: Next) {
  const becomes = way === 'run' ? sql`r.after` : sql`r.before`;
  const taken = await ask<Taken & { rates: Partial<Rates> }>(
    transaction,
    sql`
    select to_jsonb(b) as row, ${companiesOf} as companies, r.revision as seen, ${becomes} as becomes, ${endsBy(becomes)} is not null as ends,
      jsonb_build_object('name', p.name, 'active', p.active) as provider, to_jsonb(c) as category, to_jsonb(root) as root,
      ${ratesAsJson} as rates
    from bulk_rows r
      join benefits b on b.id = r.record_id
      join providers p on p.id = coalesce((${becomes} ->> 'provider_id')::integer, b.provider_id)
      join categories c on c.id = coalesce((${becomes} ->> 'category_id')::integer, b.category_id)
      join categories root on root.id = coalesce(c.parent_id, c.id)
    where r.bulk_id = ${bulkId}::bigint and r.outcome = ${way === 'run' ? 'waiting' : 'done'}
    order by r.record_id limit ${size}::integer
    for no key update of b skip locked for share of p, c`,
  );
  return { taken, rates: taken[0]?.rates ?? { RSD: 1, EUR: 1, KM: 1 } };
}

interface Judged {
  id: number;
  outcome: RowOutcome;
  revision: number;
  change: (ToStore & { before: AdminBenefit; kind: ChangedRecord['kind'] }) | null;
}

function judge(taken: Taken, rates: Rates, { way, now }: { way: Next['way']; now: Date }): Judged {
  const row = columnsOf(taken.row);
  const leftOut = (outcome: RowOutcome) => ({ id: row.id, outcome, revision: taken.seen, change: null });
  if (row.revision !== taken.seen) return leftOut(LEFT_OUT[way].moved);
  const written = taken.ends ? null : writtenOf(row, taken, rates, now);
  if (!written) return leftOut(LEFT_OUT[way].refused);
  const before = benefitOf(row, taken.companies);
  const revision = row.revision + 1;
  const change = { id: row.id, before, written, revision, kind: kindOf(before, written.after) };
  return { id: row.id, outcome: way === 'run' ? 'done' : 'undone', revision, change };
}

// Null for a benefit that can no longer be written: its provider or category has ended, or a field that it needs was emptied.
function writtenOf(row: BenefitColumns, taken: Taken, rates: Rates, now: Date): Written | null {
  const { becomes } = taken;
  const toWrite = toWriteOf(taken, row, rates);
  try {
    if ('state' in becomes) return shown({ row, toWrite }, becomes.state === 'offered', now);
    return writeBenefit(becomes as BenefitFieldsSent, row, toWrite);
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}

/** The context for writing one of the benefits that were locked. */
export function toWriteOf(taken: Taken, row: BenefitColumns, rates: Rates): ToWrite {
  const { companies, provider, category, root } = taken;
  return {
    row,
    companies,
    files: [],
    shelf: shelfOf(provider.name, category, root),
    isProviderActive: provider.active,
    isCategoryActive: category.active && root.active,
    rates,
  };
}

function kindOf(before: AdminBenefit, after: AdminBenefit): ChangedRecord['kind'] {
  if (before.state === after.state) return 'benefit.changed';
  return after.state === 'offered' ? 'benefit.offered' : 'benefit.withdrawn';
}

function noteOf({ before, written: { after }, revision, kind }: NonNullable<Judged['change']>): ChangedRecord {
  return Object.assign(namedOf(after), { kind, revision, values: changedValues(before, after, TOLD) });
}
