import { describe, expect } from 'vitest';
import { ask } from '../../database/statement.ts';
import { sql } from '../../database/text.ts';
import { makeBenefit } from '../../testing/benefits.ts';
import { type BudgetRow, checkedBudgets } from '../../testing/budget-file.ts';
import type { Person } from '../../testing/people.ts';
import { noticing } from '../../testing/planted-bugs.ts';
import { statuses } from '../../testing/storm.ts';
import { startTestApp } from '../../testing/test-app.ts';

const shop = await startTestApp({ on: 'postgres' });
const { database, clock } = shop;
const PEOPLE = 12;
/** In minor units: each person's money, what a file takes of it, and the price each of them buys for. */
const HAS = 100_000;
const TAKEN = 60_000;
const PRICE = 50_000;

async function company() {
  const vesna = await shop.person({ changes: { companyRoles: ['owner'] } });
  const { companyId } = vesna;
  const people: Person[] = [];
  while (people.length < PEOPLE) people.push(await shop.person({ companyId, flexible: HAS }));
  const file = (amount: string) =>
    checkedBudgets(database, vesna, { rows: people.map(({ email }): BudgetRow => [email, amount]), now: clock.now });
  return { vesna, people, file };
}

const at = (id: number) => `/company/budget-imports/${id}/commit/`;

const sums = (companyId: number) =>
  ask<{ allocated: number; people: number }>(
    database,
    sql`
    select allocated, count(*)::integer as people from accounts a join users u on u.company_id = a.company_id and u.id = a.user_id
    where a.company_id = ${companyId} and u.company_roles = '{}' group by 1 order by 1`,
  );

describe('two files that take what is unspent, while everybody buys', () => {
  noticing(
    shop,
    async (send) => {
      const { vesna, people, file } = await company();
      const ids = [await file('-600'), await file('-600.00')];
      const benefit = await makeBenefit(database, clock.now, { price: PRICE });
      for (const who of people) await shop.call(who, 'POST', '/v2/toggle-cart/', { id: benefit });
      const [written, bought] = await Promise.all([
        Promise.all(ids.map((id) => send(vesna, 'POST', at(id), {}))),
        Promise.all(people.map((who) => send(who, 'POST', '/v2/complete-purchase/', {}))),
      ]);
      // A file is written whole or not at all: whichever call is first decides, and nobody is left with less than they spent.
      const files = statuses(written)[200] ?? 0;
      expect([0, 1]).toContain(files);
      for (const { status, body } of written) if (status !== 200) expect(body.code).toBe('imports.changed');
      for (const { status } of bought) expect([200, 400, 409]).toContain(status);
      expect(await sums(vesna.companyId)).toEqual([{ allocated: HAS - files * TAKEN, people: PEOPLE }]);
    },
    {
      // Takes the whole amount in the file, even if it is partly spent.
      overdrawing: (text) =>
        text.replaceAll(
          "-least(-(r.wanted ->> 'amount')::bigint, coalesce(a.allocated - a.spent - a.held, 0))",
          "(r.wanted ->> 'amount')::bigint",
        ),
    },
  );
});

describe('one file that is written by many at once', () => {
  noticing(
    shop,
    async (send) => {
      const { vesna, file } = await company();
      const id = await file('10');
      const answers = await Promise.all(Array.from({ length: 8 }, () => send(vesna, 'POST', at(id), {})));
      expect(statuses(answers)).toEqual({ 200: 8 });
      expect(await sums(vesna.companyId)).toEqual([{ allocated: HAS + 1000, people: PEOPLE }]);
    },
    { staysReady: (text) => text.replace("set status = 'done', committed_at", 'set committed_at') },
  );
});

describe('rows that are left out while the file is written', () => {
  noticing(
    shop,
    async (send) => {
      const { vesna, people, file } = await company();
      const id = await file('10');
      const leaveOut = (line: number) =>
        send(vesna, 'PATCH', `/company/budget-imports/${id}/rows/`, { rows: [{ line, left_out: true }] });
      // The file's heading is line 1.
      const leaving = (from: number, to: number) =>
        people.slice(from, to).map((_, place) => leaveOut(from + place + 2));
      const [before, written, after] = await Promise.all([
        Promise.all(leaving(0, PEOPLE / 2)),
        send(vesna, 'POST', at(id), {}),
        Promise.all(leaving(PEOPLE / 2, PEOPLE)),
      ]);
      expect(written).toMatchObject({ status: 200, body: { status: 'done' } });
      const answers = [...before, ...after];
      for (const { status, body } of answers) if (status !== 200) expect(body.code).toBe('imports.status');
      // A row whose leaving out was acknowledged gives nothing; all others do.
      const left = statuses(answers)[200] ?? 0;
      const having = [
        { allocated: HAS, people: left },
        { allocated: HAS + 1000, people: PEOPLE - left },
      ];
      expect(await sums(vesna.companyId)).toEqual(having.filter(({ people: some }) => some > 0));
      expect((await shop.call(vesna, 'GET', `/company/budget-imports/${id}/`)).body).toMatchObject({
        status: 'done',
        figures: { added: PEOPLE - left, left_out: left },
      });
    },
    { notHeld: (text) => (text.includes('from imports where') ? text.replace('for no key update', '') : text) },
  );
});
