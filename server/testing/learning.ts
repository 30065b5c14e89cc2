import { sql } from 'drizzle-orm';
import { attempts } from '../attempts/attempts.table.ts';
import { couponNames } from '../coupons/coupon-names.ts';
import { coupons } from '../coupons/coupons.table.ts';
import type { Database } from '../database/database.ts';
import { enrolments } from '../enrolments/enrolments.table.ts';
import { answers, courses, questions } from '../learning/courses.table.ts';
import { issueCertificates } from '../learning/issue-certificates.ts';
import { type LearningInput, learningRow } from '../learning/learning-input.ts';
import { packageCourses, packages } from '../learning/packages.table.ts';
import type { PersonKey } from '../people/person-key.ts';
import { makeRates } from './benefits.ts';

export interface CourseSettings extends Partial<typeof courses.$inferInsert> {
  /** For each question, which of its answers are correct; by default two questions with three answers, the first of which is correct. */
  questions?: readonly (readonly boolean[])[];
}

const FIRST = [true, false, false];

/** A free course of half an hour with two questions, unless `settings` say otherwise; returns its pk. */
export async function makeCourse(database: Database, now: Date, settings: CourseSettings = {}): Promise<number> {
  const { questions: asked = [FIRST, FIRST], ...changes } = settings;
  const [row] = await database
    .insert(courses)
    .values({ ...(await written(database, 'First aid', 'Prva pomoć', changes)), createdAt: now, ...changes })
    .returning({ id: courses.id });
  if (!row) throw new Error('No course was made');
  for (const [position, correct] of asked.entries()) await makeQuestion(database, row.id, position + 1, correct);
  return row.id;
}

/** A free package of these courses, unless `changes` say otherwise; returns its pk. */
export async function makePackage(
  database: Database,
  now: Date,
  courseIds: readonly number[],
  changes: Partial<typeof packages.$inferInsert> = {},
): Promise<number> {
  const [row] = await database
    .insert(packages)
    .values({ ...(await written(database, 'Safe at work', 'Bezbedno na poslu', changes)), createdAt: now, ...changes })
    .returning({ id: packages.id });
  if (!row) throw new Error('No package was made');
  const parts = courseIds.map((courseId, place) => ({ packageId: row.id, courseId, position: place + 1 }));
  if (parts.length > 0) await database.insert(packageCourses).values(parts);
  return row.id;
}

async function written(database: Database, nameEn: string, nameSr: string, changes: object) {
  await makeRates(database, new Date(0));
  const input: LearningInput = {
    courseType: 'free',
    price: null,
    currency: 'RSD',
    minutes: 30,
    active: true,
    nameEn,
    nameSr,
    summaryEn: 'Short.',
    summarySr: 'Kratko.',
    descriptionEn: '',
    descriptionSr: '',
  };
  return learningRow({ ...input, ...changes });
}

async function makeQuestion(
  database: Database,
  courseId: number,
  position: number,
  correct: readonly boolean[],
): Promise<void> {
  const texts = { textEn: `Question ${position}`, textSr: `Pitanje ${position}` };
  const [question] = await database
    .insert(questions)
    .values({ courseId, position, ...texts })
    .returning();
  if (!question) throw new Error('No question was made');
  await database.insert(answers).values(
    correct.map((isCorrect, place) => ({
      questionId: question.id,
      position: place + 1,
      correct: isCorrect,
      textEn: `Answer ${place + 1}`,
      textSr: `Odgovor ${place + 1}`,
    })),
  );
}

/** A coupon, active unless `active` is false. */
export async function makeCoupon(database: Database, now: Date, name: string, percentOff: number, active = true) {
  await database.insert(coupons).values({ ...couponNames(name), percentOff, active, createdAt: now });
}

/** Enrols a person in a course or a package without paying; returns the id of the enrolment. */
export async function makeEnrolment(
  database: Database,
  now: Date,
  { companyId, userId }: PersonKey,
  what: { courseId: number } | { packageId: number; courseIds: number[] },
): Promise<number> {
  const [row] = await database
    .insert(enrolments)
    .values({ companyId, userId, ...FREE_OF_CHARGE, ...what, createdAt: now })
    .returning({ id: enrolments.id });
  if (!row) throw new Error('Nobody was enrolled');
  await database.execute(
    sql`update users set version = version + 1 where company_id = ${companyId} and id = ${userId}`,
  );
  return row.id;
}

/** Enrols a person in a package without paying, with its present courses. */
export async function joinPackage(
  database: Database,
  now: Date,
  { companyId, userId }: PersonKey,
  packageId: number,
): Promise<void> {
  const content = await database
    .select({ courseId: packageCourses.courseId })
    .from(packageCourses)
    .where(sql`${packageCourses.packageId} = ${packageId}`);
  await database.insert(enrolments).values({
    companyId,
    userId,
    packageId,
    courseIds: content.map(({ courseId }) => courseId),
    ...FREE_OF_CHARGE,
    createdAt: now,
  });
}

const FREE_OF_CHARGE = {
  nameEn: 'Learning',
  nameSr: 'Učenje',
  price: 0,
  pricePaid: 0,
  ...({ currency: 'RSD', ownCurrency: 'RSD', ownRate: 1, chargeRate: 1 } as const),
};

/** Enrols a person in a course and passes it; returns its certificates. */
export async function passCourse(
  database: Database,
  now: Date,
  { companyId, userId }: PersonKey,
  courseId: number,
): Promise<{ certificate: number; packageCertificates: number[] }> {
  return database.transaction(async (transaction) => {
    const [enrolment] = await transaction
      .insert(enrolments)
      .values({ companyId, userId, courseId, ...FREE_OF_CHARGE, createdAt: now })
      .returning({ id: enrolments.id });
    const moments = { startedAt: now, updatedAt: now, submittedAt: now };
    const passed = { number: 1, questionIds: [], passMark: 70, status: 'passed', correct: 7, score: 70 } as const;
    const [attempt] = await transaction
      .insert(attempts)
      .values({
        companyId,
        userId,
        courseId,
        enrolmentId: enrolment?.id ?? 0,
        ...passed,
        questionIds: [],
        ...moments,
      })
      .returning({ id: attempts.id });
    const person = { companyId, userId };
    return issueCertificates(transaction, { person, attempt: { id: attempt?.id ?? 0, courseId }, now });
  });
}
