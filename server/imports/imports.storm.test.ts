import { describe, expect } from 'vitest';
import type { Database } from '../database/database.ts';
import { ask } from '../database/statement.ts';
import { sql } from '../database/text.ts';
import { checkedFile, newPeople } from '../testing/people-file.ts';
import { noticing } from '../testing/planted-bugs.ts';
import { STORM, statuses, storm } from '../testing/storm.ts';
import { startTestApp } from '../testing/test-app.ts';

const shop = await startTestApp({ on: 'postgres' });
const { database, clock } = shop;
const PEOPLE = 20;
let files = 0;

const boss = () => shop.person({ changes: { companyRoles: ['owner'] } });
const at = (id: number) => `/company/imports/${id}/commit/`;

/** How many people, budgets, addresses and noted changes the files of a company made. */
async function writtenIn(on: Database, companyId: number) {
  const [row] = await ask<{ people: number; budgets: number; addresses: number; noted: number }>(
    on,
    sql`
    with made as (select * from users where company_id = ${companyId} and email like 'storm%')
    select (select count(*)::integer from made) as people,
      (select count(*)::integer from accounts a join made m on m.company_id = a.company_id and m.id = a.user_id) as budgets,
      (select count(*)::integer from people p join made m on m.company_id = p.company_id and m.id = p.user_id) as addresses,
      (select count(*)::integer from changes c where c.company_id = ${companyId} and c.kind = 'person.added') as noted`,
  );
  return row;
}

const once = { people: PEOPLE, budgets: PEOPLE, addresses: PEOPLE, noted: PEOPLE };
/** A file of new people; two files with the same letters have the same people. */
const file = (who: Awaited<ReturnType<typeof boss>>, letters: string) =>
  checkedFile(database, who, { rows: newPeople(letters, PEOPLE), now: clock.now });
const nextLetters = () => {
  files += 1;
  return `storm${files}`;
};

describe(`${STORM} commits of one import at once write it once, and all say that it is written`, () => {
  noticing(
    shop,
    async (send) => {
      const who = await boss();
      const id = await file(who, nextLetters());
      const answers = await storm(database, () => send(who, 'POST', at(id), {}));
      expect(statuses(answers)).toEqual({ 200: STORM });
      expect(await writtenIn(database, who.companyId)).toEqual(once);
    },
    { staysReady: (text) => text.replace("set status = 'done', committed_at", 'set committed_at') },
  );
});

describe('commits of one import at once, of which each ends somebody else', () => {
  noticing(
    shop,
    async (send) => {
      const who = await boss();
      const id = await file(who, nextLetters());
      const leaving: number[] = [];
      while (leaving.length < 3) leaving.push((await shop.person({ companyId: who.companyId })).userId);
      const end = (people: number[]) => ({ end: { people, last_day: '2027-06-30', reason: 'Odlazi', count: 1 } });
      const asked = [...leaving, ...leaving];
      const answers = await Promise.all(asked.map((one) => send(who, 'POST', at(id), end([one]))));
      const ended = (await send(who, 'GET', '/company/people/?state=leaving')).body.results;
      // Commits with the end that was done succeed; those with another one are refused.
      const told = asked.map((one) => (one === ended[0].id ? 200 : 409));
      expect([answers.map(({ status }) => status), ended.length]).toEqual([told, 1]);
    },
    { anyAnswer: (text) => text.replace(' as "isOther"', ' and false as "isOther"') },
  );
});

describe('imports of the same people that are committed at once', () => {
  noticing(
    shop,
    async (send) => {
      const who = await boss();
      const letters = nextLetters();
      const ids: number[] = [];
      while (ids.length < 5) ids.push(await file(who, letters));
      const answers = await Promise.all(ids.map((id) => send(who, 'POST', at(id), {})));
      expect(statuses(answers)).toEqual({ 200: 1, 409: 4 });
      for (const { status, body } of answers)
        if (status === 409) expect(body).toMatchObject({ code: 'imports.changed', rows: PEOPLE });
      expect(await writtenIn(database, who.companyId)).toEqual(once);
    },
    {
      doubled: (text) =>
        text.replace(
          'from r on conflict do nothing\n',
          "from r on conflict (company_id, email) do update set unit = ''\n",
        ),
    },
  );
});
