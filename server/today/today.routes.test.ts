import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { inTransaction } from '../database/transaction.ts';
import { startTask } from '../tasks/start-task.ts';
import type { Person } from '../testing/people.ts';
import { startTestApp } from '../testing/test-app.ts';

const shop = await startTestApp();
const { database, clock } = shop;

const admin = (companyId?: number) =>
  shop.person({ changes: { companyRoles: ['owner'], adminRoles: ['content'] }, ...(companyId ? { companyId } : {}) });

const start = (who: Person, permission: 'company.budgets' | 'platform.catalogue' = 'company.budgets') => {
  const asked = { kind: 'gift', permission, total: 100, payload: {} };
  return inTransaction(database, (transaction) => startTask(transaction, who, asked, clock.now));
};

const end = (id: number, ago: string) =>
  database.execute(
    sql`update tasks set status = 'done', ended_at = ${clock.now.toISOString()}::timestamptz - ${ago}::interval where id = ${id}`,
  );

describe('the pulse', () => {
  const beat = (who: Person, path = '/company/pulse/', seen?: string) =>
    shop.call(who, 'GET', path, undefined, seen ? { 'if-none-match': seen } : {});
  const ids = async (who: Person, path?: string) =>
    (await beat(who, path)).body.tasks.map(({ id }: { id: number }) => id);

  it('tells of one’s own tasks on the site that run or have not been over for a day, newest first', async () => {
    const ana = await admin();
    const [old, over, running] = [await start(ana), await start(ana), await start(ana)];
    const platform = await start(ana, 'platform.catalogue');
    await start(await admin(ana.companyId));
    await end(old, '25 hours');
    await end(over, '23 hours');
    expect(await ids(ana)).toEqual([running, over]);
    expect(await ids(ana, '/admin/pulse/')).toEqual([platform]);
  });

  it('answers 304 until something happens', async () => {
    const ana = await admin();
    await start(ana);
    const first = await beat(ana);
    const seen = String(first.headers.etag);
    expect((await beat(ana, undefined, seen)).status).toBe(304);
    const id = await start(ana);
    const next = await beat(ana, undefined, seen);
    expect([next.status, next.body.tasks[0].id]).toEqual([200, id]);
    expect((await beat(ana, undefined, seen)).status).toBe(200);
  });
});
