import { eq, inArray } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { attempts } from '../attempts/attempts.table.ts';
import { courses } from '../learning/courses.table.ts';
import { packageCourses, packages } from '../learning/packages.table.ts';
import { makeCourse, makeEnrolment, makePackage } from '../testing/learning.ts';
import type { Person } from '../testing/people.ts';
import { startTestApp } from '../testing/test-app.ts';

const shop = await startTestApp();
const { database, clock } = shop;
const en = await shop.person({ language: 'EN' });

beforeEach(async () => {
  await database.update(packages).set({ active: false });
});

const list = async (who: Person, query = '') => (await shop.call(who, 'GET', `/service/package/${query}`)).body.results;
const open = (who: Person, pk: number) => shop.call(who, 'GET', `/service/package/${pk}/`);

async function threeCourses(): Promise<[number, number, number]> {
  const make = (name: string) => makeCourse(database, clock.now, { nameEn: name, nameSr: name });
  return [await make('One'), await make('Two'), await make('Three')];
}

async function pass(who: Person, courseId: number): Promise<void> {
  const { companyId, userId } = who;
  const enrolmentId = await makeEnrolment(database, clock.now, who, { courseId });
  const moments = { startedAt: clock.now, updatedAt: clock.now, submittedAt: clock.now };
  const scored = { status: 'passed', score: 100, correct: 1, passMark: 70 } as const;
  await database
    .insert(attempts)
    .values({ companyId, userId, courseId, enrolmentId, questionIds: [], number: 1, ...moments, ...scored });
}

it('answers a package with its courses in the order that they are best read in', async () => {
  const [one, two, three] = await threeCourses();
  const courseIds = [three, one, two];
  const price = { courseType: 'paid', price: 50_00, currency: 'EUR' } as const;
  const pk = await makePackage(database, clock.now, courseIds, { ...price, minutes: 90 });
  const listed = {
    pk,
    name: 'Safe at work',
    summary: 'Short.',
    image: null,
    course_type: 'paid',
    minutes: 90,
    price: 50,
    currency: 'EUR',
    price_currency: 5860,
    progress: 'none',
    pdf: null,
    num_of_courses: 3,
    num_passed: 0,
  };
  expect(await list(en)).toEqual([{ ...listed, courses: courseIds }]);
  const { body } = await open(en, pk);
  expect(body).toMatchObject({ ...listed, description: '' });
  expect(body.courses.map(({ name }: { name: string }) => name)).toEqual(['Three', 'One', 'Two']);
  expect(body.courses[0]).toMatchObject({ pk: three, num_of_questions: 2, progress: 'none' });
});

it('tells how far the reader is, by the courses that the enrolment named', async () => {
  const [one, two, three] = await threeCourses();
  const pk = await makePackage(database, clock.now, [one, two]);
  const who = await shop.person();
  const progress = async () => {
    const { progress, num_passed: passed, num_of_courses: all } = (await open(who, pk)).body;
    return [progress, passed, all];
  };
  expect(await progress()).toEqual(['none', 0, 2]);
  await pass(who, one);
  expect(await progress()).toEqual(['none', 1, 2]);
  await makeEnrolment(database, clock.now, who, { packageId: pk, courseIds: [one, two] });
  expect(await progress()).toEqual(['started', 1, 2]);
  // A course that is added later is not required of people who are already enrolled.
  await database.insert(packageCourses).values({ packageId: pk, courseId: three, position: 3 });
  await pass(who, two);
  expect(await progress()).toEqual(['passed', 2, 2]);
  expect((await open(en, pk)).body).toMatchObject({ progress: 'none', num_of_courses: 3, num_passed: 0 });
  expect(await list(who, '?progress=passed')).toMatchObject([{ pk, courses: [one, two] }]);
  expect(await list(who, '?progress=started')).toEqual([]);
});

it('counts a package with none of its courses begun as enrolled', async () => {
  const courseIds = await threeCourses();
  const pk = await makePackage(database, clock.now, courseIds);
  const who = await shop.person();
  await makeEnrolment(database, clock.now, who, { packageId: pk, courseIds });
  expect(await list(who, '?progress=enrolled')).toMatchObject([{ pk, progress: 'enrolled' }]);
});

it('leaves out courses and packages that are not on offer, but for those enrolled', async () => {
  const [one, two] = await threeCourses();
  const pk = await makePackage(database, clock.now, [one, two]);
  const who = await shop.person();
  await makeEnrolment(database, clock.now, who, { packageId: pk, courseIds: [one, two] });
  await database.update(courses).set({ active: false }).where(eq(courses.id, two));
  expect(await list(en)).toMatchObject([{ courses: [one], num_of_courses: 1 }]);
  await database.update(packages).set({ active: false });
  expect([await list(en), (await open(en, pk)).status]).toEqual([[], 404]);
  expect((await open(who, pk)).body.courses).toHaveLength(2);
});

it('keeps a package without any course on offer for those enrolled and for administration', async () => {
  const [one, two] = await threeCourses();
  const pk = await makePackage(database, clock.now, [one, two], { nameEn: 'Nobody but us' });
  const [who, admin] = [await shop.person(), await shop.person({ changes: { adminRoles: ['owner'] } })];
  await makeEnrolment(database, clock.now, who, { packageId: pk, courseIds: [one, two] });
  const found = async (by: Person) => (await shop.call(by, 'GET', '/v2/search/?search=nobody')).body.learning;
  expect(await found(en)).toMatchObject([{ pk, package: true }]);
  await database
    .update(courses)
    .set({ active: false })
    .where(inArray(courses.id, [one, two]));
  expect([await list(en), await found(en), (await open(en, pk)).status]).toEqual([[], [], 404]);
  expect((await shop.call(en, 'POST', `/service/package/${pk}/enrol/`)).status).toBe(404);
  for (const by of [who, admin]) {
    expect(await list(by, '?search=nobody')).toMatchObject([{ pk }]);
    expect((await open(by, pk)).status).toBe(200);
  }
  expect(await found(who)).toMatchObject([{ pk }]);
  // A person with a course of it gets no link to the package, whose page would be empty.
  await makeEnrolment(database, clock.now, en, { courseId: one });
  expect((await shop.call(en, 'GET', `/service/course/${one}/`)).body.packages).toEqual([]);
});

it('reads a list with one statement and a preview with two, beside the token’s', async () => {
  const pk = await makePackage(database, clock.now, await threeCourses());
  expect(await shop.statements(() => list(en))).toHaveLength(2);
  expect(await shop.statements(() => open(en, pk))).toHaveLength(3);
});

it('lets only those enrolled in the package read its PDF', async () => {
  const pk = await makePackage(database, clock.now, await threeCourses());
  const pdf = { key: `courses/test/package-${pk}`, name: 'plan.pdf', bytes: 9, pages: 1 };
  await shop.app.shop.storage.put(pdf.key, Buffer.from('%PDF-1.7\n'), 'application/pdf');
  const read = (who: Person) =>
    shop.app
      .inject({ url: `/api/service/package/${pk}/pdf/`, headers: who.headers })
      .then(({ statusCode }) => statusCode);
  const who = await shop.person();
  await makeEnrolment(database, clock.now, who, { packageId: pk, courseIds: [] });
  expect([await read(en), await read(who)]).toEqual([403, 404]);
  await database.update(packages).set({ pdfEn: pdf }).where(eq(packages.id, pk));
  expect([await read(en), await read(who)]).toEqual([403, 200]);
});

it('gives an admin the sheet of its certificates, in the other language where it has only that', async () => {
  const admin = await shop.person({ changes: { adminRoles: ['owner'] } });
  const pk = await makePackage(database, clock.now, await threeCourses());
  const sheet = { key: `courses/test/sheet-${pk}`, name: 'sheet.pdf', bytes: 9, pages: 1 };
  await shop.app.shop.storage.put(sheet.key, Buffer.from('%PDF-1.7\n'), 'application/pdf');
  const read = (language: string) => shop.call(admin, 'GET', `/service/package/${pk}/certificate-pdf/${language}`);
  expect(await read('')).toMatchObject({ status: 404, body: { code: 'courses.no_sheet' } });
  await database.update(packages).set({ certificatePdfSr: sheet }).where(eq(packages.id, pk));
  expect([(await read('?language=EN')).status, (await read('?language=SR')).status]).toEqual([200, 200]);
});
