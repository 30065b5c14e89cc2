import { expect, it } from 'vitest';
import type { Database } from '../database/database.ts';
import { sql } from '../database/text.ts';
import { checkedFile, newPeople } from '../testing/people-file.ts';
import { rowsRead } from '../testing/rows-read.ts';
import { startTestApp } from '../testing/test-app.ts';
import { commitImport } from './commit-import.ts';
import { IN_COMPANY } from './import-places.ts';

const shop = await startTestApp();
const { database, clock } = shop;
const { now } = clock;

/** A hundred thousand ended tasks of forty people. */
async function manyTasks() {
  const companyId = await shop.company();
  await Promise.all(Array.from({ length: 40 }, () => shop.person({ companyId })));
  const at = sql`${now.toISOString()}::timestamptz`;
  await database.execute(sql`
    insert into tasks (company_id, created_by, kind, status, total, done, payload, permission, created_at, ended_at)
    select u.company_id, u.id, 'invitations', 'done', 1, 1, '{"ids": [1], "importId": 0}', 'company.people', ${at}, ${at}
    from generate_series(1, 2500) each, users u where u.company_id = ${companyId}`);
  await database.execute(sql`analyze tasks`);
}

it('looks for the invitations of an import among the tasks of whoever wrote it, however many others there are', async () => {
  await manyTasks();
  const who = await shop.person({ changes: { companyRoles: ['owner'] } });
  const roles = { company_roles: ['owner' as const], admin_roles: [], corporate_account: false };
  const by = Object.assign({ via: 'screen' as const, hasCode: false, roles }, who);
  const id = await checkedFile(database, by, { rows: newPeople('pozvan', 2), now });
  const key = { companyId: who.companyId, id, kind: 'people' as const };
  const commit = (on: Database, invite: { sendAt: null } | null) =>
    commitImport(on, { by, place: IN_COMPANY, key, end: null, invite, now });
  await commit(database, null);
  const read = await rowsRead(database, (on) =>
    expect(commit(on, { sendAt: null })).rejects.toMatchObject({ code: 'imports.status' }),
  );
  // Only one task is theirs: the check of the file.
  expect(read.find(({ table }) => table === 'tasks')).toMatchObject({ inTurn: 0, byIndex: 1 });
});
