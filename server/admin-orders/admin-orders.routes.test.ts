import { sql as drizzle } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { ListedOrder } from '#contract/admin-orders/admin-orders.contract.ts';
import { reconcile } from '../database/reconcile.ts';
import { ask } from '../database/statement.ts';
import { sql } from '../database/text.ts';
import { notifications } from '../notifications/notifications.table.ts';
import { taskKinds } from '../task-kinds.ts';
import { createBatchSize } from '../tasks/batch-size.ts';
import { runTasks } from '../tasks/run-tasks.job.ts';
import { sentMails } from '../testing/mails.ts';
import type { Person } from '../testing/people.ts';
import { buyBenefit } from '../testing/purchases.ts';
import { startTestApp } from '../testing/test-app.ts';

const shop = await startTestApp();
const { database, clock } = shop;
clock.now = new Date('2026-12-20T10:00:00Z');

const admin = await shop.person({ changes: { adminRoles: ['operations'], firstName: 'Ana', lastName: 'Admin' } });

const named = (firstName: string, lastName: string, flexible = 10_000_000) =>
  shop.person({ flexible, changes: { firstName, lastName } });
const { companyId: euros } = await shop.person({ companyId: await shop.company('EUR') });

/** Buys in the shop, one minute after the purchase before. */
function buys(person: Person, benefit: Parameters<typeof buyBenefit>[2] = {}): Promise<number> {
  clock.now = new Date(clock.now.getTime() + 60_000);
  return buyBenefit(shop, person, benefit);
}

const at = ({ companyId }: Person, order: number) => `${companyId}/${order}/`;
const call = (method: string, path: string, body?: unknown, who = admin) =>
  shop.call(who, method, `/admin/orders/${path}`, body);
const list = async (query = '') => (await call('GET', `?${query}`)).body;
const ids = async (query = '') => (await list(query)).results.map(({ id }: { id: number }) => id);
const impactOf = async (person: Person, order: number) => (await call('GET', `${at(person, order)}impact/`)).body;
const cancels = async (person: Person, order: number, reason = 'Nema na zalihi.', who = admin) => {
  const { impact } = await impactOf(person, order);
  return call('POST', `${at(person, order)}cancel/`, { impact, reason }, who);
};
const moves = (person: Person, order: number, to: string, who = admin) =>
  call('POST', `${at(person, order)}move/`, { to }, who);
const work = async () => {
  const settings = { kinds: taskKinds, pace: createBatchSize(2), now: clock.now, log: { warn: () => {} } };
  while (await runTasks(database, settings));
};

const mila = await named('Mila', 'Šarić');
const petar = await shop.person({
  companyId: euros,
  flexible: 100_000,
  changes: { firstName: 'Petar', lastName: 'Ivić' },
});
const first = await buys(mila, { nameEn: 'Massage', nameSr: 'Masaža', price: 100_000 });
const second = await buys(petar, { wayToBuy: 'voucher', count: 2 });
const third = await buys(mila, { price: 250_000 });

describe('the list of orders', () => {
  it('has those of all companies, the newest first, with what was bought and by whom', async () => {
    expect(await ids()).toEqual([third, second, first]);
    expect(await ids('ordering=date')).toEqual([first, second, third]);
    expect((await list()).results[2]).toEqual({
      id: first,
      company: { id: mila.companyId, name: expect.any(String) },
      person: { id: mila.userId, name: 'Mila Šarić' },
      status: 'pending',
      date: expect.stringMatching(/^2026-12-20T/),
      name: 'Massage',
      more: 0,
      ways: ['in_store'],
      total: 1000,
      currency: 'RSD',
      approval: null,
    });
    const serbian = await shop.person({ changes: { adminRoles: ['auditor'], language: 'SR' } });
    expect((await call('GET', `?search=${first}`, undefined, serbian)).body.results[0].name).toBe('Masaža');
  });

  it.each([
    ['search=saric mila', () => [third, first]],
    ['search=%23', () => []],
    ['status=cancelled', () => []],
    ['status=pending,in_process', () => [third, second, first]],
    ['way=voucher', () => [second]],
    ['way=voucher,in_store', () => [third, second, first]],
    ['date_from=2026-12-20&date_to=2026-12-20', () => [third, second, first]],
    ['date_from=2026-12-21', () => []],
    // Two codes of 1.000 dinars each cost 17,06 euros, which are worth 1.999,43.
    ['sum_from=1000.01&sum_to=2500', () => [third, second]],
    ['sum_from=1999.44', () => [third]],
    ['sum_to=1000', () => [first]],
  ])('finds by %s', async (query, expected) => {
    expect(await ids(query)).toEqual(expected());
  });

  it('finds by its number, its company and its id', async () => {
    expect(await ids(`search=${second}`)).toEqual([second]);
    expect(await ids(`search=${encodeURIComponent(`#${first}`)}`)).toEqual([first]);
    expect(await ids(`company=${euros}`)).toEqual([second]);
    expect(await ids(`ids=${first},${third}`)).toEqual([third, first]);
  });

  it.each(['status=lost', 'way=mail', 'date_from=2026-02-31', 'sum_from=1,5', 'ordering=total', 'page=0'])(
    'refuses %s',
    async (query) => {
      expect((await call('GET', `?${query}`)).status).toBe(400);
    },
  );

  it('takes two statements at any size', async () => {
    await list();
    expect(await shop.statements(() => list('search=mila&status=pending&page_size=2'))).toHaveLength(2);
  });

  it('opens one of them with three', async () => {
    const open = () => call('GET', at(petar, second));
    expect((await open()).body.lines).toHaveLength(1);
    expect(await shop.statements(open)).toHaveLength(3);
  });

  it('has a file of what it finds, in dinars and euros, but those that are left out', async () => {
    const { headers } = admin;
    const { payload } = await shop.app.inject({ url: `/api/admin/orders/export/?except=${third}`, headers });
    const rows = payload.trim().split('\r\n').slice(1);
    expect(rows).toHaveLength(2);
    expect(rows[1]).toContain('"Mila Šarić"');
    expect(rows[1]).toContain('"1000.00","RSD","Na čekanju / Pending"');
  });
});

describe('one order', () => {
  it('says what was bought and how it was paid, and of a code its end alone', async () => {
    const { body } = await call('GET', at(petar, second));
    expect(body).toMatchObject({
      id: second,
      person: { id: petar.userId, name: 'Petar Ivić' },
      status: 'pending',
      own: false,
      reason: '',
      paid_from: [{ category_id: 0, year: 0, amount: body.total }],
      timeline: [{ status: 'pending' }],
    });
    const [line] = body.lines;
    expect(line).toMatchObject({ count: 2, vouchers: [{ status: 'unused' }, { status: 'unused' }] });
    const [{ code }] = await ask<{ code: string }>(
      database,
      sql`select code from vouchers where id = ${line.vouchers[0].id}`,
    ).then((rows) => rows as [{ code: string }]);
    expect(line.vouchers[0]).toEqual({
      id: line.vouchers[0].id,
      end: code.slice(-4),
      status: 'unused',
      valid_until: expect.any(String),
    });
    expect(JSON.stringify(body)).not.toContain(code);
  });

  it('is not there in another company, nor what could be done to it', async () => {
    const path = `${mila.companyId}/${second}/`;
    const { impact } = await impactOf(petar, second);
    for (const [method, end, body] of [
      ['GET', '', undefined],
      ['GET', 'impact/', undefined],
      ['POST', 'move/', { to: 'in_process' }],
      ['POST', 'cancel/', { impact, reason: 'x' }],
    ] as const)
      expect((await call(method, `${path}${end}`, body)).status).toBe(404);
    expect((await call('GET', at(petar, second))).body.status).toBe('pending');
  });
});

describe('an order that is moved on', () => {
  it('goes step by step, is noted, and the buyer sees it', async () => {
    const order = await buys(mila);
    const before = (await shop.call(mila, 'GET', '/v2/me/')).headers.etag;
    expect((await moves(mila, order, 'completed')).body).toMatchObject({ code: 'orders.moved', status: 'pending' });
    const { body } = await moves(mila, order, 'in_process');
    expect(body).toMatchObject({ status: 'in_process', timeline: [{ status: 'pending' }, { status: 'in_process' }] });
    expect((await shop.call(mila, 'GET', '/v2/me/')).headers.etag).not.toBe(before);
    const again = await moves(mila, order, 'in_process');
    expect([again.status, again.body.code]).toEqual([409, 'orders.moved']);
    expect((await moves(mila, order, 'completed')).body.status).toBe('completed');
    const { results } = (await call('GET', `${at(mila, order)}changes/`)).body;
    expect(results).toMatchObject([
      {
        kind: 'order.moved',
        by: { name: 'Ana Admin' },
        values: [{ field: 'status', before: 'in_process', after: 'completed' }],
      },
      { kind: 'order.moved', values: [{ field: 'status', before: 'pending', after: 'in_process' }] },
    ]);
    expect((await moves(mila, order, 'cancelled')).status).toBe(400);
  });

  it('is never one’s own', async () => {
    const buyer = await shop.person({ flexible: 10_000_000, changes: { adminRoles: ['operations'] } });
    const order = await buys(buyer);
    expect((await call('GET', at(buyer, order), undefined, buyer)).body.own).toBe(true);
    for (const answer of [
      await moves(buyer, order, 'in_process', buyer),
      await cancels(buyer, order, 'Predomislio se', buyer),
    ])
      expect([answer.status, answer.body.code]).toEqual([403, 'orders.own']);
    expect((await moves(buyer, order, 'in_process')).status).toBe(200);
  });
});

describe('an order that the platform cancels', () => {
  it('gives all money back to the budgets and the year that it came from, though that year is over', async () => {
    const sport = await shop.person({ flexible: 5_000_000, budgets: { 1: 150_000 } });
    const order = await buys(sport, { price: 400_000 });
    await moves(sport, order, 'in_process');
    clock.now = new Date('2027-01-04T10:00:00Z');
    const seen = await impactOf(sport, order);
    expect(seen).toMatchObject({
      weight: 'harmless',
      effects: {
        status: 'in_process',
        total: 4000,
        back: [
          { category_id: 1, year: 2026, amount: 1500 },
          { category_id: 0, category: null, year: 0, amount: 2500 },
        ],
        codes: 0,
        used: 0,
      },
    });
    const reason = 'Nema <b>mesta</b> & termina\nni u januaru';
    const { status, body } = await cancels(sport, order, reason);
    expect([status, body.status, body.reason]).toEqual([200, 'cancelled', reason]);
    const rows = await ask<{ category_id: number; year: number; spent: number }>(
      database,
      sql`select category_id, year, spent from accounts where company_id = ${sport.companyId} and user_id = ${sport.userId} order by year`,
    );
    expect(rows).toEqual([
      { category_id: 0, year: 0, spent: 0 },
      { category_id: 1, year: 2026, spent: 0 },
    ]);
    expect(await reconcile(database)).toEqual([]);
    const told = await database.select().from(notifications).where(drizzle`user_id = ${sport.userId}`);
    expect(told.map(({ titleSr }) => titleSr)).toContain('Porudžbina je otkazana');
    const text = told.find(({ titleSr }) => titleSr === 'Porudžbina je otkazana')?.textSr;
    expect(text).toContain('<p>Razlog: Nema &lt;b&gt;mesta&lt;/b&gt; &amp; termina<br />ni u januaru</p>');
    const ended = 'Od toga je 1.500,00\u00a0RSD vraćeno u budžet koji je istekao, pa više ne može da se potroši.';
    expect(text).toContain(`U budžet je vraćeno 4.000,00\u00a0RSD. ${ended}</p>`);
    const mail = (await sentMails(shop)).find(
      ({ subject }) => subject.includes(String(order)) && /otkazana|cancelled/.test(subject),
    );
    expect(mail?.text).toMatch(/(Razlog|Reason): Nema <b>mesta<\/b> & termina/);
    expect(mail?.html).toContain('Nema &#60;b&#62;mesta&#60;/b&#62; &#38; termina<br>ni u januaru</p>');
    expect(mail?.text).toContain(
      '1,500.00\u00a0RSD of it went to a budget that has ended, so it can no longer be spent.',
    );
    const { results } = (await call('GET', `${at(sport, order)}changes/`)).body;
    expect(results[0]).toMatchObject({
      kind: 'order.cancelled',
      values: [
        { field: 'reason', after: reason },
        { field: 'status', before: 'in_process', after: 'cancelled' },
      ],
    });
    clock.now = new Date('2026-12-21T12:00:00Z');
  });

  it('leads whoever has left since to no page that they cannot open', async () => {
    const left = await shop.person({ flexible: 5_000_000 });
    const order = await buys(left);
    await database.execute(
      drizzle`update users set active = false where company_id = ${left.companyId} and id = ${left.userId}`,
    );
    expect((await cancels(left, order)).body.status).toBe('cancelled');
    const mail = (await sentMails(shop)).find(({ subject }) => subject === `Order ${order} is cancelled`);
    expect(mail).toMatchObject({ to: { address: left.email }, link: 'https://izbor.example/' });
    expect(mail?.text).not.toContain('/transactions');
    expect(mail?.html).not.toContain('/transactions');
  });

  it('is asked again when it is not what was seen, and stays when a code was used or it is over', async () => {
    const buyer = await named('Una', 'Kos');
    const order = await buys(buyer, { wayToBuy: 'voucher', count: 2 });
    const seen = await impactOf(buyer, order);
    expect(seen.effects.codes).toBe(2);
    const { id } = (await call('GET', at(buyer, order))).body.lines[0].vouchers[0];
    await shop.call(buyer, 'PATCH', `/v2/vouchers/${id}/`, { used: true });
    const stale = await call('POST', `${at(buyer, order)}cancel/`, { impact: seen.impact, reason: 'Nema' });
    expect([stale.status, stale.body.code]).toEqual([409, 'impact.changed']);
    expect(stale.body.now).toMatchObject({ weight: 'blocked', effects: { codes: 1, used: 1 } });
    expect((await cancels(buyer, order)).body.code).toBe('orders.voucher_used');
    const done = await buys(buyer);
    await moves(buyer, done, 'in_process');
    await moves(buyer, done, 'completed');
    expect((await cancels(buyer, done)).body.code).toBe('orders.completed');
    expect(await reconcile(database)).toEqual([]);
  });

  it('needs a second person where there is one beside its buyer', async () => {
    const [colleague, third] = [
      await shop.person({ flexible: 20_000_000, changes: { adminRoles: ['operations'] } }),
      await shop.person({ changes: { adminRoles: ['operations'] } }),
    ];
    await database.execute(drizzle`update platform_settings set refund_limit = 10000000`);
    const order = await buys(colleague, { price: 12_000_000 });
    expect((await impactOf(colleague, order)).effects.second).toBe(true);
    const { rows: others } = await database.execute<{ id: number }>(
      drizzle`update users set active = false where is_admin and active and id not in (${admin.userId}, ${colleague.userId}) returning id`,
    );
    expect((await impactOf(colleague, order)).effects.second).toBe(false);
    expect((await cancels(colleague, order)).body.status).toBe('cancelled');
    const left = others.map(({ id }) => Number(id));
    expect(left).toContain(third.userId);
    await database.execute(drizzle`update users set active = true where id in ${left}`);
  });

  it('counts the codes that can still be used', async () => {
    const buyer = await named('Iva', 'Rosić');
    const order = await buys(buyer, { wayToBuy: 'voucher', count: 3 });
    const [code] = (await call('GET', at(buyer, order))).body.lines[0].vouchers;
    const until = (day: string) =>
      database.execute(
        drizzle`update vouchers set valid_until = ${day} where company_id = ${buyer.companyId} and id = ${code.id}`,
      );
    const today = clock.now.toISOString().slice(0, 10);
    await until(today);
    expect((await impactOf(buyer, order)).effects.codes).toBe(3);
    await until('2026-12-19');
    expect((await impactOf(buyer, order)).effects.codes).toBe(2);
  });

  it.each([
    [{}],
    [{ reason: '' }],
    [{ reason: '   ' }],
    [{ reason: 'x'.repeat(501) }],
    [{ impact: 'x' }],
    [{ more: 1 }],
  ])('refuses %o', async (wrong) => {
    const { impact } = await impactOf(mila, first);
    const body = Object.keys(wrong).length === 0 ? {} : { impact, reason: 'Nema', ...wrong };
    expect((await call('POST', `${at(mila, first)}cancel/`, body)).status).toBe(400);
  });
});

describe('many orders', () => {
  it('are moved on as they were looked at, but one’s own and those that went elsewhere meanwhile', async () => {
    const buyer = await named('Iva', 'Bulk');
    const staff = await shop.person({ flexible: 10_000_000, changes: { adminRoles: ['operations'] } });
    const [one, two, three] = [await buys(buyer), await buys(buyer), await buys(buyer)];
    const [abroad, own] = [await buys(petar), await buys(staff)];
    await moves(buyer, three, 'in_process');
    const asked = { action: 'process', ids: [one, two, three, abroad, own] };
    const preview = (await call('POST', 'bulk/preview/', asked, staff)).body;
    expect(preview).toMatchObject({ count: 5, affected: 3, effects: { people: 2 } });
    expect(preview.refused.map(({ code, count }: { code: string; count: number }) => [code, count])).toEqual([
      ['own', 1],
      ['status', 1],
    ]);
    expect(preview.sample[0]).toEqual({
      id: one,
      person: 'Iva Bulk',
      before: { status: 'pending' },
      after: { status: 'in_process' },
    });
    await shop.call(buyer, 'POST', `/v2/transactions/order-${two}/cancel/`);
    expect((await call('POST', `bulk/${preview.id}/run/`, undefined, staff)).status).toBe(200);
    await work();
    expect((await call('GET', `bulk/${preview.id}/`, undefined, staff)).body).toMatchObject({
      status: 'done',
      changed: 2,
      left_out: [{ id: two, person: 'Iva Bulk', why: 'refused' }],
      undo_until: null,
    });
    expect(await ids(`status=in_process&ids=${asked.ids.join(',')}`)).toEqual([abroad, three, one]);
    const { results } = (await call('GET', `${at(petar, abroad)}changes/`)).body;
    expect(results).toMatchObject([{ kind: 'order.moved', via: 'bulk' }]);
    expect(await reconcile(database)).toEqual([]);
  });

  it('are all that the list finds, and are completed from there alone', async () => {
    const buyer = await named('Sanja', 'Kvačica');
    const orders = [await buys(buyer), await buys(buyer)];
    const asked = { action: 'complete', query: { search: 'sanja kvacica' }, except: [orders[0]] };
    expect((await call('POST', 'bulk/preview/', asked)).body).toMatchObject({
      count: 1,
      affected: 0,
      refused: [{ code: 'status', count: 1 }],
    });
    expect((await call('POST', 'bulk/preview/', { action: 'complete' })).status).toBe(400);
    expect((await call('POST', 'bulk/preview/', { action: 'cancel', ids: orders })).status).toBe(400);
  });

  it('that are completed end what was proposed about them', async () => {
    const buyer = await named('Vida', 'Predlog', 50_000_000);
    const orders = [await buys(buyer, { price: 20_000_000 }), await buys(buyer)];
    const [dear = 0] = orders;
    const proposed = await cancels(buyer, dear);
    expect(proposed.body).toMatchObject({ status: 'pending', approval: expect.any(Number) });
    const run = async (action: string) => {
      const { id } = (await call('POST', 'bulk/preview/', { action, ids: orders })).body;
      await call('POST', `bulk/${id}/run/`);
      await work();
    };
    const approvalOf = async () => (await call('GET', at(buyer, dear))).body.approval;
    const listed = async () =>
      (await call('GET', `?ids=${orders.join(',')}`)).body.results.map(({ approval }: ListedOrder) => approval);
    await run('process');
    expect(await approvalOf()).toBe(proposed.body.approval);
    expect(await listed()).toEqual([null, proposed.body.approval]);
    await run('complete');
    expect(await approvalOf()).toBeNull();
    expect(await listed()).toEqual([null, null]);
    const { body } = await shop.call(admin, 'GET', `/admin/approvals/${proposed.body.approval}/`);
    expect(body.status).toBe('withdrawn');
  });

  it('cost the same statements for three as for thirty', async () => {
    const buyer = await named('Neda', 'Mnogo');
    const run = async (count: number) => {
      const orders: number[] = [];
      for (let index = 0; index < count; index += 1) orders.push(await buys(buyer));
      const { id } = (await call('POST', 'bulk/preview/', { action: 'process', ids: orders })).body;
      await call('POST', `bulk/${id}/run/`);
      return (await shop.statements(work)).length;
    };
    await run(1);
    const few = await run(3);
    expect(await run(12)).toBe(few);
  });
});

it('counts days as they are in Belgrade', async () => {
  const buyer = await named('Ponoć', 'Kasno');
  clock.now = new Date('2026-12-24T22:58:30Z');
  const evening = await buys(buyer);
  const morning = await buys(buyer);
  expect(await ids('search=kasno&date_to=2026-12-24')).toEqual([evening]);
  expect(await ids('search=kasno&date_from=2026-12-25')).toEqual([morning]);
});
