import { expect, it } from 'vitest';
import type { AdminCategory, ListedCategory } from '#contract/admin-benefits/admin-categories.contract.ts';
import { ask } from '../database/statement.ts';
import { sql } from '../database/text.ts';
import { taskKinds } from '../task-kinds.ts';
import { createBatchSize } from '../tasks/batch-size.ts';
import { runTasks } from '../tasks/run-tasks.job.ts';
import { stock } from '../testing/catalogue.ts';
import { makeRequest } from '../testing/requests.ts';
import { startTestApp } from '../testing/test-app.ts';

const shop = await startTestApp();
const PATH = '/admin/categories/';
const { database, clock } = shop;
await stock(database, clock.now, [{}]);
const header = (seen?: number) => (seen === undefined ? {} : { 'if-revision-match': String(seen) });
const admin = await shop.person({ changes: { adminRoles: ['content'], firstName: 'Ana', lastName: 'Admin' } });
const call = (method: string, path: string, body?: unknown, seen?: number) =>
  shop.call(admin, method, `${PATH}${path}`, body, header(seen));
let made = 0;
const add = async (fields: object = {}): Promise<AdminCategory> => {
  made += 1;
  const named = { name_sr: `Bašta ${made}`, name_en: `Garden ${made}`, icon: 'home' };
  return (await call('POST', '', Object.assign(named, fields))).body;
};
const tree = async (): Promise<ListedCategory[]> => (await call('GET', '')).body.results;
const listed = async (id: number) =>
  (await tree()).flatMap((root) => [root, ...root.children]).find((c) => c.id === id);
const filed = (id: number) =>
  ask<{ category_id: number; root_category_id: number; search_key: string; revision: number }>(
    database,
    sql`select category_id, root_category_id, search_key, revision from benefits where id = ${id}`,
  );
const kindsOf = async (kind: string, id: number) => {
  const rows = await ask<{ kind: string; reason: string }>(
    database,
    sql`select kind, reason from changes where record_kind = ${kind} and record_id = ${String(id)} order by id`,
  );
  return rows.map((row) => `${row.kind} ${row.reason}`.trim());
};

it('is added, read, and listed at the end of its level, with what is filed under it and its parts', async () => {
  const garden = await add({ name_sr: ' Dvorište ', private: true });
  expect(garden).toEqual({
    id: garden.id,
    parent_id: null,
    name_sr: 'Dvorište',
    name_en: expect.any(String),
    icon: 'home',
    private: true,
    active: true,
    revision: 1,
    changed_at: clock.now.toISOString(),
  });
  const part = await add({ parent_id: garden.id, icon: 'sport', name_sr: 'Ruže' });
  expect(part).toMatchObject({ parent_id: garden.id, icon: 'home', private: false });
  const edited = { changed: { at: clock.now.toISOString(), by: { id: admin.userId, name: 'Ana Admin' } } };
  expect((await call('GET', `${part.id}/`)).body).toEqual(Object.assign({}, part, edited));
  expect((await call('GET', `${part.id}/changes/`)).body.results).toMatchObject([{ kind: 'category.added' }]);
  for (const [categoryId, active] of [
    [garden.id, true],
    [part.id, true],
    [part.id, false],
  ] as const)
    await stock(database, clock.now, [{ categoryId, active }]);
  const person = await shop.person({ budgets: { [garden.id]: 1000 } });
  expect(person.userId).toBeGreaterThan(0);
  const changed = { at: clock.now.toISOString(), by: { id: admin.userId, name: 'Ana Admin' } };
  const root = (await tree()).at(-1);
  expect(root).toMatchObject({ id: garden.id, benefits: 2, withdrawn_benefits: 1, has_budgets: true, changed });
  expect(root?.children).toMatchObject([{ id: part.id, benefits: 1, withdrawn_benefits: 1, has_budgets: false }]);
  expect((await call('GET', '999999/')).status).toBe(404);
});

it('is in a file with the category above it, as its search and its state find it', async () => {
  const garden = await add({ name_sr: 'Vrt, "mali"', name_en: 'Small garden' });
  const part = await add({ parent_id: garden.id, name_sr: 'Žbunje', name_en: 'Bushes' });
  await add({ parent_id: garden.id, name_sr: 'Drveće', name_en: 'Trees' });
  const file = async (query: string) =>
    (await shop.app.inject({ url: `/api${PATH}export/?${query}`, headers: admin.headers })).payload.split('\r\n');
  const [heading, root, bushes, ...rest] = await file('search=zbunje&state=active');
  expect(heading).toContain('"Naziv (srpski) / Name (Serbian)"');
  const changed = `"Aktivna / Active","${clock.now.toISOString()}","Ana Admin"`;
  expect([root, bushes, rest]).toEqual([
    `"${garden.id}","","Vrt, ""mali""","Small garden","0","0","Ne / No","Ne / No",${changed}`,
    `"${part.id}","${garden.id}","Žbunje","Bushes","0","0","Ne / No","Ne / No",${changed}`,
    [''],
  ]);
  expect(await file('search=zbunje&state=inactive')).toEqual([heading, '']);
  expect((await call('GET', 'export/?state=closed')).status).toBe(400);
});

it.each([
  [{}, ['name_sr', 'name_en']],
  [{ name_sr: 'A/B', name_en: 'x' }, ['icon', 'name_sr', 'name_en']],
  [{ name_sr: 'Zdravlje', name_en: 'health', icon: 'health' }, ['name_sr', 'name_en']],
  [{ name_sr: 'Zubi 2', name_en: 'Teeth 2', parent_id: 31 }, ['parent_id']],
  [{ name_sr: 'Zubi 2', name_en: 'Teeth 2', icon: 'rocket' }, ['icon']],
  [{ name_sr: 'Zubi 2', name_en: 'Teeth 2', icon: 'health', active: true }, ['active']],
])('is not added of %j', async (fields, wrong) => {
  const { status, body } = await call('POST', '', fields);
  expect([status, Object.keys(body.fields)]).toEqual([400, wrong]);
});

it('is changed only by whoever saw its last revision; a part follows its drawing', async () => {
  const garden = await add();
  const part = await add({ parent_id: garden.id });
  expect((await call('PATCH', `${garden.id}/`, { icon: 'travel' })).status).toBe(428);
  expect((await call('PATCH', `${garden.id}/`, { icon: 'travel' }, 1)).body).toMatchObject({
    icon: 'travel',
    revision: 2,
  });
  expect(await listed(part.id)).toMatchObject({ icon: 'travel', revision: 1 });
  const late = await call('PATCH', `${garden.id}/`, { private: true }, 1);
  expect([late.status, late.body]).toMatchObject([409, { code: 'record.changed', record: { icon: 'travel' } }]);
  expect((await call('PATCH', `${garden.id}/`, { icon: 'travel' }, 2)).body.revision).toBe(2);
});

it('is found and shown by its new name, and its benefits are paid from the budget of its new parent', async () => {
  const [garden, other] = [await add(), await add()];
  const part = await add({ parent_id: garden.id, name_sr: 'Lale' });
  const [benefit = 0] = await stock(database, clock.now, [{ categoryId: part.id }]);
  await call('PATCH', `${part.id}/`, { name_sr: 'Narcisi' }, 1);
  expect(await filed(benefit)).toMatchObject([{ search_key: expect.stringContaining('narcisi'), revision: 1 }]);
  await call('PATCH', `${garden.id}/`, { name_en: 'Yard' }, 1);
  expect(await filed(benefit)).toMatchObject([{ search_key: expect.stringContaining('yard') }]);
  expect((await call('PATCH', `${part.id}/`, { parent_id: other.id }, 2)).body.parent_id).toBe(other.id);
  expect(await filed(benefit)).toMatchObject([{ category_id: part.id, root_category_id: other.id }]);
  expect((await call('PATCH', `${part.id}/`, { parent_id: null }, 3)).status).toBe(200);
  expect(await filed(benefit)).toMatchObject([{ root_category_id: part.id }]);
  expect((await tree()).at(-1)?.id).toBe(part.id);
});

it('stays on the first level while it has parts, budgets or requests', async () => {
  const [garden, other, funded] = [await add(), await add(), await add()];
  await add({ parent_id: garden.id });
  await shop.person({ budgets: { [funded.id]: 1000 } });
  for (const id of [garden.id, funded.id]) {
    const { status, body } = await call('PATCH', `${id}/`, { parent_id: other.id }, 1);
    expect([status, Object.keys(body.fields)]).toEqual([400, ['parent_id']]);
  }
  for (const parent_id of [other.id, 999_999])
    expect((await call('PATCH', `${other.id}/`, { parent_id }, 1)).body.fields.parent_id).toBeTruthy();
});

it('is put in order within its level, as a whole and as it was seen', async () => {
  const garden = await add();
  const ids: number[] = [];
  while (ids.length < 3) ids.push((await add({ parent_id: garden.id })).id);
  const order = (wanted: readonly (number | undefined)[], seen: readonly number[] = ids) =>
    call('PUT', 'order/', { parent_id: garden.id, ids: wanted, seen });
  const [first, second, third] = ids;
  for (const wrong of [
    [first, second],
    [...ids, 999_999],
    [first, first, second],
    [first, second, garden.id],
  ])
    expect((await order(wrong)).body).toMatchObject({ code: 'order.changed', ids });
  expect((await order([third, first, second])).body).toEqual({ ids: [third, first, second] });
  expect((await order(ids)).body).toMatchObject({ code: 'order.changed', ids: [third, first, second] });
  // Somebody else adds a category meanwhile.
  const { id: fourth } = await add({ parent_id: garden.id });
  expect((await order(ids, [third, first, second].map(Number))).body).toMatchObject({
    code: 'order.changed',
    ids: [third, first, second, fourth],
  });
  const root = (await tree()).find(({ id }) => id === garden.id);
  expect(root?.children.map(({ id, revision }) => [id, revision])).toEqual([
    [third, 1],
    [first, 1],
    [second, 1],
    [fourth, 1],
  ]);
  expect(await kindsOf('category', garden.id)).toEqual(['category.added', 'category.ordered']);
});

const impactOf = async (id: number, query = '') => (await call('GET', `${id}/impact/${query}`)).body;
const end = (id: number, impact: string, fields: object = {}, seen = 1) =>
  call('POST', `${id}/deactivate/`, Object.assign({ impact, reason: 'Spajamo ih' }, fields), seen);

it('ends by giving its benefits to another category', async () => {
  const [garden, other] = [await add(), await add()];
  const [sold = 0, draft = 0] = await stock(database, clock.now, [
    { categoryId: garden.id, nameSr: 'Ruža', nameEn: 'Rose' },
    { categoryId: garden.id, active: false },
  ]);
  const impact = await impactOf(garden.id, `?move_to=${other.id}`);
  expect(impact).toEqual({
    impact: expect.stringMatching(/^[\da-f]{64}$/),
    weight: 'heavy',
    effects: {
      children: 0,
      benefits: 1,
      withdrawn_benefits: 1,
      other_budget: true,
      some_benefits: [{ id: sold, name_sr: 'Ruža', name_en: 'Rose' }],
      people_with_budget: 0,
      open_requests: 0,
    },
  });
  expect((await end(garden.id, impact.impact)).body.code).toBe('impact.changed');
  const nowhere = await impactOf(garden.id);
  for (const [seen, move_to] of [
    [nowhere.impact, undefined],
    [nowhere.impact, garden.id],
    [impact.impact, 999_999],
  ] as const)
    expect([400, 409]).toContain((await end(garden.id, seen, { move_to })).status);
  expect((await end(garden.id, nowhere.impact)).body.fields.move_to).toBeTruthy();

  const ended = await end(garden.id, impact.impact, { move_to: other.id });
  expect([ended.status, ended.body]).toMatchObject([200, { active: false, revision: 2 }]);
  for (const id of [sold, draft])
    expect(await filed(id)).toMatchObject([{ category_id: other.id, root_category_id: other.id, revision: 2 }]);
  expect(await kindsOf('category', garden.id)).toEqual(['category.added', 'category.deactivated Spajamo ih']);
  expect(await kindsOf('benefit', sold)).toEqual(['benefit.changed Spajamo ih']);
  expect((await call('POST', `${garden.id}/reactivate/`, undefined, 2)).body).toMatchObject({ active: true });
});

it('ends by giving away what companies give of their own too, which is named to nobody but them', async () => {
  const [garden, other] = [await add(), await add()];
  const owner = await shop.person({ changes: { companyRoles: ['owner'] } });
  const gym = { name_sr: 'Naša sala', name_en: '', short_description_sr: 'Sala.', short_description_en: '' };
  const fields = Object.entries(Object.assign(gym, { category_id: String(garden.id) }));
  const sent = fields.map(([name, text]) => ({ name, text }));
  const { id } = (await shop.upload(owner, '/company/core-benefits/', sent)).body;
  expect(await listed(garden.id)).toMatchObject({ benefits: 0, withdrawn_benefits: 0 });
  const { impact, effects } = await impactOf(garden.id, `?move_to=${other.id}`);
  expect(effects).toMatchObject({ benefits: 1, some_benefits: [] });
  expect((await end(garden.id, impact, { move_to: other.id })).status).toBe(200);
  expect(await filed(id)).toMatchObject([{ category_id: other.id }]);
  expect(await kindsOf('benefit', id)).toEqual([]);
  const [change] = (await shop.call(owner, 'GET', `/company/core-benefits/${id}/changes/`)).body.results;
  expect(change).toMatchObject({
    kind: 'core.changed',
    reason: 'Spajamo ih',
    values: [{ field: 'category_id', before: garden.id, after: other.id }],
  });
});

it('does not end while it has parts, money in budgets or open requests, and a part comes back after it', async () => {
  const [garden, other] = [await add(), await add()];
  const part = await add({ parent_id: garden.id });
  const blocked = await impactOf(garden.id);
  expect([blocked.weight, blocked.effects.children]).toEqual(['blocked', 1]);
  expect((await end(garden.id, blocked.impact)).body).toMatchObject({
    code: 'categories.in_use',
    effects: { children: 1 },
  });
  expect((await end(part.id, (await impactOf(part.id)).impact)).status).toBe(200);
  expect((await end(garden.id, (await impactOf(garden.id)).impact)).status).toBe(200);
  expect((await call('POST', `${part.id}/reactivate/`, undefined, 2)).body.code).toBe('categories.parent_ended');
  expect((await call('PATCH', `${part.id}/`, { name_sr: 'Ljiljani' }, 2)).status).toBe(200);

  const ana = await shop.person({ budgets: { [other.id]: 200_000 } });
  expect((await impactOf(other.id)).effects).toMatchObject({ people_with_budget: 1, open_requests: 0 });
  await makeRequest(database, clock.now, ana, { categoryId: other.id });
  expect(await impactOf(other.id)).toMatchObject({ weight: 'blocked', effects: { open_requests: 1 } });
  expect((await call('GET', '999999/impact/')).status).toBe(404);
});

it('moves no more than a thousand benefits along; those of one that is renamed are found anew by a task', async () => {
  const [garden, other] = [await add(), await add()];
  const [one = 0] = await stock(database, clock.now, [{ categoryId: garden.id }]);
  await ask(
    database,
    sql`
    insert into benefits select (jsonb_populate_record(b, jsonb_build_object('id', 1000000 + n))).*
    from benefits b, generate_series(1, 1000) n where b.id = ${one}`,
  );
  const moved = await call('PATCH', `${garden.id}/`, { parent_id: other.id }, 1);
  expect(moved.body).toMatchObject({ code: 'categories.too_many', benefits: 1001 });
  const { impact } = await impactOf(garden.id, `?move_to=${other.id}`);
  expect((await end(garden.id, impact, { move_to: other.id })).body.code).toBe('categories.too_many');

  expect((await call('PATCH', `${garden.id}/`, { name_en: 'Orchard' }, 1)).status).toBe(200);
  const pace = createBatchSize(400);
  while (await runTasks(database, { kinds: taskKinds, pace, now: clock.now, log: { warn: () => {} } }));
  const [found] = await ask<{ n: number }>(
    database,
    sql`select count(*)::integer as n from benefits where category_id = ${garden.id} and search_key like '%orchard%'`,
  );
  expect(found).toEqual({ n: 1001 });
  const { body } = await shop.call(admin, 'GET', '/admin/tasks/');
  const renamed = { kind: 'find_anew', about: 'Orchard', status: 'done', done: 1001, result: { benefits: 1001 } };
  expect(body.results).toMatchObject([renamed]);
});

it('says what is found by the new name when its task comes to no end', async () => {
  const garden = await add({ name_sr: 'Povrtnjak', name_en: 'Kitchen garden' });
  const [one = 0] = await stock(database, clock.now, [{ categoryId: garden.id }]);
  await ask(
    database,
    sql`
    insert into benefits select (jsonb_populate_record(b, jsonb_build_object('id', 2000000 + n))).*
    from benefits b, generate_series(1, 1000) n where b.id = ${one}`,
  );
  const companyId = await shop.company();
  const cook = await shop.person({ companyId, language: 'SR', changes: { adminRoles: ['content'] } });
  const renamed = { name_sr: 'Livada', name_en: 'Meadow' };
  const seen = { 'if-revision-match': '1' };
  expect((await shop.call(cook, 'PATCH', `/admin/categories/${garden.id}/`, renamed, seen)).status).toBe(200);
  const settings = { kinds: taskKinds, pace: createBatchSize(400), now: clock.now, log: { warn: () => {} } };
  await runTasks(database, settings);
  await ask(database, sql`update companies set active = false where id = ${companyId}`);
  await runTasks(database, settings);
  await ask(database, sql`update companies set active = true where id = ${companyId}`);
  const [task] = (await shop.call(cook, 'GET', '/admin/tasks/')).body.results;
  expect(task).toMatchObject({ status: 'stopped', done: 400, result: { benefits: 400 } });
  expect((await shop.call(cook, 'GET', '/v2/me/')).body.notifications).toMatchObject([
    {
      title: 'Pretraga još ne zna svuda novi naziv',
      text: '<p>Po nazivu „Livada“ nalazi se 400 od 1.001 benefita te kategorije. Ostali se nalaze po starom dok se kategorija ponovo ne preimenuje.</p><p>Kompanija više nije aktivna, pa je ovo zaustavljeno.</p>',
    },
  ]);
});

it('takes two statements to list, whether it was counted before or not', async () => {
  await add();
  for (const _ of [1, 2]) expect(await shop.statements(tree)).toHaveLength(2);
});
