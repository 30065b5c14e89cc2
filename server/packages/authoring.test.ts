import { expect, it } from 'vitest';
import { typeset } from '#demo/typesetter/typeset.ts';
import { packages } from '../learning/packages.table.ts';
import type { Part } from '../testing/files.ts';
import { makeCourse, makeEnrolment } from '../testing/learning.ts';
import { startTestApp } from '../testing/test-app.ts';

const shop = await startTestApp();
const { database, clock } = shop;
const admin = await shop.person({ language: 'EN', changes: { adminRoles: ['owner'] } });
const make = () => makeCourse(database, clock.now);
const [one, two, three] = [await make(), await make(), await make()];
const pdf = await typeset({ title: 'A', standfirst: 'B', blocks: [], language: 'EN', pageOf: (page) => String(page) });

const FIELDS = { name_sr: 'Kancelarija', summary_sr: 'Dva kursa.', course_type: 'paid', price: '1500', minutes: '60' };
const texts = (fields: object): Part[] => Object.entries(fields).map(([name, text]) => ({ name, text: String(text) }));
const add = (fields: object, sent: Part[] = []) =>
  shop.send(admin, 'POST', '/service/package/', [...texts({ ...FIELDS, ...fields }), ...sent]);
const change = (pk: number, fields: object) => shop.send(admin, 'PATCH', `/service/package/${pk}/`, texts(fields));
const pks = ({ courses }: { courses: { pk: number }[] }) => courses.map(({ pk }) => pk);

it('adds a package of courses in the order that was sent, with its PDF', async () => {
  const { status, body } = await add({ courses: `[${two}, ${one}]` }, [
    { name: 'pdf_en', bytes: pdf, filename: 'plan' },
  ]);
  expect(status).toBe(201);
  expect(body).toMatchObject({ name: 'Kancelarija', price: 1500, currency: 'RSD', num_of_courses: 2 });
  expect([pks(body), body.author.pdf]).toEqual([[two, one], [{ language: 'EN', name: 'plan.pdf', bytes: pdf.length }]]);
});

it('changes its courses, and leaves those who are enrolled with theirs', async () => {
  const who = await shop.person();
  const { body } = await add({ courses: `[${one}, ${two}]` });
  await makeEnrolment(database, clock.now, who, { packageId: body.pk, courseIds: [one, two] });
  expect(pks((await change(body.pk, { courses: `[${three}]`, name_en: 'Office' })).body)).toEqual([three]);
  expect(pks((await shop.call(who, 'GET', `/service/package/${body.pk}/`)).body)).toEqual([one, two]);
  expect((await change(body.pk, { active: 'false' })).body.author).toMatchObject({ active: false, name_en: 'Office' });
});

it.each(['', '[]', '[1.5]', '["1"]', '{}', 'null', '[999999]', `[${one},${one}]`, `[${one}`])(
  'refuses courses such as %j, at their field, and keeps nothing',
  async (courses) => {
    const before = await database.$count(packages);
    const { status, body } = await add({ courses });
    expect([status, Object.keys(body.fields)]).toEqual([400, ['courses']]);
    expect(await database.$count(packages)).toBe(before);
  },
);

it('asks for courses of a new package, is for admins alone, and knows what is not there', async () => {
  expect((await add({})).body.fields).toHaveProperty('courses');
  const employee = await shop.person();
  expect((await shop.send(employee, 'POST', '/service/package/', texts(FIELDS))).status).toBe(403);
  expect((await change(999_999, { name_en: 'x' })).status).toBe(404);
});

it('puts no package on offer of which no course is, as none of many is', async () => {
  const gone = await makeCourse(database, clock.now, { active: false });
  const isRefused = ({ status, body }: { status: number; body: { fields?: object } }) =>
    expect([status, body.fields]).toEqual([
      400,
      { courses: 'None of its courses is on offer: offer one of them first' },
    ]);
  isRefused(await add({ courses: `[${gone}]` }));
  const { body } = await add({ courses: `[${gone}]`, active: 'false' });
  isRefused(await change(body.pk, { active: 'true' }));
  expect((await change(body.pk, { active: 'true', courses: `[${gone}, ${one}]` })).status).toBe(200);
  isRefused(await change(body.pk, { courses: `[${gone}]` }));
  expect((await change(body.pk, { active: 'false', courses: `[${gone}]` })).status).toBe(200);
});
