import { benefitFiles } from '../benefits/benefits.table.ts';
import { OF_PLATFORM } from '../benefits/of-platform.ts';
import type { Acting } from '../caller/caller.ts';
import { lastPutBack } from '../copies/put-back.ts';
import type { Database, Transaction } from '../database/database.ts';
import { isoMoment } from '../database/iso-moment.ts';
import { ask } from '../database/statement.ts';
import { sql, type Text } from '../database/text.ts';
import { inTransaction } from '../database/transaction.ts';
import { notFound } from '../errors/request.errors.ts';
import { type PutFile, storeFile } from '../files/files.service.ts';
import { sentFiles } from '../files/sent-file.ts';
import type { BenefitFile } from './benefit-files.ts';
import { tooManyFiles } from './benefits.errors.ts';
import { insertUnattached, unattachedOf } from './unattached-files.ts';

const sent = sentFiles('benefits');

/** The most unsaved files per benefit, and per person for benefits that are not saved yet. */
const MOST_WAITING = 40;

/**
 * Hours for which an unsaved file is never displaced, so that no person stores more than MOST_WAITING in that time. After that
 * the oldest make room for new ones: a benefit is saved with 22 at most, and a person who only tried pictures out could otherwise
 * send none for a month.
 */
const SURE_HOURS = 1;

interface Sending {
  admin: Acting;
  /** Null for a benefit that is not saved yet. */
  benefitId: number | null;
  kind: BenefitFile['kind'];
  put: PutFile;
}

/** Stores a picture or a file that waits to be saved with a benefit, existing or new. Throws notFound, or tooManyFiles. */
export function keepFile(database: Database, { admin, benefitId, kind, put }: Sending) {
  const address = sent.addressOf(put.key, kind === 'promo' ? '.pdf' : '');
  const size = put.file.bytes.length;
  return inTransaction(database, async (transaction) => {
    const from = benefitId === null ? await unattachedOf(transaction, admin) : await waitingFor(transaction, benefitId);
    await makeRoom(transaction, from, put.now);
    await storeFile(transaction, admin, put);
    const row = { kind, address, size, addedAt: put.now };
    const id =
      benefitId === null
        ? await insertUnattached(transaction, admin, row)
        : await insertWaiting(transaction, Object.assign(row, { benefitId }));
    return { id, address, name: put.file.name, size };
  });
}

/**
 * SQL of the files that wait to be saved with a benefit. Locks the benefit, so that of several uploads at the same time each
 * counts those before it. Throws notFound.
 */
async function waitingFor(transaction: Transaction, benefitId: number): Promise<Text> {
  const found = await ask(
    transaction,
    sql`select from benefits where id = ${benefitId}::integer and ${OF_PLATFORM} for no key update`,
  );
  if (found.length === 0) throw notFound();
  return sql`benefit_files where benefit_id = ${benefitId}::integer and not kept`;
}

/** Removes the oldest waiting files to make room for one more. Throws tooManyFiles when these are younger than SURE_HOURS. */
async function makeRoom(transaction: Transaction, from: Text, now: Date): Promise<void> {
  const [{ waiting } = { waiting: 0 }] = await ask<{ waiting: number }>(
    transaction,
    sql`select count(*)::integer as waiting from ${from}`,
  );
  const tooMany = waiting - MOST_WAITING + 1;
  if (tooMany <= 0) return;
  const sure = sql`${now.toISOString()}::timestamptz - ${`${SURE_HOURS} hours`}::interval`;
  const gone = await ask<Dropped>(
    transaction,
    sql`
    with waiting as materialized (
      select ctid from ${from} and added_at <= ${sure} order by added_at, id limit ${tooMany}::integer for update skip locked)
    delete from ${from} and ctid in (select ctid from waiting)
    returning address, ${isoMoment(sql`added_at`)} as "addedAt"`,
  );
  if (gone.length < tooMany) throw tooManyFiles();
  await dropAll(transaction, gone, { putBack: await lastPutBack(transaction), now });
}

async function insertWaiting(transaction: Transaction, row: typeof benefitFiles.$inferInsert): Promise<number> {
  const [made] = await transaction.insert(benefitFiles).values(row).returning({ id: benefitFiles.id });
  return made?.id ?? 0;
}

/** A picture or a file that was sent for a benefit, by its address; null for any other stored file. */
export const findBenefitFile = (database: Database, address: string) =>
  sent.find(
    database,
    address,
    sql`(exists (select from benefit_files where address = ${address})
    or exists (select from early_benefit_files where address = ${address}))`,
  );

/** Days for which a file may wait to be saved with its benefit: drafts are kept on the device, and people go on holiday. */
const WAITS_DAYS = 30;
const AT_ONCE = 100;

/**
 * Removes files that were never saved with a benefit; answers whether there are more. After a backup was restored (`putBack`)
 * only the rows of older files are deleted, not their bytes: the shop that the backup came from may have saved them since, and
 * may share the same storage.
 */
export function dropWaiting(
  database: Database,
  { putBack, now }: { putBack: Date | null; now: Date },
): Promise<boolean> {
  return inTransaction(database, async (transaction) => {
    const dropped = await takeWaiting(transaction, now);
    await dropAll(transaction, dropped, { putBack, now });
    return dropped.length >= AT_ONCE;
  });
}

interface Dropped {
  address: string;
  addedAt: string;
}

async function dropAll(
  transaction: Transaction,
  dropped: readonly Dropped[],
  { putBack, now }: { putBack: Date | null; now: Date },
): Promise<void> {
  for (const { address, addedAt } of dropped)
    if (putBack === null || new Date(addedAt) > putBack) await sent.drop(transaction, address, now);
}

async function takeWaiting(transaction: Transaction, now: Date): Promise<Dropped[]> {
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
