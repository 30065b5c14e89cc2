import { expect, it } from 'vitest';
import { approvalKinds } from '../approval-kinds.ts';
import { endApproval } from '../approvals/end-approvals.job.ts';
import { ask } from '../database/statement.ts';
import { sql } from '../database/text.ts';
import { checkedBudgets } from '../testing/budget-file.ts';
import { checkedFile, newPeople } from '../testing/people-file.ts';
import { startTestApp } from '../testing/test-app.ts';
import { forgetOldRows } from './upload-rows.ts';

const shop = await startTestApp();
const { database, clock } = shop;
const ROWS = 3;
const daysAgo = (days: number | null) =>
  days === null ? null : new Date(clock.now.getTime() - days * 24 * 60 * 60 * 1000).toISOString();

/** The status and the number of rows of an import after `forgetOldRows`; the days since each step are given. */
async function afterwards(status: string, [created, committed, undone]: readonly (number | null)[]) {
  const who = await shop.person({ changes: { companyRoles: ['owner'] } });
  const id = await checkedFile(database, who, { rows: newPeople(`stari-${who.companyId}`, ROWS), now: clock.now });
  await ask(
    database,
    sql`
    update imports set status = ${status}::import_status, created_at = ${daysAgo(created ?? 0)}::timestamptz,
      committed_at = ${daysAgo(committed ?? null)}::timestamptz, undone_at = ${daysAgo(undone ?? null)}::timestamptz
    where id = ${id}`,
  );
  await forgetOldRows(database, clock.now);
  const [found] = await ask<{ status: string; rows: number }>(
    database,
    sql`
    select status::text, (select count(*)::integer from import_rows r where r.company_id = i.company_id and r.import_id = i.id) as rows
    from imports i where i.id = ${id}`,
  );
  return found;
}

it.each([
  ['done', [40, 31]],
  ['undone', [40, 32, 31]],
])('of which nothing can be done any more loses its rows thirty days after its last step: %s', async (status, days) => {
  expect(await afterwards(status, days)).toEqual({ status, rows: 0 });
});

it.each([
  ['done', [40, 29]],
  ['undone', [40, 31, 29]],
  ['ready', [29]],
])('keeps its rows for thirty days, however long ago it was brought: %s', async (status, days) => {
  expect(await afterwards(status, days)).toEqual({ status, rows: ROWS });
});

it.each(['uploading', 'mapping', 'problems', 'ready'])(
  'that nobody writes for thirty days is thrown away, so that nothing is written without its rows: %s',
  async (status) => {
    expect(await afterwards(status, [31])).toEqual({ status: 'discarded', rows: 0 });
  },
);

it.each(['checking', 'waiting', 'undoing'])('at which a task or a second person is, stays: %s', async (status) => {
  expect(await afterwards(status, [40, 40])).toEqual({ status, rows: ROWS });
});

it('that was only begun is thrown away as well', async () => {
  const who = await shop.person({ changes: { companyRoles: ['owner'] } });
  const begun = { file_name: 'ljudi.csv', columns: ['E-adresa'], rows: 1 };
  const { id } = (await shop.call(who, 'POST', '/company/imports/', begun)).body;
  await ask(database, sql`update imports set created_at = ${daysAgo(31)}::timestamptz where id = ${id}`);
  await forgetOldRows(database, clock.now);
  expect((await shop.call(who, 'GET', `/company/imports/${id}/`)).body.status).toBe('discarded');
});

/**
 * A budget file above the limit, uploaded this many days ago and sent for approval now, with its uploader and a person who could approve
 * it.
 */
async function sentBudgets(days: number) {
  const by = await shop.person({ changes: { companyRoles: ['owner'] } });
  const second = await shop.person({ companyId: by.companyId, changes: { companyRoles: ['budgets'] } });
  const id = await checkedBudgets(database, by, { rows: [[second.email, '1000001']], now: clock.now });
  await ask(database, sql`update imports set created_at = ${daysAgo(days)}::timestamptz where id = ${id}`);
  const file = async () => (await shop.call(by, 'GET', `/company/budget-imports/${id}/`)).body;
  const { body } = await shop.call(by, 'POST', `/company/budget-imports/${id}/commit/`, {});
  const end = (whose: typeof by, how: string, asked?: object) =>
    shop.call(whose, 'POST', `/company/approvals/${body.budget.approval}/${how}/`, asked);
  return { by, second, status: body.status, file, end };
}

const inDays = (days: number) => new Date(clock.now.getTime() + days * 24 * 60 * 60 * 1000);

it('on which no second person decided stays for thirty days from then, and whoever brought it is told', async () => {
  const { by, status, file } = await sentBudgets(29);
  expect(status).toBe('waiting');
  expect(await endApproval(database, { kinds: approvalKinds, now: inDays(7) })).toBe(true);
  const told = await shop.call(by, 'GET', '/v2/notifications/');
  expect(told.body.results).toMatchObject([
    { title: 'Your proposal has run out' },
    { title: 'The file of budgets is checked' },
  ]);
  await forgetOldRows(database, inDays(36));
  expect(await file()).toMatchObject({ status: 'ready', uploaded: 1 });
  await forgetOldRows(database, inDays(38));
  expect(await file()).toMatchObject({ status: 'discarded', uploaded: 0 });
});

it.each(['refused', 'withdrawn'] as const)(
  'that was sent in its last days stays as well when it is %s',
  async (ended) => {
    const { by, second, file, end } = await sentBudgets(29);
    await (ended === 'refused' ? end(second, 'refuse', { reason: 'Previše' }) : end(by, 'withdraw'));
    await forgetOldRows(database, inDays(29));
    expect(await file()).toMatchObject({ status: 'ready', uploaded: 1 });
  },
);
