import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { Caller } from '../caller/caller.ts';
import { orderList } from '../corporate/corporate-orders.ts';
import { peopleList } from '../corporate/corporate-people.ts';
import type { Database } from '../database/database.ts';
import { importList } from '../imports/read-import.ts';
import { invitationList } from '../registration/invitation-list.ts';
import { readQueue } from '../requests/review-queue.ts';
import { colleagues } from '../staff/colleague-list.ts';
import { SUGGESTIONS } from '../suggestions/suggestion-list.ts';
import { makeBenefit, makeCategory } from '../testing/benefits.ts';
import { rowsRead } from '../testing/rows-read.ts';
import { startTestApp } from '../testing/test-app.ts';
import { readWaiting } from '../today/read-waiting.ts';
import { waitingInCompany } from '../today/waiting-kinds.ts';
import { readRecords } from './record-list.ts';

const shop = await startTestApp();
const { database, clock } = shop;
/** More rows than the limit up to which a list is counted. */
const MANY = 12_000;
/** The rows up to that limit, and some more that a page may read. */
const COUNTED = 10_500;

const boss = await shop.person({ changes: { companyRoles: ['owner'] } });
const { companyId } = boss;
await makeCategory(database, 1);
const benefit = await makeBenefit(database, clock.now);
const now = clock.now.toISOString();
await database.execute(sql`
  insert into users (company_id, email, first_name, last_name, created_at)
  select ${companyId}::bigint, 'page-' || n || '@izbor.test', 'Ana', 'Broj ' || n, ${now}::timestamptz from generate_series(1, ${MANY}::integer) n`);
await database.execute(sql`
  insert into accounts (company_id, user_id, category_id, year, allocated)
  select company_id, id, 0, 0, 1000 from users where company_id = ${companyId} and first_name = 'Ana' and email like 'page-%'`);
await database.execute(sql`
  insert into suggestions (company_id, user_id, name, provider, category_id, why, created_at)
  select company_id, id, 'Plivanje', 'Bazen', 1, '', ${now}::timestamptz from users where company_id = ${companyId}`);
await database.execute(sql`
  with made as (
    insert into orders (company_id, user_id, status, total, payroll_tax, currency, cart_version, created_at)
    select company_id, id, 'completed', 1000, 0, 'RSD', '', ${now}::timestamptz from users where company_id = ${companyId} returning *)
  insert into order_lines (company_id, order_id, benefit_id, root_category_id, way_to_buy, name_en, name_sr, provider_name, count, price,
    discount, unit_price, total, company_price, benefit_currency, benefit_rate, order_rate, paid_from_category, paid_from_flexible, budget_year)
  select company_id, id, ${benefit}::integer, 1, 'web', 'Swimming', 'Plivanje', 'Bazen', 1, 1000, 0, 1000, 1000, 0, 'RSD', 1, 1, 0, 1000, 2026
  from made`);
await database.execute(sql`
  with sent as (
    insert into files (company_id, user_id, key, name, type, bytes, sha256, created_at)
    select company_id, id, 'page-' || id, 'racun.pdf', 'application/pdf', 10, md5(id::text), ${now}::timestamptz from users
    where company_id = ${companyId} returning *)
  insert into requests (company_id, user_id, kind, category_id, provider_name, description, search_key, purchase_date, amount, currency,
    held_from_category, held_from_flexible, budget_year, file_id, first_filed_at, created_at, status, decided_at)
  select company_id, user_id, 'reimbursement', 1, 'Optika', 'Naočare', 'optika naocare', '2026-11-01', 1000, 'RSD', 0, 1000, 2026, id,
    created_at, created_at, (case when id % 20 = 0 then 'pending' else 'accepted' end)::request_status, case when id % 20 <> 0 then created_at end
  from sent`);
await database.execute(sql`
  with brought as (
    insert into imports (company_id, kind, status, file_name, columns, total, created_by, created_by_company_id, created_at)
    select ${companyId}::bigint, 'people', 'ready', 'ljudi.csv', '["email"]', ${MANY}::integer, ${boss.userId}::bigint, ${companyId}::bigint, ${now}::timestamptz
    returning *)
  insert into import_rows (company_id, import_id, line, cells, outcome)
  select company_id, id, n + 1, '["ana@izbor.test"]', 'added' from brought, generate_series(1, ${MANY}::integer) n`);
await database.execute(sql`
  insert into invitations (company_id, id_hash, email, created_at, expires_at, send_at, sent_at)
  select ${companyId}::bigint, sha256(convert_to(n::text, 'UTF8')), 'pozvan-' || n || '@izbor.test', ${now}::timestamptz,
    ${now}::timestamptz + interval '14 days', ${now}::timestamptz, ${now}::timestamptz
  from generate_series(1, ${MANY}::integer) n`);
await database.execute(sql`vacuum analyze`);

/** The largest number of rows that a read takes from a table by a sequential scan. */
async function looked(read: (database: Database) => Promise<unknown>): Promise<number> {
  return Math.max(...(await rowsRead(database, read)).map(({ inTurn }) => inTurn));
}

const LISTS = [
  ['people', colleagues(companyId, clock.now)],
  ['people and their budgets', peopleList(companyId, clock.now, {})],
  ['lines of orders', orderList(companyId, 'SR')],
  ['suggestions', SUGGESTIONS],
  ['imports', importList({ companyId, kind: 'people' })],
] as [string, typeof SUGGESTIONS][];

it.each(LISTS)('the first page of %s reads no table further than it counts', async (_, list) => {
  expect(await looked((on) => readRecords(on, list, {}))).toBeLessThan(COUNTED);
});

it.each(LISTS)('nor does the first page of %s by a plan for any company', async (_, list) => {
  const read = async (on: Database) => {
    await on.execute(sql`set local plan_cache_mode = force_generic_plan`);
    await readRecords(on, list, {});
  };
  expect(await looked(read)).toBeLessThan(COUNTED);
});

it.each([{ search: 'ana' }, { unit: 'Prodaja' }, { state: 'ended' }])(
  'plans people narrowed to %j each time, and keeps no plan for any value',
  async (query) => {
    const added = await database.transaction(async (transaction) => {
      const kept = async () => {
        const { rows } = await transaction.execute(sql`select count(*)::integer as plans from pg_prepared_statements`);
        return Number(rows[0]?.plans);
      };
      const before = await kept();
      const list = colleagues(companyId, clock.now);
      for (let turn = 0; turn < 3; turn += 1) await readRecords(transaction as unknown as Database, list, query);
      return (await kept()) - before;
    });
    expect(added).toBe(0);
  },
);

it('adds the budgets of a company up once to order its people by what they have left', async () => {
  const list = peopleList(companyId, clock.now, { ordering: '-left' });
  const read = await rowsRead(database, (on) => readRecords(on, list, { ordering: '-left' }));
  const accounts = read.find(({ table }) => table === 'accounts');
  expect((accounts?.inTurn ?? 0) + (accounts?.byIndex ?? 0)).toBeLessThan(MANY + 1000);
});

it.each(['pending', 'decided'] as const)(
  'requests that are %s are read no further than they are counted',
  async (queue) => {
    const reviewing = { companyId, userId: boss.userId, now: clock.now };
    // The possible second persons are searched for among the few people with a role.
    expect(await looked((on) => readQueue(on, reviewing, { queue }))).toBeLessThan(COUNTED);
  },
);

it('what waits finds others like it by an index, also where all of a company paid as much on one day', async () => {
  const reviewing = { companyId, userId: boss.userId, now: clock.now };
  const read = await rowsRead(database, (on) => readQueue(on, reviewing, { queue: 'pending' }));
  const fetched = read.find(({ table }) => table === 'requests')?.byIndex;
  expect(fetched).toBeLessThan(1000);
});

it('asks a company once what it promised, however many of its requests wait', async () => {
  const roles = { admin_roles: [], company_roles: ['owner' as const], corporate_account: false };
  const caller = Object.assign({}, boss, { roles }) as unknown as Caller;
  const read = await rowsRead(database, async (on) => {
    const waiting = await readWaiting(on, waitingInCompany(caller, clock.now), { roles, now: clock.now });
    expect(waiting.find(({ kind }) => kind === 'requests.pending')?.count).toBe(MANY / 20);
  });
  const companies = read.find(({ table }) => table === 'companies');
  expect((companies?.inTurn ?? 0) + (companies?.byIndex ?? 0)).toBeLessThan(100);
});

it('asks whether somebody has an account for the invitations of a page alone', async () => {
  const list = invitationList(companyId, clock.now);
  const read = await rowsRead(database, (on) => readRecords(on, list, { unopened: true }));
  expect(read.find(({ table }) => table === 'users')?.inTurn).toBe(0);
});
