import { and, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { AdminRole, CompanyRole } from '#contract/permissions/roles.ts';
import { MOST_SAVED_LISTS } from '#contract/saved-lists/saved-lists.rules.ts';
import { users } from '../people/people.table.ts';
import type { Person } from '../testing/people.ts';
import { startTestApp } from '../testing/test-app.ts';
import { forgetRemovedLists } from './saved-lists.service.ts';

const shop = await startTestApp();

const oneTimeSecret = 'JBSWY3DPEHPK3PXP';
const onPlatform = (...adminRoles: AdminRole[]) => shop.person({ changes: { adminRoles, oneTimeSecret } });
const inCompany = (companyId: number, ...companyRoles: CompanyRole[]) =>
  shop.person({ companyId, changes: { companyRoles } });

type Site = 'admin' | 'company';
const LIST = { admin: 'providers', company: 'people' };

const read = async (who: Person, site: Site = 'admin', list = LIST[site]) =>
  (await shop.call(who, 'GET', `/${site}/saved-lists/?list=${list}`)).body.results;
const namesOf = async (...asked: Parameters<typeof read>) =>
  (await read(...asked)).map(({ name }: { name: string }) => name);
const add = (who: Person, name: string, rest: object = {}, site: Site = 'admin') =>
  shop.call(who, 'POST', `/${site}/saved-lists/`, { list: LIST[site], name, address: { state: 'active' }, ...rest });
const change = (who: Person, id: number, body: object, site: Site = 'admin') =>
  shop.call(who, 'PATCH', `/${site}/saved-lists/${id}/`, body);
const remove = (who: Person, id: number, site: Site = 'admin') =>
  shop.call(who, 'DELETE', `/${site}/saved-lists/${id}/`);
const restore = (who: Person, id: number, site: Site = 'admin') =>
  shop.call(who, 'POST', `/${site}/saved-lists/${id}/restore/`);

it('keeps a list for whoever made it, as its address says', async () => {
  const [ana, mara] = [await onPlatform('content'), await onPlatform('content')];
  const address = { q: 'lotos', state: 'active', sort: '-changed', cols: 'name,state', rows: 'dense', per: '50' };
  const { status, body } = await add(ana, '  Bez slike ', { address });
  const made = {
    id: body.id,
    name: 'Bez slike',
    address,
    shared: false,
    mine: true,
    by: expect.any(String),
    morning: false,
  };
  expect([status, body]).toEqual([201, made]);
  expect(await read(ana)).toEqual([body]);
  expect(await read(ana, 'admin', 'benefits')).toEqual([]);
  expect(await read(mara)).toEqual([]);
  for (const { status } of [await change(mara, body.id, { name: 'Moja' }), await remove(mara, body.id)])
    expect(status).toBe(404);
});

it('is shared by nobody who has a name, once they are erased', async () => {
  const [owner, ana] = [await onPlatform('owner'), await onPlatform('content')];
  const { id } = (await add(owner, 'Za sve', { shared: true })).body;
  const { companyId, userId } = owner;
  await shop.database
    .update(users)
    .set({ firstName: '', lastName: '' })
    .where(and(eq(users.companyId, companyId), eq(users.id, userId)));
  expect(await read(ana)).toContainEqual(expect.objectContaining({ id, by: '' }));
  await remove(owner, id);
});

it('changes what is sent of it, and forgets it', async () => {
  const ana = await onPlatform('content');
  const { id } = (await add(ana, 'Jedan')).body;
  expect((await change(ana, id, { name: 'Prvi' })).body).toMatchObject({ name: 'Prvi', address: { state: 'active' } });
  expect((await change(ana, id, { address: {} })).body).toMatchObject({ name: 'Prvi', address: {} });
  expect((await remove(ana, id)).status).toBe(204);
  expect((await remove(ana, id)).status).toBe(404);
  expect(await read(ana)).toEqual([]);
});

it('restores a removed list as it was: whose it is, its place, and who is told of it each morning', async () => {
  const [owner, other, ana] = [await onPlatform('owner'), await onPlatform('owner'), await onPlatform('content')];
  const { id } = (await add(owner, 'Za sve', { shared: true })).body;
  await add(owner, 'Drugi');
  for (const who of [owner, ana]) await shop.call(who, 'PUT', `/admin/saved-lists/${id}/morning/`, { morning: true });
  const was = [await read(owner), await read(other), await read(ana)];
  expect((await remove(other, id)).status).toBe(204);
  expect([await namesOf(owner), await namesOf(ana)]).toEqual([['Drugi'], []]);
  for (const { status } of [
    await change(owner, id, { name: 'Naš' }),
    await remove(owner, id),
    await shop.call(ana, 'PUT', `/admin/saved-lists/${id}/morning/`, { morning: false }),
  ])
    expect(status).toBe(404);
  expect((await restore(ana, id)).status).toBe(403);
  // A repeated call, as after a double click or a lost answer, changes nothing.
  for (let press = 0; press < 2; press += 1)
    expect(await restore(other, id)).toMatchObject({ status: 200, body: { id, name: 'Za sve', mine: false } });
  expect([await read(owner), await read(other), await read(ana)]).toEqual(was);
  // Shared lists would be seen by other tests too.
  await change(owner, id, { shared: false });
});

it('restores to nobody else, nor beside another of its name, nor above what one may keep', async () => {
  const [ana, mara] = [await onPlatform('content'), await onPlatform('content')];
  const { id } = (await add(ana, 'Šećer')).body;
  await remove(ana, id);
  expect((await restore(mara, id)).status).toBe(404);
  const { id: second } = (await add(ana, 'šećer')).body;
  expect(second).not.toBe(id);
  expect(await restore(ana, id)).toMatchObject({ status: 409, body: { code: 'saved_lists.there' } });
  await change(ana, second, { name: 'So' });
  for (let at = 1; at < MOST_SAVED_LISTS; at += 1) expect((await add(ana, `Spisak ${at}`)).status).toBe(201);
  expect(await restore(ana, id)).toMatchObject({ status: 409, body: { code: 'saved_lists.too_many' } });
  await remove(ana, second);
  expect((await restore(ana, id)).status).toBe(200);
});

it('keeps as many removed lists as there may be lists, the newest', async () => {
  const ana = await onPlatform('content');
  const removed: number[] = [];
  for (let at = 0; at < MOST_SAVED_LISTS + 2; at += 1) {
    const { id } = (await add(ana, 'Isti')).body;
    await remove(ana, id);
    removed.push(id);
  }
  await add(ana, 'Drugi');
  const [first = 0, , third = 0] = removed;
  expect((await restore(ana, first)).status).toBe(404);
  expect((await restore(ana, third)).status).toBe(200);
});

it('forgets a list a day after it was removed', async () => {
  const ana = await onPlatform('content');
  const { id } = (await add(ana, 'Stari')).body;
  await shop.call(ana, 'PUT', `/admin/saved-lists/${id}/morning/`, { morning: true });
  await remove(ana, id);
  const later = (hours: number) => new Date(shop.clock.now.getTime() + hours * 3_600_000);
  await forgetRemovedLists(shop.database, later(23));
  expect((await restore(ana, id)).status).toBe(200);
  await remove(ana, id);
  await forgetRemovedLists(shop.database, later(25));
  expect((await restore(ana, id)).status).toBe(404);
});

it('takes a name once from each, whatever its case, and the same list once more as the one that is there', async () => {
  const [ana, mara] = [await onPlatform('content'), await onPlatform('content')];
  const { id } = (await add(ana, 'Šećer')).body;
  expect(await add(ana, 'šećer')).toMatchObject({ status: 201, body: { id } });
  const other = await add(ana, 'ŠEĆER', { address: { state: 'inactive' } });
  expect(other).toMatchObject({
    status: 409,
    body: { code: 'saved_lists.there', fields: { name: expect.any(String) } },
  });
  expect((await add(ana, 'Šećer', { list: 'benefits' })).status).toBe(201);
  expect((await add(mara, 'Šećer')).status).toBe(201);
  const second = (await add(ana, 'So')).body.id;
  expect(await change(ana, second, { name: 'šećer' })).toMatchObject({
    status: 409,
    body: { code: 'saved_lists.there' },
  });
  expect((await change(ana, id, { name: 'ŠEĆER' })).body.name).toBe('ŠEĆER');
});

it('shares a list with all of the site who may read it, by whoever may write its settings', async () => {
  const [owner, ana, finance] = [await onPlatform('owner'), await onPlatform('content'), await onPlatform('finance')];
  expect(await add(ana, 'Za sve', { shared: true })).toMatchObject({
    status: 403,
    body: { code: 'session.permission' },
  });
  const { id } = (await add(owner, 'Za sve', { shared: true })).body;
  await add(owner, 'Samo moj');
  expect(await read(ana)).toMatchObject([{ id, name: 'Za sve', shared: true, mine: false }]);
  expect((await change(ana, id, { name: 'Naš' })).status).toBe(403);
  expect((await remove(ana, id)).status).toBe(403);
  const coupons = (await add(owner, 'Kuponi', { list: 'coupons', shared: true })).body.id;
  expect(await namesOf(finance, 'admin', 'coupons')).toEqual(['Kuponi']);
  // A person who may not read the records cannot see lists of them.
  expect((await shop.call(ana, 'GET', '/admin/saved-lists/?list=coupons')).status).toBe(404);
  expect((await change(ana, coupons, { name: 'x' })).status).toBe(404);
  expect((await add(ana, 'x', { list: 'coupons' })).status).toBe(404);
  // Another owner may change it, and may end its sharing, after which only its maker has it.
  const other = await onPlatform('owner');
  expect((await change(other, id, { name: 'Svima' })).body).toMatchObject({ name: 'Svima', mine: false });
  expect((await change(other, id, { shared: false })).status).toBe(200);
  expect([await namesOf(other), await namesOf(owner)]).toEqual([[], ['Svima', 'Samo moj']]);
});

it('never shows a list of one company in another', async () => {
  const [here, there] = [await shop.company(), await shop.company()];
  const [owner, hr] = [await inCompany(here, 'owner'), await inCompany(here, 'people')];
  const [elsewhere, both] = [await inCompany(there, 'owner'), await onPlatform('owner')];
  const { id } = (await add(owner, 'Novi ljudi', { shared: true }, 'company')).body;
  expect(await namesOf(hr, 'company')).toEqual(['Novi ljudi']);
  expect(await namesOf(elsewhere, 'company')).toEqual([]);
  for (const { status } of [
    await change(elsewhere, id, { name: 'x' }, 'company'),
    await remove(elsewhere, id, 'company'),
    await change(both, id, { name: 'x' }),
    await remove(both, id),
  ])
    expect(status).toBe(404);
  expect(await namesOf(hr, 'company')).toEqual(['Novi ljudi']);
});

it('has them in the order in which their maker put them', async () => {
  const ana = await onPlatform('content');
  const ids: number[] = [];
  for (const name of ['Jedan', 'Dva', 'Tri']) ids.push((await add(ana, name)).body.id);
  const order = (body: object) => shop.call(ana, 'PUT', '/admin/saved-lists/order/', { list: 'providers', ...body });
  const turned = ids.toReversed();
  expect((await order({ ids: turned, seen: ids })).body.results).toMatchObject(turned.map((id) => ({ id })));
  expect(await namesOf(ana)).toEqual(['Tri', 'Dva', 'Jedan']);
  const foreign = (await add(await onPlatform('owner'), 'Tuđ', { shared: true })).body.id;
  for (const wrong of [ids.slice(1), [...ids, foreign], [ids[0], ids[0], ids[1]], ids.map(() => 999_999)])
    expect(await order({ ids: wrong, seen: turned })).toMatchObject({ status: 409, body: { code: 'order.changed' } });
  await add(ana, 'Četiri');
  expect((await order({ ids, seen: turned })).status).toBe(409);
});

it('keeps so many of one list and no more', async () => {
  const ana = await onPlatform('content');
  const names = Array.from({ length: MOST_SAVED_LISTS }, (_, at) => `Spisak ${at}`);
  for (const name of names) expect((await add(ana, name)).status).toBe(201);
  expect(await add(ana, 'Još jedan')).toMatchObject({ status: 409, body: { code: 'saved_lists.too_many' } });
  expect((await add(ana, 'Drugde', { list: 'benefits' })).status).toBe(201);
});

it('keeps a list of as many chosen rows as a list can be asked for', async () => {
  const ana = await onPlatform('content');
  const address = { ids: Array.from({ length: 1000 }, (_, at) => 999_999_000 + at).join(',') };
  expect(await add(ana, 'Odabrani', { address })).toMatchObject({ status: 201, body: { address } });
  expect((await read(ana))[0]).toMatchObject({ name: 'Odabrani', address });
});

it.each([
  { name: '' },
  { name: ' '.repeat(5) },
  { name: 'n'.repeat(41) },
  { address: { page: '2' } },
  { address: { open: '7' } },
  { address: { list: '7' } },
  { address: { 'a b': 'x' } },
  { address: { __proto__x: 'x' } },
  { address: { state: '' } },
  { address: { state: 'x'.repeat(10_001) } },
  { address: { state: 1 } },
  { address: Object.fromEntries(Array.from({ length: 21 }, (_, at) => [`f${'x'.repeat(at)}`, 'x'])) },
  { address: [] },
  { mine: true },
  { company_id: 1 },
])('refuses %j', async (wrong) => {
  expect((await add(await onPlatform('content'), 'Ime', wrong)).status).toBe(400);
});

it('knows only lists that there are', async () => {
  const ana = await onPlatform('content');
  for (const list of ['ideas', 'constructor', 'people', '__proto__'])
    expect((await add(ana, 'Ime', { list })).status).toBe(404);
});
