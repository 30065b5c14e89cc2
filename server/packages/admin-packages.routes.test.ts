import { expect, it } from 'vitest';
import { joinPackage, makeCourse, makeEnrolment, makePackage, passCourse } from '../testing/learning.ts';
import { startTestApp } from '../testing/test-app.ts';

const shop = await startTestApp();
const { database, clock } = shop;
const admin = await shop.person({ language: 'SR', changes: { adminRoles: ['content'] } });
const [ana, bora, vera] = [await shop.person(), await shop.person(), await shop.person()];
const first = await makeCourse(database, clock.now, { nameSr: 'Prva pomoć' });
const paid = await makeCourse(database, clock.now, { nameSr: 'Tabele' });
const bundle = await makePackage(database, clock.now, [first, paid], { nameSr: 'Za početak' });

const fileOf = (path: string) =>
  shop.app.inject({ url: `/api/admin/${path}`, headers: admin.headers }).then(({ payload }) => payload);
const get = async (path: string) => shop.call(admin, 'GET', `/admin/${path}`);

it('lists packages, gives one to its form, and says what its end would mean', async () => {
  await joinPackage(database, clock.now, ana, bundle);
  await joinPackage(database, clock.now, vera, bundle);
  await makeEnrolment(database, clock.now, ana, { courseId: paid });
  const { body } = await get('packages/');
  expect(body.results).toMatchObject([{ pk: bundle, courses: 2, enrolled: 2, passed: 0, missing: ['pdf', 'image'] }]);
  const edited = (await get(`packages/${bundle}/`)).body;
  expect(edited.courses).toMatchObject([{ pk: first, name_sr: 'Prva pomoć' }, { pk: paid }]);
  expect((await get(`packages/${bundle}/impact/`)).body.effects).toEqual({ enrolled: 2, unfinished: 2 });
  expect((await get('packages/999999/')).status).toBe(404);
  expect((await get('packages/999999/impact/')).status).toBe(404);
  await shop.send(admin, 'PATCH', `/service/package/${bundle}/`, [{ name: 'minutes', text: '90' }]);
  expect((await get(`packages/${bundle}/changes/`)).body.results).toMatchObject([{ kind: 'package.changed' }]);
  expect(await fileOf('packages/export/')).toContain('Za početak');
  expect(await shop.statements(() => get('packages/'))).toHaveLength(2);
});

it('writes the price of a package into a file in the currency that is shown', async () => {
  const changes = { nameSr: 'Za marke', courseType: 'paid', price: 4900, currency: 'KM' } as const;
  await makePackage(database, clock.now, [first], changes);
  expect(await fileOf('packages/export/?search=marke')).toContain('"49.00","BAM"');
});

it('counts whoever passes all of a package as one who has passed it', async () => {
  const alone = await makeCourse(database, clock.now, { nameSr: 'Samo ovaj' });
  const single = await makePackage(database, clock.now, [alone]);
  await joinPackage(database, clock.now, bora, single);
  await passCourse(database, clock.now, bora, alone);
  expect((await get(`packages/${single}/impact/`)).body.effects).toEqual({ enrolled: 1, unfinished: 0 });
});
