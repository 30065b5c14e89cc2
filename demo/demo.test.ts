import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { TOTP } from 'otpauth';
import { afterAll, expect, it } from 'vitest';
import { changeBenefit } from '#contract/admin-benefits/admin-benefits.contract.ts';
import { benefitProblems } from '#contract/admin-benefits/benefit.rules.ts';
import { addCoupon } from '#contract/coupons/admin-coupons.contract.ts';
import { addQuestion } from '#contract/help/admin-questions.contract.ts';
import { missingTexts } from '#contract/help/questions.rules.ts';
import { addProvider } from '#contract/providers/admin-providers.contract.ts';
import { nameProblem, websiteProblem } from '#contract/providers/providers.rules.ts';
import { readDetails } from '#server/benefits/benefit-details.ts';
import { soldTo } from '#server/benefits/sold-to.ts';
import { sceneOf } from '#server/benefits/spread-scenes.ts';
import { readBudgetYear } from '#server/budget-year/budget-year.service.ts';
import { sql } from '#server/database/text.ts';
import { nudgeNext } from '#server/nudges/nudges.job.ts';
import { startTestApp } from '#server/testing/test-app.ts';
import { seedDemo } from './demo.ts';
import { seedMany } from './seed-many.ts';
import { isEmpty } from './state.ts';

const shop = await startTestApp();
const picturesFolder = mkdtempSync(join(tmpdir(), 'izbor-pictures-'));
afterAll(() => rmSync(picturesFolder, { recursive: true }));

const wasEmpty = await isEmpty(shop.database);
const seeded = await seedDemo(shop.database, { picturesFolder, storage: shop.app.shop.storage, now: shop.clock.now });

async function numbers(statement: string): Promise<Record<string, number>> {
  const { rows } = await shop.database.execute<Record<string, number>>(sql.raw(statement));
  return rows[0] ?? {};
}

async function signIn(email: string) {
  const { body } = await shop.call(null, 'POST', '/user/token/', { email, password: 'Izbor!2026' });
  if (body.token) return body.token as string;
  const code = new TOTP({ secret: 'JBSWY3DPEHPK3PXP' }).generate({ timestamp: shop.clock.now.getTime() });
  return (await shop.call(null, 'POST', '/user/token/topt/', { id: body.id, code })).body.token as string;
}

async function read(email: string, path: string) {
  const headers = { authorization: `Token ${await signIn(`${email}@izbor.demo`)}` };
  const answer = await shop.call(null, 'GET', path, undefined, headers);
  expect([email, answer.status]).toEqual([email, 200]);
  return answer.body;
}

const me = (email: string) => read(email, '/v2/me/');

it('fills an empty shop once, and leaves one that is not empty alone', async () => {
  expect([wasEmpty, seeded]).toEqual([true, true]);
  expect(await seedDemo(shop.database, { picturesFolder, storage: shop.app.shop.storage, now: shop.clock.now })).toBe(
    false,
  );
  expect(await numbers('select count(*) as companies from companies')).toEqual({ companies: 3 });
});

it('has the catalogue that was promised, of every kind, way and currency', async () => {
  const counted = await numbers(`
    select count(*) as benefits, count(distinct provider_id) as providers, count(distinct root_category_id) as categories,
      count(distinct (kind, way_to_buy)) filter (where kind <> 'fixed') as kinds, count(distinct currency) as currencies,
      count(*) filter (where discount > 0) as discounted, count(*) filter (where monthly) as monthly,
      count(*) filter (where promo_material <> '[]') as promoted, count(*) filter (where pictures = '[]') as blind
    from benefits`);
  expect(counted.benefits).toBeGreaterThanOrEqual(400);
  expect(counted.providers).toBeGreaterThanOrEqual(40);
  expect(counted).toMatchObject({ categories: 14, currencies: 3, blind: 0 });
  for (const part of ['discounted', 'monthly', 'promoted']) expect(counted[part]).toBeGreaterThan(10);
});

it('has no text that lacks a language', async () => {
  const texts = ['name', 'short_description', 'description', 'instructions', 'limitations'];
  const empty = texts.flatMap((text) => [`${text}_en = ''`, `${text}_sr = ''`]).join(' or ');
  expect(await numbers(`select count(*) as number from benefits where ${empty}`)).toEqual({ number: 0 });
  expect(await numbers(`select count(*) as number from categories where name_en = '' or name_sr = ''`)).toEqual({
    number: 0,
  });
});

it('draws every picture that is named', async () => {
  const { rows } = await shop.database.execute<{ image: string }>(sql`
    select distinct picture->>'image' as image from benefits, jsonb_array_elements(pictures) picture
    union select picture from providers where picture is not null
    union select file->>'file' from benefits, jsonb_array_elements(promo_material) file
    union select image from notifications where image is not null
    union select attachment from notifications where attachment is not null`);
  expect(rows.length).toBeGreaterThan(100);
  expect(rows.filter(({ image }) => !existsSync(join(picturesFolder, basename(image))))).toEqual([]);
});

it('answers at least 24 questions in six topics, in both languages', async () => {
  const empty = ['topic', 'question', 'answer'].flatMap((text) => [`${text}_en = ''`, `${text}_sr = ''`]).join(' or ');
  const counted = await numbers(`select count(*) as questions, count(distinct topic_sr) as topics,
    count(*) filter (where ${empty}) as lacking from questions where active`);
  expect(counted.questions).toBeGreaterThanOrEqual(24);
  expect(counted).toMatchObject({ topics: 6, lacking: 0 });
});

it('has suggestions of the employee, with answers and without', async () => {
  expect(
    await numbers('select count(*) as number, count(answer) as answered from suggestions where user_id = 427718'),
  ).toEqual({ number: 3, answered: 2 });
});

it('has a course of the employee that is passed, one that failed and one that is begun, and a package that was paid', async () => {
  const of = async (email: string, path: string) => {
    const headers = { authorization: `Token ${await signIn(`${email}@izbor.demo`)}` };
    return (await shop.call(null, 'GET', path, undefined, headers)).body.results;
  };
  const courses = await of('employee', '/service/course/?ordering=%2Bpk');
  const touched = courses.filter(({ progress }: { progress: string }) => progress !== 'none');
  expect(touched).toMatchObject([
    { name: 'Prva pomoć na poslu', progress: 'passed', score: 100 },
    { name: 'Bezbednost na mreži u radnom danu', progress: 'failed', score: 62 },
    { name: 'Vreme pod kontrolom', progress: 'started', score: null },
  ]);
  expect(await of('employee', '/service/certificate/')).toMatchObject([{ title: 'Prva pomoć na poslu' }]);
  expect(await of('company-admin', '/service/package/?progress=started')).toMatchObject([{ num_passed: 2 }]);
  const [paid] = await of('company-admin', '/v2/transactions/?kind=enrolment&search=vo%C4%91e');
  expect(paid).toMatchObject({ amount: 8720, currency: 'RSD' });
  expect(await of('other', '/service/course/?progress=started')).toMatchObject([
    { name: 'Conversational English at work' },
  ]);
});

it('has the changes of every budget in the order of their days', async () => {
  const { rows } = await shop.database.execute(sql`
    select company_id, user_id, category_id, id from (
      select *, lag(created_at) over (partition by company_id, user_id, category_id, year order by id) as before
      from ledger_entries) entries
    where created_at < before`);
  expect(rows).toEqual([]);
});

it('keeps money right: nothing to reconcile', async () => {
  const reconcile = readFileSync(new URL('../server/database/reconcile.sql', import.meta.url), 'utf8');
  expect((await shop.database.execute(sql.raw(reconcile))).rows).toEqual([]);
});

it('tells the year of every budget of everybody so that it adds up to the para', async () => {
  const { rows } = await shop.database.execute<
    Record<'company' | 'user' | 'category' | 'year' | 'left' | 'held', number>
  >(sql`
    select company_id as company, user_id as user, category_id as category, year, allocated - spent - held as left, held
    from accounts`);
  expect(rows.length).toBeGreaterThan(20);
  for (const { company: companyId, user: userId, category: categoryId, year, left, held } of rows) {
    const asked = { pot: { categoryId, year }, calendarYear: year || 2026 };
    const { before, months, days } = await readBudgetYear(shop.database, { companyId, userId }, asked);
    let expected = before;
    for (const { came, went, ...month } of months) {
      const moved = Math.round((expected.left + came - went + expected.held - month.held) * 100);
      expect(Math.round(month.left * 100)).toBe(moved);
      expected = month;
    }
    expect([Math.round(expected.left * 100), Math.round(expected.held * 100)]).toEqual([left, held]);
    expect(days.at(-1) ?? before).toMatchObject({ left: expected.left, held: expected.held });
  }
});

it('has a subscription of the employee that runs and one that is over, charged month by month', async () => {
  const headers = { authorization: `Token ${await signIn('employee@izbor.demo')}` };
  const { body } = await shop.call(null, 'GET', '/v2/subscriptions/', undefined, headers);
  expect(body.results).toMatchObject([
    { benefit: { name: 'Biblioteka kurseva, pretplata' }, status: 'active', next_charge: '2026-12-05', enough: true },
    { benefit: { name: 'Joga od kuće, pretplata' }, status: 'ended', ended_by: 'cancelled' },
  ]);
  expect(body.results.map(({ charges }: { charges: unknown[] }) => charges.length)).toEqual([8, 2]);
});

it('lets the employee begin with 48.250,00 RSD, three category budgets, a filled cart and three new notifications', async () => {
  const employee = await me('employee');
  expect(employee).toMatchObject({
    id: 427_718,
    first_name: 'Jelena',
    last_name: 'Đorđević-Stanković',
    company_name: 'Morava Tehnologije d.o.o.',
    currency: 'RSD',
    base_balance: 120_000,
    spent: 71_750,
    balance: 48_250,
    available: 48_250,
    new_notifications: 3,
  });
  expect(employee.category_budgets).toMatchObject([
    // Purchases and two months of a subscription; below, eight months of another one.
    { category: 'Sport and recreation/Sport i rekreacija', amount: 24_000, spent: 14_910 + 2 * 1_500 },
    { category: 'Health/Zdravlje', amount: 20_000, spent: 14_125 },
    { category: 'Skills and learning/Veštine i učenje', amount: 60_000, spent: 19_710 + 8 * 2_400, held: 13_050.5 },
  ]);
  expect(employee.cart).toHaveLength(3);
  const lines = employee.cart.map(
    ({ count, benefit }: { count: number; benefit: { price_discount_currency: number } }) =>
      count * benefit.price_discount_currency,
  );
  expect(lines.reduce((sum: number, line: number) => sum + line, 0)).toBe(16_710);
  expect(employee.favorite.length).toBeGreaterThanOrEqual(4);
  expect(employee.notifications.filter(({ previewed }: { previewed: boolean }) => !previewed)).toHaveLength(3);
});

it('has the roles and the states that the other accounts are for', async () => {
  expect(await me('two-step')).toMatchObject({ one_time_code: true });
  expect(await me('poor')).toMatchObject({ balance: 350, base_balance: 12_350 });
  expect(await me('incomplete')).toMatchObject({ birth_place: '', birthday: null });
  expect(await me('other')).toMatchObject({ currency: 'EUR', company_name: 'Gorica Studio d.o.o.' });
  expect(await me('company-admin')).toMatchObject({
    is_company_admin: true,
    company_roles: ['owner'],
    corporate_account: false,
  });
  expect(await me('corporate')).toMatchObject({ corporate_account: true, currency: 'KM' });
  expect(await me('admin')).toMatchObject({
    groups: [{ name: 'user' }, { name: 'admin' }],
    is_company_admin: false,
    admin_roles: ['operations', 'content', 'finance'],
  });
});

it('gives whoever looks after people somebody to invite, to remind and to see off', async () => {
  const headers = { authorization: `Token ${await signIn('people@izbor.demo')}` };
  const counts = await shop.call(null, 'GET', '/company/people/counts/', undefined, headers);
  expect(counts.body).toEqual({
    all: 25,
    active: 17,
    added: 2,
    invited: 2,
    expired: 2,
    registered: 0,
    unopened: 3,
    waiting: 5,
    leaving: 1,
    ended: 1,
  });
  const units = await shop.call(null, 'GET', '/company/people/units/', undefined, headers);
  expect(units.body.results).toEqual(['Finansije', 'Ljudi', 'Podrška', 'Pravo', 'Proizvod', 'Razvoj']);
});

it('shows each company enough, with the catalogue’s first-level categories in order', async () => {
  for (const email of ['employee', 'other', 'corporate']) {
    const headers = { authorization: `Token ${await signIn(`${email}@izbor.demo`)}` };
    const { body } = await shop.call(null, 'GET', '/v2/category/', undefined, headers);
    expect(body.map(({ id }: { id: number }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 105]);
    for (const kind of ['flexible', 'special', 'fixed']) {
      const list = await shop.call(null, 'GET', `/v2/benefit/?benefit_type=${kind}`, undefined, headers);
      expect(list.body.count).toBeGreaterThan(kind === 'flexible' ? 21 : 2);
    }
  }
});

it.each(['employee', 'other', 'corporate', 'company-admin'])(
  'recommends six different scenes to %s, and no two of one sub-category side by side',
  async (email) => {
    const { recommended } = await read(email, '/v2/home/');
    const scenes = recommended.map(({ pictures }: { pictures: { image: string }[] }) =>
      pictures[0]?.image.replace(/-\d\.\w+$/, ''),
    );
    expect(new Set(scenes).size).toBe(6);
    const categories = recommended.map(({ category }: { category: number }) => category);
    expect(categories.filter((category: number, at: number) => category === categories[at - 1])).toEqual([]);
  },
);

it.each(['IZBOR-RS', 'IZBOR-ME', 'IZBOR-BA'])(
  'shows no scene twice side by side in a row of similar benefits, to %s',
  async (code) => {
    const { rows } = await shop.database.execute<{ companyId: number; id: number }>(sql`
      select c.id as "companyId", b.id from companies c join benefits b on ${soldTo(sql`c.id`)} where c.code = ${code}`);
    expect(rows.length).toBeGreaterThan(80);
    const alike: string[] = [];
    for (const { companyId, id } of rows) {
      const reader = { companyId, userId: 0, language: 'SR', currency: 'RSD' } as const;
      const { similar } = await readDetails(shop.database, reader, id);
      const scenes = similar.map(sceneOf);
      for (const [at, scene] of scenes.slice(1).entries()) if (scene === scenes[at]) alike.push(`${id}: ${scenes}`);
    }
    expect(alike).toEqual([]);
  },
);

it('reminds nobody anew of what the demo has them know, and of the next reminder everybody', async () => {
  expect(await nudgeNext(shop.database, shop.clock.now)).toBe(false);
  const told = `select count(*) as number from notifications where dedupe_key like 'nudge-%'`;
  expect(await numbers(told)).toEqual({ number: 0 });
  await nudgeNext(shop.database, new Date('2026-12-01T09:00:00Z'));
  expect((await numbers(told)).number).toBeGreaterThan(3);
});

/** Calls as the platform's administrator, signed in once. */
async function administrator() {
  const headers = { authorization: `Token ${await signIn('admin@izbor.demo')}` };
  const get = async (path: string) => (await shop.call(null, 'GET', path, undefined, headers)).body;
  return { get, all: async (path: string) => (await get(`${path}?page_size=100`)).results };
}

type Row = Record<string, unknown>;

it('has a budget that was given to a unit and one to three who are named, none of whom signs in', async () => {
  const { results } = await read('company-admin', '/company/budgets/');
  expect(results.filter(({ approval, status }: Row) => status === 'given' && approval === null)).toMatchObject([
    { note: 'Hvala na trudu oko nove verzije', category: null, amount: 15_000, people: 3, status: 'given' },
    {
      note: 'Kurs ili konferencija po izboru, posle „Nedelje učenja“',
      category: 4,
      amount: 30_000,
      people: 3,
      status: 'given',
    },
  ]);
  const { rows } = await shop.database.execute(sql`
    select u.email, sum(l.allocated)::integer as given from ledger_entries l
    join gift_people p on p.company_id = l.company_id and p.gift_id = l.reference and p.user_id = l.user_id
    join users u on u.company_id = l.company_id and u.id = l.user_id
    where l.kind = 'allocation' group by u.email order by u.email`);
  expect(rows).toEqual([
    // Each includes 260.000 that a second person approved.
    { email: 'ana.jovanovic@izbor.demo', given: 30_500_000 },
    { email: 'jovana.djukic@izbor.demo', given: 27_500_000 },
    { email: 'marko.nikolic@izbor.demo', given: 30_500_000 },
    { email: 'stefan.colic@izbor.demo', given: 29_000_000 },
  ]);
});

const GORAN = { name: 'Goran Vasić' };
const VESNA = { name: 'Vesna Milenković' };

it('has budgets above the limit that a colleague proposed: three wait, one was approved and one withdrawn', async () => {
  const { results } = await read('company-admin', '/company/approvals/');
  const names = ['status', 'sum', 'limit', 'people', 'category', 'note', 'decided_by'];
  const limit = 1_000_000;
  expect(results.map(({ status, sum, people, category }: Row) => [status, sum, people, category])).toEqual([
    ['waiting', 1_020_000, 4, null],
    ['waiting', 1_040_000, 4, 4],
    ['waiting', 1_260_000, 18, 3],
    ['withdrawn', 1_170_000, 18, null],
    ['approved', 1_040_000, 4, 4],
  ]);
  expect(picks(results, names)).toMatchObject([
    { note: 'Nagrada za novu verziju koja je izašla pre roka', limit, decided_by: null },
    { note: 'Konferencija o dizajnu u Lisabonu, kotizacija sa putem i smeštajem', limit, decided_by: null },
    { note: 'Sistematski pregled i zubar za sve, dodatak uz godišnji budžet', limit, decided_by: null },
    { note: 'Dodatak za opremu za rad od kuće', limit, decided_by: null },
    { note: 'Letnja škola softverske arhitekture, dve nedelje u Beču', limit, decided_by: VESNA },
  ]);
  expect(results.map(({ proposed_by }: Row) => proposed_by)).toMatchObject([GORAN, GORAN, GORAN, GORAN, GORAN]);
});

it('tells nobody anew of what waits, and shows it to who may decide', async () => {
  const told = `select count(*) as number, count(delivered_at) as sent from outbox where kind like 'approval%'`;
  // Five proposals, each announced to two people, and one approval to one person.
  expect(await numbers(told)).toEqual({ number: 11, sent: 11 });
  const asked = `select count(*) as number, count(*) filter (where previewed) as read from notifications
    where title_sr in ('Budžet čeka tvoje odobrenje', 'Tvoj predlog je odobren')`;
  expect(await numbers(asked)).toEqual({ number: 11, read: 11 });
  for (const email of ['company-admin', 'budgets']) {
    const { waiting } = await read(email, '/company/today/');
    expect(waiting.find(({ kind }: Row) => kind === 'approvals')).toMatchObject({ count: 3 });
  }
});

it('has a refund above the limit that waits on the platform, and a rate that was refused', async () => {
  const { get } = await administrator();
  const { results } = await get('/admin/approvals/');
  expect(results).toMatchObject([
    {
      kind: 'refund',
      status: 'waiting',
      sum: 117_600,
      proposed_by: { name: 'Dunja Matić' },
      note: 'Naručeno je šest vikenda umesto jednog. Zaposleni je pogrešio broj i javio se podršci.',
    },
    {
      kind: 'rate',
      status: 'refused',
      proposed_by: { name: 'Đorđe Lazić' },
      decided_by: { name: 'Petar Žarković' },
      reason: 'Greška u kucanju. Srednji kurs je 117, a ne 127.',
    },
  ]);
  const { waiting } = await get('/admin/today/');
  expect(waiting.find(({ kind }: Row) => kind === 'approvals')).toMatchObject({ count: 1 });
  expect(await numbers(`select per_euro as rate from exchange_rates where currency = 'RSD'`)).toEqual({
    rate: 117_200_000,
  });
});

it('has an announcement that everybody was told, one that is sent on a workday that comes, and a draft', async () => {
  const { get } = await administrator();
  const { count, results } = await get('/admin/announcements/');
  expect(count).toBe(3);
  const [draft, planned, sent] = results;
  expect(draft).toMatchObject({ title_sr: 'Račun uz zahtev možeš da snimiš telefonom', status: 'draft', people: 0 });
  // Now is Friday, 20 November; two days later is a Sunday. Ten o'clock in Belgrade, winter time.
  const hour = '2026-11-23T09:00:00.000Z';
  const soon = { status: 'scheduled', at: hour, begins_at: hour, people: 4, told: 0 };
  expect(planned).toMatchObject({ title_en: 'An hour of questions about Izbor, live and in Serbian', ...soon });
  expect(sent).toMatchObject({ title_sr: 'Izbor ti želi dobrodošlicu', status: 'sent', people: 28, told: 28 });
  // The employee has deleted it, so it counts as unread.
  expect(await get(`/admin/announcements/${sent.id}/`)).toMatchObject({
    sent_by: { name: 'Tijana Bogdanović' },
    read: 27,
    changed: { by: { name: 'Tijana Bogdanović' } },
  });
  expect(await numbers('select count(*) as waiting from announcement_people where told_at is null')).toEqual({
    waiting: 4,
  });
});

it('notes what was changed in the order of its moments, as the log of changes is read', async () => {
  const inOrder = 'select at, lag(at) over (order by id) as before from changes';
  const counted = 'select count(*)::integer as all, count(*) filter (where at < before)::integer as late';
  const { all, late } = await numbers(`${counted} from (${inOrder}) c`);
  expect(all).toBeGreaterThan(20);
  expect(late).toBe(0);
});

const pick = (row: Row, names: readonly string[]): Row => Object.fromEntries(names.map((name) => [name, row[name]]));
const picks = (rows: unknown, names: readonly string[]): Row[] => (rows as Row[]).map((row) => pick(row, names));

it('has no benefit that its own form refuses', async () => {
  const { get } = await administrator();
  const { rows } = await shop.database.execute<{ id: number }>(sql`select id from benefits order by id`);
  const refused: unknown[] = [];
  for (const { id } of rows) {
    const benefit = await get(`/admin/benefits/${id}/`);
    const files = {
      pictures: picks(benefit.pictures, ['id', 'alt_sr', 'alt_en']),
      promo_material: picks(benefit.promo_material, ['id', 'title_sr', 'title_en']),
    };
    const body = Object.assign(pick(benefit, Object.keys(changeBenefit.body.shape)), files);
    const problems = Object.assign({}, benefitProblems(benefit), changeBenefit.body.safeParse(body).error?.issues);
    if (Object.keys(problems).length > 0) refused.push([id, benefit.name_sr, problems]);
  }
  expect([rows.length > 400, refused]).toEqual([true, []]);
});

it('has no coupon, provider or question that its own form refuses', async () => {
  const { get, all } = await administrator();
  const coupons = picks(await all('/user/coupon/'), ['name', 'percent_off']);
  expect(coupons.filter((coupon) => !addCoupon.body.safeParse(coupon).success)).toEqual([]);
  const providers = picks(await all('/admin/providers/'), ['name', 'website']);
  expect(providers.filter((provider) => !addProvider.body.safeParse(provider).success)).toEqual([]);
  expect(
    providers.filter(({ name, website }) => nameProblem(String(name)) ?? websiteProblem(website as string)),
  ).toEqual([]);
  const questions = await Promise.all((await all('/admin/faq/')).map(({ id }: Row) => get(`/admin/faq/${id}/`)));
  const texts = questions.map((question) => pick(question, [...Object.keys(addQuestion.body.shape)]));
  expect(texts.filter((text) => !addQuestion.body.safeParse(text).success)).toEqual([]);
  expect(questions.flatMap((question) => missingTexts(question, question))).toEqual([]);
  expect([coupons, providers, questions].map(({ length }) => length > 2)).toEqual([true, true, true]);
});

it('adds many benefits and people for measuring, and money stays right', async () => {
  await seedMany(shop.database, { benefits: 500, users: 50, now: shop.clock.now });
  const { benefits = 0 } = await numbers('select count(*) as benefits from benefits');
  expect(benefits).toBeGreaterThan(900);
  expect(await numbers(`select count(*) as people from people where email like '%@izbor.bench'`)).toEqual({
    people: 50,
  });
  expect(
    await numbers('select count(*) as number from benefits where (price is null) <> (sort_price is null)'),
  ).toEqual({ number: 0 });
  const reconcile = readFileSync(new URL('../server/database/reconcile.sql', import.meta.url), 'utf8');
  expect((await shop.database.execute(sql.raw(reconcile))).rows).toEqual([]);
});

it('adds people to those that it added before, also when it is asked twice at once', async () => {
  const addresses = `select count(*) as people, coalesce(max(substring(email from '^person-(\\d+)@')::integer), 0) as last
    from people where email like '%@izbor.bench'`;
  const { last: before = 0 } = await numbers(addresses);
  await Promise.all([1, 2].map(() => seedMany(shop.database, { benefits: 0, users: 20, now: shop.clock.now })));
  expect(await numbers(addresses)).toEqual({ people: before + 40, last: before + 40 });
});
