import { eq, sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { courses } from '../learning/courses.table.ts';
import { multipart } from '../testing/files.ts';
import { makeCourse } from '../testing/learning.ts';
import type { Person } from '../testing/people.ts';
import { type Answer, noticing, type Send } from '../testing/planted-bugs.ts';
import { STORM, storm } from '../testing/storm.ts';
import { startTestApp } from '../testing/test-app.ts';

const shop = await startTestApp();
const { database, clock } = shop;
const admin = await shop.person({ changes: { adminRoles: ['content'] } });
const people: Person[] = [];
for (let one = 0; one < STORM; one += 1) people.push(await shop.person({ language: 'SR' }));

/**
 * A version of the questions: each text begins with the version's letter, and each version has its own pass mark and number of questions.
 */
interface Version {
  letter: string;
  passMark: number;
  questions: number;
}
const VERSIONS: readonly Version[] = [
  { letter: 'A', passMark: 50, questions: 4 },
  { letter: 'B', passMark: 100, questions: 6 },
];
const [OLD] = VERSIONS as [Version];

function fieldsOf({ letter, passMark, questions }: Version) {
  const written = Array.from({ length: questions }, (_, place) => ({
    text_sr: `${letter}${place}`,
    answers: [
      { text_sr: 'tačan', correct: true },
      { text_sr: 'netačan', correct: false },
    ],
  }));
  return [
    { name: 'pass_mark', text: String(passMark) },
    { name: 'questions_string', text: JSON.stringify(written) },
  ];
}

function writeTo(courseId: number) {
  return (send: Send, version: Version): Promise<Answer> => {
    const { payload, headers } = multipart(fieldsOf(version));
    return send(admin, 'PATCH', `/service/course/${courseId}/`, payload, headers);
  };
}

/** A course with the first version of its questions, in which everybody is enrolled. */
async function begun() {
  // An hour later, since uploads are limited per quarter of an hour.
  clock.now = new Date(clock.now.getTime() + 60 * 60 * 1000);
  const id = await makeCourse(database, clock.now, { questions: [] });
  const write = writeTo(id);
  expect((await write(shop.call, OLD)).status).toBe(200);
  await database.execute(sql`
    insert into enrolments (company_id, user_id, course_id, name_en, name_sr, price, price_paid, currency, own_currency, own_rate,
      charge_rate, created_at)
    select company_id, id, ${id}, 'C', 'K', 0, 0, 'RSD', 'RSD', 1, 1, now() from users
    where (company_id, id) in (select * from jsonb_to_recordset(${JSON.stringify(people.map(({ companyId, userId }) => ({ c: companyId, u: userId })))}::jsonb)
      as one (c bigint, u bigint))`);
  return { id, write, path: `/service/course/${id}/attempt/` };
}

interface Asked {
  id: number;
  text: string;
  answers: { id: number; text: string }[];
}

/** The version that a begun attempt asks; undefined for a mixture of versions. */
function versionOf({ body }: Answer): Version | undefined {
  const asked = body.open.questions as Asked[];
  return VERSIONS.find(
    ({ letter, passMark, questions }) =>
      body.course.pass_mark === passMark &&
      asked.length === questions &&
      asked.every(({ text }, place) => text === `${letter}${place}`),
  );
}

/** Right answers to the first half of the questions and wrong ones to the rest: enough only for the old pass mark. */
const halfRight = ({ body }: Answer) =>
  (body.open.questions as Asked[]).map(({ id, answers }, place, { length }) => ({
    question: id,
    answers: answers.filter(({ text }) => (text === 'tačan') === place < length / 2).map((answer) => answer.id),
  }));

/** Planted bugs that the storm must notice. */
const bugs = {
  // An open attempt is asked the current questions of the course.
  askedAnew: (text: string) =>
    text
      .replace("where status = 'open'\n      union all", "where status = 'open' and false\n      union all")
      .replace("and not exists (select from mine where status = 'open')", ''),
  // An open attempt needs the current pass mark of the course.
  newMark: (text: string) =>
    text.replace("'passMark', a.pass_mark", "'passMark', (select c.pass_mark from courses c where c.id = a.course_id)"),
};

describe(`attempts that ${STORM} people begin while the questions are replaced end by those that they began with`, () => {
  noticing(
    shop,
    async (send) => {
      const { id, write, path } = await begun();
      const begin = (person: Person) => send(person, 'PUT', path, { answers: [] });
      const opened: { answer: Answer; person: Person }[] = [];
      const statuses = await storm(database, async (index) => {
        if (index % 5 === 4) return (await write(send, VERSIONS[Math.floor(index / 5) % 2] as Version)).status;
        const person = people[index] as Person;
        const answer = await begin(person);
        opened.push({ answer, person });
        return answer.status;
      });
      expect(statuses).toEqual(Array(STORM).fill(200));
      expect(opened.filter(({ answer }) => !versionOf(answer))).toEqual([]);
      // The last written version is whole for whoever begins after it.
      expect(versionOf(await begin(people[4] as Person))).toBeDefined();
      // All questions are replaced again before the attempts are submitted.
      await write(send, { letter: 'C', passMark: 90, questions: 3 });
      for (const { answer, person } of opened) {
        const asked = versionOf(answer) as Version;
        expect(versionOf(await send(person, 'GET', path))).toEqual(asked);
        const submitted = await send(person, 'POST', `${path}submit/`, { answers: halfRight(answer) });
        expect(submitted.body).toMatchObject({
          right: asked.questions / 2,
          questions: asked.questions,
          pass_mark: asked.passMark,
          passed: asked === OLD,
        });
      }
      const [course] = await database.select().from(courses).where(eq(courses.id, id));
      expect(course?.passMark).toBe(90);
    },
    bugs,
  );
});
