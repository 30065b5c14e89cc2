import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { CourseOrPackage } from '#contract/courses/course-or-package.ts';
import { certificates } from '../certificates/certificates.table.ts';
import { reconcile } from '../database/reconcile.ts';
import { courses, questions } from '../learning/courses.table.ts';
import { type CourseSettings, makePackage } from '../testing/learning.ts';
import type { Person, PersonSettings } from '../testing/people.ts';
import { type MadeCourse, makeAskingCourse, rightAnswers, wrongAnswers } from '../testing/questions.ts';
import { startTestApp } from '../testing/test-app.ts';
import { attempts } from './attempts.table.ts';

const shop = await startTestApp();
const { database, clock } = shop;

const enrol = (who: Person, kind: CourseOrPackage, pk: number) =>
  shop.call(who, 'POST', `/service/${kind}/${pk}/enrol/`);
const look = (who: Person, pk: number) => shop.call(who, 'GET', `/service/course/${pk}/attempt/`);
const put = (who: Person, pk: number, body: object) =>
  shop.call(who, 'PUT', `/service/course/${pk}/attempt/`, { answers: [], ...body });
const submit = (who: Person, pk: number, body: object = {}) =>
  shop.call(who, 'POST', `/service/course/${pk}/attempt/submit/`, { answers: [], ...body });

/** A person who is enrolled in a course. */
async function student(course: CourseSettings = {}, settings: PersonSettings = {}) {
  const made = await makeAskingCourse(database, clock.now, course);
  const ana = await shop.person(settings);
  await enrol(ana, 'course', made.id);
  return { ana, course: made, pk: made.id };
}

const rowsOf = ({ companyId, userId }: Person) =>
  database.select().from(attempts).where(sql`company_id = ${companyId} and user_id = ${userId}`).orderBy(attempts.id);
const certificatesOf = ({ companyId, userId }: Person) =>
  database
    .select()
    .from(certificates)
    .where(sql`company_id = ${companyId} and user_id = ${userId}`)
    .orderBy(certificates.id);

/** The first question with some of its answers, given by their positions. */
function first({ questions: [question] }: MadeCourse, places: readonly number[]) {
  return { question: question?.id ?? 0, answers: places.map((place) => question?.answers[place]?.id ?? 0) };
}

describe('an attempt', () => {
  it('is not there before anything was read or answered', async () => {
    const { ana, pk } = await student({ passMark: 60 });
    const { status, body } = await look(ana, pk);
    expect([status, body]).toEqual([
      200,
      {
        course: { pk, name: 'First aid', pass_mark: 60, num_of_questions: 2, num_of_pages: 0 },
        status: null,
        open: null,
        last: null,
      },
    ]);
    expect(await rowsOf(ana)).toEqual([]);
  });

  it('is opened by what is read first, and keeps the place', async () => {
    const { ana, pk } = await student();
    expect((await put(ana, pk, { page: 3 })).body).toMatchObject({
      status: 'open',
      open: { number: 1, page: 3, read: false, answers: [], started_at: '2026-11-20T10:00:00.000Z' },
    });
    expect((await put(ana, pk, { read: true })).body.open).toMatchObject({ number: 1, page: 3, read: true });
    expect((await look(ana, pk)).body.open).toMatchObject({ number: 1, page: 3, read: true });
    expect(await rowsOf(ana)).toHaveLength(1);
  });

  it('asks in the language of the reader, and falls back to the other', async () => {
    const { ana, pk, course } = await student({}, { language: 'SR' });
    await database
      .update(questions)
      .set({ textSr: '' })
      .where(eq(questions.id, course.questions[1]?.id ?? 0));
    const { open, course: told } = (await put(ana, pk, {})).body;
    expect(told.name).toBe('Prva pomoć');
    expect(open.questions).toEqual([
      {
        id: course.questions[0]?.id,
        text: 'Pitanje 1',
        several: false,
        answers: course.questions[0]?.answers.map(({ id }, index) => ({ id, text: `Odgovor ${index + 1}` })),
      },
      {
        id: course.questions[1]?.id,
        text: 'Question 2',
        in_other_language: ['text'],
        several: true,
        answers: course.questions[1]?.answers.map(({ id }, index) => ({ id, text: `Odgovor ${index + 1}` })),
      },
    ]);
  });

  it('asks in the order that the author gave the questions and their answers, and goes on in it', async () => {
    const { ana, pk, course } = await student();
    const turn = (table: string, of: string) =>
      database.execute(sql.raw(`update ${table} set position = 10 - position where ${of}`));
    const ids = course.questions.map(({ id }) => id);
    await turn('course_questions', `course_id = ${pk}`);
    await turn('course_answers', `question_id = ${ids[0]}`);
    const asked = async (body: object) => {
      const { open } = (await put(ana, pk, body)).body;
      return open.questions.map(({ id }: { id: number }) => id);
    };
    expect(await asked({})).toEqual([ids[1], ids[0]]);
    const { open } = (await look(ana, pk)).body;
    expect(open.questions[1].answers.map(({ id }: { id: number }) => id)).toEqual(
      course.questions[0]?.answers.map(({ id }) => id).reverse(),
    );
    // An open attempt keeps the order that it began with.
    await turn('course_questions', `course_id = ${pk}`);
    expect(await asked({ read: true })).toEqual([ids[1], ids[0]]);
  });

  it('keeps answers question by question, changes them and takes them back', async () => {
    const { ana, pk, course } = await student();
    const [one, two] = rightAnswers(course);
    await put(ana, pk, { answers: [one] });
    expect((await put(ana, pk, { answers: [two] })).body.open.answers).toEqual([one, two]);
    const other = first(course, [1, 1]);
    expect((await put(ana, pk, { answers: [other] })).body.open.answers).toEqual([
      { ...other, answers: other.answers.slice(0, 1) },
      two,
    ]);
    expect((await put(ana, pk, { answers: [{ ...one, answers: [] }] })).body.open.answers).toEqual([two]);
    expect((await look(ana, pk)).body.open.answers).toEqual([two]);
  });

  it('says how many pages the PDF has, in the language of the reader, else in the other', async () => {
    const pdf = (pages: number) => ({ key: 'courses/x', name: 'x.pdf', bytes: 1, pages });
    const { pk } = await student({ pdfEn: pdf(4), pdfSr: pdf(5) });
    const { pk: english } = await student({ pdfEn: pdf(4) });
    const mara = await shop.person({ language: 'SR' });
    for (const course of [pk, english]) await enrol(mara, 'course', course);
    expect((await look(mara, pk)).body.course).not.toHaveProperty('in_other_language');
    expect((await look(mara, pk)).body.course.num_of_pages).toBe(5);
    expect((await look(mara, english)).body.course).toMatchObject({ num_of_pages: 4, in_other_language: ['pdf'] });
  });

  it('goes on when the course is no longer on offer', async () => {
    const { ana, pk, course } = await student();
    await put(ana, pk, { answers: rightAnswers(course) });
    await database.update(courses).set({ active: false }).where(eq(courses.id, pk));
    expect((await look(ana, pk)).status).toBe(200);
    expect((await submit(ana, pk)).body.passed).toBe(true);
  });

  it('is not opened while a course has no questions', async () => {
    const { ana, pk } = await student({ questions: [] });
    const { status, body } = await put(ana, pk, { page: 1 });
    expect([status, body.code]).toEqual([409, 'attempts.no_questions']);
    expect((await look(ana, pk)).body.course.num_of_questions).toBe(0);
  });
});

describe('without enrolling', () => {
  const calls = [
    (who: Person, pk: number) => look(who, pk),
    (who: Person, pk: number) => put(who, pk, { page: 1 }),
    (who: Person, pk: number) => submit(who, pk),
  ];

  it.each(calls)('nothing of a course is told or kept: call %#', async (call) => {
    const { pk, course } = await student();
    const mara = await shop.person();
    const { status, body } = await call(mara, pk);
    expect([status, body]).toEqual([
      403,
      { code: 'courses.not_enrolled', message: 'This is for people who are enrolled. Please enrol first.' },
    ]);
    expect((await submit(mara, pk, { answers: rightAnswers(course) })).status).toBe(403);
    expect(await rowsOf(mara)).toEqual([]);
  });

  it.each(calls)('what is not there, or not on offer, is not there: call %#', async (call) => {
    const { id } = await makeAskingCourse(database, clock.now, { active: false });
    const mara = await shop.person();
    for (const pk of [id, 999_999]) expect((await call(mara, pk)).status).toBe(404);
  });

  it('a package enrols in its courses too', async () => {
    const { id } = await makeAskingCourse(database, clock.now);
    const ana = await shop.person();
    await enrol(ana, 'package', await makePackage(database, clock.now, [id]));
    expect((await put(ana, id, {})).status).toBe(200);
  });
});

describe('answers that are no answers', () => {
  it.each<[string, (own: MadeCourse, other: MadeCourse) => { question: number; answers: number[] }]>([
    ['that do not exist', (own) => ({ ...first(own, []), answers: [999_999] })],
    ['to a question that does not exist', (own) => ({ ...first(own, [0]), question: 999_999 })],
    ['of another question', (own) => ({ ...first(own, []), answers: [own.questions[1]?.answers[0]?.id ?? 0] })],
    ['of another course', (own, other) => ({ ...first(own, []), answers: first(other, [0]).answers })],
    ['to a question of another course', (_own, other) => first(other, [0])],
    ['none, to a question of another course', (_own, other) => first(other, [])],
    [
      'among right ones',
      (own, other) => ({ ...first(own, [0]), answers: [...first(own, [0]).answers, ...first(other, [0]).answers] }),
    ],
  ])('%s are refused, and nothing is kept or scored', async (_title, wrong) => {
    const { ana, pk, course } = await student();
    const other = await makeAskingCourse(database, clock.now);
    const [one, two] = rightAnswers(course);
    await put(ana, pk, { answers: [one] });

    for (const call of [put, submit]) {
      const { status, body } = await call(ana, pk, { answers: [two, wrong(course, other)], page: undefined });
      expect([status, body.code]).toEqual([400, 'attempts.unknown_answer']);
    }

    expect((await look(ana, pk)).body).toMatchObject({ status: 'open', open: { answers: [one] } });
  });

  it('open no attempt either', async () => {
    const { ana, pk } = await student();
    expect((await put(ana, pk, { answers: [{ question: 999_999, answers: [1] }] })).status).toBe(400);
    expect(await rowsOf(ana)).toEqual([]);
  });

  it.each([
    {},
    { answers: {} },
    { answers: [{ question: 1 }] },
    { answers: [{ question: 1, answers: 1 }] },
    { answers: [{ question: 1, answers: ['1'] }] },
    { answers: [{ question: 1, answers: [1.5] }] },
    { answers: [{ question: 1, answers: [1], correct: true }] },
    { answers: [{ question: '__proto__', answers: [] }] },
    { answers: [], score: 100 },
    { answers: [], passed: true },
    { answers: [], status: 'passed' },
    { answers: [], user_id: 1 },
    { answers: [], attempt: 'x' },
    { answers: [], attempt: null },
  ])('refuses the body %j', async (body) => {
    const { ana, pk } = await student();
    await put(ana, pk, {});
    for (const [method, path] of [
      ['PUT', 'attempt'],
      ['POST', 'attempt/submit'],
    ]) {
      expect((await shop.call(ana, method ?? '', `/service/course/${pk}/${path}/`, body)).status).toBe(400);
    }
  });

  it.each([{ page: -1 }, { page: 1.5 }, { page: 10_001 }, { read: 'yes' }])('refuses the place %j', async (place) => {
    const { ana, pk } = await student();
    expect((await put(ana, pk, place)).status).toBe(400);
  });
});

describe('submitting', () => {
  it('with all answers right passes, once for all, and issues the certificate', async () => {
    const { ana, pk, course } = await student();
    await put(ana, pk, { answers: rightAnswers(course).slice(0, 1) });

    const { status, body } = await submit(ana, pk, { answers: rightAnswers(course).slice(1) });

    const [certificate] = await certificatesOf(ana);
    expect([status, body]).toEqual([
      200,
      {
        attempt: body.attempt,
        number: 1,
        passed: true,
        score: 100,
        right: 2,
        questions: 2,
        pass_mark: 70,
        submitted_at: '2026-11-20T10:00:00.000Z',
        certificate: certificate?.id,
        package_certificates: [],
      },
    ]);
    expect(certificate).toMatchObject({ courseId: pk, attemptId: body.attempt, name: 'Ana Anić' });
    expect((await look(ana, pk)).body).toMatchObject({ status: 'passed', open: null, last: body });
    const { results } = (await shop.call(ana, 'GET', '/v2/notifications/')).body;
    expect(results).toMatchObject([{ title: 'You have passed: here is your certificate', previewed: false }]);
    expect(results[0].text).toContain('First aid');
  });

  it.each(['EN', 'SR'] as const)('tells of a course by its name as it is written, in %s', async (language) => {
    const names = { nameEn: 'R&D <basics>', nameSr: 'R&D <osnove>' };
    const { ana, pk, course } = await student(names, { language });
    await put(ana, pk, { answers: rightAnswers(course) });
    await submit(ana, pk);
    const { results } = (await shop.call(ana, 'GET', '/v2/notifications/')).body;
    const written = language === 'EN' ? 'R&amp;D &lt;basics&gt;' : 'R&amp;D &lt;osnove&gt;';
    expect(results[0].text).toContain(`<strong>${written}</strong>`);
  });

  it('a second time, whatever is sent, answers the first result', async () => {
    const { ana, pk, course } = await student();
    await put(ana, pk, { answers: wrongAnswers(course) });
    const failed = await submit(ana, pk);
    expect(failed.body).toMatchObject({ passed: false, score: 0, right: 0, certificate: null });

    for (const body of [{}, { answers: rightAnswers(course) }, { attempt: failed.body.attempt }]) {
      expect(await submit(ana, pk, body)).toMatchObject({ status: 200, body: failed.body });
    }
    const right = { attempt: failed.body.attempt, answers: rightAnswers(course) };
    expect((await submit(ana, pk, right)).body).toEqual(failed.body);
    expect(await certificatesOf(ana)).toEqual([]);
    expect(await rowsOf(ana)).toMatchObject([{ status: 'failed', score: 0, correct: 0 }]);
  });

  it.each([
    [70, 7, true],
    [71, 7, false],
    [100, 9, false],
    [1, 1, true],
  ])('at a pass mark of %i percent with %i of ten right: passed is %s', async (passMark, right, passed) => {
    const ten = Array.from({ length: 10 }, () => [true, false]);
    const { ana, pk, course } = await student({ passMark, questions: ten });
    const answers = [...rightAnswers(course).slice(0, right), ...wrongAnswers(course).slice(right)];
    await put(ana, pk, {});
    expect((await submit(ana, pk, { answers })).body).toMatchObject({ passed, right, score: right * 10 });
  });

  it('counts a question as right only with all its correct answers and no other', async () => {
    const { ana, pk, course } = await student({ questions: [[true, false, true]], passMark: 1 });
    for (const [places, right] of [
      [[0], 0],
      [[0, 1, 2], 0],
      [[1], 0],
      [[2, 0], 1],
    ] as const) {
      await put(ana, pk, {});
      expect((await submit(ana, pk, { answers: [first(course, places)] })).body.right).toBe(right);
    }
  });

  it('with a question unanswered is refused, says which, and leaves the attempt as it was', async () => {
    const { ana, pk, course } = await student();
    const [one, two] = rightAnswers(course);
    await put(ana, pk, {});
    const { status, body } = await submit(ana, pk, { answers: [one] });
    expect([status, body.code, body.questions]).toEqual([400, 'attempts.unanswered', [two?.question]]);
    expect((await submit(ana, pk, { answers: [one, { ...two, answers: [] }] })).status).toBe(400);
    expect((await look(ana, pk)).body).toMatchObject({ status: 'open', open: { answers: [] } });
  });

  it('before anything was opened is refused', async () => {
    const { ana, pk, course } = await student();
    const { status, body } = await submit(ana, pk, { answers: rightAnswers(course) });
    expect([status, body.code]).toEqual([409, 'attempts.not_started']);
  });

  it('leaves nothing to change after it', async () => {
    const { ana, pk, course } = await student();
    const { body } = await put(ana, pk, { answers: wrongAnswers(course) });
    const attempt = body.open.id;
    await submit(ana, pk, { attempt });
    const late = await put(ana, pk, { attempt, answers: rightAnswers(course) });
    expect([late.status, late.body.code]).toEqual([409, 'attempts.over']);
    expect(await rowsOf(ana)).toMatchObject([{ status: 'failed' }]);
  });

  it('of an attempt of somebody else, or of another course, answers as of one that is not there', async () => {
    const { ana, pk, course } = await student();
    const mara = await shop.person({ companyId: ana.companyId });
    await enrol(mara, 'course', pk);
    const foreign = (await put(mara, pk, {})).body.open.id;
    const own = await makeAskingCourse(database, clock.now);
    await enrol(ana, 'course', own.id);
    const elsewhere = (await put(ana, own.id, {})).body.open.id;
    await put(ana, pk, {});

    for (const attempt of [foreign, elsewhere, 999_999_999]) {
      for (const call of [put, submit]) {
        const { status, body } = await call(ana, pk, { attempt, answers: rightAnswers(course) });
        expect([status, body.code]).toEqual([404, 'not_found']);
      }
    }

    expect(await rowsOf(mara)).toMatchObject([{ status: 'open', chosen: {} }]);
    expect((await look(ana, pk)).body.open.answers).toEqual([]);
  });
});

describe('trying again', () => {
  it('after a failure opens a new attempt with fresh answers; the last result stays', async () => {
    const { ana, pk, course } = await student();
    await put(ana, pk, { answers: wrongAnswers(course), page: 9, read: true });
    const failed = (await submit(ana, pk)).body;

    const again = (await put(ana, pk, {})).body;

    expect(again).toMatchObject({
      status: 'open',
      open: { number: 2, page: 0, read: false, answers: [] },
      last: failed,
    });
    const passed = await submit(ana, pk, { attempt: again.open.id, answers: rightAnswers(course) });
    expect(passed.body).toMatchObject({ number: 2, passed: true });
    // The result of the first attempt is unchanged.
    expect((await submit(ana, pk, { attempt: failed.attempt })).body).toEqual(failed);
    expect((await rowsOf(ana)).map(({ number, status }) => [number, status])).toEqual([
      [1, 'failed'],
      [2, 'passed'],
    ]);
  });

  it('after passing is refused', async () => {
    const { ana, pk, course } = await student();
    await put(ana, pk, { answers: rightAnswers(course) });
    const { body } = await submit(ana, pk);
    for (const again of [{}, { attempt: body.attempt }, { page: 1 }]) {
      const answer = await put(ana, pk, again);
      expect([answer.status, answer.body.code]).toEqual([409, 'attempts.passed']);
    }
    expect(await rowsOf(ana)).toHaveLength(1);
  });
});

describe('questions that an admin changes meanwhile', () => {
  /** An admin replaces the questions by one; returns it as the admin reads it. */
  async function rewrite(pk: number, pass_mark: string, correct: readonly boolean[]) {
    const admin = await shop.person({ changes: { adminRoles: ['owner'] } });
    const answers = correct.map((is, index) => ({ text_en: `New ${index}`, text_sr: `Novo ${index}`, correct: is }));
    const questions_string = JSON.stringify([{ text_en: 'Changed', text_sr: 'Promenjeno', answers }]);
    const parts = Object.entries({ pass_mark, questions_string }).map(([name, text]) => ({ name, text }));
    const { status, body } = await shop.send(admin, 'PATCH', `/service/course/${pk}/`, parts);
    expect([status, body.author.questions.length]).toEqual([200, 1]);
    return body.author.questions[0];
  }

  it('leave an open attempt as it is, with its pass mark; the next one asks the new ones', async () => {
    const { ana, pk, course } = await student({ passMark: 50 });
    const before = (await put(ana, pk, { answers: rightAnswers(course).slice(0, 1) })).body.open;
    const added = await rewrite(pk, '100', [false, true]);

    const { body } = await look(ana, pk);

    expect(body.open).toEqual(before);
    expect(body.course).toMatchObject({ pass_mark: 50, num_of_questions: 2 });
    expect((await put(ana, pk, { answers: [{ question: added.pk, answers: [added.answers[1].pk] }] })).status).toBe(
      400,
    );
    const [, wrong] = wrongAnswers(course);
    // One right answer of two is 50 percent, which passes by the mark that the attempt began with.
    const result = (await submit(ana, pk, { answers: [wrong] })).body;
    expect(result).toMatchObject({ passed: true, score: 50, questions: 2, pass_mark: 50 });

    const mara = await shop.person();
    await enrol(mara, 'course', pk);
    const fresh = (await put(mara, pk, {})).body;
    expect(fresh.course).toMatchObject({ pass_mark: 100, num_of_questions: 1 });
    expect(fresh.open.questions.map(({ id }: { id: number }) => id)).toEqual([added.pk]);
  });
});

describe('a package', () => {
  it('has its certificate with the last of its courses, told by both of the results', async () => {
    const made = [await makeAskingCourse(database, clock.now), await makeAskingCourse(database, clock.now)];
    const [one, two] = made as [MadeCourse, MadeCourse];
    const ana = await shop.person();
    await enrol(ana, 'package', await makePackage(database, clock.now, [one.id, two.id]));
    // Begun in one order and passed in the other.
    for (const course of made) await put(ana, course.id, { answers: rightAnswers(course) });
    expect((await submit(ana, two.id)).body.package_certificates).toEqual([]);

    const { body } = await submit(ana, one.id);

    const issued = await certificatesOf(ana);
    expect(issued.map(({ courseId, packageId }) => courseId ?? packageId)).toHaveLength(3);
    expect(body.package_certificates).toEqual([issued[2]?.id]);
    expect((await submit(ana, one.id)).body).toEqual(body);
    expect((await look(ana, one.id)).body.last).toEqual(body);
    const { results } = (await shop.call(ana, 'GET', '/v2/notifications/')).body;
    expect(results[0].title).toBe('You have completed a whole package');
  });
});

it('keeps the books right', async () => {
  expect(await reconcile(database)).toEqual([]);
});
