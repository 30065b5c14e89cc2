import { benefitFiles } from '../benefits/benefits.table.ts';
import { OF_PLATFORM } from '../benefits/of-platform.ts';
import type { Acting } from '../caller/caller.ts';
import type { Database, Transaction } from '../database/database.ts';
import { isoMoment } from '../database/iso-moment.ts';
import { ask } from '../database/statement.ts';
import { sql } from '../database/text.ts';
import { inTransaction } from '../database/transaction.ts';
import { notFound } from '../errors/request.errors.ts';
import { type PutFile, storeFile } from '../files/files.service.ts';
import { sentFiles } from '../files/sent-file.ts';
import type { BenefitFile } from './benefit-files.ts';
import { tooManyFiles } from './benefits.errors.ts';
import { earlyOf, insertEarly } from './early-files.ts';

const sent = sentFiles('benefits');

/** So many wait to be saved with one benefit at most. */
const MOST_WAITING = 40;

interface Sending {
  admin: Acting;
  /** Null while it is not there yet. */
  benefitId: number | null;
  kind: BenefitFile['kind'];
  put: PutFile;
}

/** Keeps a picture or a file for a benefit with which it is not saved yet, or which is not there yet. Throws notFound, or tooManyFiles. */
export function keepFile(database: Database, { admin, benefitId, kind, put }: Sending) {
  const address = sent.addressOf(put.key, kind === 'promo' ? '.pdf' : '');
  const size = put.file.bytes.length;
  return inTransaction(database, async (transaction) => {
    const waiting = benefitId === null ? await earlyOf(transaction, admin) : await waitingFor(transaction, benefitId);
    if (waiting >= MOST_WAITING) throw tooManyFiles();
    await storeFile(transaction, admin, put);
    const row = { kind, address, size, addedAt: put.now };
    const id =
      benefitId === null
        ? await insertEarly(transaction, admin, row)
        : await insertWaiting(transaction, Object.assign(row, { benefitId }));
    return { id, address, name: put.file.name, size };
  });
}

/** How many wait to be saved with a benefit. Throws notFound. */
async function waitingFor(transaction: Transaction, benefitId: number): Promise<number> {
  const [found] = await ask<{ waiting: number }>(
    transaction,
    sql`
    select (select count(*)::integer from benefit_files f where f.benefit_id = b.id and not f.kept) as waiting
    from benefits b where b.id = ${benefitId}::integer and ${OF_PLATFORM} for key share`,
  );
  if (!found) throw notFound();
  return found.waiting;
}

async function insertWaiting(transaction: Transaction, row: typeof benefitFiles.$inferInsert): Promise<number> {
  const [made] = await transaction.insert(benefitFiles).values(row).returning({ id: benefitFiles.id });
  return made?.id ?? 0;
}

/** A picture or a file that was sent for a benefit, by its address; null for anything else that is kept. */
export const findBenefitFile = (database: Database, address: string) =>
  sent.find(
    database,
    address,
    sql`(exists (select from benefit_files where address = ${address})
    or exists (select from early_benefit_files where address = ${address}))`,
  );

/** How long a file may wait to be saved with its benefit: drafts are kept on the device, and people go on holiday. */
const WAITS_DAYS = 30;
const AT_ONCE = 100;

/**
 * Removes files that nobody ever saved with their benefit; answers whether there are more. Where a copy was put back those of before
 * only wait no longer: the shop that it is of may have saved them since, and may have the same files.
 */
export function dropWaiting(
  database: Database,
  { putBack, now }: { putBack: Date | null; now: Date },
): Promise<boolean> {
  return inTransaction(database, async (transaction) => {
    const dropped = await takeWaiting(transaction, now);
    for (const { address, addedAt } of dropped)
      if (putBack === null || new Date(addedAt) > putBack) await sent.drop(transaction, address, now);
    return dropped.length >= AT_ONCE;
  });
}

async function takeWaiting(transaction: Transaction, now: Date): Promise<{ address: string; addedAt: string }[]> {
  const before = sql`${now.toISOString()}::timestamptz - ${`${WAITS_DAYS} days`}::interval`;
  return ask(
    transaction,
    sql`
    with of_benefits as (
      delete from benefit_files f using (
        select benefit_id, kind, id from benefit_files
        where not kept and added_at < ${before} limit ${AT_ONCE} for update skip locked) old
      where (f.benefit_id, f.kind, f.id) = (old.benefit_id, old.kind, old.id)
      returning f.address, f.added_at),
    early as (
      delete from early_benefit_files f using (
        select company_id, user_id, id from early_benefit_files
        where added_at < ${before} limit ${AT_ONCE} for update skip locked) old
      where (f.company_id, f.user_id, f.id) = (old.company_id, old.user_id, old.id)
      returning f.address, f.added_at)
    select address, ${isoMoment(sql`added_at`)} as "addedAt"
    from (select address, added_at from of_benefits union all select address, added_at from early) dropped`,
  );
}
