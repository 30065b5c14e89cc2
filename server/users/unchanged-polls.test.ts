import { eq, getTableColumns, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import { offerTo } from '../admin-benefits/offer-to.ts';
import { createApp } from '../app.ts';
import { benefitCompanies, benefits } from '../benefits/benefits.table.ts';
import { categories, providers } from '../benefits/categories.table.ts';
import { companies } from '../companies/companies.table.ts';
import { readConfig } from '../config/config.ts';
import { openDatabase } from '../database/open-database.ts';
import { type BenefitSettings, makeBenefit, makeCategory, makeProvider } from '../testing/benefits.ts';
import type { Person } from '../testing/people.ts';
import { startTestApp } from '../testing/test-app.ts';

// quality.md 2.19: while administrators save, a poll is answered in full when what the person sees has changed, and only then.
const shop = await startTestApp();
const { database, clock } = shop;

// A second server, which does not know what the first one does.
const statements: string[] = [];
const other = await openDatabase({
  url: shop.opened.url,
  dataDir: shop.opened.dataDir,
  patient: true,
  onStatement: (statement) => statements.push(statement),
});
const otherApp = createApp({
  database: other.database,
  config: { ...readConfig({ DATA_DIR: shop.opened.dataDir }), logLevel: 'silent' },
  clock: () => clock.now,
});
afterAll(async () => {
  await otherApp.close();
  await other.close();
});

interface Poll {
  status: number;
  etag: string;
  body: string;
}

async function poll(who: Person, etag?: string, app = shop.app): Promise<Poll> {
  const headers = { ...who.headers, ...(etag !== undefined && { 'if-none-match': etag }) };
  const answer = await app.inject({ method: 'GET', url: '/api/v2/me/', headers });
  return { status: answer.statusCode, etag: String(answer.headers.etag), body: answer.payload };
}

const saveBenefit = (id: number, changes: Partial<typeof benefits.$inferInsert>) =>
  database.update(benefits).set(changes).where(eq(benefits.id, id));

/** A person reading English and a colleague reading Serbian, who both have the benefit in the cart. */
async function keepers(benefitId: number): Promise<[Person, Person]> {
  const ana = await shop.person({ language: 'EN', budgets: { 1: 100_000 } });
  const ben = await shop.person({ language: 'SR', companyId: ana.companyId });
  for (const { companyId, userId } of [ana, ben])
    await database.execute(sql`insert into cart_items (company_id, user_id, benefit_id, created_at)
      values (${companyId}, ${userId}, ${benefitId}, ${clock.now.toISOString()})`);
  return [ana, ben];
}

const makeKept = async (settings: BenefitSettings = {}) => {
  const id = await makeBenefit(database, clock.now, settings);
  return { id, who: await keepers(id) };
};

type Columns = typeof benefits.$inferInsert;
/** Columns that no administrator changes, and counters of changes. The owning company stays the one that added it. */
const KEPT: readonly string[] = ['id', 'ownerCompanyId', 'listedRevision', 'touched'] satisfies (keyof Columns)[];
/** The old and the new value, and whether a person with the benefit in the cart sees the change. */
type Change<Name extends keyof Columns> = readonly [was: Columns[Name], becomes: Columns[Name], seen: boolean];
type Changes = {
  readonly [Name in Exclude<
    keyof Columns,
    'id' | 'ownerCompanyId' | 'listedRevision' | 'touched'
  >]-?: readonly Change<Name>[];
};

await makeCategory(database, 1);
await makeCategory(database, 2);
const [kalisport, fluo] = [await makeProvider(database), await makeProvider(database)];
const text: readonly (readonly [string, string, boolean])[] = [
  // A list shows only in which languages a long text exists.
  ['', '<p>There.</p>', true],
  ['<p>There.</p>', '<p>There again.</p>', false],
];

const CHANGES: Changes = {
  kind: [['flexible', 'special', true]],
  wayToBuy: [['in_store', 'web', false]],
  providerId: [[kalisport, fluo, true]],
  categoryId: [[1, 2, true]],
  rootCategoryId: [[1, 2, false]],
  nameEn: [['Gym', 'Pool', true]],
  nameSr: [['Teretana', 'Bazen', true]],
  shortDescriptionEn: [['A month.', 'A year.', true]],
  shortDescriptionSr: [['Mesec dana.', 'Godinu dana.', true]],
  descriptionEn: text,
  descriptionSr: text,
  instructionsEn: text,
  instructionsSr: text,
  limitationsEn: text,
  limitationsSr: text,
  promoMaterial: [[[], [{ file: 'a.pdf', titleEn: 'A', titleSr: 'A' }], false]],
  pictures: [[[], [{ position: 1, image: 'a.jpg' }], true]],
  locations: [[[], ['Niš'], true]],
  price: [
    [100_000, 100_001, true],
    [100_000, null, true],
  ],
  currency: [['RSD', 'EUR', true]],
  discount: [[0, 5, true]],
  companyPrice: [[1547, 1548, true]],
  nfc: [[false, true, true]],
  monthly: [[false, true, true]],
  website: [[null, 'https://izbor.example', false]],
  forAllCompanies: [[true, false, true]],
  active: [[true, false, true]],
  offeredAt: [[null, new Date('2026-01-01'), false]],
  bought: [[0, 1, false]],
  addedAt: [[new Date('2026-01-01'), new Date('2026-01-02'), false]],
  sortPrice: [[1, 2, false]],
  sortEn: [['gym', 'pool', false]],
  sortSr: [['teretana', 'bazen', false]],
  searchKey: [['gym', 'pool', false]],
  revision: [[1, 2, false]],
  changedAt: [[new Date('2026-01-01'), new Date('2026-01-02'), false]],
};

it('names every column of a benefit', () => {
  const columns = Object.keys(getTableColumns(benefits)).filter((name) => !KEPT.includes(name));
  expect(Object.keys(CHANGES).toSorted()).toEqual(columns.toSorted());
});

const CASES = Object.entries(CHANGES).flatMap(([column, changes]) =>
  changes.map(([was, becomes, seen]) => ({ column, was, becomes, seen })),
);

it.each(CASES)('$column from $was to $becomes is seen: $seen', async ({ column, was, becomes, seen }) => {
  const { id, who } = await makeKept({ [column]: was });
  const before = await Promise.all(who.map((person) => poll(person)));

  await saveBenefit(id, { [column]: becomes });

  const polled = await Promise.all(who.map((person, index) => poll(person, before[index]?.etag)));
  expect(polled.map(({ status }) => status)).toEqual(seen ? [200, 200] : [304, 304]);
  const plain = seen ? polled : await Promise.all(who.map((person) => poll(person)));
  expect(plain.some(({ body }, index) => body !== before[index]?.body)).toBe(seen);
});

interface Around {
  what: string;
  status: 200 | 304;
  /** What the person sees; by default the same as the status. */
  seen?: boolean;
  settings?: BenefitSettings;
  change: (benefitId: number, companyId: number) => Promise<unknown>;
}

const AROUND: readonly Around[] = [
  { what: 'an offer to them', status: 200, settings: { companies: [] }, change: (id, company) => offer(id, company) },
  {
    what: 'an offer to another company',
    // Which company it was offered to is not checked.
    status: 200,
    seen: false,
    settings: { companies: [] },
    change: async (id) => offer(id, await shop.company()),
  },
  { what: 'the name of the provider', status: 200, change: () => saveProvider({ name: 'Delta' }) },
  { what: 'the picture of the provider', status: 200, change: () => saveProvider({ picture: 'p.png' }) },
  { what: 'the end of the provider', status: 200, change: () => saveProvider({ active: false }) },
  { what: 'the website of the provider', status: 304, change: () => saveProvider({ website: 'https://k.example' }) },
  { what: 'the name of a category', status: 200, change: () => saveCategory({ nameEn: 'Sport' }) },
  { what: 'the icon of a category', status: 304, change: () => saveCategory({ icon: 'heart' }) },
  { what: 'that a category is private', status: 304, change: () => saveCategory({ private: true }) },
  { what: 'the end of a category', status: 304, change: () => saveCategory({ active: false }) },
  { what: 'a rate of exchange', status: 200, change: () => saveRate(118_000_000) },
  { what: 'the name of their company', status: 200, change: (_, id) => saveCompany(id, { name: 'Bura d.o.o.' }) },
  { what: 'the colour of its card', status: 200, change: (_, id) => saveCompany(id, { cardColor: 'plum' }) },
  { what: 'the currency of their company', status: 200, change: (_, id) => saveCompany(id, { currency: 'KM' }) },
  { what: 'the code of their company', status: 304, change: (_, id) => saveCompany(id, { code: `NEW-${id}` }) },
];

it.each(AROUND)('$what is answered with $status', async ({ status, seen = status === 200, settings, change }) => {
  await saveProvider({ name: 'Kalisport', picture: null, active: true });
  await saveRate(117_200_000);
  // In euros, so that the rate matters.
  const { id, who } = await makeKept(Object.assign({ providerId: kalisport, currency: 'EUR' as const }, settings));
  const [ana] = who;
  const before = await poll(ana);

  await change(id, ana.companyId);

  expect((await poll(ana, before.etag)).status).toBe(status);
  expect((await poll(ana)).body !== before.body).toBe(seen);
});

const saveProvider = (changes: Partial<typeof providers.$inferInsert>) =>
  database.update(providers).set(changes).where(eq(providers.id, kalisport));
const saveCategory = (changes: Partial<typeof categories.$inferInsert>) =>
  database.update(categories).set(changes).where(eq(categories.id, 1));
const saveRate = (perEuro: number) =>
  database.execute(sql`update exchange_rates set per_euro = ${perEuro} where currency = 'RSD'`);
const saveCompany = (id: number, changes: Partial<typeof companies.$inferInsert>) =>
  database.update(companies).set(changes).where(eq(companies.id, id));
const offer = (benefitId: number, companyId: number) =>
  database.insert(benefitCompanies).values({ companyId, benefitId }).onConflictDoNothing();
const withdraw = (benefitId: number) =>
  database.delete(benefitCompanies).where(eq(benefitCompanies.benefitId, benefitId));

it('stays a 304 when a benefit is saved as it was, the companies that have it included', async () => {
  const { companyId, ...ana } = await shop.person();
  const id = await makeBenefit(database, clock.now, { companies: [companyId] });
  const [row] = await database.select().from(benefits).where(eq(benefits.id, id));
  if (!row) throw new Error('no benefit');
  const offerAll = (companyIds: number[]) =>
    database.transaction((transaction) => offerTo(transaction, id, companyIds));
  const who = { ...ana, companyId };
  await shop.call(who, 'POST', '/v2/toggle-cart/', { id });
  const { etag } = await poll(who);

  await saveBenefit(id, { nameEn: row.nameEn, price: row.price });
  await offerAll([companyId]);
  expect((await poll(who, etag)).status).toBe(304);

  await offerAll([]);
  expect((await poll(who, etag)).status).toBe(200);
});

it('takes a second statement once after another benefit was saved, and is a 304 on every server', async () => {
  const { who } = await makeKept();
  const [ana] = who;
  const elsewhere = await makeBenefit(database, clock.now);
  const { etag } = await poll(ana);
  const counted = async () =>
    (await shop.statements(async () => expect((await poll(ana, etag)).status).toBe(304))).length;
  const countedThere = async () => {
    statements.length = 0;
    expect((await poll(ana, etag, otherApp)).status).toBe(304);
    return statements.length;
  };

  expect([await counted(), await countedThere(), await countedThere()]).toEqual([1, 2, 1]);
  await saveBenefit(elsewhere, { price: 5 });
  expect([await counted(), await counted(), await countedThere(), await countedThere()]).toEqual([2, 1, 2, 1]);
});

it('is answered in full at once on another server when a benefit in the cart was saved', async () => {
  const { id, who } = await makeKept();
  const { etag } = await poll(who[0]);
  expect((await poll(who[0], etag, otherApp)).status).toBe(304);

  await saveBenefit(id, { price: 5 });

  const there = await poll(who[0], etag, otherApp);
  expect([there.status, JSON.parse(there.body).cart[0].benefit.price]).toEqual([200, 0.05]);
  expect((await poll(who[0], there.etag)).status).toBe(304);
});

it('misses none of two changes of which the first is committed last', async () => {
  const { id, who } = await makeKept();
  const [ana] = who;
  const second = await makeBenefit(database, clock.now);
  await shop.call(ana, 'POST', '/v2/toggle-cart/', { id: second });
  const before = await poll(ana);

  await database.transaction(async (transaction) => {
    await transaction.update(benefits).set({ price: 1 }).where(eq(benefits.id, id));
    await saveBenefit(second, { price: 2 });
    const between = await poll(ana, before.etag);
    expect(between.status).toBe(200);
    before.etag = between.etag;
  });

  const after = await poll(ana, before.etag);
  expect([after.status, JSON.parse(after.body).cart[0].benefit.price]).toEqual([200, 0.01]);
});

const OPERATIONS = [
  'price',
  'text',
  'active',
  'offer',
  'withdraw',
  'provider',
  'category',
  'rate',
  'company',
  'favourite',
  'cart',
] as const;

interface Step {
  operation: (typeof OPERATIONS)[number];
  benefit: number;
  value: number;
}

const steps = fc.array(
  fc.record<Step>({
    operation: fc.constantFrom(...OPERATIONS),
    benefit: fc.nat({ max: 1 }),
    value: fc.integer({ min: 1, max: 1000 }),
  }),
  { minLength: 20, maxLength: 20 },
);

async function take({ operation, value }: Step, benefitId: number, who: Person): Promise<unknown> {
  const nth = `${value}`;
  const run: Record<Step['operation'], () => Promise<unknown>> = {
    price: () => saveBenefit(benefitId, { price: value }),
    text: () => saveBenefit(benefitId, { descriptionEn: value % 2 === 0 ? '' : nth, website: nth }),
    active: () => saveBenefit(benefitId, { active: value % 3 !== 0 }),
    offer: () => offer(benefitId, who.companyId),
    withdraw: () => withdraw(benefitId),
    provider: () => saveProvider({ name: nth }),
    category: () => saveCategory({ nameSr: nth }),
    rate: () => saveRate(117_000_000 + value * 1000),
    company: () => saveCompany(who.companyId, { name: nth }),
    favourite: () => shop.call(who, 'POST', '/v2/toggle-favorite/', { id: benefitId }),
    cart: () => shop.call(who, 'POST', '/v2/toggle-cart/', { id: benefitId }),
  };
  return run[operation]();
}

/** Makes the changes of a walk; after each, both people ask one of the servers, and answers with the same ETag must be the same. */
async function walk(path: readonly Step[]): Promise<void> {
  const made = [0, 1].map(() =>
    makeBenefit(database, clock.now, { providerId: kalisport, currency: 'EUR', companies: [] }),
  );
  const kept = await Promise.all(made);
  const who = await keepers(kept[0] ?? 0);
  await offer(kept[0] ?? 0, who[0].companyId);
  const seen = new Map<string, string>();
  const last = ['', ''];
  for (const [index, step] of path.entries()) {
    await take(step, kept[step.benefit] ?? 0, who[index % 2] as Person);
    for (const [place, person] of who.entries()) {
      const answer = await poll(person, last[place], index % 3 === 0 ? otherApp : shop.app);
      const plain = await poll(person);
      expect(answer.status === 304 ? seen.get(answer.etag) : answer.body).toBe(plain.body);
      expect(seen.get(plain.etag) ?? plain.body).toBe(plain.body);
      seen.set(plain.etag, plain.body);
      last[place] = plain.etag;
    }
  }
}

// The seed is fixed; a planted bug gets more walks to show itself.
const property = (numRuns: number) =>
  fc.assert(fc.asyncProperty(steps, walk), { seed: 20, numRuns, endOnFailure: true });

it('has another ETag whenever the answer is another one, whatever is changed in whichever order', () => property(3));

it.each([
  ['benefits', 'benefits_listed'],
  ['benefit_companies', 'benefits_offered'],
  ['benefit_companies', 'benefits_offered_no_more'],
  ['providers', 'providers_epoch'],
  ['categories', 'categories_epoch'],
  ['exchange_rates', 'exchange_rates_epoch'],
  ['companies', 'companies_version'],
])('and a database whose %s are without their trigger %s is noticed', async (table, trigger) => {
  const turn = (way: string) => database.execute(sql.raw(`alter table ${table} ${way} trigger ${trigger}`));
  await turn('disable');
  try {
    await expect(property(20)).rejects.toThrow('Property failed');
  } finally {
    await turn('enable');
  }
});
