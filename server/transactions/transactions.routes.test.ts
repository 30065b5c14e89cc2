import { sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import type { RequestStatus } from '#contract/requests/requests.rules.ts';
import { vouchers } from '../checkout/checkout.table.ts';
import { moveOrder } from '../orders/orders.service.ts';
import { requestComments } from '../requests/requests.table.ts';
import { makeBenefit } from '../testing/benefits.ts';
import { makeCoupon, makeCourse } from '../testing/learning.ts';
import { sentMails } from '../testing/mails.ts';
import { makeCharge, makeRequest } from '../testing/moved-money.ts';
import type { Person } from '../testing/people.ts';
import { startTestApp } from '../testing/test-app.ts';
import { exportedTransactions } from './transactions-export.ts';

const shop = await startTestApp();
const { database } = shop;
let ana: Person;

async function buys(person: Person, at: string, benefit: Parameters<typeof makeBenefit>[2] = {}): Promise<number> {
  shop.clock.now = new Date(at);
  const id = await makeBenefit(database, shop.clock.now, benefit);
  await shop.call(person, 'POST', '/v2/toggle-cart/', { id });
  const { status, body } = await shop.call(person, 'POST', '/v2/complete-purchase/');
  expect([status, body]).toEqual([200, expect.objectContaining({ status: 'success' })]);
  return body.id;
}

const listed = async (person: Person, query = '') => {
  const { status, body } = await shop.call(person, 'GET', `/v2/transactions/${query}`);
  return { status, body, ids: body.results?.map(({ id }: { id: string }) => id) };
};
const cancels = (person: Person, id: string) => shop.call(person, 'POST', `/v2/transactions/${id}/cancel/`);
const details = async (person: Person, id: string) => (await shop.call(person, 'GET', `/v2/transactions/${id}/`)).body;

const charged = (person: Person, at: string) => makeCharge(database, person, at);
const filed = (person: Person, at: string, status: RequestStatus) => makeRequest(database, person, at, status);

beforeEach(async () => {
  shop.clock.now = new Date('2026-10-31T10:00:00Z');
  ana = await shop.person({ flexible: 10_000_000, language: 'SR' });
});

it('lists what was bought, newest first, in the language of the reader, and sums it', async () => {
  const first = await buys(ana, '2026-11-01T10:00:00Z', { price: 100_000 });
  const second = await buys(ana, '2026-11-02T10:00:00Z', { price: 250_050, nameSr: 'Masaža', discount: 0 });
  const { body, ids } = await listed(ana);
  expect(ids).toEqual([`order-${second}`, `order-${first}`]);
  expect(body.results[0]).toEqual({
    id: `order-${second}`,
    kind: 'order',
    reference: second,
    status: 'pending',
    effect: 'spent',
    currency: 'RSD',
    needs_information: false,
    date: '2026-11-02T10:00:00.000Z',
    names: ['Masaža'],
    amount: 2500.5,
  });
  const totals = { spent: 3500.5, held: 0, given_back: 0 };
  expect(body).toMatchObject({ count: 2, next: null, previous: null, totals });
});

it('lists every kind in one list, and says of each what it means to the budgets', async () => {
  const order = await buys(ana, '2026-11-01T10:00:00Z', { price: 100_000 });
  const charge = await charged(ana, '2026-11-02T10:00:00Z');
  const statuses: RequestStatus[] = ['pending', 'in_review', 'accepted', 'rejected', 'cancelled'];
  const made: number[] = [];
  for (const [index, status] of statuses.entries())
    made.push(await filed(ana, `2026-11-0${3 + index}T10:00:00Z`, status));
  shop.clock.now = new Date('2026-11-09T10:00:00Z');
  expect((await cancels(ana, `order-${order}`)).status).toBe(200);

  const { body } = await listed(ana);
  expect(
    body.results.map(({ id, status, effect, names }: Record<string, unknown>) => [id, status, effect, names]),
  ).toEqual([
    [`refund-${order}`, 'completed', 'given_back', ['Teretana']],
    [`request-${made[4]}`, 'cancelled', 'nothing', ['Naočare']],
    [`request-${made[3]}`, 'rejected', 'nothing', ['Naočare']],
    [`request-${made[2]}`, 'accepted', 'spent', ['Naočare']],
    [`request-${made[1]}`, 'in_review', 'held', ['Naočare']],
    [`request-${made[0]}`, 'pending', 'held', ['Naočare']],
    [`subscription-${charge}`, 'completed', 'spent', ['Bazen, mesečno']],
    [`order-${order}`, 'cancelled', 'nothing', ['Teretana']],
  ]);
  // Spent: the charge and the accepted request; held: two open requests; given back: the order.
  expect(body.totals).toEqual({ spent: 2700, held: 1400, given_back: 1000 });
  expect((await listed(ana, '?kind=request&status=accepted')).body.totals).toEqual({
    spent: 700,
    held: 0,
    given_back: 0,
  });
  expect((await listed(ana, '?kind=refund')).ids).toEqual([`refund-${order}`]);
});

it('lists what was paid for courses, and says of one what a coupon took off', async () => {
  const pks = [
    await makeCourse(database, shop.clock.now, { courseType: 'paid', price: 500_000, nameSr: 'Prva pomoć' }),
    await makeCourse(database, shop.clock.now),
  ];
  await makeCoupon(database, shop.clock.now, 'PETINA', 20);
  for (const [index, pk] of pks.entries()) {
    const body = index === 0 ? { coupon: 'petina' } : {};
    expect((await shop.call(ana, 'POST', `/service/course/${pk}/enrol/`, body)).status).toBe(201);
  }

  const { body, ids } = await listed(ana, '?kind=enrolment&search=prva');

  // A free one moved no money.
  expect(body).toMatchObject({ count: 1, totals: { spent: 4000, held: 0, given_back: 0 } });
  expect(body.results).toMatchObject([
    { kind: 'enrolment', status: 'completed', effect: 'spent', names: ['Prva pomoć'], amount: 4000, currency: 'RSD' },
  ]);
  expect(await details(ana, ids[0])).toMatchObject({
    lines: [
      {
        name: 'Prva pomoć',
        benefit: null,
        unit_price: 5000,
        total: 4000,
        paid_from_flexible: 4000,
        vouchers: [],
        learning: { kind: 'course', pk: pks[0] },
        coupon: { name: 'PETINA', percent_off: 20 },
      },
    ],
    paid_from: [{ category_id: 0, category: null, year: 0, amount: 4000 }],
    payroll_tax: null,
    related: null,
    cancellable: false,
    timeline: [{ status: 'completed', date: '2026-10-31T10:00:00.000Z' }],
  });
  expect(await cancels(ana, ids[0])).toMatchObject({ status: 400 });
  const colleague = await shop.person({ companyId: ana.companyId });
  expect((await shop.call(colleague, 'GET', `/v2/transactions/${ids[0]}/`)).status).toBe(404);
  const csv = await shop.app.inject({ url: '/api/v2/transactions/export/?kind=enrolment', headers: ana.headers });
  expect(csv.body).toContain('"Kurs ili paket","Prva pomoć","","Završeno","Potrošeno","4000.00","RSD"');
  // The ledger entry refers to it.
  const { results } = (await shop.call(ana, 'GET', '/v2/budget/entries/')).body;
  expect(results[0]).toMatchObject({ kind: 'enrolment', spent: 4000, own: true, transaction: ids[0] });
});

it('counts days in Belgrade: half past eleven at night in UTC is the next day', async () => {
  const late = await buys(ana, '2026-10-31T23:30:00Z');
  expect((await listed(ana, '?date_from=2026-11-01')).ids).toEqual([`order-${late}`]);
  expect((await listed(ana, '?date_to=2026-10-31')).ids).toEqual([]);
});

it.each([
  ['masaza', 1],
  ['МАСАЖА', 1],
  ['čuburi', 1],
  ['massage', 1],
  ['fokus', 1],
  ['a', 2],
  ['%', 0],
  ['teretana', 0],
  // The words may be in any order, from its name or its provider's.
  ['čuburi masaža', 1],
  ['kalisport masaža', 1],
  ['masaža fokus', 0],
  ['   ', 2],
])('finds %j in names and providers, whatever the script: %i', async (search, count) => {
  await buys(ana, '2026-11-01T10:00:00Z', { nameSr: 'Masaža na Čuburi', nameEn: 'Massage' });
  await filed(ana, '2026-11-01T10:00:00Z', 'pending');
  expect((await listed(ana, `?search=${encodeURIComponent(search)}`)).body.count).toBe(count);
});

it('goes page by page and keeps the sums of all pages', async () => {
  const ids = [await buys(ana, '2026-11-01T10:00:00Z'), await buys(ana, '2026-11-02T10:00:00Z')];
  const { body } = await listed(ana, '?page=2&page_size=1');
  expect(body.results.map(({ reference }: { reference: number }) => reference)).toEqual([ids[0]]);
  expect(body).toMatchObject({
    count: 2,
    next: null,
    previous: '/api/v2/transactions/?page=1&page_size=1',
    totals: { spent: 2000 },
  });
});

it("shows nobody else's", async () => {
  const order = await buys(ana, '2026-11-01T10:00:00Z');
  const colleague = await shop.person({ companyId: ana.companyId });
  expect((await listed(colleague)).body).toMatchObject({ count: 0, results: [], totals: { spent: 0 } });
  for (const id of [`order-${order}`, 'order-999999999', `refund-${order}`, 'order-x', 'voucher-1', '..%2F'])
    expect((await shop.call(colleague, 'GET', `/v2/transactions/${id}/`)).status).toBe(404);
});

it.each([
  '?date_from=2026-02-30',
  '?date_to=nonsense',
  '?date_from=2026-02-02&date_to=2026-02-01',
  '?status=paid',
  '?kind=gift',
  '?page=0',
  `?search=${'x'.repeat(101)}`,
  '?search=%00',
])('answers 400 to %s', async (query) => {
  expect((await listed(ana, query)).status).toBe(400);
  expect((await shop.call(ana, 'GET', `/v2/transactions/export/${query}`)).status).toBe(400);
});

it('takes two statements, who asks and the page, and one more to search, with one row or many', async () => {
  for (const day of [1, 2, 3]) {
    await buys(ana, `2026-11-0${day}T10:00:00Z`);
    await charged(ana, `2026-11-0${day}T11:00:00Z`);
    expect(await shop.statements(() => listed(ana))).toHaveLength(2);
    expect(await shop.statements(() => listed(ana, '?search=t&kind=order&page=1'))).toHaveLength(3);
  }
});

it('tells of an order its lines, the budgets that paid, its codes and when it was in which status', async () => {
  const mila = await shop.person({ flexible: 1_000_000, budgets: { 1: 150_000 }, language: 'EN' });
  const order = await buys(mila, '2026-11-01T10:00:00Z', { price: 200_000, wayToBuy: 'voucher' });
  const body = await details(mila, `order-${order}`);
  expect(body).toMatchObject({
    id: `order-${order}`,
    status: 'pending',
    amount: 2000,
    payroll_tax: 309.4,
    related: null,
    cancellable: true,
    lines: [{ name: 'Gym', provider: 'Kalisport', count: 1, paid_from_category: 1500, paid_from_flexible: 500 }],
    paid_from: [
      { category_id: 1, category: 'Category 1/Kategorija 1', year: 2026, amount: 1500 },
      { category_id: 0, category: null, year: 0, amount: 500 },
    ],
    timeline: [{ status: 'pending', date: '2026-11-01T10:00:00.000Z' }],
  });
  expect(body.lines[0].vouchers).toEqual([
    {
      id: expect.any(Number),
      code: expect.stringMatching(/^[0-9A-Z-]{19}$/),
      valid_until: '2027-11-01',
      status: 'unused',
    },
  ]);
  await database.transaction((transaction) =>
    moveOrder(transaction, mila, order, { to: 'in_process', now: new Date('2026-11-02T10:00:00Z') }),
  );
  expect(await details(mila, `order-${order}`)).toMatchObject({
    cancellable: false,
    timeline: [{ status: 'pending' }, { status: 'in_process', date: '2026-11-02T10:00:00.000Z' }],
  });
});

it('tells what each budget of a year paid by itself', async () => {
  const mila = await shop.person({ flexible: 50_000, budgets: { 1: 100_000, 2: 100_000 } });
  const hiking = await makeBenefit(database, shop.clock.now, { rootCategoryId: 2, price: 120_000 });
  await shop.call(mila, 'POST', '/v2/toggle-cart/', { id: hiking });
  const order = await buys(mila, '2026-11-01T10:00:00Z', { price: 80_000 });
  expect((await details(mila, `order-${order}`)).paid_from).toMatchObject([
    { category_id: 2, year: 2026, amount: 1000 },
    { category_id: 1, year: 2026, amount: 800 },
    { category_id: 0, year: 0, amount: 200 },
  ]);
});

it('tells of a charge and of a request what they were for and what they take', async () => {
  const charge = await charged(ana, '2026-11-02T10:00:00Z');
  const request = await filed(ana, '2026-11-03T10:00:00Z', 'in_review');
  expect(await details(ana, `subscription-${charge}`)).toMatchObject({
    lines: [{ name: 'Bazen, mesečno', provider: 'Košutnjak', total: 2000, vouchers: [] }],
    payroll_tax: 1,
    cancellable: false,
    paid_from: [{ category_id: 0, amount: 2000 }],
  });
  expect(await details(ana, `request-${request}`)).toMatchObject({
    lines: [{ name: 'Naočare', provider: 'Optika Fokus', benefit: null, total: 700 }],
    payroll_tax: null,
    effect: 'held',
    paid_from: [
      { year: 2026, amount: 300 },
      { year: 0, amount: 400 },
    ],
    timeline: [{ status: 'pending', date: '2026-11-03T10:00:00.000Z' }],
  });
});

it('says of a request that waits for its employee what the requests say of it', async () => {
  const id = await filed(ana, '2026-11-03T10:00:00Z', 'in_review');
  const reviewer = await shop.person({ companyId: ana.companyId });
  const waits = async () => (await listed(ana)).body.results[0].needs_information;
  const writes = (author: Person) =>
    database.insert(requestComments).values({
      companyId: ana.companyId,
      requestId: id,
      authorId: author.userId,
      text: 'x',
      createdAt: shop.clock.now,
    });
  expect(await waits()).toBe(false);
  await writes(reviewer);
  expect([await waits(), (await details(ana, `request-${id}`)).needs_information]).toEqual([true, true]);
  await writes(ana);
  expect(await waits()).toBe(false);
});

it('says how to use what was bought, as its mail does, until it is cancelled', async () => {
  const website = 'https://caj.example/';
  const tea = await buys(ana, '2026-11-01T10:00:00Z', { wayToBuy: 'web', website });
  const yoga = await buys(ana, '2026-11-01T11:00:00Z', { wayToBuy: 'in_store', instructionsSr: '<p>Ponesi kapu.</p>' });
  const cap = await buys(ana, '2026-11-01T12:00:00Z', { wayToBuy: 'in_store', instructionsEn: '<p>Bring a cap.</p>' });
  const charge = await charged(ana, '2026-11-02T10:00:00Z');
  const request = await filed(ana, '2026-11-03T10:00:00Z', 'accepted');
  const usageOf = async (id: string) => (await details(ana, id)).lines[0].how_to_use;
  expect(await usageOf(`order-${tea}`)).toEqual({
    way: 'web',
    website,
    text: '<p>Partner potvrđuje e-poštom. Sve ostalo dogovaraš na sajtu partnera.</p>',
  });
  expect(await usageOf(`order-${yoga}`)).toEqual({
    way: 'in_store',
    website: null,
    text: '<p>Ponesi kapu.</p>',
  });
  expect(await usageOf(`order-${cap}`)).toMatchObject({ text: '<p>Bring a cap.</p>', in_other_language: ['text'] });
  expect(await usageOf(`subscription-${charge}`)).toMatchObject({ text: expect.stringMatching(/^<p>.+<\/p>$/) });
  expect(await usageOf(`request-${request}`)).toBeNull();
  await cancels(ana, `order-${tea}`);
  expect([await usageOf(`order-${tea}`), await usageOf(`refund-${tea}`)]).toEqual([null, null]);
});

it('says of a cancelled order and of its refund that they belong together', async () => {
  const order = await buys(ana, '2026-11-01T10:00:00Z', { wayToBuy: 'voucher' });
  shop.clock.now = new Date('2026-11-02T10:00:00Z');
  const { body } = await cancels(ana, `order-${order}`);
  expect(body).toMatchObject({
    status: 'cancelled',
    effect: 'nothing',
    related: `refund-${order}`,
    cancellable: false,
  });
  expect(body.lines[0].vouchers[0].status).toBe('voided');
  expect(body.timeline.at(-1)).toEqual({ status: 'cancelled', date: '2026-11-02T10:00:00.000Z' });
  expect(await details(ana, `refund-${order}`)).toMatchObject({ effect: 'given_back', related: `order-${order}` });
});

it('tells whoever cancels how much went to a budget that has ended, and nothing of it within its year', async () => {
  const told = async (day: string) => {
    shop.clock.now = new Date('2026-12-20T10:00:00Z');
    const mila = await shop.person({ flexible: 100_000, budgets: { 1: 100_000 } });
    const order = await buys(mila, '2026-12-20T10:00:00Z', { price: 100_000 });
    shop.clock.now = new Date(day);
    await cancels(mila, `order-${order}`);
    const { rows } = await database.execute<{ text_en: string }>(
      sql`select text_en from notifications where user_id = ${mila.userId} and title_en = 'Order cancelled'`,
    );
    const mail = (await sentMails(shop)).find(({ subject }) => subject === `Order ${order} is cancelled`);
    const back = `<p>Order ${order} is cancelled. 1,000.00\u00a0RSD is back in your budget.`;
    expect(rows).toEqual([{ text_en: expect.stringContaining(back) }]);
    return [rows[0]?.text_en.replace(back, ''), mail?.text.split('\n')[3]];
  };
  const ended = '1,000.00\u00a0RSD of it went to a budget that has ended, so it can no longer be spent.';
  // A minute before midnight in Belgrade, and at midnight.
  expect(await told('2026-12-31T22:59:00Z')).toEqual(['</p>', '']);
  expect(await told('2026-12-31T23:00:00Z')).toEqual([` ${ended}</p>`, ended]);
});

it('refuses to cancel what is no order, too late, used or cancelled already, with a sentence', async () => {
  const charge = await charged(ana, '2026-11-02T10:00:00Z');
  const processed = await buys(ana, '2026-11-01T10:00:00Z');
  const used = await buys(ana, '2026-11-01T10:00:00Z', { wayToBuy: 'voucher' });
  const cancelled = await buys(ana, '2026-11-01T10:00:00Z');
  await database.transaction((transaction) =>
    moveOrder(transaction, ana, processed, { to: 'in_process', now: shop.clock.now }),
  );
  await database.update(vouchers).set({ usedAt: shop.clock.now }).where(sql`user_id = ${ana.userId}`);
  await cancels(ana, `order-${cancelled}`);

  const refused = async (id: string) => {
    const { status, body } = await cancels(ana, id);
    return [status, body.code, body.message];
  };
  expect(await refused(`subscription-${charge}`)).toEqual([
    ...[400, 'orders.not_an_order', 'Ovde može da se otkaže samo porudžbina.'],
  ]);
  expect(await refused(`order-${processed}`)).toEqual([
    ...[409, 'orders.in_process', 'Ova porudžbina je već u pripremi, pa više ne može da se otkaže.'],
  ]);
  expect(await refused(`order-${used}`)).toEqual([
    ...[409, 'orders.voucher_used', 'Vaučer iz ove porudžbine je iskorišćen, pa više ne može da se otkaže.'],
  ]);
  expect((await details(ana, `order-${used}`)).cancellable).toBe(false);
  expect(await refused(`order-${cancelled}`)).toEqual([
    ...[409, 'orders.cancelled', 'Ova porudžbina je već otkazana.'],
  ]);
  expect((await refused('subscription-999999999'))[0]).toBe(404);
});

it('writes the filtered rows as CSV that no spreadsheet takes for formulas', async () => {
  const order = await buys(ana, '2026-10-31T23:30:00Z', { nameSr: '=HYPERLINK("http://x")', price: 123_456 });
  await buys(ana, '2026-11-02T10:00:00Z', { nameSr: 'Drugo' });
  const path = '/api/v2/transactions/export/?date_to=2026-11-01';
  const answer = await shop.app.inject({ method: 'GET', url: path, headers: ana.headers });
  expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(answer.headers['content-disposition']).toBe("attachment; filename*=UTF-8''izbor-transactions-2026-11-02.csv");
  expect(answer.body).toBe(
    [
      '\uFEFF"Broj / Number","Datum / Date","Vrsta / Type","Šta / What","Partner / Provider","Status / Status","Dejstvo / Effect","Iznos / Amount","Valuta / Currency"',
      `"order-${order}","2026-11-01","Porudžbina","'=HYPERLINK(""http://x"")","Kalisport","Na čekanju","Potrošeno","1234.56","RSD"`,
      '',
    ].join('\r\n'),
  );
});

it('has each transaction in its file once, though one comes or leaves the filter while it is sent', async () => {
  const made: number[] = [];
  // More than one read of the file takes, the newest last.
  while (made.length <= 500) made.push(await filed(ana, '2026-11-01T10:00:00Z', 'pending'));
  const reader = Object.assign({ language: 'SR' as const }, ana);
  const idsWhile = async (change: () => Promise<unknown>) => {
    const parts: string[] = [];
    for await (const part of exportedTransactions(database, reader, { status: 'pending' })) {
      parts.push(part);
      // After the headings and the first part.
      if (parts.length === 2) await change();
    }
    return [...parts.join('').matchAll(/"request-(\d+)"/g)].map(([, id]) => Number(id));
  };
  const newestFirst = made.toReversed();
  let late = 0;
  const comes = async () => {
    late = await filed(ana, '2026-11-02T10:00:00Z', 'pending');
  };
  expect(await idsWhile(comes)).toEqual(newestFirst);
  const leaves = () => database.execute(sql`update requests set status = 'in_review' where id = ${late}`);
  expect(await idsWhile(leaves)).toEqual([late, ...newestFirst]);
});
