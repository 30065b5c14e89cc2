import { eq, sql } from 'drizzle-orm';
import type { GivenAnswer } from '#contract/attempts/attempts.rules.ts';
import { saveProgress } from '#server/attempts/attempts.service.ts';
import { submitAttempt } from '#server/attempts/submit-attempt.ts';
import type { Transaction } from '#server/database/database.ts';
import { ask } from '#server/database/statement.ts';
import { enrol } from '#server/enrolments/enrolments.service.ts';
import { courses } from '#server/learning/courses.table.ts';
import { packages } from '#server/learning/packages.table.ts';
import type { PersonKey } from '#server/people/person-key.ts';
import { demoCourse, demoPackage } from '../composer/learning.ts';
import { known } from '../known.ts';
import type { DemoPlaces, Happening } from './places.ts';

/** A person's learning activity at a fraction of the year so far (0…1, 1 is now). Content is named in Serbian. */
interface Learned {
  email: string;
  at: number;
  name: string;
  /** Enrols, begins an attempt with the first answers, or submits a number of right answers (all when omitted). */
  does: 'enrol' | 'begin' | { right?: number };
  coupon?: string;
}

const [EMPLOYEE, MANAGER, OTHER] = ['employee@izbor.demo', 'company-admin@izbor.demo', 'other@izbor.demo'];

const courseName = (key: string) => demoCourse(key).sr.name;

/** The employee gets free content only, so that their budget is what the purchases leave. */
const HAPPENED: readonly Learned[] = [
  { email: EMPLOYEE, at: 0.5, name: courseName('first-aid'), does: 'enrol' },
  { email: EMPLOYEE, at: 0.52, name: courseName('first-aid'), does: {} },
  { email: EMPLOYEE, at: 0.7, name: courseName('cyber'), does: 'enrol' },
  { email: EMPLOYEE, at: 0.71, name: courseName('cyber'), does: { right: 5 } },
  { email: EMPLOYEE, at: 0.93, name: courseName('time'), does: 'enrol' },
  { email: EMPLOYEE, at: 0.98, name: courseName('time'), does: 'begin' },
  { email: MANAGER, at: 0.4, name: demoPackage('new-lead').sr.name, does: 'enrol', coupon: 'PROLECE20' },
  { email: MANAGER, at: 0.45, name: courseName('time'), does: {} },
  { email: MANAGER, at: 0.6, name: courseName('speaking'), does: { right: 4 } },
  { email: MANAGER, at: 0.62, name: courseName('speaking'), does: { right: 6 } },
  { email: MANAGER, at: 0.8, name: courseName('excel'), does: 'enrol', coupon: 'ZNANJE50' },
  { email: OTHER, at: 0.6, name: courseName('english'), does: 'enrol' },
  { email: OTHER, at: 0.9, name: courseName('english'), does: 'begin' },
  { email: OTHER, at: 0.95, name: courseName('stress'), does: 'enrol' },
];

/** Enrolments, attempts and results of demo people, made through the shop's own services with the clock set to those days. */
export async function learningOf(
  transaction: Transaction,
  { people, yearStart, now }: DemoPlaces,
): Promise<Happening[]> {
  const pks = await readPks(transaction);
  return HAPPENED.map(({ email, at, name, does, coupon = null }) => {
    const person = known(people, email);
    const wanted = known(pks, name);
    return {
      at: new Date(yearStart.getTime() + (now.getTime() - yearStart.getTime()) * at),
      happen: (moment) =>
        does === 'enrol'
          ? enrol(transaction, { person, wanted, coupon, idempotencyKey: null, seenPrice: null, now: moment })
          : answer(transaction, { person, courseId: wanted.courseId ?? 0, does, now: moment }),
    };
  });
}

interface Answering {
  person: PersonKey;
  courseId: number;
  does: 'begin' | { right?: number };
  now: Date;
}

async function answer(transaction: Transaction, { person, courseId, does, now }: Answering): Promise<void> {
  const given = await readAnswers(transaction, courseId, does === 'begin' ? undefined : does.right);
  const answers = does === 'begin' ? given.slice(0, 2) : given;
  const attempt = { person, courseId, attemptId: null, answers, now };
  await saveProgress(transaction, { ...attempt, page: 2, read: true });
  if (does !== 'begin') await submitAttempt(transaction, attempt);
}

/** The right answers to the first `right` questions of a course; for the others all answers, which is never right. */
async function readAnswers(
  transaction: Transaction,
  courseId: number,
  right = Number.POSITIVE_INFINITY,
): Promise<GivenAnswer[]> {
  const rows = await ask<{ question: number; all: number[]; correct: number[] }>(
    transaction,
    sql`
    select q.id as question, jsonb_agg(a.id) as all, jsonb_agg(a.id) filter (where a.correct) as correct
    from course_questions q join course_answers a on a.question_id = q.id
    where q.course_id = ${courseId} group by q.id order by q.position`,
  );
  return rows.map(({ question, all, correct }, place) => ({ question, answers: place < right ? correct : all }));
}

type Wanted = { courseId: number; packageId: null } | { courseId: null; packageId: number };

async function readPks(transaction: Transaction): Promise<Map<string, Wanted>> {
  const named = { id: courses.id, name: courses.nameSr };
  const ofCourses = await transaction.select(named).from(courses).where(eq(courses.active, true));
  const ofPackages = await transaction.select({ id: packages.id, name: packages.nameSr }).from(packages);
  return new Map<string, Wanted>([
    ...ofCourses.map(({ id, name }) => [name, { courseId: id, packageId: null }] as const),
    ...ofPackages.map(({ id, name }) => [name, { courseId: null, packageId: id }] as const),
  ]);
}
