import { type SQL, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { getHome } from '#contract/home/home.contract.ts';
import type { Language } from '#contract/language/language.ts';
import { catalogueOf } from '../browse/catalogue-of.ts';
import { jsonSchema } from '../endpoints/json-schema.ts';
import { serialiser } from '../endpoints/serialiser.ts';
import { makeProvider } from '../testing/benefits.ts';
import { stock } from '../testing/catalogue.ts';
import type { Person } from '../testing/people.ts';
import { startTestApp } from '../testing/test-app.ts';
import { lengthOf } from '../testing/test-length.ts';
import { readHome } from './home.service.ts';

// Home from the cached catalogue is, byte for byte, what the plain statements read.

const shop = await startTestApp();
const { database, clock } = shop;
const companies = [
  { id: await shop.company('RSD'), currency: 'RSD' },
  { id: await shop.company('EUR'), currency: 'EUR' },
  { id: await shop.company('RSD'), currency: 'RSD' },
] as const;
const sellers = [await makeProvider(database, { name: 'Kalisport' }), await makeProvider(database, { name: 'Fluo' })];

const MANY = 320;
/** One of the values for benefit `n`; each use has its own `step`, so that they vary independently. */
const at = <Value>(values: readonly [Value, ...Value[]], n: number, step: number): Value =>
  values[Math.floor(n * step) % values.length] ?? values[0];

// A company sees more than sixty benefits of one category, of which the most bought are expensive.
const ids = await stock(
  database,
  clock.now,
  Array.from({ length: MANY }, (_, n) => ({
    nameEn: `Thing ${n} "benefits":[]`,
    nameSr: n % 3 === 0 ? '' : `Stvar ${n}`,
    kind: at(['flexible', 'flexible', 'flexible', 'flexible', 'special', 'fixed'] as const, n, 1),
    categoryId: at([1, 11, 11, 12, 11, 3, 31, 11] as const, n, 7 / 3),
    providerId: at([sellers[0] ?? 0, sellers[0] ?? 0, sellers[1] ?? 0] as const, n, 1 / 5),
    price: n % 17 === 0 ? null : 300 * (MANY - n + 1),
    currency: n % 29 === 0 ? ('EUR' as const) : ('RSD' as const),
    discount: at([0, 0, 15, 50] as const, n, 1 / 3),
    monthly: n % 11 === 0,
    bought: Math.floor((MANY - n) / 3),
    addedAt: new Date(clock.now.getTime() - ((n * 37) % 90) * 3_600_000),
    companies: n % 7 === 3 ? [companies[n % 3]?.id ?? 0] : null,
  })),
);

const CHANGES: Record<string, (id: number, n: number) => SQL> = {
  price: (id, n) => sql`update benefits set price = ${n * 100} where id = ${id}`,
  bought: (id, n) => sql`update benefits set bought = ${n % 120} where id = ${id}`,
  added: (id, n) => sql`update benefits set added_at = added_at + ${`${n % 90} hours`}::interval where id = ${id}`,
  active: (id, n) => sql`update benefits set active = ${n % 3 !== 0} where id = ${id}`,
  monthly: (id, n) => sql`update benefits set monthly = ${n % 2 === 0} where id = ${id}`,
  category: (id, n) =>
    sql`update benefits set category_id = ${n % 2 ? 11 : 12} where id = ${id} and root_category_id = 1`,
  ofAll: (id, n) => sql`update benefits set for_all_companies = ${n % 2 === 0} where id = ${id} and kind <> 'fixed'`,
  provider: (_, n) => sql`update providers set active = ${n % 4 !== 0} where id = ${sellers[n % 2]}`,
  rate: (_, n) => sql`update exchange_rates set per_euro = ${117_000_000 + n * 1000} where currency = 'RSD'`,
};

interface Reading {
  company: number;
  language: Language;
  flexible: number;
  budgets: Record<number, number>;
  /** Budgets of a colleague who reads after them, and of somebody in each other company. */
  others: Record<number, number>;
  /** Percentage of each budget that is spent. */
  spent: number;
  kept: number[];
  bought: number[];
  /** Whether their favourites are most of a category: the benefits that are bought most. */
  hasMost: boolean;
  changes: { change: string; benefit: number; n: number }[];
  now: string;
}

const oneOf = <Value>(...values: Value[]) => fc.constantFrom(...values);
const benefit = fc.nat({ max: MANY - 1 });
const amount = fc.oneof(oneOf(0), fc.integer({ min: 500, max: 20_000 }), fc.integer({ min: 500, max: 90_000 }));
const budgets = fc.record({ 1: amount, 3: amount }, { requiredKeys: [] }) as fc.Arbitrary<Record<number, number>>;
const reading = fc.record<Reading>({
  company: oneOf(0, 1, 2),
  language: oneOf('EN', 'SR'),
  flexible: amount,
  budgets,
  others: budgets,
  spent: oneOf(0, 30, 100),
  kept: fc.uniqueArray(benefit, { maxLength: 4 }),
  bought: fc.uniqueArray(benefit, { maxLength: 3 }),
  hasMost: fc.integer({ min: 0, max: 2 }).map((n) => n === 0),
  changes: fc.array(
    fc.record({ change: oneOf(...Object.keys(CHANGES)), benefit, n: fc.integer({ min: 1, max: 900 }) }),
    {
      maxLength: 3,
    },
  ),
  now: oneOf('2026-11-20T10:00:00Z', '2026-10-25T10:00:00Z'),
});

const numbers = (places: readonly number[]) => `{${places.map((place) => ids[place] ?? 0).join()}}`;

/** A person with these favourites, purchases and spending. */
async function personOf({
  company,
  language,
  flexible,
  budgets,
  spent,
  kept,
  bought,
  hasMost,
}: Reading): Promise<Person> {
  const companyId = companies[company]?.id ?? 0;
  const person = await shop.person({ companyId, language, flexible, budgets });
  const { userId } = person;
  const most = hasMost
    ? sql`b.id = any(${numbers(kept)}::integer[]) or b.id in (
        select id from benefits where root_category_id = 1 order by bought desc limit 150)`
    : sql`b.id = any(${numbers(kept)}::integer[])`;
  await database.execute(sql`
    insert into favourites (company_id, user_id, benefit_id, created_at)
    select ${companyId}, ${userId}, b.id, ${clock.now.toISOString()}::timestamptz from benefits b where ${most}`);
  await database.execute(sql`
    update accounts set spent = allocated * ${spent} / 200, held = allocated * ${spent} / 200
    where company_id = ${companyId} and user_id = ${userId}`);
  await database.execute(sql`
    with made as (
      insert into orders (company_id, user_id, status, total, payroll_tax, currency, cart_version, created_at)
      values (${companyId}, ${userId}, 'completed', 1000, 0, 'RSD', '', ${clock.now.toISOString()}::timestamptz) returning *)
    insert into order_lines (company_id, order_id, benefit_id, root_category_id, way_to_buy, name_en, name_sr, provider_name, count, price,
      discount, unit_price, total, company_price, benefit_currency, benefit_rate, order_rate, paid_from_category, paid_from_flexible, budget_year)
    select made.company_id, made.id, b.id, 1, 'web', 'Swimming', 'Plivanje', 'Bazen', 1, 1000, 0, 1000, 1000, 0, 'RSD', 1, 1, 0, 1000, 2026
    from made, benefits b where b.id = any(${numbers(bought)}::integer[])`);
  return person;
}

const write = serialiser(() => jsonSchema(getHome.answer, 'output'));

async function same(wanted: Reading): Promise<void> {
  clock.now = new Date('2026-10-25T10:00:00Z');
  const colleague = Object.assign({}, wanted, { budgets: wanted.others });
  const elsewhere = companies.map((_, company) => Object.assign({}, wanted, { company }));
  const readers: [Reading, Person][] = [];
  for (const each of [wanted, colleague, ...elsewhere]) readers.push([each, await personOf(each)]);
  clock.now = new Date(wanted.now);
  for (const { change, benefit: place, n } of wanted.changes)
    await database.execute(CHANGES[change]?.(ids[place] ?? 0, n) ?? sql`select`);
  for (const [each, person] of readers) await sameFor(each, person);
}

async function sameFor(wanted: Reading, { companyId, userId, headers }: Person): Promise<void> {
  const { currency = 'RSD' } = companies[wanted.company] ?? {};
  const reader = { companyId, userId, language: wanted.language, currency };
  const plain = await readHome(database, reader, clock.now);
  const answer = await shop.app.inject({ method: 'GET', url: '/api/v2/home/', headers });
  expect(answer.payload).toBe(write(Object.assign(plain, { stores: { app_store: null, google_play: null } })));
}

it('answers as the plain statements do, to anybody, after any change', async () => {
  await fc.assert(fc.asyncProperty(reading, same), {
    seed: 7,
    numRuns: lengthOf({ short: 20, full: 300 }),
    endOnFailure: true,
  });
  expect(await catalogueOf.ifKept(database, 0)).not.toBeNull();
});
