import { DEFAULT_PASS_MARK } from '#contract/courses/courses.rules.ts';
import { toMinor } from '#contract/money/money.rules.ts';
import { couponNames } from '#server/coupons/coupon-names.ts';
import { coupons } from '#server/coupons/coupons.table.ts';
import type { Transaction } from '#server/database/database.ts';
import { answers, courses, questions } from '#server/learning/courses.table.ts';
import { learningRow } from '#server/learning/learning-input.ts';
import { packageCourses, packages } from '#server/learning/packages.table.ts';
import type { LearningContent, LearningText, QuestionContent } from '../composer/course-content.ts';
import { DEMO_COUPONS, DEMO_COURSES, DEMO_PACKAGES } from '../composer/learning.ts';
import { known } from '../known.ts';

const DAY = 24 * 60 * 60 * 1000;

/** Inserts courses with their questions, packages and coupons. Their PDFs are made by a job after the start. */
export async function seedLearning(transaction: Transaction, now: Date): Promise<void> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY);
  const courseIds = new Map<string, number>();
  for (const [place, course] of DEMO_COURSES.entries()) {
    const createdAt = daysAgo(300 - 30 * place);
    const [row] = await transaction
      .insert(courses)
      .values({ ...rowOf(course), passMark: course.passMark ?? DEFAULT_PASS_MARK, createdAt })
      .returning({ id: courses.id });
    if (!row) throw new Error('No course was put in');
    courseIds.set(course.sr.name, row.id);
    await seedQuestionsOf(transaction, row.id, course.questions);
  }
  for (const { courses: parts, ...content } of DEMO_PACKAGES) {
    const [row] = await transaction
      .insert(packages)
      .values({ ...rowOf(content), createdAt: daysAgo(20) })
      .returning({ id: packages.id });
    const ids = parts.map(({ sr }) => known(courseIds, sr.name));
    await transaction
      .insert(packageCourses)
      .values(ids.map((courseId, place) => ({ packageId: row?.id ?? 0, courseId, position: place + 1 })));
  }
  const taken = DEMO_COUPONS.map(([name, percentOff]) => ({ names: couponNames(name), percentOff }));
  await transaction
    .insert(coupons)
    .values(taken.map(({ names, percentOff }) => ({ ...names, percentOff, createdAt: daysAgo(60) })))
    .onConflictDoNothing();
}

async function seedQuestionsOf(
  transaction: Transaction,
  courseId: number,
  asked: readonly QuestionContent[],
): Promise<void> {
  const rows = await transaction
    .insert(questions)
    .values(asked.map(({ sr, en }, place) => ({ courseId, position: place + 1, textSr: sr, textEn: en })))
    .returning({ id: questions.id });
  const given = asked.flatMap((question, place) =>
    question.answers.map(({ sr, en, correct }, position) => ({
      questionId: rows[place]?.id ?? 0,
      position: position + 1,
      textSr: sr,
      textEn: en,
      correct,
    })),
  );
  await transaction.insert(answers).values(given);
}

function rowOf({ picture, minutes, price, currency = 'RSD', sr, en }: LearningContent) {
  const paid = price !== undefined;
  return {
    image: `/pictures/${picture}.svg`,
    ...learningRow({
      courseType: paid ? 'paid' : 'free',
      price: paid ? toMinor(price) : null,
      currency,
      minutes,
      active: true,
      nameEn: en.name,
      nameSr: sr.name,
      summaryEn: en.summary,
      summarySr: sr.summary,
      descriptionEn: asHtml(en),
      descriptionSr: asHtml(sr),
    }),
  };
}

function asHtml({ about, points }: LearningText): string {
  return `<p>${about}</p><ul>${points.map((point) => `<li>${point}</li>`).join('')}</ul>`;
}
