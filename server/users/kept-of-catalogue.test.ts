import { type SQL, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { KINDS } from '#contract/benefits/benefits.rules.ts';
import { makeProvider } from '../testing/benefits.ts';
import { stock } from '../testing/catalogue.ts';
import { startTestApp } from '../testing/test-app.ts';
import { lengthOf } from '../testing/test-length.ts';
import { readKept } from './read-kept.ts';

// v2/me/ answers a cart and favourites from the cached catalogue, which must give the same as the plain statement, whatever was changed
// behind its back.

const shop = await startTestApp();
const { database, clock } = shop;
const marko = { ...(await shop.person({ language: 'SR' })), language: 'SR', currency: 'RSD' } as const;
const ana = {
  ...(await shop.person({ language: 'EN', currency: 'EUR' })),
  language: 'EN',
  currency: 'EUR',
} as const;
const readers = [marko, ana] as const;
const sellers = [await makeProvider(database, { name: 'Kalisport' }), await makeProvider(database, { name: 'Fluo' })];
const ids = await stock(
  database,
  clock.now,
  Array.from({ length: 12 }, (_, n) => ({
    nameEn: `Thing ${n}`,
    nameSr: n % 2 === 0 ? `Stvar ${n}` : '',
    kind: KINDS[n % 3] ?? 'flexible',
    providerId: sellers[n % 2] ?? 0,
    price: n % 6 === 0 ? null : 5000 * (1 + n),
    currency: n % 4 === 0 ? ('EUR' as const) : ('RSD' as const),
    discount: n % 3 === 0 ? 15 : 0,
  })),
);

const of = (n: number) => readers[n % 2] ?? marko;
/** Changes of a person's cart and favourites, and of their benefits; `n` is any number. */
const CHANGES: Record<string, (id: number, n: number) => SQL> = {
  carted: (id, n) => sql`
    insert into cart_items (company_id, user_id, benefit_id, count, accepted_price, created_at)
    values (${of(n).companyId}, ${of(n).userId}, ${id}, ${n % 9 || 1}, ${n % 3 ? n : null}, now())
    on conflict (company_id, user_id, benefit_id) do update set count = excluded.count`,
  taken: (id, n) => sql`delete from cart_items where user_id = ${of(n).userId} and benefit_id = ${id}`,
  favourite: (id, n) => sql`
    insert into favourites values (${of(n).companyId}, ${of(n).userId}, ${id}, now()) on conflict do nothing`,
  forgotten: (id, n) => sql`delete from favourites where user_id = ${of(n).userId} and benefit_id = ${id}`,
  price: (id, n) => sql`update benefits set price = ${n}, sort_price = ${n} where id = ${id}`,
  agreed: (id) => sql`update benefits set price = null where id = ${id}`,
  monthly: (id, n) =>
    sql`update benefits set monthly = ${n % 2 === 0} where id = ${id} and kind = 'flexible' and price is not null`,
  name: (id, n) => sql`update benefits set name_sr = ${`Ime ${n}`}, sort_sr = ${`ime ${n}`} where id = ${id}`,
  active: (id, n) => sql`update benefits set active = ${n % 3 !== 0} where id = ${id}`,
  some: (id, n) => sql`update benefits set for_all_companies = ${n % 2 === 0} where id = ${id}`,
  offer: (id, n) => sql`insert into benefit_companies values (${of(n).companyId}, ${id}) on conflict do nothing`,
  putAway: (id, n) => sql`
    insert into core_benefits (company_id, benefit_id, position, active) values (${marko.companyId}, ${id}, 0, ${n % 2 === 0})
    on conflict (company_id, benefit_id) do update set active = excluded.active`,
  provider: (_, n) =>
    sql`update providers set name = ${`Ime ${n}`}, active = ${n % 3 !== 0} where id = ${sellers[n % 2]}`,
  rate: (_, n) => sql`update exchange_rates set per_euro = ${117_000_000 + n * 1000} where currency = 'RSD'`,
};

interface Step {
  change: string;
  benefit: number;
  n: number;
}
const step = fc.record<Step>({
  change: fc.constantFrom(...Object.keys(CHANGES), 'carted', 'favourite', 'favourite', 'putAway'),
  benefit: fc.nat({ max: ids.length - 1 }),
  n: fc.integer({ min: 1, max: 1000 }),
});

async function walk(path: readonly Step[]): Promise<void> {
  // Fills the cache, which a cart alone does not.
  await shop.call(marko, 'GET', '/v2/benefit/');
  for (const { change, benefit, n } of path) {
    await database.execute(CHANGES[change]?.(ids[benefit] ?? 0, n) ?? sql`select`);
    for (const reader of readers) {
      const { cart, cart_version, favorite } = (await shop.call(reader, 'GET', '/v2/me/')).body;
      const { kept } = await readKept(database, reader);
      expect([change, { cart, cart_version, favorite }]).toEqual([change, JSON.parse(JSON.stringify(kept))]);
    }
  }
}

it('answers as the plain statement does, after any change', () =>
  fc.assert(fc.asyncProperty(fc.array(step, { minLength: 40, maxLength: 40 }), walk), {
    seed: 11,
    numRuns: lengthOf({ short: 2, full: 40 }),
    endOnFailure: true,
  }));

it('takes two statements, for a full cart as for an empty one, and three where something is not on offer any more', async () => {
  const [empty, full] = [await shop.person(), await shop.person()];
  const stocked = await stock(
    database,
    clock.now,
    Array.from({ length: 20 }, () => ({})),
  );
  for (const id of stocked) await shop.call(full, 'POST', '/v2/toggle-cart/', { id });
  const me = (who: typeof full) => shop.statements(() => shop.call(who, 'GET', '/v2/me/'));
  await me(full);

  expect([(await me(empty)).length, (await me(full)).length]).toEqual([2, 2]);

  await database.execute(sql`update benefits set active = false where id = ${stocked[3]}`);
  await me(full);
  expect((await me(full)).length).toBe(3);
});
