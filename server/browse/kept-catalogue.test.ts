import { type SQL, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import { benefitInFull, listBenefits } from '#contract/benefits/benefits.contract.ts';
import { KINDS, ORDERINGS, WAYS_TO_BUY } from '#contract/benefits/benefits.rules.ts';
import { createApp } from '../app.ts';
import { readDetails } from '../benefits/benefit-details.ts';
import { readFilter } from '../benefits/benefit-filter.ts';
import { readOrder } from '../benefits/benefit-order.ts';
import { readPage } from '../benefits/benefit-page.ts';
import { readConfig } from '../config/config.ts';
import { openDatabase } from '../database/open-database.ts';
import { jsonSchema } from '../endpoints/json-schema.ts';
import { pageAnswer } from '../endpoints/page-answer.ts';
import { serialiser } from '../endpoints/serialiser.ts';
import { makeProvider } from '../testing/benefits.ts';
import { stock } from '../testing/catalogue.ts';
import { startTestApp } from '../testing/test-app.ts';
import { lengthOf } from '../testing/test-length.ts';

// Two servers answer from the catalogue that they cache. After each change, made behind their backs, either one must answer byte for byte
// what the plain statements read.

const shop = await startTestApp();
const { database, clock } = shop;
const other = await openDatabase({ url: shop.opened.url, dataDir: shop.opened.dataDir, patient: true });
const otherApp = createApp({
  database: other.database,
  config: { ...readConfig({ DATA_DIR: shop.opened.dataDir }), logLevel: 'silent' },
  clock: () => clock.now,
});
afterAll(async () => {
  await otherApp.close();
  await other.close();
});

const budgets = { flexible: 90_000, budgets: { 1: 20_000 } };
const marko = { ...(await shop.person({ language: 'SR', ...budgets })), language: 'SR', currency: 'RSD' } as const;
const ana = {
  ...(await shop.person({ language: 'EN', currency: 'EUR', ...budgets })),
  language: 'EN',
  currency: 'EUR',
} as const;
const readers = [marko, ana] as const;
const sellers = [await makeProvider(database, { name: 'Kalisport' }), await makeProvider(database, { name: 'Fluo' })];

const NAMES = ['Ćao', 'Čaj', 'Zoo', 'masaža lica', 'Masaža', '\u{1f3ca} pool', '\uffee pool', 'a.b%c_d', ''];
const PLACES = ['Beograd', 'Novi Sad', 'Cela Srbija', 'Online'];
const wanted = Array.from({ length: 40 }, (_, n) => ({
  nameEn: NAMES[(n * 7 + 3) % NAMES.length] || `Thing ${n}`,
  nameSr: NAMES[n % NAMES.length] ?? '',
  descriptionEn: n % 4 === 0 ? '' : `<p>About "favorite":false, ${n}</p>`,
  kind: KINDS[n % 5 < 3 ? 0 : n % 3] ?? 'flexible',
  wayToBuy: WAYS_TO_BUY[n % 4] ?? 'web',
  providerId: sellers[n % 2] ?? 0,
  categoryId: [1, 11, 12, 3, 31][n % 5] ?? 1,
  price: n % 6 === 0 ? null : 5000 * (1 + (n % 9)),
  currency: n % 4 === 0 ? ('EUR' as const) : ('RSD' as const),
  discount: n % 3 === 0 ? 15 : 0,
  bought: n % 7,
  locations: [PLACES[n % 4] ?? '', PLACES[(n * 3) % 4] ?? ''],
  pictures: n % 5 === 0 ? [] : [{ position: 0, image: `/pictures/scene${n % 3}-${n % 2}.svg`, altSr: `slika ${n}` }],
  addedAt: new Date(clock.now.getTime() - (n % 8) * 3_600_000),
  companies: n % 4 === 1 ? [(n % 8 < 4 ? marko : ana).companyId] : null,
}));
const ids = await stock(database, clock.now, wanted);

const oneOf = <Value>(...values: Value[]) => fc.constantFrom(...values);

interface Query {
  ordering?: (typeof ORDERINGS)[number];
  benefit_type?: (typeof KINDS)[number];
  providers?: string;
  category?: number;
  search?: string;
  location?: string;
  benefit_filter?: 'web' | 'voucher';
  fits?: boolean;
  page?: number;
  page_size?: number;
}
const queries: fc.Arbitrary<Query> = fc.record(
  {
    ordering: oneOf(...ORDERINGS),
    benefit_type: oneOf(...KINDS),
    providers: oneOf(`${sellers[0]}`, `${sellers[1]},${sellers[0]}`, '999'),
    category: oneOf(1, 11, 12, 3, 31, 999),
    search: oneOf('mas', 'masaza', 'a', 'thing 1', 'o z', 'pool', '%c', 'kali', 'plivanje'),
    location: oneOf('Beograd', 'Cela Srbija', 'Online', 'Bar'),
    benefit_filter: oneOf('web', 'voucher'),
    fits: oneOf(true),
    page: oneOf(1, 2, 9),
    page_size: oneOf(3, 10),
  },
  { requiredKeys: [] },
);

/** Changes of a benefit and of what it is shown with; `n` is any number. */
const CHANGES: Record<string, (id: number, n: number) => SQL> = {
  price: (id, n) => sql`update benefits set price = ${n}, sort_price = ${n} where id = ${id}`,
  bought: (id, n) => sql`update benefits set bought = ${n % 9} where id = ${id}`,
  name: (id, n) =>
    sql`update benefits set name_sr = ${`Ime ${n}`}, sort_sr = ${`ime ${n}`}, search_key = ${`ime ${n} mas`} where id = ${id}`,
  text: (id, n) =>
    sql`update benefits set description_sr = ${n % 2 ? `<p>${n}</p>` : ''}, website = ${`${n}`} where id = ${id}`,
  active: (id, n) => sql`update benefits set active = ${n % 3 !== 0} where id = ${id}`,
  category: (id, n) =>
    sql`update benefits set category_id = ${n % 2 ? 11 : 12} where id = ${id} and root_category_id = 1`,
  kind: (id, n) => sql`update benefits set kind = ${KINDS[n % 3]} where id = ${id} and owner_company_id is null`,
  offer: (id, n) =>
    sql`insert into benefit_companies values (${readers[n % 2]?.companyId}, ${id}) on conflict do nothing`,
  withdraw: (id) => sql`delete from benefit_companies where benefit_id = ${id}`,
  ofAll: (id, n) => sql`update benefits set for_all_companies = ${n % 2 === 0} where id = ${id}`,
  placed: (id, n) => sql`
    insert into core_benefits (company_id, benefit_id, position, active) values (${marko.companyId}, ${id}, ${n % 20}, ${n % 4 !== 0})
    on conflict (company_id, benefit_id) do update set position = excluded.position, active = excluded.active`,
  provider: (_, n) =>
    sql`update providers set name = ${`Ime ${n}`}, active = ${n % 3 !== 0} where id = ${sellers[n % 2]}`,
  tree: (_, n) => sql`update categories set parent_id = ${n % 2 ? 1 : 3} where id = 31`,
  rate: (_, n) => sql`update exchange_rates set per_euro = ${117_000_000 + n * 1000} where currency = 'RSD'`,
  favourite: (id, n) => sql`
    insert into favourites values (${readers[n % 2]?.companyId}, ${readers[n % 2]?.userId}, ${id}, now()) on conflict do nothing`,
  spent: (_, n) =>
    sql`update accounts set allocated = ${n * 100} where company_id = ${marko.companyId} and category_id = 0`,
  removed: (id, n) => sql`with gone as (select from benefits where ${n % 10 === 0} and id = ${id} and kind = 'flexible'
      and not exists (select from favourites f where f.benefit_id = benefits.id)
      and not exists (select from core_benefits c where c.benefit_id = benefits.id)
      and not exists (select from benefit_companies o where o.benefit_id = benefits.id) for update)
    delete from benefits where id = ${id} and exists (select from gone)`,
};

interface Step {
  change: string;
  benefit: number;
  n: number;
  query: Query;
}
const step = fc.record<Step>({
  change: oneOf(...Object.keys(CHANGES)),
  benefit: fc.nat({ max: ids.length - 1 }),
  n: fc.integer({ min: 1, max: 1000 }),
  query: queries,
});
const steps = fc.array(step, { minLength: 25, maxLength: 25 });

const writeList = serialiser(() => jsonSchema(listBenefits.answer, 'output'));
const writeDetails = serialiser(() => jsonSchema(benefitInFull, 'output'));

async function plainList(reader: (typeof readers)[number], query: Query): Promise<string> {
  const { page = 1, page_size: size = 21, ordering, fits } = query;
  const filter = readFilter(query, reader.currency);
  const asked = { filter, order: readOrder(ordering), page, size, fitsIn: fits ? 2026 : null };
  // A version that nobody else uses, so no cached count applies.
  const { count, results } = await readPage(database, { ...reader, catalogueVersion: Math.random() }, asked);
  return writeList(pageAnswer(listBenefits.path, { ...query }, count, results));
}

async function plainDetails(reader: (typeof readers)[number], id: number): Promise<string> {
  const read = await readDetails(database, reader, id).catch(() => null);
  return read ? writeDetails(read) : '404';
}

async function ask(app: typeof otherApp, reader: (typeof readers)[number], path: string): Promise<string> {
  const answer = await app.inject({ method: 'GET', url: `/api${path}`, headers: reader.headers });
  return answer.statusCode === 200 ? answer.payload : String(answer.statusCode);
}

function addressOf(query: Query): string {
  return `/v2/benefit/?${new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))}`;
}

async function walk(path: readonly Step[]): Promise<void> {
  for (const [index, { change, benefit, n, query }] of path.entries()) {
    const id = ids[benefit] ?? 0;
    await database.execute(CHANGES[change]?.(id, n) ?? sql`select`);
    const reader = readers[n % 2] ?? marko;
    const app = index % 3 === 0 ? otherApp : shop.app;
    expect([change, await ask(app, reader, addressOf(query))]).toEqual([change, await plainList(reader, query)]);
    const shown = index % 2 === 0 ? id : (ids[n % ids.length] ?? 0);
    expect([change, await ask(app, reader, `/v2/benefit/${shown}/`)]).toEqual([
      change,
      await plainDetails(reader, shown),
    ]);
  }
}

const property = (numRuns: number) =>
  fc.assert(fc.asyncProperty(steps, walk), { seed: 7, numRuns, endOnFailure: true });

it('answers as the plain statements do, after any change, on any server', () =>
  property(lengthOf({ short: 3, full: 40 })));

/** Benefits that the random changes above do not touch. */
const [plain = 0, gone = 0, few = 0, core = 0, otherCore = 0] = await stock(database, clock.now, [
  { nameSr: 'Obična', nameEn: 'Zzz', categoryId: 11 },
  { nameSr: 'Uklonjena', nameEn: 'Zzz' },
  { nameSr: 'Nekima', nameEn: 'Zzz', companies: [ana.companyId] },
  { nameSr: 'Osnovna', nameEn: 'Zzz', kind: 'fixed' },
  { nameSr: 'Druga osnovna', nameEn: 'Zzz', kind: 'fixed' },
  { nameSr: 'U evrima', nameEn: 'Zzz', price: 5000, currency: 'EUR' },
]);
await database.execute(sql`
  insert into core_benefits (company_id, benefit_id, position) values (${marko.companyId}, ${core}, 999), (${marko.companyId}, ${otherCore}, 500)`);

/**
 * Marks all rows as touched by the transaction with this id. A row is read again while a transaction is open that is older than the one
 * that touched it, in any database of the server, for instance another test's. Number 3 is older than all of them.
 */
async function touchAll(number: string): Promise<void> {
  await database.transaction(async (transaction) => {
    await transaction.execute(sql`set local session_replication_role = replica`);
    for (const table of ['providers', 'benefits'])
      await transaction.execute(sql.raw(`update ${table} set touched = '${number}'`));
  });
}

const offered = (company: number) => sql`insert into benefit_companies values (${company}, ${few})`;

it.each<[table: string, trigger: string, change: SQL, query: Query]>([
  ['benefits', 'benefits_touch', sql`update benefits set price = 1 where id = ${plain}`, {}],
  ['benefits', 'benefits_version', sql`update benefits set price = 2 where id = ${plain}`, {}],
  ['benefits', 'benefits_removed', sql`delete from benefits where id = ${gone}`, {}],
  ['benefit_companies', 'benefits_offered', offered(marko.companyId), {}],
  ['benefit_companies', 'benefits_offered_no_more', sql`delete from benefit_companies where benefit_id = ${few}`, {}],
  ['providers', 'providers_touch', sql`update providers set picture = 'one.svg'`, {}],
  ['providers', 'providers_version', sql`update providers set picture = 'other.svg'`, {}],
  ['categories', 'categories_version', sql`update categories set parent_id = 12 where id = 11`, { category: 11 }],
  [
    'core_benefits',
    'core_benefits_version',
    sql`update core_benefits set position = 0 where benefit_id = ${core}`,
    { benefit_type: 'fixed' },
  ],
  [
    'exchange_rates',
    'exchange_rates_version',
    sql`update exchange_rates set per_euro = 100000000 where currency = 'RSD'`,
    {},
  ],
])('and a database whose %s are without their trigger %s is noticed', async (table, trigger, change, query) => {
  const asked: Query = { ...query, page_size: 100 };
  const same = async () => (await ask(shop.app, marko, addressOf(asked))) === (await plainList(marko, asked));
  const turn = (way: string) => database.execute(sql.raw(`alter table ${table} ${way} trigger ${trigger}`));
  await touchAll('3');
  expect(await same()).toBe(true);
  await turn('disable');
  await database.execute(change);
  expect(await same()).toBe(false);
  await turn('enable');
  // Invalidates the whole cache, so that the missed change is read too.
  await database.execute(sql`update catalogue_version set version = version + 1, removals = removals + 1`);
  expect(await same()).toBe(true);
});

it('and a database that came from another, whose transactions had numbers that are yet to come here', async () => {
  const asked: Query = { page_size: 100, search: 'fluo' };
  const shown = async () => JSON.parse(await ask(shop.app, marko, addressOf(asked))).results.length;
  const same = async () => (await ask(shop.app, marko, addressOf(asked))) === (await plainList(marko, asked));
  await database.execute(sql`update providers set name = 'Fluo', active = true where id = ${sellers[1]}`);
  await touchAll('999999999');
  await database.execute(sql`update catalogue_version set version = version + 1, removals = removals + 1`);
  expect([(await shown()) > 0, await same()]).toEqual([true, true]);
  await database.execute(sql`update providers set active = false where id = ${sellers[1]}`);
  expect([await shown(), await same()]).toEqual([0, true]);
  await database.execute(sql`update providers set active = true where id = ${sellers[1]}`);
  await database.execute(sql`update benefits set price = 7, sort_price = 7 where id = ${ids[1]}`);
  expect([(await shown()) > 0, await same()]).toEqual([true, true]);
});
