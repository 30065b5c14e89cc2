import { describe, expect, it } from 'vitest';
import { reconcile } from '../database/reconcile.ts';
import { sql } from '../database/text.ts';
import { makeBenefit } from '../testing/benefits.ts';
import { makeCourse } from '../testing/learning.ts';
import type { Person } from '../testing/people.ts';
import { buyBenefit } from '../testing/purchases.ts';
import { type Filed, makeRequest } from '../testing/requests.ts';
import { startTestApp } from '../testing/test-app.ts';

const shop = await startTestApp();
const { database, clock } = shop;

const NOVEMBER = new Date('2026-11-20T10:00:00Z');
const DECEMBER = new Date('2026-12-04T10:00:00Z');

/** A company with an owner and two people who have money; Ana also has some for category 1. */
async function company() {
  clock.now = NOVEMBER;
  const changes = { companyRoles: ['owner' as const], firstName: 'Vesna', lastName: 'Ilić' };
  const boss = await shop.person({ language: 'SR', changes });
  const { companyId } = boss;
  const named = { firstName: 'Ana', lastName: 'Anić', externalId: 'Z-7', unit: 'Prodaja' };
  const ana = await shop.person({ companyId, flexible: 5_000_000, budgets: { 1: 150_000 }, changes: named });
  const mara = await shop.person({
    companyId,
    flexible: 5_000_000,
    changes: { firstName: '=Mara', lastName: 'Šarić' },
  });
  return { boss, ana, mara };
}

type Company = Awaited<ReturnType<typeof company>>;

async function accepted({ boss, ana }: Company, filed: Filed): Promise<void> {
  const id = await makeRequest(database, clock.now, ana, filed);
  const { body } = await shop.call(boss, 'GET', `/company/requests/${id}/`);
  const decision = { decision: 'accepted', seen: body.seen };
  expect((await shop.call(boss, 'POST', `/company/requests/${id}/decide/`, decision)).status).toBe(200);
}

/** The purchases and requests of November; Ana's order, whose number is returned, is cancelled in December. */
async function november(made: Company): Promise<number> {
  const { ana, mara } = made;
  // 2 × 999,99 at 15,47 %: 1.500,00 from the category, 499,98 from the flexible budget, 309,40 of tax.
  const order = await buyBenefit(shop, ana, { price: 99_999, count: 2 });
  await accepted(made, { amount: 123_456 });
  await accepted(made, { amount: 50_001, kind: 'invoice' });
  const benefit_id = await makeBenefit(database, clock.now, { monthly: true, price: 33_333 });
  const subscribed = await shop.call(mara, 'POST', '/v2/subscriptions/', { benefit_id, user_id: mara.userId });
  expect(subscribed.status).toBe(201);
  const course = await makeCourse(database, clock.now, { courseType: 'paid', price: 20_000 });
  expect((await shop.call(mara, 'POST', `/service/course/${course}/enrol/`)).status).toBe(201);
  return order;
}

const get = async (who: Person, path: string) => (await shop.call(who, 'GET', `/company/payroll/${path}`)).body;
const close = (who: Person, month: string) => shop.call(who, 'POST', `/company/payroll/${month}/close/`);
const fileOf = async ({ headers }: Person, month: string) =>
  (await shop.app.inject({ url: `/api/company/payroll/${month}/file/`, headers })).rawPayload.toString('utf8');

const NOVEMBERS = {
  month: '2026-11',
  currency: 'RSD',
  people: 2,
  bought: 2533.31,
  given_back: 0,
  paid_back: 1234.56,
  invoices: 500.01,
  tax: 360.97,
  tax_back: 0,
};

describe('the payroll', () => {
  it('says what a month comes to, by budgets and by people, to the last para', async () => {
    const made = await company();
    await november(made);
    const { boss, ana, mara } = made;
    expect(await get(boss, '2026-11/')).toEqual({
      ...NOVEMBERS,
      state: 'running',
      closed_at: null,
      closed_by: null,
      sha256: null,
      budgets: [
        { category: null, name_sr: null, name_en: null, bought: 1033.31 },
        { category: 1, name_sr: 'Kategorija 1', name_en: 'Category 1', bought: 1500 },
      ],
    });
    const { results, count } = await get(boss, '2026-11/people/');
    expect([count, results]).toEqual([
      2,
      [
        {
          id: ana.userId,
          name: 'Ana Anić',
          external_id: 'Z-7',
          unit: 'Prodaja',
          bought: 1999.98,
          given_back: 0,
          paid_back: 1234.56,
          invoices: 500.01,
          tax: 309.4,
          tax_back: 0,
          budgets: [
            { category: null, bought: 499.98 },
            { category: 1, bought: 1500 },
          ],
        },
        {
          id: mara.userId,
          name: '=Mara Šarić',
          external_id: null,
          unit: '',
          bought: 533.33,
          given_back: 0,
          paid_back: 0,
          invoices: 0,
          tax: 51.57,
          tax_back: 0,
          budgets: [{ category: null, bought: 533.33 }],
        },
      ],
    ]);
  });

  it('calls whose data were erased so in its file, and not by the address that nobody has', async () => {
    const made = await company();
    await november(made);
    const { companyId, userId } = made.ana;
    await database.execute(sql`
      update users set active = false, erased_at = now(), first_name = '', last_name = '', email = 'erased-' || id || '@erased.invalid'
      where company_id = ${companyId} and id = ${userId}`);
    clock.now = DECEMBER;
    expect((await close(made.boss, '2026-11')).status).toBe(200);
    const file = await fileOf(made.boss, '2026-11');
    expect(file).toContain(`"${userId}","Z-7","Obrisana osoba / Erased person"`);
    expect(file).not.toContain('erased.invalid');
  });

  it('finds people by their names and numbers, and orders them', async () => {
    const made = await company();
    await november(made);
    const found = async (query: string) => {
      const { results } = await get(made.boss, `2026-11/people/?${query}`);
      return results.map(({ name }: { name: string }) => name);
    };
    for (const closed of [false, true]) {
      if (closed) {
        clock.now = DECEMBER;
        expect((await close(made.boss, '2026-11')).status).toBe(200);
      }
      expect(await found('search=saric')).toEqual(['=Mara Šarić']);
      expect(await found('search=z-7')).toEqual(['Ana Anić']);
      expect(await found('ordering=-name')).toEqual(['=Mara Šarić', 'Ana Anić']);
      expect(await found('ordering=tax')).toEqual(['=Mara Šarić', 'Ana Anić']);
      expect(await found('page_size=1&page=2')).toEqual(['=Mara Šarić']);
      expect(await found('search=nobody')).toEqual([]);
    }
  });

  it('orders people by the tax that is shown: without what was given back', async () => {
    const { boss, ana, mara } = await company();
    const order = await buyBenefit(shop, ana, { price: 100_000 });
    expect((await shop.call(ana, 'POST', `/v2/transactions/order-${order}/cancel/`)).status).toBe(200);
    await buyBenefit(shop, mara, { price: 50_000 });
    const { results } = await get(boss, '2026-11/people/?ordering=-tax');
    expect(results).toMatchObject([
      { name: '=Mara Šarić', tax: 77.35, tax_back: 0 },
      { name: 'Ana Anić', tax: 154.7, tax_back: 154.7 },
    ]);
  });

  it('gives back in the month that it is cancelled in, with its tax, and leaves the month before as it was', async () => {
    const made = await company();
    const order = await november(made);
    clock.now = DECEMBER;
    const cancelled = await shop.call(made.ana, 'POST', `/v2/transactions/order-${order}/cancel/`);
    expect(cancelled.status).toBe(200);
    const back = { people: 1, bought: 0, given_back: 1999.98, paid_back: 0, invoices: 0, tax: 0, tax_back: 309.4 };
    const december = { ...NOVEMBERS, ...back, month: '2026-12', state: 'running' };
    expect(await get(made.boss, '2026-12/')).toMatchObject({ ...december, budgets: [] });
    expect(await get(made.boss, '2026-11/')).toMatchObject({ ...NOVEMBERS, state: 'open' });
    const { year, years, results } = await get(made.boss, '');
    expect([year, years, results]).toMatchObject([2026, [2026], [december, { ...NOVEMBERS, state: 'open' }]]);
  });

  it('an entry is of its month by the clock of Belgrade, and what is cancelled in the same month cancels out', async () => {
    const { boss, ana } = await company();
    clock.now = new Date('2026-11-30T22:59:59Z');
    await buyBenefit(shop, ana, { price: 70_000 });
    clock.now = new Date('2026-11-30T23:00:00Z');
    const order = await buyBenefit(shop, ana, { price: 30_000 });
    expect((await shop.call(ana, 'POST', `/v2/transactions/order-${order}/cancel/`)).status).toBe(200);
    expect(await get(boss, '2026-11/')).toMatchObject({ bought: 700, tax: 108.29, given_back: 0 });
    expect(await get(boss, '2026-12/')).toMatchObject({ bought: 300, tax: 46.41, given_back: 300, tax_back: 46.41 });
  });
});

describe('a closed month', () => {
  it('gives the same bytes for ever, whatever is given back and whoever is called otherwise later', async () => {
    const made = await company();
    const order = await november(made);
    const { boss, ana, mara } = made;
    clock.now = DECEMBER;
    const closed = (await close(boss, '2026-11')).body;
    expect(closed).toMatchObject({
      ...NOVEMBERS,
      state: 'closed',
      closed_by: 'Vesna Ilić',
      closed_at: DECEMBER.toISOString(),
    });
    const file = await fileOf(boss, '2026-11');
    expect(file.replace('\uFEFF', '').split('\r\n')).toEqual([
      [
        ...['Mesec / Month', 'Broj / Number', 'Šifra zaposlenog / Employee number', 'Ime / Name', 'Jedinica / Unit'],
        'Kupljeno, fleksibilni budžet / Bought, flexible budget',
        'Kupljeno, Kategorija 1 / Bought, Category 1',
        ...['Kupljeno ukupno / Bought in all', 'Vraćeno na budžet / Given back', 'Refundirano / Paid back'],
        ...['Plaćene fakture / Invoices paid', 'Dodatni porez / Additional payroll tax'],
        ...['Dodatni porez na vraćeno / Additional payroll tax given back', 'Valuta / Currency'],
      ]
        .map((cell) => `"${cell}"`)
        .join(','),
      `"2026-11","${ana.userId}","Z-7","Ana Anić","Prodaja","499.98","1500.00","1999.98","0.00","1234.56","500.01","309.40","0.00","RSD"`,
      `"2026-11","${mara.userId}","","'=Mara Šarić","","533.33","0.00","533.33","0.00","0.00","0.00","51.57","0.00","RSD"`,
      '',
    ]);

    expect((await shop.call(ana, 'POST', `/v2/transactions/order-${order}/cancel/`)).status).toBe(200);
    await database.execute(sql`update users set first_name = 'Iva', unit = 'Nabavka' where id = ${ana.userId}`);
    await database.execute(sql`update categories set name_sr = 'Drugo' where id = 1`);
    expect(await fileOf(boss, '2026-11')).toBe(file);
    expect(await get(boss, '2026-11/')).toEqual(closed);
    expect((await get(boss, '2026-11/people/')).results[0]).toMatchObject({ name: 'Ana Anić', unit: 'Prodaja' });
    await database.execute(sql`update categories set name_sr = 'Kategorija 1' where id = 1`);
    expect(await reconcile(database)).toEqual([]);
  });

  it('is closed once: the second time it answers the same', async () => {
    const made = await company();
    await november(made);
    clock.now = DECEMBER;
    const first = await close(made.boss, '2026-11');
    clock.now = new Date('2026-12-09T10:00:00Z');
    expect(await close(made.boss, '2026-11')).toMatchObject({ status: 200, body: first.body });
  });

  it('can be one in which nobody bought anything', async () => {
    const { boss } = await company();
    clock.now = DECEMBER;
    expect((await close(boss, '2026-11')).body).toMatchObject({ state: 'closed', people: 0, bought: 0, budgets: [] });
    expect(await fileOf(boss, '2026-11')).toContain('Kupljeno ukupno');
  });

  it('is not changed or taken away, and nothing more is spent in it', async () => {
    const made = await company();
    await november(made);
    clock.now = DECEMBER;
    await close(made.boss, '2026-11');
    for (const table of ['payroll_months', 'payroll_rows']) {
      const id = made.boss.companyId;
      const words = { cause: { message: `${table} is append-only` } };
      await expect(
        database.execute(sql`update ${sql.raw(table)} set bought = 0 where company_id = ${id}`),
      ).rejects.toMatchObject(words);
      await expect(database.execute(sql`delete from ${sql.raw(table)} where company_id = ${id}`)).rejects.toMatchObject(
        words,
      );
    }
    clock.now = new Date('2026-11-30T22:59:59Z');
    const benefitId = await makeBenefit(database, clock.now);
    await shop.call(made.ana, 'POST', '/v2/toggle-cart/', { id: benefitId });
    expect((await shop.call(made.ana, 'POST', '/v2/complete-purchase/')).status).toBe(503);
    clock.now = new Date('2026-11-30T23:00:00Z');
    expect((await shop.call(made.ana, 'POST', '/v2/complete-purchase/')).status).toBe(200);
    expect(await reconcile(database)).toEqual([]);
  });
});

describe('the payroll refuses', () => {
  it.each([
    ['2026-11-30T22:59:59Z', 409],
    ['2026-11-30T23:09:59Z', 409],
    ['2026-11-30T23:10:00Z', 200],
  ])('to close November at %s: %i', async (now, status) => {
    const { boss } = await company();
    clock.now = new Date(now);
    const answer = await close(boss, '2026-11');
    expect([answer.status, answer.body.code]).toEqual([status, status === 409 ? 'payroll.running' : undefined]);
  });

  it('a month before the company was here, and closes none', async () => {
    const { boss, ana } = await company();
    for (const month of ['2001-01', '2026-10']) {
      expect((await shop.call(boss, 'GET', `/company/payroll/${month}/`)).status).toBe(404);
      expect((await close(boss, month)).status).toBe(404);
    }
    clock.now = new Date('2026-10-31T22:59:59Z');
    await buyBenefit(shop, ana);
    clock.now = NOVEMBER;
    expect((await close(boss, '2026-10')).body).toMatchObject({ state: 'closed', people: 1 });
  });

  it('a month to come, and what is no month', async () => {
    const { boss } = await company();
    for (const path of ['2026-12/', '2026-12/people/']) {
      expect((await shop.call(boss, 'GET', `/company/payroll/${path}`)).status).toBe(404);
    }
    for (const month of ['2026-13', '2026-1', '26-01', 'x']) {
      expect((await shop.call(boss, 'GET', `/company/payroll/${month}/`)).status).toBe(404);
      expect((await close(boss, month)).status).toBe(404);
    }
  });

  it('the file of a month that is not closed', async () => {
    const { boss } = await company();
    expect(await shop.call(boss, 'GET', '/company/payroll/2026-11/file/')).toMatchObject({
      status: 409,
      body: { code: 'payroll.open' },
    });
  });

  it('to say anything of another company', async () => {
    const made = await company();
    await november(made);
    const other = await company();
    expect(await get(other.boss, '2026-11/')).toMatchObject({ people: 0, bought: 0, tax: 0, budgets: [] });
    clock.now = DECEMBER;
    await close(made.boss, '2026-11');
    expect(await get(other.boss, '2026-11/')).toMatchObject({ state: 'open', people: 0 });
    expect((await get(other.boss, '2026-11/people/')).count).toBe(0);
    expect((await shop.call(other.boss, 'GET', '/company/payroll/2026-11/file/')).status).toBe(409);
  });
});

it.each(['', '2026-11/', '2026-11/people/'])('reading %s takes at most 2 statements with the caller', async (path) => {
  const made = await company();
  await november(made);
  for (const now of [NOVEMBER, DECEMBER]) {
    clock.now = now;
    await get(made.boss, path);
    const asked = await shop.statements(() => get(made.boss, path));
    expect(asked.length).toBeLessThanOrEqual(2);
  }
});
