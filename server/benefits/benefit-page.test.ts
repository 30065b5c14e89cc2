import { expect, it } from 'vitest';
import { listAs, visit } from '../testing/catalogue.ts';
import { startTestApp } from '../testing/test-app.ts';
import { readPage } from './benefit-page.ts';

const shop = await startTestApp();

it('sorts by what was bought, when it was added, name and price, both ways, with agreed prices last', async () => {
  const day = (date: string) => new Date(`2026-01-${date}T08:00:00Z`);
  const { names } = await visit(shop, [
    { nameEn: 'Ćao', nameSr: 'a', bought: 5, addedAt: day('03'), price: 1000, currency: 'RSD' },
    { nameEn: 'Cup', nameSr: 'c', bought: 1, addedAt: day('01'), price: null },
    { nameEn: 'Čaj', nameSr: 'b', bought: 9, addedAt: day('02'), price: 1000, currency: 'EUR', discount: 50 },
    { nameEn: 'Zoo', nameSr: 'd', bought: 5, addedAt: day('04'), price: 1000, currency: 'KM' },
  ]);
  // 10 RSD = 0,09 EUR; 10 EUR at half = 5 EUR; 10 KM = 5,11 EUR.
  const expected = {
    '+bought': ['Cup', 'Ćao', 'Zoo', 'Čaj'],
    '-bought': ['Čaj', 'Zoo', 'Ćao', 'Cup'],
    '+added': ['Cup', 'Čaj', 'Ćao', 'Zoo'],
    '-added': ['Zoo', 'Ćao', 'Čaj', 'Cup'],
    '+name': ['Cup', 'Čaj', 'Ćao', 'Zoo'],
    '-name': ['Zoo', 'Ćao', 'Čaj', 'Cup'],
    '+price': ['Ćao', 'Čaj', 'Zoo', 'Cup'],
    '-price': ['Zoo', 'Čaj', 'Ćao', 'Cup'],
  };
  for (const [ordering, sorted] of Object.entries(expected)) {
    expect([ordering, await names(`?ordering=${encodeURIComponent(ordering)}`)]).toEqual([ordering, sorted]);
    expect(await names(`?ordering=${encodeURIComponent(ordering)}&benefit_type=flexible`)).toEqual(sorted);
  }
  expect(await names('?ordering=+price')).toEqual(expected['+price']);
  expect(await names('?ordering=price')).toEqual(expected['+price']);
  expect(await names()).toEqual(expected['-bought']);
});

it('counts what each company has, also right after another one of the same catalogue', async () => {
  const filter = { kind: null, way: null, category: null, providers: [], words: [], places: [] };
  const order = { field: 'name', descending: false } as const;
  const of = async (names: readonly string[]) => {
    const { person } = await visit(
      shop,
      names.map((nameEn) => ({ nameEn })),
    );
    return { ...person, language: 'EN', currency: 'RSD', catalogueVersion: -1 } as const;
  };
  const readers = [await of(['One', 'Two', 'Three']), await of(['Four'])];
  const counts = [];
  for (const reader of [...readers, ...readers]) {
    const { count, results } = await readPage(shop.database, reader, { filter, order, page: 1, size: 2 });
    counts.push([count, results.length]);
  }
  expect(counts).toEqual([
    [3, 2],
    [1, 1],
    [3, 2],
    [1, 1],
  ]);
});

it('sorts names as the reader’s language has them', async () => {
  const { names } = await visit(
    shop,
    [
      { nameEn: 'A', nameSr: 'Žurka' },
      { nameEn: 'B', nameSr: 'Ljubav' },
      { nameEn: 'C', nameSr: 'Lula' },
    ],
    { language: 'SR' },
  );
  expect(await names('?ordering=name')).toEqual(['Lula', 'Ljubav', 'Žurka']);
});

it('pages through all benefits once, by addresses that keep every filter', async () => {
  const { person } = await visit(
    shop,
    Array.from({ length: 45 }, (_, n) => ({ nameEn: `Thing ${n}`, price: 5000 })),
  );
  const seen: number[] = [];
  const first = '?ordering=%2Bprice&benefit_type=flexible&category=1&search=thing&location=Beograd&benefit_filter=web';
  let next: string | null = first;
  const previous: (string | null)[] = [];
  while (next !== null) {
    const page: Awaited<ReturnType<typeof listAs>> = await listAs(shop, person, next);
    expect(page.count).toBe(45);
    seen.push(...page.results.map(({ id }: { id: number }) => id));
    previous.push(page.previous);
    next = page.next?.replace(/^\/api\/v2\/benefit\//, '') ?? null;
  }
  expect([seen.length, new Set(seen).size]).toEqual([45, 45]);
  const kept =
    '/api/v2/benefit/?ordering=%2Bprice&benefit_type=flexible&category=1&search=thing&location=Beograd&benefit_filter=web';
  expect(previous).toEqual([null, `${kept}&page=1`, `${kept}&page=2`]);
});

it('answers as many as asked for on a page, and an empty page beyond the last', async () => {
  const { person } = await visit(shop, [{}, {}, {}, {}, {}]);
  expect(await listAs(shop, person, '?page_size=2&page=2')).toMatchObject({
    count: 5,
    results: [{}, {}],
    next: '/api/v2/benefit/?page_size=2&page=3',
    previous: '/api/v2/benefit/?page_size=2&page=1',
  });
  expect(await listAs(shop, person, '?page_size=2&page=99999')).toEqual({
    count: 5,
    next: null,
    previous: '/api/v2/benefit/?page_size=2&page=3',
    results: [],
  });
  expect(await listAs(shop, person, '?search=nothing&page=7')).toEqual({
    count: 0,
    next: null,
    previous: '/api/v2/benefit/?search=nothing&page=1',
    results: [],
  });
});
