import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { readFilter } from '../benefits/benefit-filter.ts';
import { readOrder } from '../benefits/benefit-order.ts';
import { stock } from '../testing/catalogue.ts';
import { startTestApp } from '../testing/test-app.ts';
import { keepingCatalogues, pieceKey } from './catalogue-of.ts';
import { findPage } from './find-benefits.ts';
import { cardsOf } from './kept-cards.ts';

const shop = await startTestApp();
const { database } = shop;
const [first = 0, second = 0] = await stock(database, shop.clock.now, [{ price: 100 }, { price: 200 }, {}]);
const reader = { companyId: 1, userId: 1, language: 'SR', currency: 'RSD' } as const;

async function versionNow(): Promise<number> {
  const { rows } = await database.execute<{ version: number }>(sql`select version from catalogue_version`);
  return rows[0]?.version ?? 0;
}

it('keeps nothing when more is on offer than it may keep', async () => {
  const [two, three] = [keepingCatalogues(2), keepingCatalogues(3)];
  expect(await two(database, await versionNow())).toBeNull();
  expect((await three(database, await versionNow()))?.find(first)?.price).toBe(100);
});

it('reads once for all who ask at the same time, and nothing while nothing changes', async () => {
  const catalogueOf = keepingCatalogues();
  const version = await versionNow();
  const read = await shop.statements(() => Promise.all([1, 2, 3].map(() => catalogueOf(database, version))));
  expect(read.length).toBeLessThanOrEqual(3);
  expect(await shop.statements(() => catalogueOf(database, version))).toEqual([]);
});

it('is read whole again when the database is of before, as after a failure that lost something', async () => {
  const catalogueOf = keepingCatalogues();
  await database.execute(sql`update benefits set price = 999 where id = ${first}`);
  const later = await versionNow();
  expect((await catalogueOf(database, later))?.find(first)?.price).toBe(999);
  // Restores the earlier state, with the transaction ids too (triggers would write new ones).
  await database.execute(sql`alter table benefits disable trigger user`);
  await database.execute(sql`update benefits set price = 100 where id = ${first}`);
  await database.execute(sql`alter table benefits enable trigger user`);
  await database.execute(sql`update catalogue_version set version = ${later - 1}`);
  expect((await catalogueOf(database, later - 1))?.find(first)?.price).toBe(100);
});

it('does not keep a card that was read while something changed', async () => {
  const catalogue = await keepingCatalogues()(database, await versionNow());
  if (!catalogue) throw new Error('no catalogue');
  const kept = () => catalogue.pieces.get(pieceKey('card', second, reader));
  const reading = cardsOf(database, catalogue, reader, [second]);
  catalogue.generation += 1;
  expect((await reading).length).toBe(3);
  expect(kept()).toBeUndefined();
  await cardsOf(database, catalogue, reader, [second]);
  expect(kept()).toBeDefined();
});

it('does not keep a count for whom something was read before a change', async () => {
  const [core = 0] = await stock(database, shop.clock.now, [{ kind: 'fixed' }]);
  const catalogue = await keepingCatalogues()(database, await versionNow());
  if (!catalogue) throw new Error('no catalogue');
  const wanted = { filter: readFilter({ benefit_type: 'fixed' }, 'RSD'), order: readOrder('name'), page: 1, size: 5 };
  const countFor = (putAway: number[], generation: number) => {
    const choices = { places: new Map(), putAway: new Set(putAway) };
    const looking = { companyId: 1, language: 'SR', core: choices, fits: null, generation } as const;
    return findPage(catalogue, looking, wanted).count;
  };
  expect(countFor([core], catalogue.generation - 1)).toBe(0);
  expect(countFor([], catalogue.generation)).toBe(1);
});
