import { describe, expect, it } from 'vitest';
import type { Database } from '../database/database.ts';
import { ask } from '../database/statement.ts';
import { sql } from '../database/text.ts';
import { batchBy, bulkCallsBy } from '../testing/bulks.ts';
import { type Stocked, stockOfOne } from '../testing/catalogue.ts';
import { duringTransaction } from '../testing/during-transaction.ts';
import { noticing } from '../testing/planted-bugs.ts';
import { startTestApp } from '../testing/test-app.ts';
import { copyNext } from './copy-next-benefits.ts';

const shop = await startTestApp();
const { database, clock } = shop;
const admin = await shop.person({ changes: { adminRoles: ['content'] } });
const other = await shop.person({ changes: { adminRoles: ['content'] } });
const person = await shop.person({ flexible: 10_000_000 });

const PATH = '/admin/benefits/bulk/';
const { call, preview, run, undo, read } = bulkCallsBy(shop, admin, PATH);
const listed = async (provider: number) =>
  (await shop.call(admin, 'GET', `/admin/benefits/?provider=${provider}&ordering=changed`)).body.results;
const benefit = async (id: number) => (await shop.call(admin, 'GET', `/admin/benefits/${id}/`)).body;
const edit = (id: number, fields: object, seen = 1) =>
  shop.call(other, 'PATCH', `/admin/benefits/${id}/`, fields, { 'if-revision-match': String(seen) });

const made = (wanted: readonly Stocked[]) => stockOfOne(shop, wanted);
const copiesOf = async (bulkId: number) =>
  (
    await ask<{ copy: number }>(
      database,
      sql`select (after ->> 'copy')::integer as copy from bulk_rows where bulk_id = ${bulkId} and after ? 'copy' order by record_id`,
    )
  ).map(({ copy }) => copy);
const kindsOf = (id: number) =>
  ask<{ kind: string; via: string }>(
    database,
    sql`select kind, via from changes where record_kind = 'benefit' and record_id = ${String(id)} order by id`,
  );

describe('copies of many benefits', () => {
  it('are looked at first: all can be copied, and nobody has any of them', async () => {
    const { ids } = await made([{ nameSr: 'Joga' }, { nameSr: 'Nacrt', active: false }]);
    await shop.call(person, 'POST', '/v2/toggle-cart/', { id: ids[0] });
    const { body } = await preview({ ids, action: 'copy' });
    expect(body).toMatchObject({
      affected: 2,
      refused: [],
      effects: { carts: 0, subscriptions: 0, monthly: [] },
      sample: [{ id: ids[0], name_sr: 'Joga', before: {}, after: { state: 'draft' } }, { id: ids[1] }],
    });
    expect((await preview({ ids, action: 'copy', discount: 5 })).status).toBe(400);
    const fresh = await preview({ ids, action: 'copy' });
    expect(await shop.statements(() => preview({ ids, action: 'copy' }))).toHaveLength(2);
    expect((await call('POST', `${fresh.body.id}/undo/`)).body.code).toBe('bulk.running');
  });

  it('are drafts with all that their benefits have; one that moved is left out', async () => {
    const { provider, ids } = await made([
      { nameSr: 'Joga', nameEn: 'Yoga', price: 100_000, discount: 10, companies: [admin.companyId] },
      { nameSr: 'Bazen' },
      { nameSr: 'Ručak' },
    ]);
    const [joga = 0, bazen = 0] = ids;
    const { body } = await preview({ query: { provider }, action: 'copy' });
    await edit(bazen, { name_en: 'Edited' });
    await run(body.id);
    expect(await read(body.id)).toMatchObject({
      status: 'done',
      changed: 2,
      left_out: [{ id: bazen, name_sr: 'Bazen', why: 'moved' }],
      undo_until: new Date(clock.now.getTime() + 86_400_000).toISOString(),
    });
    const copies = await copiesOf(body.id);
    expect(await listed(provider)).toHaveLength(5);
    const [copy = 0] = copies;
    expect(await benefit(copy)).toMatchObject({
      provider_id: provider,
      name_sr: 'Joga',
      name_en: 'Yoga',
      price: 1000,
      discount: 10,
      companies: [admin.companyId],
      state: 'draft',
      revision: 1,
      added_at: clock.now.toISOString(),
    });
    expect(await benefit(joga)).toMatchObject({ state: 'offered', revision: 1 });
    expect(await kindsOf(copy)).toEqual([{ kind: 'benefit.added', via: 'bulk' }]);
    expect(await kindsOf(joga)).toEqual([]);
  });

  it('are removed when that is taken back, but for those that somebody touched', async () => {
    const { provider, ids } = await made([{ companies: [admin.companyId] }, {}, {}, {}]);
    const { body } = await preview({ ids, action: 'copy' });
    await run(body.id);
    const [first = 0, second = 0, third = 0, fourth = 0] = await copiesOf(body.id);
    await edit(second, { price: 5 });
    await shop.call(other, 'POST', `/admin/benefits/${third}/offer/`, undefined, { 'if-revision-match': '1' });
    await ask(
      database,
      sql`insert into benefit_files (benefit_id, kind, address, added_at) values (${fourth}, 'picture', '/b.png', now())`,
    );
    await undo(body.id);
    expect(await read(body.id)).toMatchObject({
      status: 'undone',
      changed: 3,
      left_out: ids.slice(1).map((id) => ({ id, why: 'kept' })),
    });
    expect((await benefit(first)).code).toBe('not_found');
    expect(await kindsOf(first)).toEqual([
      { kind: 'benefit.added', via: 'bulk' },
      { kind: 'benefit.removed', via: 'bulk' },
    ]);
    expect(await listed(provider)).toHaveLength(7);
  });

  it('are kept where one is the answer to a suggestion, and the others removed', async () => {
    const { ids } = await made([{}, {}]);
    const { body } = await preview({ ids, action: 'copy' });
    await run(body.id);
    const [answer = 0, other = 0] = await copiesOf(body.id);
    const category = 1;
    const wanted = { name: 'Joga', provider: 'Studio', category, why: 'Svi bi išli.' };
    const { id } = (await shop.call(person, 'POST', '/v2/suggestions/', wanted)).body;
    await ask(database, sql`update suggestions set status = 'live', benefit_id = ${answer} where id = ${id}`);
    await undo(body.id);
    expect(await read(body.id)).toMatchObject({
      status: 'undone',
      changed: 1,
      left_out: [{ id: ids[0], why: 'kept' }],
    });
    expect((await benefit(answer)).state).toBe('draft');
    expect((await benefit(other)).code).toBe('not_found');
  });

  it('are left out of another change once they are removed, and of copies of them only those are', async () => {
    const { ids } = await made([{}, {}]);
    const { body } = await preview({ ids, action: 'copy' });
    await run(body.id);
    const copies = await copiesOf(body.id);
    const theirs = bulkCallsBy(shop, other, PATH);
    const priced = (await theirs.preview({ ids: [...ids, ...copies], action: 'discount', discount: 7 })).body;
    const again = (await theirs.preview({ ids: copies, action: 'copy' })).body;
    await theirs.run(again.id);
    await undo(body.id);
    await theirs.run(priced.id);
    expect(await theirs.read(priced.id)).toMatchObject({ status: 'done', affected: 4, changed: 2 });
    await theirs.undo(again.id);
    expect(await theirs.read(again.id)).toMatchObject({ status: 'undone', changed: 0, left_out: [] });
  });
});

describe('copies that are taken back among those who edit them', () => {
  const batch = (on: Database, bulkId: number) =>
    batchBy(admin, copyNext)(on, { bulkId, way: 'undo', size: 5, now: clock.now });

  noticing(
    shop,
    async (_, on) => {
      const { ids } = await made([{}, {}, {}]);
      const { id } = (await preview({ ids, action: 'copy' })).body;
      await run(id);
      const copies = await copiesOf(id);
      const [saved = 0, saving = 0] = copies;
      expect((await edit(saved, { discount: 7 })).status).toBe(200);
      await duringTransaction(database, {
        held: sql`update benefits set discount = 7, revision = 2 where id = ${saving}`,
        work: () => batch(on, id),
      });
      await batch(on, id);
      const left = await ask<{ id: number }>(
        database,
        sql`
        select id from benefits where id in (select jsonb_array_elements_text(${JSON.stringify(copies)}::jsonb)::integer) order by id`,
      );
      expect(left.map((each) => each.id)).toEqual([saved, saving]);
    },
    {
      looksAtTheRevisionOfNow: (text) => text.replace('r.revision as seen', 'b.revision as seen'),
      noLock: (text) => text.replace('for update of b skip locked', ''),
    },
  );
});
