import { expect, it } from 'vitest';
import type { CourseSettings } from '../testing/learning.ts';
import { makeCourse, makePackage } from '../testing/learning.ts';
import { makeAskingCourse, rightAnswers, wrongAnswers } from '../testing/questions.ts';
import { startTestApp } from '../testing/test-app.ts';

const shop = await startTestApp();
const { database, clock } = shop;
const admin = await shop.person({ language: 'SR', changes: { adminRoles: ['content'] } });
const [ana, bora, vera] = [await shop.person(), await shop.person(), await shop.person()];

const pdf = { key: 'a/1', name: 'Kurs.pdf', bytes: 1200, pages: 4 };
const make = (settings: CourseSettings = {}) => makeCourse(database, clock.now, { pdfSr: pdf, ...settings });

const first = await makeAskingCourse(database, clock.now, {
  nameSr: 'Prva pomoć',
  sortSr: 'a',
  pdfSr: pdf,
  passMark: 50,
});
const paid = await make({
  nameSr: 'Tabele',
  nameEn: '',
  summaryEn: '',
  sortSr: 'b',
  courseType: 'paid',
  price: 490_000,
});
const withdrawn = await make({ nameSr: 'Šah', sortSr: 'c', active: false, pdfSr: null, image: '/files/learning/x' });
const bundle = await makePackage(database, clock.now, [first.id, paid], { nameSr: 'Za početak' });

const attempt = `/service/course/${first.id}/attempt/`;
for (const person of [ana, bora, vera]) await shop.call(person, 'POST', `/service/course/${first.id}/enrol/`);
await shop.call(ana, 'POST', `${attempt}submit/`, { answers: [] });
await shop.call(ana, 'PUT', attempt, { answers: rightAnswers(first) });
await shop.call(ana, 'POST', `${attempt}submit/`, { answers: [] });
for (let failed = 1; failed <= 2; failed += 1) {
  await shop.call(bora, 'PUT', attempt, { answers: wrongAnswers(first) });
  await shop.call(bora, 'POST', `${attempt}submit/`, { answers: [] });
}
// A person who failed twice and tries again counts once, and has an open attempt.
await shop.call(bora, 'PUT', attempt, { answers: [] });
await shop.call(vera, 'PUT', attempt, { answers: [] });

const fileOf = (path: string) =>
  shop.app.inject({ url: `/api/admin/${path}`, headers: admin.headers }).then(({ payload }) => payload);
const get = async (path: string, who = admin) => shop.call(who, 'GET', `/admin/${path}`);
const pks = async (query: string) =>
  (await get(`courses/?${query}`)).body.results.map(({ pk }: { pk: number }) => pk) as number[];

it('lists courses with who is enrolled, how many pass, and what is missing', async () => {
  const { status, body } = await get('courses/');
  expect(status).toBe(200);
  expect(body.results.map(({ pk }: { pk: number }) => pk)).toEqual([withdrawn, paid, first.id]);
  expect(body.results).toMatchObject([
    { name_sr: 'Šah', active: false, missing: ['pdf'], enrolled: 0, pass_rate: null, price: null },
    { name_sr: 'Tabele', course_type: 'paid', price: 4900, currency: 'RSD', missing: ['en', 'image'], questions: 2 },
    { name_sr: 'Prva pomoć', enrolled: 3, passed: 1, pass_rate: 50, questions: 2, missing: ['image'], revision: 1 },
  ]);
});

it.each([
  ['type=paid', [paid]],
  ['state=inactive', [withdrawn]],
  ['missing=pdf', [withdrawn]],
  ['missing=en', [paid]],
  ['missing=sr', []],
  ['missing=image', [paid, first.id]],
  ['search=prva', [first.id]],
  ['ordering=name', [first.id, paid, withdrawn]],
  ['ordering=-enrolled', [first.id, withdrawn, paid]],
  [`ids=${paid},${withdrawn}`, [withdrawn, paid]],
])('finds by %s', async (query, expected) => {
  expect(await pks(query)).toEqual(expected);
});

it('misses a language where a question or an answer has the other one alone', async () => {
  const course = await make({ nameSr: 'Pitanja' });
  await database.execute(`update course_answers set text_en = '' where question_id in (
    select id from course_questions where course_id = ${course} and position = 2)`);
  expect(await pks('missing=en')).toEqual([course, paid]);
});

it('counts no question that was taken out of a course, and misses nothing in one', async () => {
  const course = await make({ nameSr: 'Kraći' });
  await database.execute(
    `update course_questions set active = false, text_en = '' where course_id = ${course} and position = 2`,
  );
  const { results } = (await get(`courses/?ids=${course}`)).body;
  expect(results).toMatchObject([{ questions: 1, missing: ['image'] }]);
});

it.each(['state=gone', 'missing=price', 'ordering=price', 'type=gift', 'ids=a', 'colour=red'])(
  'refuses %s',
  async (query) => {
    expect((await get(`courses/?${query}`)).status).toBe(400);
  },
);

it('gives a course to its form, with which answers are correct and how many attempts are open', async () => {
  const { body } = await get(`courses/${first.id}/`);
  expect(body).toMatchObject({
    name_sr: 'Prva pomoć',
    pass_mark: 50,
    pdf: { name: 'Kurs.pdf', bytes: 1200, pages: 4 },
    pdf_en: null,
    enrolled: 3,
    open_attempts: 2,
    packages: [{ pk: bundle, name_sr: 'Za početak', active: true }],
  });
  expect(JSON.stringify(body)).not.toContain(pdf.key);
  expect(
    body.questions.map(({ answers }: { answers: { correct: boolean }[] }) => answers.map((one) => one.correct)),
  ).toEqual([
    [true, false, false],
    [true, false, true],
  ]);
  expect((await get('courses/999999/')).status).toBe(404);
});

it('says what its end would mean, and what was changed of it', async () => {
  const { body } = await get(`courses/${first.id}/impact/`);
  expect(body).toMatchObject({
    weight: 'harmless',
    effects: { enrolled: 3, open_attempts: 2, packages: 1, emptied: 0 },
  });
  expect((await get('courses/999999/impact/')).status).toBe(404);
  const part = { name: 'active', text: 'false' };
  await shop.send(admin, 'PATCH', `/service/course/${paid}/`, [part]);
  expect((await get(`courses/${paid}/changes/`)).body.results).toMatchObject([
    { kind: 'course.changed', values: [{ field: 'active', before: true, after: false }] },
  ]);
  await shop.send(admin, 'PATCH', `/service/course/${paid}/`, [{ name: 'active', text: 'true' }]);
});

it('says of its end which packages would have no course left', async () => {
  const [last, other] = [await make(), await make()];
  await makePackage(database, clock.now, [last, withdrawn]);
  await makePackage(database, clock.now, [last], { active: false });
  await makePackage(database, clock.now, [last, other]);
  expect((await get(`courses/${last}/impact/`)).body.effects).toMatchObject({ packages: 2, emptied: 1 });
});

it('writes the filtered courses into a file', async () => {
  const [heading, row] = (await fileOf('courses/export/?type=paid')).trim().split('\r\n');
  expect(heading).toContain('Pitanja / Questions');
  expect(row).toContain('Tabele');
  expect(row).toContain('4900.00');
});

it('takes two statements for a page of courses and for a course, who asks among them', async () => {
  expect(await shop.statements(() => get('courses/?page_size=100'))).toHaveLength(2);
  expect(await shop.statements(() => get(`courses/${first.id}/`))).toHaveLength(2);
});
