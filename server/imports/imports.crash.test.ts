import { setTimeout } from 'node:timers/promises';
import { expect, it } from 'vitest';
import type { Database } from '../database/database.ts';
import { reconcile } from '../database/reconcile.ts';
import { ask } from '../database/statement.ts';
import { sql } from '../database/text.ts';
import { asOwner } from '../testing/as-owner.ts';
import { type ChildServer, startChildServer } from '../testing/child-server.ts';
import { crashEmbedded, crashOnPostgres, type WithDatabase } from '../testing/crash-database.ts';
import { makePerson, type Person } from '../testing/people.ts';
import { checkedFile, newPeople } from '../testing/people-file.ts';
import { lengthOf } from '../testing/test-length.ts';
import { commitImport } from './commit-import.ts';
import { IN_COMPANY } from './import-places.ts';

// docs/abuse.md, case 22: a commit that is killed is written whole or not at all.
const ROWS = lengthOf({ short: 1500, full: 20_000 });
const KILLS = lengthOf({ short: 1, full: 3 });
/** Time limit in milliseconds: the embedded database alone takes minutes to check and write six files of 20,000 rows. */
const TIME_LIMIT = lengthOf({ short: 240_000, full: 1_200_000 });
const now = new Date();

/** The person who imports, and a colleague whom each file changes. */
async function makeOwner(database: Database) {
  const owner = await makePerson(database, now, { changes: { companyRoles: ['owner'] } });
  const changed = await makePerson(database, now, { companyId: owner.companyId, changes: { unit: '' } });
  return { owner, changed };
}

type Owner = Awaited<ReturnType<typeof makeOwner>>;

/** Two files of new people, of which the second also changes an existing person. */
const filesOf =
  ({ owner, changed }: Owner, round: number) =>
  async (database: Database) => {
    const rows = newPeople(`u${round}`, ROWS - 1);
    const first = await checkedFile(database, owner, { rows: newPeople(`first${round}`, ROWS), now });
    const change = [changed.email, '', '', `Smena ${round}`] as const;
    return { first, second: await checkedFile(database, owner, { rows: [...rows, change], now }) };
  };

async function commit({ url }: ChildServer, { headers }: Person, id: number): Promise<number | null> {
  const answer = await fetch(`${url}/api/company/imports/${id}/commit/`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: '{}',
  }).catch(() => null);
  return answer?.status ?? null;
}

/** What was written of a file: people, their budgets and addresses, the changes noted, and the existing person's change. */
async function writtenOf(database: Database, { owner: { companyId }, changed }: Owner, round: number, id: number) {
  const [found] = await ask<{ status: string; written: number[] }>(
    database,
    sql`
    with made as (select * from users where company_id = ${companyId} and email like ${`u${round}-%`})
    select (select status::text from imports where company_id = ${companyId} and id = ${id}) as status, jsonb_build_array(
      (select count(*) from made),
      (select count(*) from accounts a join made m on m.company_id = a.company_id and m.id = a.user_id),
      (select count(*) from people p join made m on m.company_id = p.company_id and m.id = p.user_id),
      (select count(*) from changes c
        where c.company_id = ${companyId} and c.via = 'import' and c.via_id = ${String(id)} and c.record_kind = 'person'),
      (select count(*) from users where id = ${changed.userId} and unit = ${`Smena ${round}`})) as written`,
  );
  expect(await reconcile(database)).toEqual([]);
  return found;
}

/** A server writes one file, and is killed at a random moment while it writes another one of the same length. */
async function killWhileWriting(
  settings: Record<string, string>,
  owner: Person,
  files: Record<'first' | 'second', number>,
) {
  const server = await startChildServer(settings);
  const began = performance.now();
  expect(await commit(server, owner, files.first)).toBe(200);
  const length = performance.now() - began;
  const answer = commit(server, owner, files.second);
  await setTimeout(length * (0.2 + 0.6 * Math.random()));
  // Also if the commit was quicker: the data folder is free only when the server has ended.
  await server.kill();
  return answer;
}

const nothing = { status: 'ready', written: [0, 0, 0, 0, 0] };
const everything = { status: 'done', written: [ROWS - 1, ROWS - 1, ROWS - 1, ROWS, 1] };

async function commitThroughKills(settings: Record<string, string>, withDatabase: WithDatabase) {
  const owner = await withDatabase(makeOwner);
  for (let round = 1; round <= KILLS; round += 1) {
    const files = await withDatabase(filesOf(owner, round));
    const status = await killWhileWriting(settings, owner.owner, files);
    await withDatabase(async (database) => {
      const left = await writtenOf(database, owner, round, files.second);
      // If the commit was quicker than the kill, its answer says that everything is there.
      expect(left).toEqual(status === 200 || left?.status === 'done' ? everything : nothing);
      const key = { companyId: owner.owner.companyId, id: files.second, kind: 'people' } as const;
      await commitImport(database, { place: IN_COMPANY, by: asOwner(owner.owner), key, end: null, invite: null, now });
      expect(await writtenOf(database, owner, round, files.second)).toEqual(everything);
    });
  }
}

// The embedded database takes long to open: in `npm test` checkout.crash.test.ts kills it.
const CRASHES = lengthOf({
  short: { 'on PostgreSQL': crashOnPostgres },
  full: { 'on PostgreSQL': crashOnPostgres, 'in the embedded database': crashEmbedded },
});

it.each(Object.entries(CRASHES))(
  'a server that is killed while it writes a file leaves nothing of it, and writes it when asked again, %s',
  { timeout: TIME_LIMIT },
  (_, crash) => crash(commitThroughKills),
);
