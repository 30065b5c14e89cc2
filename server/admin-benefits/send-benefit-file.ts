import { benefitFiles } from '../benefits/benefits.table.ts';
import type { Acting } from '../caller/caller.ts';
import type { Database, Transaction } from '../database/database.ts';
import { ask } from '../database/statement.ts';
import { sql } from '../database/text.ts';
import { inTransaction } from '../database/transaction.ts';
import { notFound } from '../errors/request.errors.ts';
import { dropFile, type PutFile, type StoredFile, storeFile } from '../files/files.service.ts';
import type { BenefitFile } from './benefit-files.ts';
import { tooManyFiles } from './benefits.errors.ts';

/** Where pictures and files of benefits are: an address that nobody guesses, as a picture on a page can carry no token. */
const ADDRESS = '/files/benefits/';
// The day, the company of the admin who sent it, and random letters; of a file how it ends, which people read beside its name.
const KEY = /^\/files\/benefits\/([\d-]{10}\/(\d{1,15})\/[\w-]{32})(\.pdf)?$/;

/** So many wait to be saved with one benefit at most. */
const MOST_WAITING = 40;

interface Sending {
  admin: Acting;
  benefitId: number;
  kind: BenefitFile['kind'];
  put: PutFile;
}

/** Keeps a picture or a file for a benefit, with which it is not saved yet. Throws notFound, or tooManyFiles. */
export function keepFile(database: Database, { admin, benefitId, kind, put }: Sending) {
  const address = `${ADDRESS}${put.key}${kind === 'promo' ? '.pdf' : ''}`;
  const size = put.file.bytes.length;
  return inTransaction(database, async (transaction) => {
    const [found] = await ask<{ waiting: number }>(
      transaction,
      sql`
      select (select count(*)::integer from benefit_files f where f.benefit_id = b.id and not f.kept) as waiting
      from benefits b where b.id = ${benefitId}::integer for key share`,
    );
    if (!found) throw notFound();
    if (found.waiting >= MOST_WAITING) throw tooManyFiles();
    await storeFile(transaction, admin, put);
    const row = { benefitId, kind, address, size, addedAt: put.now };
    const [{ id } = { id: 0 }] = await transaction.insert(benefitFiles).values(row).returning({ id: benefitFiles.id });
    return { id, address, name: put.file.name, size };
  });
}

type Sent = Pick<StoredFile, 'key' | 'name' | 'type' | 'bytes'>;

/** A picture or a file that was sent for a benefit, by its address; null for anything else that is kept. */
export async function findBenefitFile(database: Database, address: string): Promise<Sent | null> {
  const [, key, company] = KEY.exec(address) ?? [];
  if (key === undefined) return null;
  const [found] = await ask<Sent>(
    database,
    sql`
    select f.key, f.name, f.type, f.bytes from files f
    where f.company_id = ${Number(company)} and f.key = ${key}
      and exists (select from benefit_files where address = ${address})`,
  );
  return found ?? null;
}

/** How long a file may wait to be saved with its benefit: drafts are kept on the device, and people go on holiday. */
const WAITS_DAYS = 30;
const AT_ONCE = 100;

/** Removes files that nobody ever saved with their benefit; answers whether there are more. */
export function dropWaiting(database: Database, now: Date): Promise<boolean> {
  return inTransaction(database, async (transaction) => {
    const dropped = await takeWaiting(transaction, now);
    for (const address of dropped) {
      const [, key, company] = KEY.exec(address) ?? [];
      if (key) await dropFile(transaction, { companyId: Number(company), key, now });
    }
    return dropped.length === AT_ONCE;
  });
}

async function takeWaiting(transaction: Transaction, now: Date): Promise<string[]> {
  const rows = await ask<{ address: string }>(
    transaction,
    sql`
    delete from benefit_files f using (
      select benefit_id, kind, id from benefit_files
      where not kept and added_at < ${now.toISOString()}::timestamptz - ${`${WAITS_DAYS} days`}::interval
      limit ${AT_ONCE} for update skip locked) old
    where (f.benefit_id, f.kind, f.id) = (old.benefit_id, old.kind, old.id)
    returning f.address`,
  );
  return rows.map(({ address }) => address);
}
