import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type SQL, sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { afterAll, expect, it } from 'vitest';
import { ORDERINGS } from '#contract/benefits/benefits.rules.ts';
import { MOST_COUNTED } from '#contract/records/record-list.contract.ts';
import { seedDemo } from '#demo/demo.ts';
import { seedMany } from '#demo/seed-many.ts';
import { benefitCounts } from '../admin-benefits/benefit-counts.ts';
import { BENEFITS } from '../admin-benefits/benefit-list.ts';
import { readTree } from '../admin-benefits/category-list.ts';
import { catalogueOf } from '../browse/catalogue-of.ts';
import { categoriesStatement, providersStatement } from '../categories/categories.service.ts';
import type { Database } from '../database/database.ts';
import { planNames } from '../database/plan-names.ts';
import { askBy } from '../database/statement.ts';
import { homeStatement } from '../home/home.service.ts';
import { nudgesStatement } from '../nudges/nudges.service.ts';
import { countRows, readRecords } from '../records/record-list.ts';
import { rowsRead } from '../testing/rows-read.ts';
import { startTestApp } from '../testing/test-app.ts';
import { lengthOf } from '../testing/test-length.ts';
import { detailsStatement } from './benefit-details.ts';
import { readFilter } from './benefit-filter.ts';
import { readOrder } from './benefit-order.ts';
import { pageAndCountStatement, pageStatement } from './benefit-page.ts';

const shop = await startTestApp();
const { now } = shop.clock;
const picturesFolder = mkdtempSync(join(tmpdir(), 'izbor-pictures-'));
afterAll(() => rmSync(picturesFolder, { recursive: true }));
await seedDemo(shop.database, { picturesFolder, storage: shop.app.shop.storage, now });
// Enough for a sequential scan to cost more than any index, and for more than a thousand to have the same word.
const MANY = lengthOf({ short: 30_000, full: 40_000 });
await seedMany(shop.database, { benefits: MANY, users: 500, now });
// Each company has a row for all core benefits, and has given some of them a position.
const PLACED = 40;
await shop.database.execute(sql`
  insert into core_benefits (company_id, benefit_id, position)
  select c.id, b.id, case when b.place <= ${PLACED} then b.place end from companies c, (
    select id, row_number() over (order by id) as place from benefits where kind = 'fixed') b`);
await shop.database.execute(sql`analyze core_benefits`);

const reader = { companyId: 1, userId: 427_718, language: 'SR', currency: 'RSD' } as const;

interface Node {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows'?: number;
  'Actual Loops'?: number;
  'Rows Removed by Filter'?: number;
  Plans?: Node[];
}

async function nodesOf(statement: SQL, database: Database = shop.database): Promise<Node[]> {
  const { rows } = await database.execute<{ 'QUERY PLAN': [{ Plan: Node }] }>(
    sql`explain (analyze, format json) ${statement}`,
  );
  const all = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(all)];
  const [plan] = rows[0]?.['QUERY PLAN'] ?? [];
  if (!plan) throw new Error('no plan');
  return all(plan.Plan);
}

// Tables that are small in this test: reading them whole is quicker than using an index.
const SMALL = [
  'providers',
  'categories',
  'companies',
  'exchange_rates',
  'accounts',
  'favourites',
  'orders',
  'order_lines',
];

async function wholeTablesRead(statement: SQL): Promise<string[]> {
  const nodes = await nodesOf(statement);
  return nodes
    .filter((node) => node['Node Type'] === 'Seq Scan')
    .map((node) => node['Relation Name'] ?? '')
    .filter((table) => !SMALL.includes(table));
}

/** How many benefits were read, including those that the filter removed. */
async function benefitsLookedAt(statement: SQL, database?: Database): Promise<number> {
  const nodes = (await nodesOf(statement, database)).filter((node) => node['Relation Name'] === 'benefits');
  const looked = nodes.map(
    (node) => ((node['Actual Rows'] ?? 0) + (node['Rows Removed by Filter'] ?? 0)) * (node['Actual Loops'] ?? 1),
  );
  return looked.reduce((sum, rows) => sum + rows, 0);
}

const wanted = (query: Parameters<typeof readFilter>[0], page = 1) => ({
  filter: readFilter(query, 'RSD'),
  order: readOrder(query.ordering),
  page,
  size: 21,
});

it.each(ORDERINGS)(
  'reads a page in the order %s from an index, of all, of a category, and of every kind',
  async (ordering) => {
    for (const query of [{ benefit_type: 'flexible' }, { benefit_type: 'flexible', category: 3 }, {}] as const) {
      const statement = pageStatement(reader, wanted({ ...query, ordering }));
      expect(await wholeTablesRead(statement)).toEqual([]);
      expect(await benefitsLookedAt(statement)).toBeLessThan(400);
    }
  },
);

it('reads core benefits in the order of their company from indexes, those that have a place and the first of the rest', async () => {
  for (const page of [1, 3]) {
    const statement = pageStatement(reader, wanted({ benefit_type: 'fixed' }, page));
    expect(await wholeTablesRead(statement)).toEqual([]);
    expect(await benefitsLookedAt(statement)).toBeLessThan(400);
  }
});

it.each([
  { search: 'masaža' },
  { category: 3002 },
  { providers: '1,2' },
  { location: 'Beograd' },
  { benefit_filter: 'voucher' },
  { category: 1, location: 'Novi Sad', benefit_filter: 'in_store', search: 'tren' },
] as const)('reads no table whole to narrow a list to %j', async (query) => {
  expect(await wholeTablesRead(pageStatement(reader, wanted({ ...query, benefit_type: 'flexible' })))).toEqual([]);
});

it.each([{ benefit_type: 'flexible' }, { benefit_type: 'flexible', category: 3 }, {}] as const)(
  'plans the first page of %j once, and reads no more by that plan',
  async (query) => {
    const statement = pageStatement(reader, wanted(query));
    const { sql: text, params } = new PgDialect().sqlToQuery(statement);
    // Plan names of its own, since other tests of this process may have used up those of the server.
    const ask = askBy(planNames(1));
    // One connection throughout, since prepared statements belong to a connection.
    await shop.database.transaction(async (transaction) => {
      for (let turn = 0; turn < 8; turn += 1) await ask(transaction, statement);
      const { rows } = await transaction.execute<{ name: string; planned: number; once: number }>(sql`
        select name, custom_plans as planned, generic_plans as once from pg_prepared_statements where statement = ${text}`);
      expect(rows).toEqual([{ name: expect.any(String), planned: 5, once: 2 }]);
      const values = params.map((value) => (typeof value === 'number' ? value : `'${value}'`)).join();
      const again = sql.raw(`execute "${rows[0]?.name}" (${values})`);
      expect(await benefitsLookedAt(again, transaction)).toBeLessThan(400);
    });
  },
);

it('reads no table whole for what fits a budget, and stops with the page', async () => {
  const statement = pageStatement(reader, { ...wanted({ benefit_type: 'flexible' }), fitsIn: 2026 });
  expect(await wholeTablesRead(statement)).toEqual([]);
  expect(await benefitsLookedAt(statement)).toBeLessThan(400);
});

it('finds first and sorts then, when what is searched for is sorted by name', async () => {
  const found = await shop.database.execute<{ number: number }>(sql`
    select count(*) as number from benefits where search_key like '%masaza%'`);
  const statement = pageStatement(reader, wanted({ benefit_type: 'flexible', search: 'masaža', ordering: '+name' }));
  expect(await benefitsLookedAt(statement)).toBeLessThan(2 * (found.rows[0]?.number ?? 0) + 100);
});

it('counts without reading the benefits themselves', async () => {
  const statement = pageAndCountStatement(reader, wanted({ benefit_type: 'flexible', category: 3 }));
  expect(await wholeTablesRead(statement)).toEqual([]);
});

it('reads one benefit, its similar ones, and home from indexes', async () => {
  for (const statement of [detailsStatement(reader, 20), homeStatement(reader, now)]) {
    expect(await wholeTablesRead(statement)).toEqual([]);
    expect(await benefitsLookedAt(statement)).toBeLessThan(1000);
  }
});

it('reads what fits a budget that ends soon from an index, and stops with what it shows', async () => {
  const statement = nudgesStatement(reader, 2026);
  expect(await wholeTablesRead(statement)).toEqual([]);
  expect(await benefitsLookedAt(statement)).toBeLessThan(400);
});

it('counts categories and providers from an index', async () => {
  expect(await wholeTablesRead(categoriesStatement(1))).toEqual([]);
  expect(await wholeTablesRead(providersStatement(1, { category: 3, kind: 'flexible' }))).toEqual([]);
});

it('the categories of administration are counted from an index alone, however many benefits there are', async () => {
  await shop.database.execute(sql`vacuum benefits`);
  // The counters of the statement before must not be counted here.
  await shop.database.execute(sql`select max(revision) from benefits`);
  // With a version of the catalogue for which no counts are cached.
  const read = await rowsRead(shop.database, (database) => readTree(database, { catalogueVersion: -1 }));
  const benefits = read.find(({ table }) => table === 'benefits');
  expect((benefits?.inTurn ?? 0) + (benefits?.byIndex ?? 0)).toBeLessThan(1000);
});

// With versions of the catalogue for which no counts are cached: the cached ones are later than 0.
const searching = (search: string, on: Database = shop.database) =>
  readRecords(on, BENEFITS.SR, { search }, benefitCounts(shop.database, { catalogueVersion: 0 }, { search }));
const exactly = (search: string) => countRows(shop.database, BENEFITS.SR, { query: { search }, most: 100_000 });

it('a search of administrators is counted by what is kept for the shop, and by those that are not on offer', async () => {
  await shop.database.execute(sql`
    update benefits set active = false where id in (select id from benefits where search_key like '%masaza%' order by id limit 5)`);
  expect((await searching('jog')).count).toBe(await exactly('jog'));

  await catalogueOf(shop.database, 0);
  let count = 0;
  const read = await rowsRead(shop.database, async (on) => {
    count = (await searching('masaža', on)).count;
  });
  expect(count).toBe(await exactly('masaža'));
  expect(count).toBeGreaterThan(1000);
  const benefits = read.find(({ table }) => table === 'benefits');
  expect((benefits?.inTurn ?? 0) + (benefits?.byIndex ?? 0)).toBeLessThan(1000);
  expect((await searching('masaža opuštanje')).count).toBe(await exactly('masaža opuštanje'));
});

it('a search that finds nothing, or more than is counted, says so where most of it was counted by what is kept', async () => {
  await catalogueOf(shop.database, 0);
  expect(await searching('kvrc')).toMatchObject({
    count: 0,
    count_is_exact: true,
    without: [{ filter: 'search', count: MOST_COUNTED }],
    results: [],
  });
  expect(await exactly('a')).toBeGreaterThan(MOST_COUNTED);
  expect(await searching('a')).toMatchObject({ count: MOST_COUNTED, count_is_exact: false, without: [] });
});

it('where many are not on offer they are counted by the words of these alone', async () => {
  await shop.database.execute(sql`update benefits set active = false where id % 20 = 0`);
  await shop.database.execute(sql`analyze benefits`);
  await catalogueOf(shop.database, 0);
  const scans = async (on: Database, index: string) => {
    const { rows } = await on.execute<{ scans: number }>(sql`
      select pg_stat_get_xact_numscans(${index}::regclass)::integer as scans`);
    return rows[0]?.scans;
  };
  await shop.database.transaction(async (transaction) => {
    const on = transaction as unknown as Database;
    const before = await scans(on, 'benefits_search');
    const { count } = await searching('trening', on);
    expect(await scans(on, 'benefits_search_not_offered')).toBe(1);
    expect(await scans(on, 'benefits_search')).toBe(before);
    expect(count).toBe(await exactly('trening'));
  });
});
