import { sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import type { Database } from '../database/database.ts';
import { taskKinds } from '../task-kinds.ts';
import { createBatchSize } from '../tasks/batch-size.ts';
import { runTasks } from '../tasks/run-tasks.job.ts';
import { makeCategory } from '../testing/benefits.ts';
import type { Person } from '../testing/people.ts';
import { noticing, type Send } from '../testing/planted-bugs.ts';
import { storm } from '../testing/storm.ts';
import { startTestApp } from '../testing/test-app.ts';

const shop = await startTestApp();
const { database, clock } = shop;
await makeCategory(database, 4);
const admin = await shop.person({ changes: { adminRoles: ['operations'] } });
const other = await shop.person({ changes: { adminRoles: ['operations'] } });
const third = await shop.person({ changes: { adminRoles: ['operations'] } });

const PATH = '/admin/suggestions/';
const EACH = 8;

interface Suggested {
  who: Person;
  id: number;
}

/** Suggestions of three people, of whom two are in one company. */
async function suggested(): Promise<Suggested[]> {
  const companyId = await shop.company();
  const people = [
    await shop.person({ companyId }),
    await shop.person({ companyId }),
    await shop.person({ companyId: await shop.company('EUR') }),
  ];
  const made: Suggested[] = [];
  for (const who of people) {
    for (let index = 0; index < EACH; index += 1) {
      const idea = { name: `Keramika ${index}`, provider: 'Glina', category: 4, why: 'Rukama.' };
      made.push({ who, id: (await shop.call(who, 'POST', '/v2/suggestions/', idea)).body.id });
    }
  }
  return made;
}

const work = async (on: Database) => {
  const settings = { kinds: taskKinds, pace: createBatchSize(2), now: clock.now, log: { warn: () => {} } };
  while (await runTasks(on, settings));
};

/** Previews a bulk answer to all of them and starts it; returns the bulk's id. */
async function begins(send: Send, by: Person, ids: readonly number[], said: object): Promise<number> {
  const { body } = await send(by, 'POST', `${PATH}bulk/preview/`, { ids, action: 'answer', ...said });
  expect(body.affected).toBe(ids.length);
  expect((await send(by, 'POST', `${PATH}bulk/${body.id}/run/`)).status).toBe(200);
  return body.id;
}

/** One call of the storm: three run the tasks, the others answer one suggestion at the revision that was seen. */
async function between(send: Send, on: Database, index: number, made: readonly Suggested[]): Promise<number> {
  if (index < 3) return work(on).then(() => 0);
  const { who, id } = made[(index * 7) % made.length] as Suggested;
  const seen = { 'if-revision-match': '1' };
  return (await send(third, 'PATCH', `${PATH}${who.companyId}/${id}/`, { status: 'declined', answer: 'Ne.' }, seen))
    .status;
}

interface Stands {
  status: string;
  revision: number;
  /** Number of its answers in the log. */
  noted: number;
  /** Number of the two bulks that count it as answered by them. */
  done: number;
}

const standing = async (bulks: readonly number[]) => {
  const found = await database.execute(sql`
    select s.status, s.revision, (
        select count(*)::integer from changes c where c.kind = 'suggestion.answered' and c.company_id = s.company_id
          and c.record_id = s.id::text) as noted,
      (count(*) filter (where r.outcome = 'done'))::integer as done
    from suggestions s join bulk_rows r on r.record_id = s.id and r.bulk_id in (${bulks[0]}, ${bulks[1]})
    group by s.company_id, s.id order by s.id`);
  return found.rows as unknown as Stands[];
};

describe('many suggestions are answered by two at once, while a third answers some of them', () => {
  noticing(
    shop,
    async (send, on) => {
      const made = await suggested();
      const ids = made.map(({ id }) => id);
      const bulks = [
        await begins(send, admin, ids, { status: 'agreed', answer: 'Od januara.' }),
        await begins(send, other, ids, { status: 'contacted', answer: 'Pitamo ih.' }),
      ];
      const statuses = await storm(database, (index) => between(send, on, index, made));
      expect(statuses.filter((status) => ![0, 200, 409].includes(status))).toEqual([]);
      await work(on);

      // Each suggestion is answered once, by the first call, and logged once.
      const stands = await standing(bulks);
      expect(stands).toHaveLength(made.length);
      for (const { status, revision, noted, done } of stands) {
        expect([revision, noted, done]).toEqual([2, 1, status === 'declined' ? 0 : 1]);
      }
      const [first, second] = [
        (await send(admin, 'GET', `${PATH}bulk/${bulks[0]}/`)).body,
        (await send(other, 'GET', `${PATH}bulk/${bulks[1]}/`)).body,
      ];
      const answered = (wanted: string) => stands.filter(({ status }) => status === wanted).length;
      expect([first.changed, second.changed]).toEqual([answered('agreed'), answered('contacted')]);
      expect(answered('declined')).toBe(statuses.filter((status) => status === 200).length);
      // Nobody gets two notifications from the same bulk.
      const told = await database.execute(sql`
        select n.company_id, n.user_id, n.dedupe_key, count(*)::integer as times from notifications n
        where n.dedupe_key in (${`suggestions-${bulks[0]}`}, ${`suggestions-${bulks[1]}`})
        group by n.company_id, n.user_id, n.dedupe_key having count(*) > 1`);
      expect(told.rows).toEqual([]);
    },
    {
      // Compares with the current revision instead of the one that was previewed.
      looksAtTheRevisionOfNow: (text) =>
        text.replace('s.user_id, r.revision, r.after', 's.user_id, s.revision, r.after'),
    },
  );
});
