import { sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import type { Database } from '../database/database.ts';
import { reconcile } from '../database/reconcile.ts';
import { taskKinds } from '../task-kinds.ts';
import { createBatchSize } from '../tasks/batch-size.ts';
import { runTasks } from '../tasks/run-tasks.job.ts';
import type { Person } from '../testing/people.ts';
import { noticing, type Send } from '../testing/planted-bugs.ts';
import { makeRequest } from '../testing/requests.ts';
import { storm } from '../testing/storm.ts';
import { startTestApp } from '../testing/test-app.ts';

const shop = await startTestApp();
const { database, clock } = shop;

const EACH = 8;

/** Three employees whose requests have no signals for the review, and two reviewers. */
async function company() {
  const companyId = await shop.company();
  const changes = { createdAt: new Date('2025-01-15T10:00:00Z') };
  const boss = await shop.person({ companyId, changes: { companyRoles: ['owner'] } });
  const chief = await shop.person({ companyId, changes: { companyRoles: ['reviewer'] } });
  const filed: { who: Person; id: number }[] = [];
  for (const name of ['Ana', 'Iva', 'Eva']) {
    const who = await shop.person({ companyId, flexible: 5_000_000, changes: { ...changes, firstName: name } });
    for (let index = 0; index < EACH; index += 1) {
      filed.push({ who, id: await makeRequest(database, clock.now, who, { providerName: `${name} ${index}` }) });
    }
  }
  return { companyId, boss, chief, filed };
}

const work = async (on: Database) => {
  const settings = { kinds: taskKinds, pace: createBatchSize(2), now: clock.now, log: { warn: () => {} } };
  while (await runTasks(on, settings));
};

const rows = async <Row>(query: ReturnType<typeof sql>) => (await database.execute(query)).rows as Row[];

/** One call of the storm: two run the tasks, the others cancel or reject requests that are being accepted. Returns the status. */
async function between(send: Send, on: Database, index: number, { chief, filed }: Awaited<ReturnType<typeof company>>) {
  if (index < 2) return work(on).then(() => 200);
  const { who, id } = filed[(index * 7) % filed.length] as { who: Person; id: number };
  const seen = { status: 'pending', comment: null };
  const rejecting = { decision: 'rejected', code: 'other', words: 'Ne', seen };
  const { status } =
    index % 2 === 0
      ? await send(who, 'PATCH', `/v2/requests/${id}/`, { status: 'cancelled' })
      : await send(chief, 'POST', `/company/requests/${id}/decide/`, rejecting);
  return status;
}

describe('many requests are accepted while their employees cancel and a colleague decides', () => {
  noticing(
    shop,
    async (send, on) => {
      const all = await company();
      const { companyId, boss, filed } = all;
      const asked = { action: 'accept', ids: filed.map(({ id }) => id) };
      const { body } = await send(boss, 'POST', '/company/requests/bulk/preview/', asked);
      expect(body.affected).toBe(filed.length);
      expect((await send(boss, 'POST', `/company/requests/bulk/${body.id}/run/`)).status).toBe(200);
      const statuses = await storm(database, (index) => between(send, on, index, all));
      expect(statuses.filter((status) => ![200, 409].includes(status))).toEqual([]);
      await work(on);

      const stands = (await send(boss, 'GET', `/company/requests/bulk/${body.id}/`)).body;
      expect(stands.status).toBe('done');
      expect(stands.left_out.every(({ why }: { why: string }) => why === 'moved')).toBe(true);
      const decided = await rows<{ status: string; times: number; bulk: number; mails: number }>(sql`
        select r.status, (
            select count(*)::integer from request_events e where e.company_id = r.company_id and e.request_id = r.id
              and e.status in ('accepted', 'rejected', 'cancelled')) as times, (
            select count(*)::integer from bulk_rows b where b.bulk_id = ${body.id} and b.record_id = r.id
              and b.outcome = 'done') as bulk, (
            select count(*)::integer from outbox o where o.company_id = r.company_id and o.kind = 'request_news'
              and (o.payload->>'requestId')::bigint = r.id) as mails
        from requests r where r.company_id = ${companyId}`);
      // Each request is decided once, by the first call, and one mail is sent.
      for (const { status, times, bulk, mails } of decided) {
        expect([times, bulk, mails]).toEqual([1, status === 'accepted' ? 1 : 0, status === 'cancelled' ? 0 : 1]);
      }
      expect(stands.changed).toBe(decided.filter(({ status }) => status === 'accepted').length);
      const [{ held } = {}] = await rows<{ held: number }>(
        sql`select sum(held)::integer as held from accounts where company_id = ${companyId}`,
      );
      expect(held).toBe(0);
      expect((await reconcile(database)).filter((each) => Number(each.company_id) === companyId)).toEqual([]);
    },
    {
      // Nothing is locked, and a move does not check the request's status.
      noLocks: (text) =>
        text
          .replaceAll(/for (no key )?update( of u\b)?$/g, '')
          .replace(/and status = (\$\d+)::request_status/, 'and $1::request_status is not null')
          .replace('with moved as', 'with pause as materialized (select pg_sleep(0.02)), moved as'),
      // The bulk also takes rows that are already done.
      twice: (text) => text.replace("and r.outcome = 'waiting'", "and r.outcome <> 'moved'"),
    },
  );
});
