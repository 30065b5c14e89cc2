import { noteChange } from '../server/changes/note-change.ts';
import { openDatabase } from '../server/database/open-database.ts';
import { cost, PAIRS, row } from './costs.ts';
import type { BenchDatabase, Visitor } from './databases.ts';
import { type Shot, send } from './load.ts';
import type { Measured } from './measured.ts';
import { compare } from './ratio.ts';

const CALLS = 40;
const NOTES = 200;

/** Saves the prices of benefits as an editor does: by calls with the revision that was read. */
export interface Editor {
  /** The next save of a benefit. */
  next(server: Measured): Shot;
}

/** Makes the second visitor an editor of the catalogue. Benefits are saved in turn, each time at a new price. */
export async function editor({ query, visitors }: BenchDatabase): Promise<Editor> {
  const { company, user, headers } = visitors[1] as Visitor;
  await query(`update users set admin_roles = '{content}' where company_id = $1 and id = $2`, [company, user]);
  const { rows } = await query(
    "select id, revision, price from benefits where active and kind = 'flexible' and price is not null order by id",
  );
  const records = rows.map(({ id, revision, price }) => ({
    id: Number(id),
    revision: Number(revision),
    price: Number(price),
  }));
  let turn = 0;
  return {
    next: ({ shop }) => {
      const record = records[(turn++ * 37) % records.length] as (typeof records)[number];
      record.price += 100;
      return {
        url: `${shop}/admin/benefits/${record.id}/`,
        method: 'PATCH',
        headers: Object.assign({ 'if-revision-match': String(record.revision++) }, headers),
        body: { price: record.price / 100 },
      };
    },
  };
}

/** Cost of saving a benefit compared with the reference's list of 21, and the share of its entry in the log of changes. */
export async function saving(database: BenchDatabase, server: Measured, by: Editor): Promise<void> {
  const { headers } = database.visitors[1] as Visitor;
  // With one caller, because concurrent saves of one benefit are refused, which would measure another call.
  const save = cost(server, CALLS, () => by.next(server), 200, 1);
  const reference = cost(server, CALLS, () => ({ url: `${server.reference}/benefits`, headers }), 200, 1);
  await save();
  console.log(`\n${'Saving a benefit, CPU of the server'.padEnd(48)}      ours  reference  ratio`);
  const saved = await compare(save, reference, PAIRS);
  row('PATCH of a price', saved, 3);
  const note = await noting(database);
  const part = (100 * note) / (saved.ours - note);
  console.log(
    `its note in the log of changes: ${note.toFixed(0)} µs, ${part.toFixed(0)} % more (goal ≤ 15 %)${part > 15 ? '   OVER' : ''}`,
  );
}

/** CPU time of this process for one log entry, in microseconds: a transaction with it less an empty one. */
async function noting({ url, dataDir, visitors }: BenchDatabase): Promise<number> {
  const { database, close } = await openDatabase({ url, dataDir, patient: true });
  const { company: companyId, user: userId } = visitors[1] as Visitor;
  const price = { field: 'price', before: 4200, after: 4300 };
  const record = {
    kind: 'benefit.changed',
    companyId: 0,
    recordId: 1,
    recordName: 'Masaža',
    revision: 2,
    values: [price],
  } as const;
  const spent = async (times: number, noted: boolean) => {
    const before = process.cpuUsage();
    for (let time = 0; time < times; time += 1) {
      await database.transaction(async (transaction) => {
        if (noted) await noteChange(transaction, { companyId, userId, via: 'screen' }, record, new Date());
      });
    }
    const { user, system } = process.cpuUsage(before);
    return (user + system) / times;
  };
  await spent(NOTES, true);
  const { ours, reference } = await compare(
    () => spent(NOTES, true),
    () => spent(NOTES, false),
    PAIRS,
  );
  await close();
  return ours - reference;
}

/** Sends one save; throws when it is not answered with 200. */
export async function saveOne(server: Measured, by: Editor): Promise<void> {
  const { status, refusal } = await send(by.next(server));
  if (status !== 200) throw new Error(`A save was answered with ${status} ${refusal}`);
}
