import { sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { certificates } from '../certificates/certificates.table.ts';
import { reconcile } from '../database/reconcile.ts';
import { notifications } from '../notifications/notifications.table.ts';
import type { Person } from '../testing/people.ts';
import { noticing, type Send } from '../testing/planted-bugs.ts';
import { makeAskingCourse, rightAnswers, wrongAnswers } from '../testing/questions.ts';
import { STORM, statuses, storm } from '../testing/storm.ts';
import { startTestApp } from '../testing/test-app.ts';
import { attempts } from './attempts.table.ts';

const shop = await startTestApp();
const { database, clock } = shop;

const noLocks = (text: string) =>
  text
    .replaceAll(/for (no key )?update( of \w+)?/g, '')
    .replace('from asked join course_questions q', 'from asked cross join pg_sleep(0.001) join course_questions q');

/** Planted bugs that the storm must notice: statements without their locks. */
const bugs = {
  noLocks,
  // In addition, answers can be saved after the attempt is submitted.
  noLocksNoWall: (text: string) => noLocks(text).replace(/ and status = 'open'(?=\s*(returning id)?$)/, ''),
};

/** One question for each call of a storm. */
const MANY = Array.from({ length: STORM }, () => [true, false]);

async function student(questions = MANY) {
  const course = await makeAskingCourse(database, clock.now, { questions, passMark: 1 });
  const ana = await shop.person();
  await shop.call(ana, 'POST', `/service/course/${course.id}/enrol/`);
  const path = `/service/course/${course.id}/attempt/`;
  const put = (send: Send, body: object) => send(ana, 'PUT', path, { answers: [], ...body });
  const submit = (send: Send, body: object = {}) => send(ana, 'POST', `${path}submit/`, { answers: [], ...body });
  const answered = async () =>
    (await shop.call(ana, 'PUT', path, { answers: rightAnswers(course) })).body.open.id as number;
  return { ana, course, put, submit, answered };
}

const ofPerson = ({ companyId, userId }: Person) => sql`company_id = ${companyId} and user_id = ${userId}`;
const rowsOf = (person: Person) => database.select().from(attempts).where(ofPerson(person));
const breachesOf = async ({ companyId }: Person) =>
  (await reconcile(database)).filter((breach) => Number(breach.company_id) === companyId);

describe(`an attempt that is submitted ${STORM} times at once has one result and one certificate`, () => {
  noticing(
    shop,
    async (send) => {
      const { ana, course, put, submit } = await student([[true, false]]);
      await put(send, { answers: rightAnswers(course) });
      // One tab changed its answers just before: the first submission is the result for both.
      const answers = await storm(database, (index) =>
        submit(send, { answers: index % 2 === 0 ? rightAnswers(course) : wrongAnswers(course) }),
      );
      expect(statuses(answers)).toEqual({ 200: STORM });
      const [first] = answers;
      for (const { body } of answers) expect(body).toEqual(first?.body);
      const earned = first?.body.passed ? 1 : 0;
      expect(await database.$count(certificates, ofPerson(ana))).toBe(earned);
      expect(await database.$count(notifications, ofPerson(ana))).toBe(earned);
      expect(await breachesOf(ana)).toEqual([]);
    },
    bugs,
  );
});

describe(`answers from ${STORM} devices at once are all kept, in one attempt`, () => {
  noticing(
    shop,
    async (send) => {
      const { ana, course, put } = await student();
      const given = rightAnswers(course);
      const answers = await storm(database, (index) =>
        put(send, { answers: given.slice(index, index + 1), page: index }),
      );
      expect(statuses(answers)).toEqual({ 200: STORM });
      const rows = await rowsOf(ana);
      expect(rows).toHaveLength(1);
      expect(rows[0]?.chosen).toEqual(Object.fromEntries(given.map(({ question, answers: ids }) => [question, ids])));
    },
    { noLocks: bugs.noLocks },
  );
});

describe('answers that are kept while another tab submits', () => {
  noticing(
    shop,
    async (send) => {
      const { ana, course, put, submit, answered } = await student();
      const attempt = await answered();
      const wrong = wrongAnswers(course);
      const calls = await storm(database, (index) =>
        index % 4 === 3
          ? submit(send, { attempt }).then((answer) => ({ ...answer, is: 'submit' }))
          : put(send, { attempt, answers: wrong.slice(index, index + 1) }).then((answer) => ({ ...answer, is: 'put' })),
      );
      const of = (is: string) => calls.filter((call) => call.is === is);
      // An answer that was acknowledged counts, and one that came too late is refused: nothing in between.
      const kept = of('put').filter(({ status }) => status === 200).length;
      expect(of('put').every(({ status }) => status === 200 || status === 409)).toBe(true);
      expect(statuses(of('submit'))).toEqual({ 200: of('submit').length });
      for (const { body } of of('submit')) expect(body).toMatchObject({ attempt, right: STORM - kept });
      expect(await rowsOf(ana)).toHaveLength(1);
      expect(await breachesOf(ana)).toEqual([]);
    },
    bugs,
  );
});
