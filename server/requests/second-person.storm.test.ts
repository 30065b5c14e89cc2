import { describe, expect } from 'vitest';
import { reconcile } from '../database/reconcile.ts';
import { ask } from '../database/statement.ts';
import { sql } from '../database/text.ts';
import type { Person } from '../testing/people.ts';
import { noticing } from '../testing/planted-bugs.ts';
import { makeRequest } from '../testing/requests.ts';
import { STORM, storm } from '../testing/storm.ts';
import { startTestApp } from '../testing/test-app.ts';

const shop = await startTestApp();
const { database, clock } = shop;

/** Ana with money, and three reviewers. */
async function people(limit: number) {
  const companyId = await shop.company();
  const ana = await shop.person({ companyId, flexible: 100_000_000 });
  const reviewers = [
    await shop.person({ companyId, changes: { companyRoles: ['owner'] } }),
    await shop.person({ companyId, changes: { companyRoles: ['reviewer'] } }),
    await shop.person({ companyId, changes: { companyRoles: ['reviewer'] } }),
  ] as const;
  expect((await shop.call(reviewers[0], 'PUT', '/company/approval-limit/', { limit })).status).toBe(200);
  return { companyId, ana, reviewers };
}

/** Only those of this company, since planted bugs leave breaches in others. */
const breaches = async (companyId: number) =>
  (await reconcile(database)).filter((each) => each.company_id === companyId);
const known = (answers: readonly { status: number }[]) => answers.every(({ status }) => [200, 409].includes(status));

describe(`${STORM} acceptances of one request above the limit at once: it takes two people`, () => {
  noticing(
    shop,
    async (send) => {
      const { companyId, ana, reviewers } = await people(500);
      const id = await makeRequest(database, clock.now, ana);
      const answers = await storm(database, async (index) => {
        const who = reviewers[index % reviewers.length] as Person;
        const accept = async () => {
          const { seen } = (await send(who, 'GET', `/company/requests/${id}/`)).body;
          return send(who, 'POST', `/company/requests/${id}/decide/`, { decision: 'accepted', seen });
        };
        const first = await accept();
        return first.body.code === 'requests.seen' ? accept() : first;
      });
      expect(known(answers)).toBe(true);
      const [row] = await ask<{ status: string; proposals: number; different: boolean }>(
        database,
        sql`
        select r.status, a.proposed_by <> r.decided_by as different, (
          select count(*)::integer from approvals where company_id = ${companyId}) as proposals
        from requests r join approvals a on a.company_id = r.company_id and a.id = r.approval_id
        where r.company_id = ${companyId} and r.id = ${id}`,
      );
      expect(row).toEqual({ status: 'accepted', proposals: 1, different: true });
      expect(await breaches(companyId)).toEqual([]);
    },
    {
      // Nothing is locked, so the first person's acceptance also counts as the second's.
      noLocks: (text) => text.replaceAll(/for (no key )?update( of \w+)?/g, ''),
    },
  );
});

describe('a limit that falls while requests are accepted', () => {
  noticing(
    shop,
    async (send) => {
      const { companyId, ana, reviewers } = await people(900_000);
      const ids: number[] = [];
      while (ids.length < 12) ids.push(await makeRequest(database, clock.now, ana));
      await storm(database, (index) => {
        if (index === STORM / 2) return send(reviewers[0], 'PUT', '/company/approval-limit/', { limit: 500 });
        const seen = { status: 'pending', comment: null };
        const path = `/company/requests/${ids[index % ids.length]}/decide/`;
        return send(reviewers[1], 'POST', path, { decision: 'accepted', seen });
      });
      // What one person accepted alone was accepted before the limit was lowered.
      const late = await ask(
        database,
        sql`
        select c.record_id from changes c where c.company_id = ${companyId} and c.kind = 'request.accepted' and c.id > (
          select max(l.id) from changes l where l.company_id = ${companyId} and l.kind = 'company.changed')`,
      );
      expect(late).toEqual([]);
      expect(await breaches(companyId)).toEqual([]);
    },
    {
      notHeld: (text) =>
        text
          .replace(/ for share of c\b/, '')
          .replace('with moved as', 'with pause as materialized (select pg_sleep(0.02)), moved as'),
    },
  );
});
