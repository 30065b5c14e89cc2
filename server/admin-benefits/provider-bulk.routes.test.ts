import { describe, expect, it } from 'vitest';
import { endNext } from '../bulk/ending-tasks.ts';
import type { Database } from '../database/database.ts';
import { ask } from '../database/statement.ts';
import { sql } from '../database/text.ts';
import { makeProvider } from '../testing/benefits.ts';
import { batchBy, bulkCallsBy, isOfWhoAsked } from '../testing/bulks.ts';
import { stock } from '../testing/catalogue.ts';
import { duringTransaction } from '../testing/during-transaction.ts';
import { noticing } from '../testing/planted-bugs.ts';
import { startTestApp } from '../testing/test-app.ts';
import { PROVIDER_BULK } from './provider-bulk.ts';

const shop = await startTestApp();
const { database, clock } = shop;
const admin = await shop.person({ changes: { adminRoles: ['content'] } });
const other = await shop.person({ changes: { adminRoles: ['content'] } });

const PATH = '/admin/providers/bulk/';
const { call, preview, run, undo, read } = bulkCallsBy(shop, admin, PATH);
const end = (which: object) => preview({ ...which, action: 'deactivate', reason: 'Ugovor je istekao' });
const provider = async (id: number) => (await shop.call(admin, 'GET', `/admin/providers/${id}/`)).body;
const active = (ids: readonly number[]) => Promise.all(ids.map(async (id) => (await provider(id)).active));
/** Providers of one test, found by a word in their names. */
async function made(count: number) {
  const word = `Niz${Math.random().toString(36).slice(2, 8)}`;
  const ids: number[] = [];
  for (let n = 0; n < count; n += 1) ids.push(await makeProvider(database, { name: `${word} ${n}` }));
  return { word, ids };
}

describe('a preview', () => {
  it('tells which would end, which not and why, and what hangs on them; it changes nothing', async () => {
    const { word, ids } = await made(3);
    const [free = 0, busy = 0, ended = 0] = ids;
    await stock(database, clock.now, [
      { providerId: free, active: false },
      { providerId: free, active: false },
      { providerId: busy },
      { providerId: busy, active: false },
    ]);
    await ask(database, sql`update providers set active = false where id = ${ended}`);
    const { status, body } = await end({ query: { search: word } });
    expect([status, body]).toEqual([
      200,
      {
        id: expect.any(Number),
        count: 3,
        affected: 1,
        refused: [
          { code: 'in_use', count: 1, sample: [{ id: busy, name: `${word} 1` }] },
          { code: 'same', count: 1, sample: [{ id: ended, name: `${word} 2` }] },
        ],
        effects: { benefits: 2, on_offer: 1 },
        sample: [{ id: free, name: `${word} 0`, before: { active: true }, after: { active: false } }],
        expires_at: new Date(clock.now.getTime() + 600_000).toISOString(),
      },
    ]);
    expect(await active(ids)).toEqual([true, true, false]);
    const back = await preview({ ids, action: 'reactivate' });
    expect(back.body).toMatchObject({ affected: 1, refused: [{ code: 'same', count: 2 }], sample: [{ id: ended }] });
    const but = await end({ query: { search: word, without_benefits: true, state: 'active' }, except: [free] });
    expect(but.body).toMatchObject({ count: 0, affected: 0 });
    expect((await call('POST', `${but.body.id}/run/`)).body.code).toBe('bulk.nothing');
  });

  it('has none in whose name a company gives benefits of its own, whatever its number', async () => {
    const own = await makeProvider(database, { ownerCompanyId: await shop.company() });
    expect((await shop.call(admin, 'GET', `/admin/providers/${own}/`)).status).toBe(404);
    expect((await end({ ids: [own] })).body).toMatchObject({ count: 0, affected: 0, refused: [], sample: [] });
  });

  it.each<[object, string[]]>([
    [{ action: 'deactivate', ids: [1] }, ['reason']],
    [{ action: 'deactivate', ids: [1], reason: ' ' }, ['reason']],
    [{ action: 'reactivate', ids: [1], reason: 'Zato' }, ['reason']],
    [{ action: 'reactivate' }, ['ids']],
    [{ action: 'reactivate', ids: [1], query: {} }, ['ids']],
    [{ action: 'reactivate', ids: [1], except: [1] }, ['except']],
    [{ action: 'delete', ids: [1] }, ['action']],
    [{ action: 'reactivate', query: { ordering: 'name' } }, ['query.ordering']],
  ])('is not asked by %#', async (body, wrong) => {
    const answer = await preview(body);
    expect([answer.status, Object.keys(answer.body.fields)]).toEqual([400, wrong]);
  });

  it('takes two statements, at one provider as at many', async () => {
    const { word, ids } = await made(2);
    for (const which of [{ ids: ids.slice(0, 1) }, { query: { search: word } }])
      expect(await shop.statements(() => end(which))).toHaveLength(2);
  });
});

describe('a run', () => {
  it('ends exactly who was seen, says why in their history, and is taken back but for who was changed since', async () => {
    const { word, ids } = await made(4);
    const [first = 0, second = 0, third = 0] = ids;
    const { body } = await end({ query: { search: word } });
    const edit = (id: number, seen: number) =>
      shop.call(
        other,
        'PATCH',
        `/admin/providers/${id}/`,
        { website: 'https://a.rs' },
        { 'if-revision-match': `${seen}` },
      );
    await edit(first, 1);
    // Matches the filters by now, but was not part of the preview.
    const late = await makeProvider(database, { name: `${word} kasni` });
    await run(body.id);
    expect(await active([...ids, late])).toEqual([true, false, false, false, true]);
    expect(await read(body.id)).toMatchObject({
      status: 'done',
      changed: 3,
      left_out: [{ id: first, name: `${word} 0`, why: 'moved' }],
      undo_until: new Date(clock.now.getTime() + 86_400_000).toISOString(),
    });
    const changes = (await shop.call(admin, 'GET', `/admin/providers/${second}/changes/`)).body.results;
    expect(changes[0]).toMatchObject({
      kind: 'provider.deactivated',
      via: 'bulk',
      reason: 'Ugovor je istekao',
      values: [{ field: 'active', before: true, after: false }],
    });
    await edit(third, 2);
    await undo(body.id);
    expect(await active(ids)).toEqual([true, true, false, true]);
    expect(await read(body.id)).toMatchObject({
      status: 'undone',
      changed: 1,
      left_out: [{ why: 'moved' }, { id: third, why: 'kept' }],
    });
    expect(await provider(second)).toMatchObject({ revision: 3 });
  });

  it('leaves out who has a benefit on offer by now, also where it is taken back', async () => {
    const { ids } = await made(2);
    const [first = 0, second = 0] = ids;
    const { body } = await end({ ids });
    await stock(database, clock.now, [{ providerId: first }]);
    await run(body.id);
    expect(await read(body.id)).toMatchObject({ changed: 1, left_out: [{ id: first, why: 'refused' }] });
    const back = (await preview({ ids: [second], action: 'reactivate' })).body;
    await run(back.id);
    await stock(database, clock.now, [{ providerId: second }]);
    await undo(back.id);
    expect(await read(back.id)).toMatchObject({ status: 'undone', left_out: [{ id: second, why: 'kept' }] });
    expect(await active(ids)).toEqual([true, true]);
  });

  it('is of whoever asked, and of providers alone', async () => {
    const { ids } = await made(1);
    const { body } = await end({ ids });
    const elsewhere = '/admin/benefits/bulk/';
    await isOfWhoAsked(shop, { id: body.id, path: PATH, elsewhere, others: [other], admin });
    clock.now = new Date(clock.now.getTime() + 600_001);
    expect((await call('POST', `${body.id}/run/`)).body.code).toBe('bulk.expired');
  });
});

describe('a run among those who offer', () => {
  const batch = (on: Database, bulkId: number) =>
    batchBy(admin, (transaction, next) => endNext(transaction, PROVIDER_BULK, next))(on, {
      bulkId,
      way: 'run',
      size: 5,
      now: clock.now,
    });

  noticing(
    shop,
    async (send, on) => {
      const { ids } = await made(2);
      const [offering = 0] = ids;
      const [draft = 0] = await stock(database, clock.now, [{ providerId: offering, active: false }]);
      const asked = { ids, action: 'deactivate', reason: 'Kraj' };
      const { id } = (await send(admin, 'POST', `${PATH}preview/`, asked)).body;
      // As whoever puts a benefit on offer holds its provider.
      await duringTransaction(database, {
        held: sql`select from providers where id = ${offering} for share`,
        work: () => batch(on, id),
        also: sql`update benefits set active = true where id = ${draft}`,
      });
      await batch(on, id);
      expect(await active(ids)).toEqual([true, false]);
    },
    {
      noLock: (text) => text.replace('for no key update of b skip locked', ''),
      looksNoMore: (text) =>
        text.replace(
          /(jsonb_array_elements_text.*\))\s+and exists \(select from provider_offers/s,
          '$1 and false and exists (select from provider_offers',
        ),
    },
  );
});
