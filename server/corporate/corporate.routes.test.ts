import { beforeAll, describe, expect, it } from 'vitest';
import { categories } from '../benefits/categories.table.ts';
import { ask } from '../database/statement.ts';
import { sql } from '../database/text.ts';
import { makeCategory } from '../testing/benefits.ts';
import { type Person, signInToken } from '../testing/people.ts';
import { buyBenefit } from '../testing/purchases.ts';
import { makeRequest } from '../testing/requests.ts';
import { startTestApp } from '../testing/test-app.ts';

const shop = await startTestApp();
const { database, clock } = shop;

const at = (day: string) => {
  clock.now = new Date(`${day}T10:00:00Z`);
};

async function arrived(who: Person): Promise<Person> {
  const token = await signInToken(database, clock.now, who);
  return { ...who, token, headers: { authorization: `Token ${token}` } };
}

const read = async (who: Person, path: string) =>
  (await shop.call(await arrived(who), 'GET', `/v2/corporate/${path}`)).body;

async function csv(who: Person, path: string): Promise<string[][]> {
  const { headers } = await arrived(who);
  const { body } = await shop.app.inject({ url: `/api/v2/corporate/${path}`, headers });
  const lines = body.replace('\uFEFF', '').trim().split('\r\n').slice(1);
  return lines.map((line) => line.slice(1, -1).split('","'));
}

// Health is a private category, and so is physiotherapy, which is below sport.
const [SPORT, HEALTH, PHYSIO] = [1, 2, 901];

interface Made {
  boss: Person;
  ana: Person;
  ema: Person;
  stranger: Person;
  gym: number;
  therapy: number;
}

/** A company of seven whose purchases and requests are written out by hand. */
async function company(): Promise<Made> {
  at('2026-01-10');
  await makeCategory(database, SPORT);
  await makeCategory(database, HEALTH);
  await makeCategory(database, PHYSIO, SPORT);
  await database.update(categories).set({ private: true }).where(sql`id in (${HEALTH}, ${PHYSIO})`);
  const boss = await shop.person({
    changes: { corporateAccount: true, firstName: 'Vesna', lastName: 'Ilić', language: 'SR' },
  });
  const { companyId } = boss;
  const money = { companyId, flexible: 1_000_000, budgets: { [SPORT]: 365_000 } };
  const named = (firstName: string, lastName: string, unit: string) =>
    shop.person({ ...money, changes: { firstName, lastName, unit } });
  const ana = await named('Ana', 'Čolić', 'Razvoj');
  const ema = await named('Ema', 'Babić', 'Prodaja');
  const others: Person[] = [];
  for (let made = 0; made < 4; made += 1) others.push(await shop.person(money));
  const stranger = await shop.person({ flexible: 1_000_000 });
  at('2026-03-05');
  const gym = await buyBenefit(shop, await arrived(ana), { nameSr: 'Teretana Zvezda', searchKey: 'teretana zvezda' });
  // 2.000,00 for health, from the flexible budget.
  const therapy = await buyBenefit(shop, await arrived(ema), {
    rootCategoryId: HEALTH,
    categoryId: HEALTH,
    nameSr: 'Psihoterapija',
    nameEn: 'Psychotherapy',
    price: 200_000,
    searchKey: 'psihoterapija psychotherapy',
  });
  await buyBenefit(shop, await arrived(stranger), { nameSr: 'Tuđa teretana' });
  for (const other of others) await buyBenefit(shop, await arrived(other), {});
  at('2026-04-07');
  await buyBenefit(shop, await arrived(ema), {
    categoryId: PHYSIO,
    nameSr: 'Fizioterapija',
    searchKey: 'fizioterapija',
  });
  await makeRequest(database, clock.now, ana, { categoryId: HEALTH, purchaseDate: '2026-04-01', amount: 50_000 });
  at('2026-04-20');
  return { boss, ana, ema, stranger, gym, therapy };
}

describe('the people of a company', async () => {
  const boss = await shop.person({ changes: { corporateAccount: true } });
  const working = (firstName: string, unit: string) =>
    shop.person({ companyId: boss.companyId, changes: { firstName, lastName: 'Simić', unit } });
  const ceda = await working('Čeda', 'Šalter Đorđe');
  await working('Ema', 'Ugao');

  it.each(['Šalter Đorđe', 'salter djordje', 'Шалтер Ђорђе', 'simic salter', 'ceda đorđe'])(
    'are found by name and unit, however they are written: %s',
    async (search) => {
      const { results } = await read(boss, `people/?search=${encodeURIComponent(search)}`);
      expect(results).toMatchObject([{ id: ceda.userId }]);
      expect(await read(boss, `people/sums/?search=${encodeURIComponent(search)}`)).toMatchObject({ people: 1 });
    },
  );

  it('are read by their numbers, those of the own company alone', async () => {
    const stranger = await shop.person();
    const { results } = await read(boss, `people/?ids=${ceda.userId},${stranger.userId}`);
    expect(results).toMatchObject([{ id: ceda.userId, name: 'Čeda Simić' }]);
  });

  it('are not found by another unit', async () => {
    expect((await read(boss, 'people/?search=ceda+ugao')).count).toBe(0);
  });
});

describe('the figures of a company', () => {
  let made: Made;
  beforeAll(async () => {
    made = await company();
  });

  it('are of all months until now, and the one that goes on is marked', async () => {
    const { months, spent, people, standing, year, years, currency, today } = await read(made.boss, 'summary/');
    expect(months).toEqual([
      { month: '2026-03', spent: 7000, purchases: 6, people: 6, last_year: null, running: false },
      { month: '2026-04', spent: 1000, purchases: 1, people: 1, last_year: null, running: true },
    ]);
    expect([spent, people, year, years, currency, today]).toEqual([8000, 6, 2026, [2026], 'RSD', '2026-04-20']);
    // Six people with 10.000,00 and 3.650,00 each; 500,00 are held for a request.
    expect(standing).toEqual({ people: 6, given: 81_900, spent: 8000, held: 500, unspent: 73_400 });
  });

  it('say what of the budgets of the year will be left at its end', async () => {
    // Of 21.900,00 for sport 6.000,00 were spent in 110 of 365 days: an estimate of 19.909,09 for the year.
    expect((await read(made.boss, 'summary/')).ending).toBe(1990.91);
    expect(await read(made.boss, 'summary/?from=2026-01&to=2026-04')).toMatchObject({ ending: null, standing: null });
  });

  it('are what the ledger says', async () => {
    const [ledger] = await ask<{ spent: number }>(
      database,
      sql`select sum(spent)::bigint as spent from ledger_entries where company_id = ${made.boss.companyId}`,
    );
    const lines = await csv(made.boss, 'summary/export/');
    const months = lines.filter(([what]) => what === 'Meseci / Months');
    expect(months.map(([, name, spent]) => [name, spent])).toEqual([
      ['2026-03', '7000.00'],
      ['2026-04 (u toku / running)', '1000.00'],
    ]);
    const orders = (await csv(made.boss, 'orders/export/')).map((cells) => Number(cells[6]));
    const sum = orders.reduce((all, each) => all + each, 0);
    expect([sum, Number(ledger?.spent) / 100]).toEqual([8000, 8000]);
  });

  it('name no budget from which fewer than five people spent, whichever months are asked for', async () => {
    // Five people spent from sport in March, one from the flexible budget.
    for (const query of ['', '?year=2026', '?from=2026-03&to=2026-03', '?from=2026-01&to=2026-04']) {
      expect(await read(made.boss, `summary/${query}`)).toMatchObject({ budgets: [], joined: 7000, held_back: false });
    }
  });

  it('refuse what no months are meant by', async () => {
    const { status, body } = await shop.call(
      await arrived(made.boss),
      'GET',
      '/v2/corporate/summary/?from=2026-03&to=2026-01',
    );
    expect([status, body.code]).toEqual([400, 'reports.period']);
  });

  it('have each person with what is given, spent, held and left', async () => {
    const { results, count } = await read(made.boss, 'people/?search=babic');
    expect([count, results]).toEqual([
      1,
      [
        {
          id: made.ema.userId,
          name: 'Ema Babić',
          email: made.ema.email,
          unit: 'Prodaja',
          given: 13_650,
          spent: 3000,
          held: 0,
          left: 10_650,
        },
      ],
    ]);
    const [ana] = (await read(made.boss, 'people/?unit=Razvoj')).results;
    expect(ana).toMatchObject({ name: 'Ana Čolić', given: 13_650, spent: 1000, held: 500, left: 12_150 });
    const all = await read(made.boss, 'people/?ordering=-spent');
    expect([all.count, all.results[0].name]).toEqual([7, 'Ema Babić']);
    expect((await read(made.boss, 'people/?left_to=10650')).results.map(({ name }: { name: string }) => name)).toEqual([
      'Ema Babić',
      'Vesna Ilić',
    ]);
    expect((await read(made.boss, 'people/units/')).results).toEqual(['Prodaja', 'Razvoj']);
  });

  it('come to the sums of the people that are found', async () => {
    expect(await read(made.boss, 'people/sums/')).toEqual({
      people: 7,
      given: 81_900,
      spent: 8000,
      held: 500,
      left: 73_400,
    });
    expect(await read(made.boss, 'people/sums/?unit=Prodaja')).toMatchObject({ people: 1, spent: 3000 });
    const lines = await csv(made.boss, 'people/export/?search=babic');
    expect(lines).toEqual([['Ema Babić', 'Prodaja', '13650.00', '3000.00', '0.00', '10650.00', 'RSD']]);
  });

  it('have each order with whose it is, but no name of what is private', async () => {
    const { results, count } = await read(made.boss, 'orders/?search=babic');
    expect(count).toBe(2);
    expect(results[1]).toEqual({
      id: expect.any(Number),
      number: made.therapy,
      date: '2026-03-05T10:00:00.000Z',
      person: { id: made.ema.userId, name: 'Ema Babić' },
      category: { id: HEALTH, name_sr: 'Kategorija 2', name_en: 'Category 2' },
      benefit: null,
      count: 1,
      total: 2000,
      currency: 'RSD',
      status: 'pending',
    });
    // The first-level category is not private, but the category below it is.
    expect(results[0]).toMatchObject({ benefit: null, category: { id: SPORT }, total: 1000 });
    const [gym] = (await read(made.boss, `orders/?search=%23${made.gym}`)).results;
    expect(gym).toMatchObject({ benefit: 'Teretana Zvezda', person: { name: 'Ana Čolić' } });
  });

  it('do not let a private benefit be found', async () => {
    for (const search of ['psihoterapija', 'psychotherapy', 'fizioterapija', 'psihoterapija babic']) {
      expect(await read(made.boss, `orders/?search=${search}`)).toMatchObject({ count: 0, results: [] });
      expect(await csv(made.boss, `orders/export/?search=${search}`)).toEqual([]);
    }
    expect((await read(made.boss, 'orders/?search=zvezda')).count).toBe(1);
  });

  it('do not let a private benefit be exported, filtered by or ordered by', async () => {
    const file = await csv(made.boss, 'orders/export/');
    expect(file.filter((cells) => cells[2] === 'Ema Babić').map((cells) => cells[4])).toEqual(['', '']);
    expect(file.filter((cells) => cells[2] === 'Ana Čolić').map((cells) => cells[4])).toEqual(['Teretana Zvezda']);
    for (const query of ['ordering=benefit', 'ordering=-benefit', 'benefit=1', 'name=psihoterapija', 'ordering=name']) {
      const { status } = await shop.call(await arrived(made.boss), 'GET', `/v2/corporate/orders/?${query}`);
      expect([query, status]).toEqual([query, 400]);
    }
    const told = JSON.stringify([await read(made.boss, 'orders/'), await read(made.boss, 'requests/')]);
    expect(told).not.toMatch(/terapija|therapy|Optika|Glasses/);
  });

  it('names what was private once it no longer is, and no longer what has become so', async () => {
    const change = (id: number, isPrivate: boolean) =>
      database.update(categories).set({ private: isPrivate }).where(sql`id = ${id}`);
    await change(SPORT, true);
    expect((await read(made.boss, 'orders/?search=zvezda')).count).toBe(0);
    await change(SPORT, false);
    expect((await read(made.boss, 'orders/?search=zvezda')).count).toBe(1);
  });

  it('filter orders by person, category, status, day and sum', async () => {
    const count = async (query: string) => (await read(made.boss, `orders/?${query}`)).count;
    expect(await count(`person=${made.ema.userId}`)).toBe(2);
    expect(await count(`category=${HEALTH}`)).toBe(1);
    expect(await count('status=cancelled')).toBe(0);
    expect(await count('date_from=2026-04-01&date_to=2026-04-30')).toBe(1);
    expect(await count('sum_from=1500')).toBe(1);
    expect((await read(made.boss, 'orders/?ordering=-sum')).results[0].total).toBe(2000);
  });

  it('have each request with whose it is, never for what', async () => {
    const { results } = await read(made.boss, 'requests/');
    expect(results).toEqual([
      {
        id: expect.any(Number),
        date: '2026-04-07T10:00:00.000Z',
        person: { id: made.ana.userId, name: 'Ana Čolić' },
        kind: 'reimbursement',
        category: { id: HEALTH, name_sr: 'Kategorija 2', name_en: 'Category 2' },
        amount: 500,
        currency: 'RSD',
        status: 'pending',
      },
    ]);
    for (const search of ['optika', 'glasses', 'vid']) {
      expect((await read(made.boss, `requests/?search=${search}`)).count).toBe(0);
    }
    expect((await read(made.boss, 'requests/?search=colic&status=pending&kind=reimbursement')).count).toBe(1);
    expect((await csv(made.boss, 'requests/export/'))[0]?.slice(1)).toEqual([
      ...['2026-04-07', 'Ana Čolić', 'Refundacija / Reimbursement', 'Kategorija 2 / Category 2'],
      ...['500.00', 'RSD', 'Na čekanju / Pending'],
    ]);
  });

  it('are of one’s own company alone', async () => {
    const there = await shop.person({
      companyId: made.stranger.companyId,
      changes: { corporateAccount: true, language: 'SR' },
    });
    expect(await read(there, 'summary/')).toMatchObject({ spent: 1000, people: 1 });
    expect((await read(there, 'people/')).count).toBe(2);
    expect((await read(there, 'orders/')).results).toMatchObject([{ benefit: 'Tuđa teretana' }]);
    expect((await read(there, `orders/?person=${made.ema.userId}`)).count).toBe(0);
    expect((await read(there, 'requests/')).count).toBe(0);
  });

  it.each(['summary/', 'people/', 'people/sums/', 'orders/?search=zvezda', 'requests/'])(
    'take 2 statements with the caller: %s',
    async (path) => {
      const here = await arrived(made.boss);
      const asked = await shop.statements(() => shop.call(here, 'GET', `/v2/corporate/${path}`));
      expect(asked).toHaveLength(2);
    },
  );
});
