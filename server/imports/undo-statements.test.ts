import { expect, it } from 'vitest';
import { sql } from '../database/text.ts';
import type { Person } from '../testing/people.ts';
import { checkedFile, newPeople } from '../testing/people-file.ts';
import { rowsRead } from '../testing/rows-read.ts';
import { startTestApp } from '../testing/test-app.ts';
import { byImport } from './lock-import.ts';
import { peopleImport } from './people-import.ts';

const shop = await startTestApp();
const { database, clock } = shop;

async function imported(who: Person, people: number): Promise<number> {
  const id = await checkedFile(database, who, { rows: newPeople(`uvoz-${who.companyId}`, people), now: clock.now });
  expect((await shop.call(who, 'POST', `/company/imports/${id}/commit/`, {})).status).toBe(200);
  return id;
}

it('looks at those alone who are taken back next, where the database knows only companies that are small', async () => {
  const owner = () => shop.person({ changes: { companyRoles: ['owner'] } });
  for (let company = 0; company < 20; company += 1) await imported(await owner(), 3);
  await database.execute(sql`analyze`);
  const who = await owner();
  const id = await imported(who, 400);

  const next = {
    kind: 'people',
    companyId: who.companyId,
    id,
    size: 2,
    by: byImport(who, id),
    now: clock.now,
  } as const;
  const read = await rowsRead(database, async (on) => {
    expect(await on.transaction((transaction) => peopleImport.takeBack(transaction, next))).toEqual({
      undone: 2,
      kept: 0,
    });
  });

  // Once a sequential scan searched for the company of every person in the file: three million rows.
  const seen = (table: string) => read.find((one) => one.table === table);
  expect(seen('companies')?.inTurn).toBeLessThan(1000);
  expect(seen('import_rows')?.byIndex).toBeLessThan(10 * 400);
});
