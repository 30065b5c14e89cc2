import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { attempts } from '../attempts/attempts.table.ts';
import { courses } from '../learning/courses.table.ts';
import { makeCourse, makeEnrolment, makePackage } from '../testing/learning.ts';
import type { Person } from '../testing/people.ts';
import { startTestApp } from '../testing/test-app.ts';

const shop = await startTestApp();
const { database, clock } = shop;
const [en, sr, admin] = [
  await shop.person({ language: 'EN' }),
  await shop.person({ language: 'SR' }),
  await shop.person({ changes: { adminRoles: ['owner'] } }),
];

beforeEach(async () => {
  await database.update(courses).set({ active: false });
});

const course = (settings = {}) => makeCourse(database, clock.now, settings);
const named = (nameEn: string, nameSr: string, settings = {}) => course({ nameEn, nameSr, ...settings });
const paid = (price: number, currency = 'RSD') => ({ courseType: 'paid', price, currency });

async function list(query = '', who: Person = en): Promise<{ pk: number; name: string; progress: string }[]> {
  const { status, body } = await shop.call(who, 'GET', `/service/course/${query}`);
  expect(status).toBe(200);
  return body.results;
}
const names = async (query = '', who: Person = en) => (await list(query, who)).map(({ name }) => name);

async function attempt(
  who: Person,
  courseId: number,
  enrolmentId: number,
  changes: Partial<typeof attempts.$inferInsert>,
) {
  const { companyId, userId } = who;
  const moments = { startedAt: clock.now, updatedAt: clock.now };
  const fixed = { companyId, userId, courseId, enrolmentId, questionIds: [], passMark: 70, ...moments };
  await database.insert(attempts).values({ ...fixed, number: 1, ...changes });
}
const scored = (status: 'passed' | 'failed', score: number) => ({ status, score, correct: 1, submittedAt: clock.now });

it('answers a course in the reader’s language and currency, without its questions', async () => {
  const pk = await named('Excel', 'Eksel', {
    ...paid(1_000_00, 'EUR'),
    summarySr: 'Od ćelija do grafikona.',
    passMark: 80,
  });
  const [found] = await list('', sr);
  expect(found).toEqual({
    pk,
    name: 'Eksel',
    summary: 'Od ćelija do grafikona.',
    image: null,
    course_type: 'paid',
    minutes: 30,
    price: 1000,
    currency: 'EUR',
    price_currency: 117_200,
    progress: 'none',
    pdf: null,
    num_of_questions: 2,
    pass_mark: 80,
    num_of_pages: 0,
    score: null,
    place: null,
    continued_at: null,
  });
});

it('shows the newest first, and sorts by name in the order of the alphabet and by price across currencies', async () => {
  await named('Pigeon', 'Ćuran', paid(10_00, 'EUR'));
  await named('Cake', 'Čokolada', paid(900_00));
  await named('Ink', 'Cep');
  expect(await names('', sr)).toEqual(['Cep', 'Čokolada', 'Ćuran']);
  expect(await names('?ordering=%2Bpk', sr)).toEqual(['Ćuran', 'Čokolada', 'Cep']);
  expect(await names('?ordering=name', sr)).toEqual(['Cep', 'Čokolada', 'Ćuran']);
  expect(await names('?ordering=-name')).toEqual(['Pigeon', 'Ink', 'Cake']);
  expect(await names('?ordering=price', sr)).toEqual(['Cep', 'Čokolada', 'Ćuran']);
  expect(await names('?ordering=-price', sr)).toEqual(['Ćuran', 'Čokolada', 'Cep']);
});

it.each(['veštine', 'VESTINE', 'вештине', 'skills', 'vest govor', 'dordevic', 'Ђорђевић'])(
  'finds by %s, whatever the script, the case and the language',
  async (search) => {
    await named('Speaking skills', 'Veštine govora', { searchKey: 'speaking skills vestine govora dordevic' });
    await named('Other', 'Drugo', { searchKey: 'other drugo' });
    expect(await names(`?search=${encodeURIComponent(search)}`, sr)).toEqual(['Veštine govora']);
  },
);

it('takes the signs of a pattern as letters, and an ordering that is none as a mistake', async () => {
  await course();
  for (const search of ['%', '_', "'", '\\']) expect(await names(`?search=${encodeURIComponent(search)}`)).toEqual([]);
  expect((await shop.call(en, 'GET', '/service/course/?ordering=score')).status).toBe(400);
});

it('keeps free and paid apart, page by page, with the filter in the addresses of the neighbours', async () => {
  for (const name of ['One', 'Two', 'Three']) await named(name, name, paid(100_00));
  await named('Free', 'Besplatno');
  expect(await names('?course_type=free')).toEqual(['Free']);
  const { body } = await shop.call(en, 'GET', '/service/course/?course_type=paid&page_size=2&ordering=%2Bpk');
  expect(body).toMatchObject({ count: 3, previous: null });
  expect((await shop.call(en, 'GET', body.next.slice(4))).body.results).toMatchObject([{ name: 'Three' }]);
  expect((await shop.call(en, 'GET', '/service/course/?page=9')).body).toMatchObject({ count: 4, results: [] });
});

it('tells how far the reader is with each course, and nobody else', async () => {
  const who = await shop.person();
  const enrol = async (name: string) => {
    const pk = await named(name, name);
    return { pk, enrolment: await makeEnrolment(database, clock.now, who, { courseId: pk }) };
  };
  await named('Untouched', 'Netaknuto');
  await enrol('Enrolled');
  const [started, failed, passed] = [await enrol('Started'), await enrol('Failed'), await enrol('Passed')];
  await attempt(who, started.pk, started.enrolment, {
    page: 3,
    read: true,
    questionIds: [1, 2],
    chosen: { 1: [4], 2: [] },
  });
  await attempt(who, failed.pk, failed.enrolment, scored('failed', 40));
  await attempt(who, passed.pk, passed.enrolment, scored('failed', 50));
  await attempt(who, passed.pk, passed.enrolment, { ...scored('passed', 90), number: 2 });
  const progress = async (asked: Person) => (await list('?ordering=pk', asked)).map(({ progress }) => progress);
  expect(await progress(who)).toEqual(['none', 'enrolled', 'started', 'failed', 'passed']);
  expect(await progress(await shop.person({ companyId: who.companyId }))).toEqual(Array(5).fill('none'));
  expect(await names('?progress=enrolled', who)).toEqual(['Enrolled']);
  expect(await names('?progress=started', who)).toEqual(['Failed', 'Started']);
  expect(await names('?progress=passed', who)).toEqual(['Passed']);
  const [last] = await list('?progress=passed', who);
  expect(last).toMatchObject({ score: 90, place: null, continued_at: null });
  expect((await list('?progress=started', who))[1]).toMatchObject({
    continued_at: '2026-11-20T10:00:00.000Z',
    place: { page: 3, read: true, answered: 1, questions: 2 },
  });
});

it('keeps what is not on offer for those who are enrolled and for admins', async () => {
  const who = await shop.person();
  const pk = await course({ active: false });
  const seen = async (asked: Person) => (await shop.call(asked, 'GET', `/service/course/${pk}/`)).status;
  expect([await seen(who), (await list('', who)).length]).toEqual([404, 0]);
  await makeEnrolment(database, clock.now, who, { courseId: pk });
  expect([await seen(who), (await list('', who)).length]).toEqual([200, 1]);
  expect([await seen(en), await seen(admin)]).toEqual([404, 200]);
  // A package with no other course is shown to nobody: its page would be empty.
  const only = await makePackage(database, clock.now, [pk]);
  const also = await makePackage(database, clock.now, [pk, await course()]);
  const { packages } = (await shop.call(who, 'GET', `/service/course/${pk}/`)).body;
  expect(packages.map((one: { pk: number }) => one.pk)).toEqual([also]);
  expect((await shop.call(who, 'GET', `/service/package/${only}/`)).status).toBe(404);
});

it('answers a preview with its html and the packages on offer that it is part of', async () => {
  const pk = await course({ descriptionEn: '<p>All of it.</p>' });
  const packageId = await makePackage(database, clock.now, [pk]);
  await makePackage(database, clock.now, [pk], { active: false });
  const serbian = await makePackage(database, clock.now, [pk], { nameEn: '', nameSr: 'Miran dan' });
  const { body } = await shop.call(en, 'GET', `/service/course/${pk}/`);
  expect(body).toMatchObject({ pk, description: '<p>All of it.</p>', languages: [] });
  expect(body.packages).toEqual([
    { pk: packageId, name: 'Safe at work' },
    { pk: serbian, name: 'Miran dan', in_other_language: ['name'] },
  ]);
});

it('tells v2/me which courses somebody is enrolled in', async () => {
  const who = await shop.person();
  const [first, second] = [await course(), await course()];
  expect((await shop.call(who, 'GET', '/v2/me/')).body.courses).toEqual([]);
  await makeEnrolment(database, clock.now, who, { courseId: second });
  await makeEnrolment(database, clock.now, who, { courseId: first });
  expect((await shop.call(who, 'GET', '/v2/me/')).body.courses).toEqual([{ pk: first }, { pk: second }]);
  expect((await shop.call(en, 'GET', '/v2/me/')).body.courses).toEqual([]);
});

it('reads a list and a preview with one statement beside the token’s', async () => {
  const pk = await course();
  expect(await shop.statements(() => list())).toHaveLength(2);
  expect(await shop.statements(() => shop.call(en, 'GET', `/service/course/${pk}/`))).toHaveLength(2);
});

const PDF = Buffer.from('%PDF-1.7 read me');

async function withPdf(languages: readonly ('En' | 'Sr')[]): Promise<number> {
  const pk = await course();
  for (const language of languages) {
    const key = `courses/test/${pk}-${language}`;
    await shop.app.shop.storage.put(key, Buffer.concat([PDF, Buffer.from(language)]), 'application/pdf');
    const file = { key, name: `kurs-${language}.pdf`, bytes: PDF.length + 2, pages: 3 };
    await database
      .update(courses)
      .set({ [`pdf${language}`]: file })
      .where(eq(courses.id, pk));
  }
  return pk;
}
const readPdf = (pk: number, who: Person, query = '') =>
  shop.app.inject({ url: `/api/service/course/${pk}/pdf/${query}`, headers: who.headers });

it('lets only those enrolled read the PDF, in the language asked for, theirs, or the other', async () => {
  const pk = await withPdf(['En', 'Sr']);
  for (const [place, who] of [en, sr].entries()) {
    const refused = await readPdf(pk, who);
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'courses.not_enrolled']);
    await makeEnrolment(database, clock.now, who, { courseId: pk });
    const own = await readPdf(pk, who);
    expect([own.statusCode, own.body]).toEqual([200, `${PDF}${['En', 'Sr'][place]}`]);
  }
  expect((await readPdf(pk, en, '?language=SR')).body).toBe(`${PDF}Sr`);
  expect((await readPdf(pk, admin)).statusCode).toBe(200);
  const stranger = await shop.person();
  expect((await readPdf(pk, stranger)).statusCode).toBe(403);
  const [listed] = await list('', stranger);
  expect(listed).toMatchObject({ pdf: `/api/service/course/${pk}/pdf/`, num_of_pages: 3 });

  const other = await withPdf(['En']);
  await makeEnrolment(database, clock.now, sr, { courseId: other });
  expect((await readPdf(other, sr)).body).toBe(`${PDF}En`);
});

it('says that a PDF is not there yet, and no more of a course that is not on offer than of none', async () => {
  const pk = await course();
  await makeEnrolment(database, clock.now, en, { courseId: pk });
  const early = await readPdf(pk, en);
  expect([early.statusCode, early.json().code]).toEqual([404, 'courses.no_pdf']);
  const hidden = await readPdf(await course({ active: false }), en);
  expect(hidden.json()).toEqual((await readPdf(999_999, en)).json());
});
