import { describe, expect, it } from 'vitest';
import { forgetBulks } from '../bulk/bulk-runs.ts';
import type { Database } from '../database/database.ts';
import { ask } from '../database/statement.ts';
import { sql } from '../database/text.ts';
import { taskKinds } from '../task-kinds.ts';
import { createBatchSize } from '../tasks/batch-size.ts';
import { runTasks } from '../tasks/run-tasks.job.ts';
import { makeBenefit, makeProvider } from '../testing/benefits.ts';
import { batchBy } from '../testing/bulks.ts';
import { type Stocked, stock, stockOfOne } from '../testing/catalogue.ts';
import { duringTransaction } from '../testing/during-transaction.ts';
import { noticing } from '../testing/planted-bugs.ts';
import { STORM } from '../testing/storm.ts';
import { startTestApp } from '../testing/test-app.ts';
import { changeNext } from './change-next-benefits.ts';

const shop = await startTestApp();
const { database, clock } = shop;
const admin = await shop.person({ changes: { adminRoles: ['content'], firstName: 'Ana', lastName: 'Admin' } });
const other = await shop.person({ changes: { adminRoles: ['content'], firstName: 'Olja', lastName: 'Other' } });

const PATH = '/admin/benefits/bulk/';
const call = (method: string, path: string, body?: unknown) => shop.call(admin, method, `${PATH}${path}`, body);
const preview = (body: object) => call('POST', 'preview/', body);
const run = async (id: number) => (await call('POST', `${id}/run/`)).body;
const undo = async (id: number) => (await call('POST', `${id}/undo/`)).body;
const read = async (id: number) => (await call('GET', `${id}/`)).body;
const benefit = async (id: number) => (await shop.call(admin, 'GET', `/admin/benefits/${id}/`)).body;
const edit = (id: number, fields: object, seen = 1) =>
  shop.call(other, 'PATCH', `/admin/benefits/${id}/`, fields, { 'if-revision-match': String(seen) });
async function work(): Promise<void> {
  const settings = { kinds: taskKinds, pace: createBatchSize(3), now: clock.now, log: { warn: () => {} } };
  while (await runTasks(database, settings));
}
const made = (wanted: readonly Stocked[]) => stockOfOne(shop, wanted);
const kindsOf = (id: number) =>
  ask<{ kind: string; via: string; via_id: string | null }>(
    database,
    sql`select kind, via, via_id from changes where record_kind = 'benefit' and record_id = ${String(id)} order by id`,
  );

describe('a preview', () => {
  it('tells which would change, which not and why, and what it means; it changes nothing', async () => {
    const { provider, ids } = await made([
      { nameSr: 'Joga', price: 100_050, discount: 10, monthly: true },
      { nameSr: 'Bazen', price: 40 },
      { nameSr: 'Dogovor', price: null },
      { nameSr: 'Ručak', price: 50_000 },
    ]);
    const [joga, bazen, dogovor, rucak] = ids;
    const person = await shop.person({ flexible: 10_000_000 });
    await shop.call(person, 'POST', '/v2/toggle-cart/', { id: rucak });
    const subscribed = { benefit_id: joga, user_id: person.userId };
    expect((await shop.call(person, 'POST', '/v2/subscriptions/', subscribed)).status).toBe(201);
    const { status, body } = await preview({ query: { provider }, action: 'price', percent: 10, round_to: 10 });
    expect([status, body]).toEqual([
      200,
      {
        id: expect.any(Number),
        count: 4,
        affected: 2,
        refused: [
          { code: 'no_price', count: 1, sample: [{ id: dogovor, name_sr: 'Dogovor', name_en: 'Thing' }] },
          { code: 'price_zero', count: 1, sample: [{ id: bazen, name_sr: 'Bazen', name_en: 'Thing' }] },
        ],
        effects: { carts: 1, subscriptions: 1, monthly: [{ currency: 'RSD', before: 900.45, after: 990 }] },
        sample: [
          {
            id: joga,
            name_sr: 'Joga',
            name_en: 'Thing',
            currency: 'RSD',
            before: { price: 1000.5 },
            after: { price: 1100 },
          },
          {
            id: rucak,
            name_sr: 'Ručak',
            name_en: 'Thing',
            currency: 'RSD',
            before: { price: 500 },
            after: { price: 550 },
          },
        ],
        expires_at: new Date(clock.now.getTime() + 600_000).toISOString(),
      },
    ]);
    expect(await benefit(rucak ?? 0)).toMatchObject({ price: 500, revision: 1 });
    expect(await read(body.id)).toEqual({
      id: body.id,
      action: 'price',
      status: 'previewed',
      task: null,
      affected: 2,
      changed: 0,
      left_out: [],
      gone: 0,
      undo_until: null,
    });
    const but = await preview({ query: { provider }, except: [joga], action: 'discount', discount: 0 });
    expect(but.body).toMatchObject({ count: 3, affected: 0, refused: [{ code: 'same', count: 3 }] });
    expect((await call('POST', `${but.body.id}/run/`)).body.code).toBe('bulk.nothing');
  });

  it('counts people who have several of them in their cart once', async () => {
    const { ids } = await made([{ price: 1000 }, { price: 2000 }, { price: 3000 }]);
    const [ana, ema] = [await shop.person({ flexible: 10_000_000 }), await shop.person({ flexible: 10_000_000 })];
    for (const id of ids) await shop.call(ana, 'POST', '/v2/toggle-cart/', { id });
    await shop.call(ema, 'POST', '/v2/toggle-cart/', { id: ids[0] });
    expect((await preview({ ids, action: 'withdraw' })).body).toMatchObject({ affected: 3, effects: { carts: 2 } });
  });

  it.each<[object, string[]]>([
    [{ action: 'offer' }, ['ids']],
    [{ action: 'offer', ids: [1], query: {} }, ['ids']],
    [{ action: 'offer', ids: [1], except: [1] }, ['except']],
    [{ action: 'price', ids: [1] }, ['percent']],
    [{ action: 'offer', ids: [1], discount: 5 }, ['discount']],
    [{ action: 'category', ids: [1], category_id: 999_999 }, ['category_id']],
    [{ action: 'provider', ids: [1], provider_id: 999_999 }, ['provider_id']],
    [{ action: 'companies', ids: [1], companies: [999_999] }, ['companies']],
    [{ action: 'price', ids: [1], percent: 501 }, ['percent']],
    [{ action: 'price', ids: [1], percent: 5, round_to: 7 }, ['round_to']],
    [{ action: 'delete', ids: [1] }, ['action']],
    [{ action: 'offer', ids: Array.from({ length: 1001 }, (_, place) => place + 1) }, ['ids']],
    [{ action: 'offer', query: {}, except: Array.from({ length: 5000 }, (_, place) => place + 1) }, ['except']],
    [{ action: 'offer', query: { company_id: 7 } }, ['query.company_id']],
  ])('is not asked by %#', async (body, wrong) => {
    const answer = await preview(body);
    expect([answer.status, Object.keys(answer.body.fields)]).toEqual([400, wrong]);
  });

  it('has none that a company gives of its own, neither by its number nor by filters', async () => {
    const ownerCompanyId = await shop.company();
    const provider = await makeProvider(database, { ownerCompanyId });
    const fixed = { kind: 'fixed', price: null, forAllCompanies: false } as const;
    const own = await makeBenefit(database, clock.now, Object.assign({ ownerCompanyId, providerId: provider }, fixed));
    expect((await shop.call(admin, 'GET', `/admin/benefits/${own}/`)).status).toBe(404);
    for (const which of [{ ids: [own] }, { query: { provider } }])
      expect((await preview({ action: 'withdraw', ...which })).body).toMatchObject({
        count: 0,
        affected: 0,
        sample: [],
      });
  });

  it('takes two statements, and three where what it names must be there, at one benefit as at many', async () => {
    const { ids, provider } = await made([{}, {}]);
    for (const which of [{ ids: ids.slice(0, 1) }, { query: { provider } }]) {
      expect(await shop.statements(() => preview({ action: 'withdraw', ...which }))).toHaveLength(2);
      expect(await shop.statements(() => preview({ action: 'category', category_id: 3, ...which }))).toHaveLength(3);
    }
  });
});

describe('a run', () => {
  it('changes exactly what was seen, a batch at a time, leaves out what moved, and is taken back for a day', async () => {
    const { provider, ids } = await made(['a', 'b', 'c', 'd', 'e'].map((nameSr) => ({ nameSr, price: 100_000 })));
    const [first = 0, second = 0, third = 0] = ids;
    const { body } = await preview({ query: { provider }, action: 'price', percent: -10 });
    await edit(first, { name_en: 'Edited' });
    // Matches the filters by now, but was not part of the preview.
    const [late = 0] = await stock(database, clock.now, [{ providerId: provider, price: 100_000 }]);
    const running = await run(body.id);
    expect(running).toMatchObject({ status: 'running', affected: 5, changed: 0, task: expect.any(Number) });
    expect((await run(body.id)).task).toBe(running.task);
    expect((await call('POST', `${body.id}/undo/`)).body.code).toBe('bulk.running');
    await work();

    expect(await read(body.id)).toMatchObject({
      status: 'done',
      changed: 4,
      left_out: [{ id: first, name_sr: 'a', why: 'moved' }],
      undo_until: new Date(clock.now.getTime() + 86_400_000).toISOString(),
    });
    const { body: task } = await shop.call(admin, 'GET', `/admin/tasks/${running.task}/`);
    expect(task).toMatchObject({ status: 'done', done: 4, failed: 1, result: { changed: 4, left_out: 1, left: 0 } });
    const prices = async () => Promise.all([first, second, third, late].map(async (id) => (await benefit(id)).price));
    expect(await prices()).toEqual([1000, 900, 900, 1000]);
    expect(await kindsOf(second)).toEqual([{ kind: 'benefit.changed', via: 'bulk', via_id: String(body.id) }]);

    await edit(third, { name_en: 'Edited' }, 2);
    await undo(body.id);
    await work();
    expect(await read(body.id)).toMatchObject({
      status: 'undone',
      changed: 1,
      left_out: [{ why: 'moved' }, { id: third, why: 'kept' }],
      undo_until: null,
    });
    expect(await prices()).toEqual([1000, 1000, 900, 1000]);
    expect(await benefit(second)).toMatchObject({ revision: 3 });
    expect((await undo(body.id)).status).toBe('undone');
  });

  it('files otherwise what is found there, and follows: budgets, search, companies', async () => {
    const { ids } = await made([{ nameSr: 'Zub', companies: [admin.companyId] }, { nameSr: 'Vid' }]);
    const [zub = 0, vid = 0] = ids;
    const target = await makeProvider(database, { name: 'Optika Vidik' });
    const actions = [
      { action: 'category', category_id: 31 },
      { action: 'provider', provider_id: target },
      { action: 'discount', discount: 20 },
      { action: 'companies', companies: [other.companyId] },
    ];
    const done: number[] = [];
    for (const action of actions) {
      const { body } = await preview({ ids, ...action });
      await run(body.id);
      await work();
      done.push(body.id);
    }
    const expected = { category_id: 31, root_category_id: 3, provider_id: target, discount: 20, revision: 5 };
    for (const id of ids) expect(await benefit(id)).toMatchObject({ ...expected, companies: [other.companyId] });
    const [found] = await ask<{ search_key: string; sort_price: number }>(
      database,
      sql`select search_key, sort_price from benefits where id = ${zub}`,
    );
    expect(found?.search_key).toMatch(/zub.*optika vidik.*zubi/);
    await undo(done[3] ?? 0);
    await work();
    expect([(await benefit(zub)).companies, (await benefit(vid)).companies]).toEqual([[admin.companyId], null]);
  });

  it('takes out of the shop and back, and what cannot come back is kept and named', async () => {
    const { provider, ids } = await made([{ nameSr: 'Joga' }, { nameSr: 'Nacrt', active: false, nameEn: '' }]);
    const [joga = 0, draft = 0] = ids;
    const offered = (await preview({ ids, action: 'offer' })).body;
    expect(offered).toMatchObject({ affected: 1, refused: [{ code: 'same', count: 1 }] });
    await run(offered.id);
    await work();
    expect(await benefit(draft)).toMatchObject({ state: 'offered', added_at: clock.now.toISOString() });
    const withdrawn = (await preview({ query: { provider, state: 'offered' }, action: 'withdraw' })).body;
    await run(withdrawn.id);
    await work();
    expect([(await benefit(joga)).state, (await benefit(draft)).state]).toEqual(['withdrawn', 'withdrawn']);
    await ask(database, sql`update providers set active = false where id = ${provider}`);
    await undo(withdrawn.id);
    await work();
    expect(await read(withdrawn.id)).toMatchObject({ status: 'undone', left_out: [{ why: 'kept' }, { why: 'kept' }] });
    expect((await benefit(joga)).state).toBe('withdrawn');
  });

  it('withdraws nothing that somebody is charged for each month, also where that began after the preview', async () => {
    const { ids } = await made([
      { nameSr: 'Joga', price: 100_000, monthly: true },
      { nameSr: 'Bazen', price: 100_000, monthly: true },
      { nameSr: 'Ručak', price: 100_000 },
    ]);
    const person = await shop.person({ flexible: 10_000_000 });
    const subscribe = (id: number | undefined) =>
      shop.call(person, 'POST', '/v2/subscriptions/', { benefit_id: id, user_id: person.userId });
    expect((await subscribe(ids[0])).status).toBe(201);
    const { body } = await preview({ ids, action: 'withdraw' });
    const inUse = { code: 'in_use', count: 1, sample: [{ id: ids[0], name_sr: 'Joga', name_en: 'Thing' }] };
    expect(body).toMatchObject({ count: 3, affected: 2, refused: [inUse] });
    expect((await subscribe(ids[1])).status).toBe(201);
    await run(body.id);
    await work();
    expect(await read(body.id)).toMatchObject({
      status: 'done',
      changed: 1,
      left_out: [{ id: ids[1], why: 'refused' }],
    });
    expect((await benefit(ids[1] ?? 0)).state).toBe('offered');
  });

  it.each([
    ['costs nothing', () => ({ action: 'discount', discount: 100 })],
    ['is of other companies', () => ({ action: 'companies', companies: [other.companyId] })],
  ])('leaves what somebody is charged for each month as it is where it would end since it %s', async (_, asked) => {
    const priced = { price: 100_000, monthly: true };
    const { ids } = await made(['Joga', 'Bazen', 'Sauna'].map((nameSr) => ({ nameSr, ...priced })));
    const [joga = 0, bazen = 0, sauna = 0] = ids;
    const person = await shop.person({ companyId: await shop.company(), flexible: 10_000_000 });
    const subscribe = (id: number) =>
      shop.call(person, 'POST', '/v2/subscriptions/', { benefit_id: id, user_id: person.userId });
    expect((await subscribe(joga)).status).toBe(201);
    const { body } = await preview({ ids, ...asked() });
    const inUse = { code: 'in_use', count: 1, sample: [{ id: joga, name_sr: 'Joga', name_en: 'Thing' }] };
    expect(body).toMatchObject({ affected: 2, refused: [inUse], effects: { subscriptions: 0 } });
    // The subscription begins after the preview.
    expect((await subscribe(bazen)).status).toBe(201);
    await run(body.id);
    await work();
    expect(await read(body.id)).toMatchObject({ changed: 1, left_out: [{ id: bazen, why: 'refused' }] });
    expect(await benefit(joga)).toMatchObject({ discount: 0, companies: null });
    expect((await benefit(sauna)).revision).toBe(2);
    // Changes that end no subscription are allowed.
    const less = await preview({ ids: [joga], action: 'discount', discount: 99 });
    const theirs = await preview({ ids: [joga], action: 'companies', companies: [person.companyId] });
    expect([less.body.affected, theirs.body.affected]).toEqual([1, 1]);
  });

  it.each([
    [
      'a lower price is worth no para after its discount',
      'RSD',
      { price: 10, discount: 60 },
      { action: 'price', percent: -90 },
    ],
    ['a higher discount leaves no para of its price', 'RSD', { price: 40 }, { action: 'discount', discount: 99 }],
    ['a lower price is worth no cent to their company', 'EUR', { price: 100 }, { action: 'price', percent: -90 }],
  ] as const)(
    'leaves what somebody is charged for each month as it is where %s',
    async (_, currency, stocked, asked) => {
      const { ids } = await made(['Joga', 'Bazen', 'Sauna'].map((nameSr) => ({ nameSr, monthly: true, ...stocked })));
      const [joga = 0, bazen = 0] = ids;
      const person = await shop.person({ currency, flexible: 10_000_000 });
      const subscribe = (id: number) =>
        shop.call(person, 'POST', '/v2/subscriptions/', { benefit_id: id, user_id: person.userId });
      expect((await subscribe(joga)).status).toBe(201);
      const { body } = await preview({ ids, ...asked });
      expect(body).toMatchObject({ affected: 2, refused: [{ code: 'in_use', count: 1, sample: [{ id: joga }] }] });
      expect((await subscribe(bazen)).status).toBe(201);
      await run(body.id);
      await work();
      expect(await read(body.id)).toMatchObject({ changed: 1, left_out: [{ id: bazen, why: 'refused' }] });
      expect(await Promise.all(ids.map(async (id) => (await benefit(id)).revision))).toEqual([1, 1, 2]);
    },
  );

  it('changes what ended for them already, however often they are charged no more', async () => {
    const { ids } = await made([{ nameSr: 'Joga', price: 100_000, monthly: true }]);
    const [joga = 0] = ids;
    const person = await shop.person({ flexible: 10_000_000 });
    const subscribed = { benefit_id: joga, user_id: person.userId };
    expect((await shop.call(person, 'POST', '/v2/subscriptions/', subscribed)).status).toBe(201);
    await ask(database, sql`update benefits set active = false where id = ${joga}`);
    expect((await preview({ ids, action: 'discount', discount: 100 })).body).toMatchObject({
      affected: 1,
      refused: [],
    });
  });

  it('is not taken back where that would end what somebody is charged for each month by now', async () => {
    const { ids } = await made([{ nameSr: 'Joga', price: 100_000, monthly: true, discount: 100 }]);
    const [joga = 0] = ids;
    const { body } = await preview({ ids, action: 'discount', discount: 20 });
    await run(body.id);
    await work();
    const person = await shop.person({ flexible: 10_000_000 });
    const subscribed = { benefit_id: joga, user_id: person.userId };
    expect((await shop.call(person, 'POST', '/v2/subscriptions/', subscribed)).status).toBe(201);
    await undo(body.id);
    await work();
    expect(await read(body.id)).toMatchObject({ status: 'undone', left_out: [{ id: joga, why: 'kept' }] });
    expect((await benefit(joga)).discount).toBe(20);
  });

  it('is nobody else’s, not after ten minutes, and taken back only within a day; stopped it leaves the rest', async () => {
    const { ids } = await made(['a', 'b', 'c', 'd'].map((nameSr) => ({ nameSr })));
    const began = clock.now;
    const later = (minutes: number) => {
      clock.now = new Date(began.getTime() + minutes * 60_000);
    };
    const [old, fresh] = [await preview({ ids, action: 'withdraw' }), await preview({ ids, action: 'withdraw' })];
    const colleague = await shop.person({ companyId: admin.companyId, changes: { adminRoles: ['content'] } });
    for (const path of [`${old.body.id}/`, `${old.body.id}/run/`, `${old.body.id}/undo/`, '999999/run/']) {
      const method = path.endsWith('un/') || path.endsWith('do/') ? 'POST' : 'GET';
      for (const who of [other, colleague]) expect((await shop.call(who, method, `${PATH}${path}`)).status).toBe(404);
    }
    later(11);
    expect((await call('POST', `${old.body.id}/run/`)).body.code).toBe('bulk.expired');
    expect((await call('POST', `${old.body.id}/run/?longer=false`)).body.code).toBe('bulk.expired');
    later(101);
    expect((await call('POST', `${old.body.id}/run/?longer=true`)).body.code).toBe('bulk.expired');
    later(10);
    const { task } = await run(fresh.body.id);
    await runTasks(database, { kinds: taskKinds, pace: createBatchSize(3), now: clock.now, log: { warn: () => {} } });
    await shop.call(admin, 'POST', `/admin/tasks/${task}/cancel/`);
    await work();
    const stopped = await read(fresh.body.id);
    expect(stopped).toMatchObject({ status: 'stopped', changed: expect.any(Number) });
    expect(stopped.changed).toBeLessThan(4);
    later(10 + 24 * 60 + 1);
    expect((await call('POST', `${fresh.body.id}/undo/`)).body.code).toBe('bulk.too_late');
    while (await forgetBulks(database, new Date(clock.now.getTime() + 24 * 60 * 60_000)));
    expect([(await read(old.body.id)).code, (await read(fresh.body.id)).id]).toEqual(['not_found', fresh.body.id]);
    clock.now = began;
  });
});

describe.each([
  { way: 'run', seen: 1, moved: 'moved', made: 'done', price: { edited: 100_000, made: 110_000 } },
  { way: 'undo', seen: 2, moved: 'kept', made: 'undone', price: { edited: 110_000, made: 100_000 } },
] as const)('a $way among those who edit', ({ way, seen, moved, made, price }) => {
  const batch = (on: Database, bulkId: number, { size, way }: { size: number; way: 'run' | 'undo' }) =>
    batchBy(admin, changeNext)(on, { bulkId, way, size, now: clock.now });
  const batches = async (on: Database, bulkId: number, way: 'run' | 'undo') => {
    while ((await waitingOf(bulkId, way)) > 0) await batch(on, bulkId, { size: 5, way });
  };
  const waitingOf = async (bulkId: number, way: 'run' | 'undo') => {
    const waiting = way === 'run' ? 'waiting' : 'done';
    const rows = await ask(database, sql`select from bulk_rows where bulk_id = ${bulkId} and outcome = ${waiting}`);
    return rows.length;
  };
  // This many were saved before the batches begin, one is being saved meanwhile, and all others are saved simultaneously.
  const BEFORE = 10;
  const MEANWHILE = BEFORE + 1;

  noticing(
    shop,
    async (send, on) => {
      const wanted = Array.from({ length: STORM }, () => ({ price: 100_000 }));
      const ids = await stock(database, clock.now, wanted);
      const { id } = (await send(admin, 'POST', `${PATH}preview/`, { ids, action: 'price', percent: 10 })).body;
      if (way === 'undo') await batches(database, id, 'run');
      const header = { 'if-revision-match': String(seen) };
      const save = async (benefitId: number) =>
        (await send(other, 'PATCH', `/admin/benefits/${benefitId}/`, { discount: 7 }, header)).status;
      const answers = await Promise.all(ids.slice(0, BEFORE).map(save));
      // A batch that does not skip the locked benefit would wait for this transaction.
      await duringTransaction(database, {
        held: sql`update benefits set discount = 7, revision = ${seen + 1}::integer where id = ${ids[BEFORE] ?? 0}`,
        work: () => batch(on, id, { size: MEANWHILE, way }),
      });
      const [more] = await Promise.all([Promise.all(ids.slice(MEANWHILE).map(save)), batches(on, id, way)]);
      answers.push(200, ...more);
      const rows = await ask<{ price: number; discount: number; revision: number; outcome: string }>(
        database,
        sql`
        select b.price, b.discount, b.revision, r.outcome from bulk_rows r join benefits b on b.id = r.record_id
        where r.bulk_id = ${id} order by b.id`,
      );
      const edited = { price: price.edited, discount: 7, revision: seen + 1, outcome: moved };
      const changed = { price: price.made, discount: 0, revision: seen + 1, outcome: made };
      expect(rows).toEqual(answers.map((status) => (status === 200 ? edited : changed)));
      expect(answers.every((status) => status === 200 || status === 409)).toBe(true);
    },
    {
      looksAtTheRevisionOfNow: (text) => text.replace('r.revision as seen', 'b.revision as seen'),
      noLock: (text) => text.replace('for no key update of b skip locked for share of p, c', ''),
    },
  );
});
