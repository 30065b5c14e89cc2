import { describe, expect } from 'vitest';
import type { Database } from '../database/database.ts';
import { reconcile } from '../database/reconcile.ts';
import { ask } from '../database/statement.ts';
import { sql } from '../database/text.ts';
import type { Person } from '../testing/people.ts';
import { noticing } from '../testing/planted-bugs.ts';
import { STORM, statuses, storm } from '../testing/storm.ts';
import { startTestApp } from '../testing/test-app.ts';

const shop = await startTestApp();
const PEOPLE = 6;

/** A budget that Vesna proposes to six people, and two who could approve it. */
async function proposed() {
  const vesna = await shop.person({ changes: { companyRoles: ['owner'] } });
  const { companyId } = vesna;
  const approvers = [
    await shop.person({ companyId, changes: { companyRoles: ['owner'] } }),
    await shop.person({ companyId, changes: { companyRoles: ['budgets'] } }),
  ] as const;
  const people: Person[] = [];
  while (people.length < PEOPLE) people.push(await shop.person({ companyId }));
  const body = { people: people.map(({ userId }) => userId), amount: 600_000 };
  const gift = (await shop.call(vesna, 'POST', '/company/budgets/', body)).body;
  return { companyId, vesna, approvers, people, gift, id: gift.approval as number };
}

const ended = (database: Database, companyId: number) =>
  ask<{ kind: string; count: number }>(
    database,
    sql`
    select kind, count(*)::integer as count from changes
    where company_id = ${companyId} and kind like 'approval.%' and kind <> 'approval.proposed' group by kind`,
  );

/** Only those of this company, since planted bugs leave breaches in others. */
const breaches = async (companyId: number) =>
  (await reconcile(shop.database)).filter((each) => each.company_id === companyId);

const has = async (who: Person) => (await shop.call(who, 'GET', '/v2/me/')).body.base_balance;

describe(`${STORM} decisions on one proposal at once, by two who approve and whoever proposed it`, () => {
  noticing(
    shop,
    async (send) => {
      const { companyId, vesna, approvers, people, gift, id } = await proposed();
      const { seen } = (await shop.call(approvers[0], 'GET', `/company/approvals/${id}/`)).body.now;
      const at = (how: string) => `/company/approvals/${id}/${how}/`;
      const answers = await storm(shop.database, (index) => {
        const who = approvers[index % 2] as Person;
        if (index % 5 === 3) return send(vesna, 'POST', at('withdraw'));
        if (index % 5 === 4) return send(who, 'POST', at('refuse'), { reason: 'Ne' });
        return send(who, 'POST', at('approve'), { seen });
      });
      expect(Object.keys(statuses(answers)).every((status) => ['200', '409'].includes(status))).toBe(true);
      const how = await ended(shop.database, companyId);
      expect(how.map(({ count }) => count)).toEqual([1]);
      const isGiven = how[0]?.kind === 'approval.approved';
      const money = await Promise.all(people.map(has));
      expect(new Set(money)).toEqual(new Set([isGiven ? 600_000 : 0]));
      const { status } = (await shop.call(vesna, 'GET', `/company/budgets/${gift.id}/`)).body;
      expect(status).toBe(isGiven ? 'given' : 'refused');
      expect(await breaches(companyId)).toEqual([]);
    },
    {
      // Nobody locks the company, and settling does not check that the proposal is still waiting.
      noCompanyLockNoWall: (text) =>
        text
          .replace(/(from companies where id = \$1) for no key update/, '$1')
          .replace(/^(\s*update approvals set [^;]+) and status = 'waiting'/, '$1'),
    },
  );
});

describe('a proposal that is approved while people leave', () => {
  noticing(
    shop,
    async (send, on) => {
      const { companyId, approvers, people, id } = await proposed();
      const [first, ...others] = people as [Person, ...Person[]];
      await ask(on, sql`update users set active = false where company_id = ${companyId} and id = ${first.userId}`);
      const answers = await storm(shop.database, async (index) => {
        const leaves = index % 20 === 19 ? others[Math.floor(index / 20)] : undefined;
        if (leaves) {
          await ask(on, sql`update users set active = false where company_id = ${companyId} and id = ${leaves.userId}`);
          return { status: 200, body: null };
        }
        const who = approvers[index % 2] as Person;
        const { seen } = (await send(who, 'GET', `/company/approvals/${id}/`)).body.now ?? {};
        return send(who, 'POST', `/company/approvals/${id}/approve/`, { seen: seen ?? 'a'.repeat(64) });
      });
      expect(Object.keys(statuses(answers)).every((status) => ['200', '409'].includes(status))).toBe(true);
      const [row] = await ask<{ given: number; after: number; status: string }>(
        shop.database,
        sql`
        select count(p.given_at)::integer as given, g.status,
          (count(*) filter (where p.user_id = ${first.userId} and p.given_at is not null))::integer as after
        from gifts g join gift_people p on p.company_id = g.company_id and p.gift_id = g.id
        where g.company_id = ${companyId} and g.approval_id = ${id} group by g.status`,
      );
      // A person who had left before the proposal was looked at gets nothing.
      expect(row?.after).toBe(0);
      expect(row).toMatchObject({ status: 'given' });
      expect(row?.given).toBeGreaterThanOrEqual(PEOPLE - 3);
      expect(await breaches(companyId)).toEqual([]);
    },
    {
      leftAreGiven: (text) =>
        text.replace('select company_id, user_id from next where reached', 'select company_id, user_id from next'),
    },
  );
});
