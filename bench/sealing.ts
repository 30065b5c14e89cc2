import { checkSeals } from '../server/changes/check-seals.ts';
import { noteChanges } from '../server/changes/note-change.ts';
import { sealChanges } from '../server/changes/seal-changes.job.ts';
import type { Database } from '../server/database/database.ts';
import { openDatabase } from '../server/database/open-database.ts';
import { databaseCpu } from './database-cpu.ts';
import type { BenchDatabase } from './databases.ts';
import { figure } from './figure.ts';
import { median } from './ratio.ts';

const CHANGES = Number(process.env.BENCH_CHANGES ?? 1_000_000);
/** Changes recorded by one task, which are sealed together. */
const AT_ONCE = 20_000;
/** Changes recorded by one statement. */
const PIECE = 500;

/**
 * Cost of sealing 20,000 changes of two values each, and of verifying all seals over a million of them as `npm run verify-changes`
 * does.
 */
export async function sealing(measured: BenchDatabase): Promise<void> {
  const { database, close } = await openDatabase({ url: measured.url, dataDir: measured.dataDir, patient: true });
  const spent = await databaseCpu(measured);
  // Earlier changes get a seal of their own.
  await sealChanges(database, new Date());
  const took: number[] = [];
  for (let from = 0; from < CHANGES; from += AT_ONCE) {
    const count = Math.min(AT_ONCE, CHANGES - from);
    await noteMany(database, from, count);
    const before = spent();
    const made = await sealChanges(database, new Date());
    if (made?.changes !== count) throw new Error(`A seal over ${made?.changes ?? 0} changes, of ${count}`);
    took.push((spent() - before) / 1e6);
  }
  await measured.query('vacuum analyze changes');
  await measured.query('vacuum analyze change_values');
  console.log();
  figure(`sealing ${AT_ONCE} changes: CPU of PostgreSQL`, median(took), 1, 's');
  const [cpu, from] = [spent(), performance.now()];
  const broken = await checkSeals(database, console.log);
  if (broken > 0) throw new Error('What nobody touched was called broken');
  figure(`verifying ${CHANGES} changes: by the clock`, (performance.now() - from) / 1000, 60, 's');
  console.log(`${((spent() - cpu) / 1e6).toFixed(0)} s of PostgreSQL's CPU`);
  await close();
}

/** Records changes of the price and the name of providers, in one transaction. */
function noteMany(database: Database, first: number, count: number): Promise<void> {
  return database.transaction(async (transaction) => {
    for (let from = first; from < first + count; from += PIECE) {
      const piece = Array.from({ length: Math.min(PIECE, first + count - from) }, (_, index) => changed(from + index));
      await noteChanges(transaction, 'job', piece, new Date());
    }
  });
}

const changed = (n: number) =>
  ({
    kind: 'provider.changed',
    companyId: 0,
    recordId: n,
    recordName: `Lotos ${n}`,
    revision: 2,
    values: [
      { field: 'name', before: `Lotos ${n}`, after: `Lotos centar ${n}` },
      { field: 'active', before: true, after: false },
    ],
  }) as const;
