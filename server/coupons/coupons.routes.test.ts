import { expect, it } from 'vitest';
import { makeCoupon, makeCourse } from '../testing/learning.ts';
import { startTestApp } from '../testing/test-app.ts';

const shop = await startTestApp();
const { database, clock } = shop;
await makeCoupon(database, clock.now, 'Proleće20', 20);
await makeCoupon(database, clock.now, 'OLD', 90, false);

const who = await shop.person();
const check = (body: unknown) => shop.call(who, 'POST', '/user/coupon/check/', body);

it.each(['Proleće20', 'PROLEĆE20', 'proleće20', '  proleće20 '])('takes %s whatever its case', async (name) => {
  expect(await check({ name })).toMatchObject({ status: 200, body: { name: 'Proleće20', percent_off: 20 } });
});

it('answers the same for a name that never was and for a coupon that is no longer taken', async () => {
  const [unknown, over] = [await check({ name: 'NOTHING' }), await check({ name: 'OLD' })];
  expect(unknown).toMatchObject({ status: 404, body: { code: 'coupons.unknown' } });
  expect(over.body).toEqual(unknown.body);
});

it.each([{}, { name: '' }, { name: 7 }, { name: 'x'.repeat(41) }, { name: 'OLD', percent_off: 100 }])(
  'refuses %j',
  async (body) => {
    expect((await check(body)).status).toBe(400);
  },
);

it('lets nobody guess names for long', async () => {
  const guesser = await shop.person();
  const guess = (name: string) => shop.call(guesser, 'POST', '/user/coupon/check/', { name });
  for (let tries = 0; tries < 30; tries += 1) expect((await guess(`GUESS${tries}`)).status).toBe(404);
  const refused = await guess('Proleće20');
  expect([refused.status, Number(refused.headers['retry-after'])]).toEqual([429, 600]);
  expect((await check({ name: 'Proleće20' })).status).toBe(200);
});

const admin = await shop.person({ changes: { adminRoles: ['owner'] } });
const list = async (query = '') => (await shop.call(admin, 'GET', `/user/coupon/${query}`)).body;

it('adds a coupon sent as form data or as JSON, once for each name', async () => {
  const form = [
    { name: 'name', text: ' Leto15 ' },
    { name: 'percent_off', text: '15' },
  ];
  const added = await shop.upload(admin, '/user/coupon/', form);
  expect(added).toMatchObject({ status: 201, body: { name: 'Leto15', percent_off: 15, active: true } });
  expect((await check({ name: 'LETO15' })).body).toEqual({ name: 'Leto15', percent_off: 15 });
  const again = await shop.call(admin, 'POST', '/user/coupon/', { name: 'LETO15', percent_off: 90 });
  expect([again.status, again.body.code, Object.keys(again.body.fields)]).toEqual([409, 'coupons.there', ['name']]);
  expect((await shop.call(admin, 'POST', '/user/coupon/', { name: 'Zima', percent_off: 100 })).status).toBe(201);
});

it.each([-1, 101, 1.5, '50', null, true])('refuses a percentage of %j', async (percent_off) => {
  const { status, body } = await shop.call(admin, 'POST', '/user/coupon/', { name: 'NEVER', percent_off });
  expect([status, Object.keys(body.fields)]).toEqual([400, ['percent_off']]);
});

it('refuses a file and fields that are none, in both kinds of body', async () => {
  const bytes = Buffer.from('x');
  const withFile = [
    { name: 'name', text: 'F' },
    { name: 'percent_off', text: '5' },
    { name: 'file', bytes },
  ];
  expect((await shop.upload(admin, '/user/coupon/', withFile)).status).toBe(400);
  const forged = { name: 'F', percent_off: 5, id: 1 };
  expect((await shop.call(admin, 'POST', '/user/coupon/', forged)).status).toBe(400);
});

it('changes what is sent of a coupon: its name, its percentage, and whether it is taken', async () => {
  const { pk } = (await shop.call(admin, 'POST', '/user/coupon/', { name: 'Maj', percent_off: 10 })).body;
  const change = (body: object) => shop.call(admin, 'PATCH', `/user/coupon/${pk}/`, body);
  expect((await change({ percent_off: 12 })).body).toEqual({
    pk,
    name: 'Maj',
    percent_off: 12,
    active: true,
    revision: 2,
    changed: { at: clock.now.toISOString(), by: { id: admin.userId, name: expect.any(String) } },
  });
  expect((await change({ name: 'MAJ' })).body.name).toBe('MAJ');
  expect((await change({})).body.percent_off).toBe(12);
  expect((await change({ name: 'proleće20' })).status).toBe(409);
  await change({ active: false });
  expect((await check({ name: 'maj' })).status).toBe(404);
  expect((await shop.call(admin, 'PATCH', '/user/coupon/999999/', { percent_off: 1 })).status).toBe(404);
  const form = [{ name: 'active', text: 'true' }];
  expect((await shop.send(admin, 'PATCH', `/user/coupon/${pk}/`, form)).body.active).toBe(true);
});

it('lists all coupons for admins, the newest first, sorted and searched as asked', async () => {
  const names = async (query = '') => (await list(query)).results.map(({ name }: { name: string }) => name);
  expect((await names())[0]).toBe('MAJ');
  expect(await names('?search=prolece')).toEqual(['Proleće20']);
  const sorted = (await list('?ordering=-percent_off')).results.map(
    ({ percent_off: off }: { percent_off: number }) => off,
  );
  expect(sorted).toEqual([...sorted].sort((one, other) => other - one));
  expect(await list('?page_size=2&ordering=+name')).toMatchObject({ count: 5, previous: null, results: [{}, {}] });
});

it('lists coupons by state with how often each was used, and who changed it last', async () => {
  const { pk } = (await shop.call(admin, 'POST', '/user/coupon/', { name: 'Štednja', percent_off: 30 })).body;
  const course = await makeCourse(database, clock.now, { courseType: 'paid', price: 1000 });
  const buyer = await shop.person({ flexible: 100_000 });
  await shop.call(buyer, 'POST', `/service/course/${course}/enrol/`, { coupon: 'štednja' });
  const [found] = (await list('?search=sted&state=active')).results;
  expect(found).toEqual({
    pk,
    name: 'Štednja',
    percent_off: 30,
    active: true,
    revision: 1,
    used: 1,
    changed: { at: clock.now.toISOString(), by: { id: admin.userId, name: expect.any(String) } },
  });
  expect((await shop.call(admin, 'GET', `/user/coupon/${pk}/`)).body).toEqual(found);
  expect((await shop.call(admin, 'GET', '/user/coupon/999999/')).status).toBe(404);
  expect((await list('?state=inactive')).results).toMatchObject([{ name: 'OLD', used: 0 }]);
  const { count, without } = await list('?search=sted&state=inactive');
  expect([count, without]).toEqual([
    0,
    [
      { filter: 'search', count: 1 },
      { filter: 'state', count: 1 },
    ],
  ]);
  expect(await shop.statements(() => list('?search=sted&state=inactive&ordering=name'))).toHaveLength(2);

  const impact = (await shop.call(admin, 'GET', `/user/coupon/${pk}/impact/`)).body;
  expect(impact).toMatchObject({ weight: 'harmless', effects: { used: 1, used_lately: 1 } });
  const day = 24 * 60 * 60 * 1000;
  const effectsAfter = async (milliseconds: number) => {
    const before = clock.now;
    clock.now = new Date(before.getTime() + milliseconds);
    const { effects } = (await shop.call(admin, 'GET', `/user/coupon/${pk}/impact/`)).body;
    clock.now = before;
    return effects;
  };
  expect(await effectsAfter(30 * day - 1000)).toEqual({ used: 1, used_lately: 1 });
  expect(await effectsAfter(30 * day + 1000)).toEqual({ used: 1, used_lately: 0 });
  expect((await shop.call(admin, 'GET', '/user/coupon/999999/impact/')).status).toBe(404);
  const { payload } = await shop.app.inject({ url: '/api/user/coupon/export/?search=sted', headers: admin.headers });
  expect(payload.split('\r\n')[1]).toBe('"Štednja","30","1","Aktivan / Active"');
});

it('refuses a name of which nothing is seen, and finds one that was pasted with what nobody sees', async () => {
  const add = (name: string) => shop.call(admin, 'POST', '/user/coupon/', { name, percent_off: 5 });
  const nothing = await add('\u200b');
  expect([nothing.status, Object.keys(nothing.body.fields)]).toEqual([400, ['name']]);
  const { status, body } = await add('JUN\u200b5');
  expect(status).toBe(201);
  expect((await shop.call(admin, 'PATCH', `/user/coupon/${body.pk}/`, { name: '\u2060' })).status).toBe(400);
  for (const name of ['jun5', '\u200bJUN5']) expect((await check({ name })).status).toBe(200);
  expect((await add('Jun5')).body.code).toBe('coupons.there');
});
