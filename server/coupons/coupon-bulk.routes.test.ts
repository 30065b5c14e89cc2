import { describe, expect, it } from 'vitest';
import { endNext } from '../bulk/ending-tasks.ts';
import { bulkCallsBy, endsAmongEditors, isOfWhoAsked } from '../testing/bulks.ts';
import { makeCourse } from '../testing/learning.ts';
import { startTestApp } from '../testing/test-app.ts';
import { COUPON_BULK } from './coupon-bulk.ts';
import { couponNames } from './coupon-names.ts';
import { coupons } from './coupons.table.ts';

const shop = await startTestApp();
const { database, clock } = shop;
const admin = await shop.person({ changes: { adminRoles: ['owner'] } });
const other = await shop.person({ changes: { adminRoles: ['finance'] } });

const PATH = '/user/coupon/bulk/';
const { call, preview, run, undo, read } = bulkCallsBy(shop, admin, PATH);
const coupon = async (id: number) => (await shop.call(admin, 'GET', `/user/coupon/${id}/`)).body;
const active = (ids: readonly number[]) => Promise.all(ids.map(async (id) => (await coupon(id)).active));
/** Coupons of one test, found by a word in their names. */
async function made(count: number) {
  const word = `Niz${Math.random().toString(36).slice(2, 8)}`;
  const rows = Array.from({ length: count }, (_, n) => couponNames(`${word} ${n}`));
  const inserted = await database
    .insert(coupons)
    .values(rows.map((names) => Object.assign({ percentOff: 20, createdAt: clock.now }, names)))
    .returning({ id: coupons.id });
  return { word, ids: inserted.map(({ id }) => id) };
}

describe('a preview', () => {
  it('tells which would be switched off, which not, and how often they were used; it changes nothing', async () => {
    const { word, ids } = await made(3);
    const [first = 0, , last = 0] = ids;
    await shop.call(admin, 'PATCH', `/user/coupon/${last}/`, { active: false });
    const began = clock.now;
    for (const days of [31, 0]) {
      clock.now = new Date(began.getTime() - days * 86_400_000);
      const course = await makeCourse(database, clock.now, { courseType: 'paid', price: 1000 });
      const buyer = await shop.person({ flexible: 100_000 });
      const { status } = await shop.call(buyer, 'POST', `/service/course/${course}/enrol/`, { coupon: `${word} 0` });
      expect(status).toBeLessThan(300);
    }
    const { status, body } = await preview({ query: { search: word }, action: 'switch_off' });
    expect([status, body]).toEqual([
      200,
      {
        id: expect.any(Number),
        count: 3,
        affected: 2,
        refused: [{ code: 'same', count: 1, sample: [{ id: last, name: `${word} 2` }] }],
        effects: { used: 2, used_lately: 1 },
        sample: [
          { id: first, name: `${word} 0`, before: { active: true }, after: { active: false } },
          { id: ids[1], name: `${word} 1`, before: { active: true }, after: { active: false } },
        ],
        expires_at: new Date(clock.now.getTime() + 600_000).toISOString(),
      },
    ]);
    expect(await active(ids)).toEqual([true, true, false]);
    const but = await preview({ query: { search: word, ids: `${last}` }, except: [last], action: 'switch_on' });
    expect(but.body).toMatchObject({ count: 0, affected: 0 });
    expect((await call('POST', `${but.body.id}/run/`)).body.code).toBe('bulk.nothing');
  });

  it.each<[object, string[]]>([
    [{ action: 'switch_off' }, ['ids']],
    [{ action: 'switch_off', ids: [1], query: {} }, ['ids']],
    [{ action: 'switch_off', ids: [1], except: [1] }, ['except']],
    [{ action: 'switch_off', ids: [1], reason: 'Zato' }, ['reason']],
    [{ action: 'deactivate', ids: [1] }, ['action']],
    [{ action: 'switch_on', query: { ordering: 'name' } }, ['query.ordering']],
  ])('is not asked by %#', async (body, wrong) => {
    const answer = await preview(body);
    expect([answer.status, Object.keys(answer.body.fields)]).toEqual([400, wrong]);
  });

  it('takes two statements, at one coupon as at many', async () => {
    const { word, ids } = await made(2);
    for (const which of [{ ids: ids.slice(0, 1) }, { query: { search: word } }])
      expect(await shop.statements(() => preview({ ...which, action: 'switch_off' }))).toHaveLength(2);
  });
});

describe('a run', () => {
  it('switches off exactly what was seen, and is taken back but for what was changed since', async () => {
    const { word, ids } = await made(4);
    const [first = 0, second = 0, third = 0] = ids;
    const { body } = await preview({ query: { search: word }, action: 'switch_off' });
    const edit = (id: number, seen: number) =>
      shop.call(other, 'PATCH', `/user/coupon/${id}/`, { percent_off: 30 }, { 'if-revision-match': `${seen}` });
    await edit(first, 1);
    await run(body.id);
    expect(await active(ids)).toEqual([true, false, false, false]);
    expect(await read(body.id)).toMatchObject({
      status: 'done',
      changed: 3,
      left_out: [{ id: first, name: `${word} 0`, why: 'moved' }],
      undo_until: new Date(clock.now.getTime() + 86_400_000).toISOString(),
    });
    const buyer = await shop.person();
    expect((await shop.call(buyer, 'POST', '/user/coupon/check/', { name: `${word} 1` })).status).toBe(404);
    const [change] = (await shop.call(admin, 'GET', `/user/coupon/${second}/changes/`)).body.results;
    expect(change).toMatchObject({
      kind: 'coupon.changed',
      via: 'bulk',
      values: [{ field: 'active', before: true, after: false }],
    });
    await edit(third, 2);
    await undo(body.id);
    expect(await active(ids)).toEqual([true, true, false, true]);
    expect(await read(body.id)).toMatchObject({
      status: 'undone',
      left_out: [{ why: 'moved' }, { id: third, why: 'kept' }],
    });
    expect(await coupon(second)).toMatchObject({ revision: 3 });
    const back = (await preview({ ids, action: 'switch_on' })).body;
    expect(back).toMatchObject({ affected: 1, refused: [{ code: 'same', count: 3 }], sample: [{ id: third }] });
    await run(back.id);
    expect(await active(ids)).toEqual([true, true, true, true]);
  });

  it('is of whoever asked, of coupons alone, and not after ten minutes', async () => {
    const { ids } = await made(1);
    const { body } = await preview({ ids, action: 'switch_off' });
    await isOfWhoAsked(shop, { id: body.id, path: PATH, elsewhere: '/admin/faq/bulk/', others: [other], admin });
    clock.now = new Date(clock.now.getTime() + 600_001);
    expect((await call('POST', `${body.id}/run/`)).body.code).toBe('bulk.expired');
  });
});

describe('a run among those who edit', () => {
  endsAmongEditors({
    shop,
    admin,
    path: PATH,
    action: 'switch_off',
    kind: COUPON_BULK.bulk,
    changeNext: (transaction, next) => endNext(transaction, COUPON_BULK, next),
    make: async (count) => (await made(count)).ids,
    save: async (send, id) =>
      (await send(other, 'PATCH', `/user/coupon/${id}/`, { percent_off: 33 }, { 'if-revision-match': '1' })).status,
  });
});
