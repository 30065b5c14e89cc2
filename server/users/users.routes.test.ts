import { and, eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { FLEXIBLE } from '#contract/budgets/budgets.rules.ts';
import { companies } from '../companies/companies.table.ts';
import { notifications } from '../notifications/notifications.table.ts';
import { users } from '../people/people.table.ts';
import type { Person, PersonSettings } from '../testing/people.ts';
import { startTestApp } from '../testing/test-app.ts';

const shop = await startTestApp();

const me = (who: Person, headers = {}) => shop.call(who, 'GET', '/v2/me/', undefined, headers);
const change = (who: Person, body: unknown) => shop.call(who, 'PATCH', '/v2/me/', body);
const rowOf = ({ companyId, userId }: Person) => and(eq(users.companyId, companyId), eq(users.id, userId));

it('tells a person who they are, what they may spend and where they belong', async () => {
  const ana = await shop.person({ flexible: 10_000_00, language: 'SR' });
  await shop.database.execute(sql`update accounts set spent = 250050, held = 100000
    where company_id = ${ana.companyId} and category_id = ${FLEXIBLE.categoryId}`);

  const { status, body } = await me(ana);

  expect(status).toBe(200);
  expect(body).toEqual({
    id: ana.userId,
    email: ana.email,
    first_name: 'Ana',
    last_name: 'Anić',
    profile_picture: null,
    position: '',
    birth_place: 'Niš',
    birthday: '1990-05-05',
    last_day: null,
    language: 'SR',
    currency: 'RSD',
    base_balance: 10_000,
    spent: 2500.5,
    balance: 7499.5,
    held: 1000,
    available: 6499.5,
    used: 25.01,
    category_budgets: [],
    cart: [],
    cart_version: '',
    favorite: [],
    notifications: [],
    new_notifications: 0,
    is_company_admin: false,
    company: { id: ana.companyId, name: 'Vetar d.o.o.', card_color: 'evergreen', currency: 'RSD' },
    company_name: 'Vetar d.o.o.',
    company_admin_url: '/company-admin/',
    groups: [{ name: 'user' }],
    courses: [],
    corporate_account: false,
    admin_roles: [],
    company_roles: [],
    one_time_code: false,
    recovery_codes_left: 0,
  });
});

it('shows the category budgets of this year and no other', async () => {
  const ana = await shop.person({ flexible: 1, budgets: { 4: 5000_00 } });
  await shop.database.execute(sql`insert into categories (id, position, name_en, name_sr, icon)
    values (4, 4, 'Skills', 'Veštine', 'skills') on conflict do nothing`);
  await shop.database.execute(sql`insert into accounts (company_id, user_id, category_id, year, allocated)
    values (${ana.companyId}, ${ana.userId}, 4, 2025, 900)`);

  expect((await me(ana)).body.category_budgets).toEqual([
    { category: 'Skills/Veštine', category_id: 4, amount: 5000, spent: 0, held: 0, until: '2026-12-31' },
  ]);
});

it('says which roles a person has', async () => {
  const changes: PersonSettings['changes'] = {
    adminRoles: ['owner'],
    companyRoles: ['owner'],
    corporateAccount: true,
    oneTimeSecret: 'JBSWY3DPEHPK3PXP',
  };
  const boss = await shop.person({ changes });

  const { body } = await me(boss);

  expect(body).toMatchObject({
    groups: [{ name: 'user' }, { name: 'admin' }],
    is_company_admin: true,
    corporate_account: true,
    admin_roles: ['owner'],
    company_roles: ['owner'],
    one_time_code: true,
  });
  expect(JSON.stringify(body)).not.toContain('JBSWY3DPEHPK3PXP');
});

it('shows the newest twenty notifications and how many are new', async () => {
  const ana = await shop.person();
  const { companyId, userId } = ana;
  const rows = Array.from({ length: 23 }, (_, index) => ({
    companyId,
    userId,
    titleEn: `No ${index}`,
    titleSr: '',
    textEn: 'x',
    textSr: 'x',
    sendFrom: 'Izbor',
    createdAt: new Date(Date.UTC(2026, 0, 1 + index, 9)),
    seen: index < 21,
  }));
  await shop.database.insert(notifications).values(rows);

  const { body } = await me(ana);

  expect(body.new_notifications).toBe(2);
  expect(body.notifications).toHaveLength(20);
  expect(body.notifications[0]).toMatchObject({ title: 'No 22', previewed: false, date: '2026-01-23T09:00:00.000Z' });
});

it('answers an unchanged poll with 304, in one statement and few bytes', async () => {
  const ana = await shop.person();
  const first = await me(ana);
  const etag = String(first.headers.etag);
  expect(first.headers['cache-control']).toBe('private, no-cache');

  const statements = await shop.statements(async () => {
    const answer = await shop.app.inject({
      method: 'GET',
      url: '/api/v2/me/',
      headers: { ...ana.headers, 'if-none-match': etag },
    });
    const head = Object.entries(answer.headers).map(([name, value]) => `${name}: ${value}\r\n`);
    expect([answer.statusCode, answer.payload]).toEqual([304, '']);
    expect(answer.headers.etag).toBe(etag);
    expect(`HTTP/1.1 304 Not Modified\r\n${head.join('')}\r\n`.length).toBeLessThanOrEqual(350);
  });

  expect(statements).toHaveLength(1);
});

it('reads a whole person in at most four statements', async () => {
  const ana = await shop.person({ flexible: 1, budgets: { 1: 1 } });

  expect((await shop.statements(() => me(ana))).length).toBeLessThanOrEqual(4);
});

it.each<[string, (ana: Person) => Promise<unknown>]>([
  ['themselves', (ana) => change(ana, { position: 'Designer' })],
  [
    'their company',
    (ana) => shop.database.update(companies).set({ version: 2 }).where(eq(companies.id, ana.companyId)),
  ],
  [
    'a rate of exchange',
    () => shop.database.execute(sql`update exchange_rates set per_euro = per_euro + 1 where currency = 'KM'`),
  ],
  [
    'the year, by the clock of Belgrade',
    async () => {
      shop.clock.now = new Date('2026-12-31T23:00:00Z');
    },
  ],
])('answers in full again after a change of %s', async (_, changeSomething) => {
  shop.clock.now = new Date('2026-12-31T22:59:59Z');
  const ana = await shop.person();
  const etag = String((await me(ana)).headers.etag);

  await changeSomething(ana);

  const answer = await me(ana, { 'if-none-match': etag });
  expect(answer.status).toBe(200);
  expect(answer.headers.etag).not.toBe(etag);
  shop.clock.now = new Date('2026-11-20T10:00:00Z');
});

it("never takes another person's version, a weak star or rubbish for one's own", async () => {
  const [ana, ben] = [await shop.person(), await shop.person()];
  const other = String((await me(ben)).headers.etag);
  const own = String((await me(ana)).headers.etag);

  for (const header of [other, '*', '""', 'W/', own.slice(1, -1)]) {
    expect((await me(ana, { 'if-none-match': header })).status).toBe(200);
  }
  expect((await me(ana, { 'if-none-match': `"x", W/${own}` })).status).toBe(304);
});

it('takes what a person may change about themselves, without blanks around it, and answers the person', async () => {
  const ana = await shop.person({ language: 'EN' });

  const answer = await change(ana, {
    language: 'SR',
    first_name: '  Đurđa ',
    last_name: 'Ćosić',
    position: ' ',
    birth_place: 'Čačak',
    birthday: '1988-02-29',
  });

  expect(answer.status).toBe(200);
  expect(answer.body).toMatchObject({
    language: 'SR',
    first_name: 'Đurđa',
    last_name: 'Ćosić',
    position: '',
    birth_place: 'Čačak',
    birthday: '1988-02-29',
  });
  expect((await me(ana)).body).toEqual(answer.body);
});

it('changes nothing when nothing is sent', async () => {
  const ana = await shop.person();
  const before = await me(ana);

  expect((await change(ana, {})).body).toEqual(before.body);
  expect((await me(ana)).headers.etag).toBe(before.headers.etag);
});

it.each([
  ['first_name', ''],
  ['first_name', '   '],
  ['first_name', 'Ana\u200b'],
  ['last_name', 'x'.repeat(101)],
  ['last_name', '\u202eAnić'],
  ['position', 'Designer\nAdmin'],
  ['birth_place', '\u00ad'],
  ['birth_place', null],
  ['birthday', '2026-02-29'],
  ['birthday', '1899-12-31'],
  ['birthday', '2026-11-21'],
  ['birthday', '5.5.1990'],
  ['birthday', 19900505],
  ['language', 'DE'],
  ['language', ''],
  ['balance', 1_000_000],
  ['base_balance', 1],
  ['currency', 'EUR'],
  ['groups', [{ name: 'admin' }]],
  ['is_company_admin', true],
  ['corporate_account', true],
  ['company', 1],
  ['email', 'other@izbor.test'],
  ['id', 1],
  ['version', 0],
])('refuses %s = %j and changes nothing', async (field, value) => {
  const ana = await shop.person();
  const before = await shop.database.select().from(users).where(rowOf(ana));

  const answer = await change(ana, { position: 'Designer', [field]: value });

  expect(answer).toMatchObject({
    status: 400,
    body: { code: 'request.invalid', fields: { [field]: expect.any(String) } },
  });
  expect(await shop.database.select().from(users).where(rowOf(ana))).toEqual(before);
});

it('names a blank field in the language of the person', async () => {
  const ana = await shop.person({ language: 'SR' });

  expect((await change(ana, { first_name: ' ' })).body).toEqual({
    code: 'request.invalid',
    message: 'Neki od poslatih podataka nisu ispravni.',
    fields: { first_name: 'Ovo polje je obavezno' },
  });
});
