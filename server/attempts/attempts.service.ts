import type { GivenAnswer } from '#contract/attempts/attempts.rules.ts';
import type { Database, Transaction } from '../database/database.ts';
import { statement } from '../database/statement.ts';
import { number, of, sql, text, value } from '../database/text.ts';
import { inTransaction } from '../database/transaction.ts';
import { notFound } from '../errors/request.errors.ts';
import { notEnrolled } from '../learning/learning.errors.ts';
import { lockPerson } from '../people/lock-person.ts';
import type { PersonKey } from '../people/person-key.ts';
import { attemptOver, coursePassed, nothingAsked } from './attempts.errors.ts';
import { withGiven } from './chosen-answers.ts';
import { type Attempts, type OpenAttemptRow, readAttempts } from './read-attempts.ts';

/** Reading progress and answers of a person since the last call. */
export interface Progress {
  person: PersonKey;
  courseId: number;
  /** The attempt that it belongs to; null for the open one. */
  attemptId: number | null;
  answers: readonly GivenAnswer[];
  /** The page of the PDF that was read last. */
  page?: number | undefined;
  /** The reader went on to the questions. */
  read?: boolean | undefined;
  now: Date;
}

/** Attempts of a person at a course that they are enrolled in. Refusals: no such course (404), not enrolled (403). */
export async function findAttempts(database: Database, person: PersonKey, courseId: number): Promise<Attempts> {
  return ofEnrolled(await readAttempts(database, person, { courseId }));
}

/** A course that is no longer on offer stays there for those enrolled, and is not there for others. */
export function ofEnrolled(attempts: Attempts): Attempts & { enrolmentId: number } {
  const { course, enrolmentId } = attempts;
  if (enrolmentId !== null) return { ...attempts, enrolmentId };
  throw course?.active ? notEnrolled() : notFound();
}

/**
 * Stores progress in the open attempt, or opens one. The person's row is locked first: calls from two devices are serialised, and
 * after a submission nothing more is stored. Refusals: not an answer (400), not enrolled (403), no such course or attempt (404),
 * passed, submitted meanwhile, or nothing to ask (409).
 */
export async function saveProgress(database: Database, progress: Progress): Promise<Attempts> {
  const { person, courseId, attemptId } = progress;
  return inTransaction(database, async (transaction) => {
    await lockPerson(transaction, person);
    const attempts = ofEnrolled(await readAttempts(transaction, person, { courseId, attemptId }));
    if (attempts.last?.status === 'passed') throw coursePassed();
    if (attemptId !== null && !attempts.named) throw notFound();
    if (attempts.named && attempts.named.status !== 'open') throw attemptOver();
    const open = attempts.open
      ? await keep(transaction, attempts.open, attempts, progress)
      : await openNext(transaction, attempts, progress);
    return { ...attempts, open };
  });
}

async function keep(
  transaction: Transaction,
  open: OpenAttemptRow,
  { asked }: Attempts,
  { person: { companyId, userId }, answers, page = open.page, read = open.read, now }: Progress,
): Promise<OpenAttemptRow> {
  const chosen = withGiven(open.chosen, answers, asked);
  const kept = { page, read, now: now.toISOString() };
  await change(transaction, { companyId, userId, id: open.id, chosen: JSON.stringify(chosen), ...kept });
  return { ...open, chosen, page, read, updatedAt: kept.now };
}

async function openNext(
  transaction: Transaction,
  { enrolmentId, course, last, asked }: Attempts & { enrolmentId: number },
  { person: { companyId, userId }, courseId, answers, page = 0, read = false, now }: Progress,
): Promise<OpenAttemptRow> {
  if (!course || asked.length === 0) throw nothingAsked();
  const [number, moment] = [(last?.number ?? 0) + 1, now.toISOString()];
  const chosen = withGiven({}, answers, asked);
  const [opened] = await open(transaction, {
    companyId,
    userId,
    enrolmentId,
    courseId,
    number,
    page,
    read,
    now: moment,
    passMark: course.passMark,
    questionIds: JSON.stringify(asked.map(({ id }) => id)),
    chosen: JSON.stringify(chosen),
  });
  if (!opened) throw new Error('no attempt was opened');
  const { passMark } = course;
  return { id: opened.id, number, chosen, passMark, page, read, startedAt: moment, updatedAt: moment };
}

const open = statement(
  'open_attempt',
  of<{ id: number }>,
  () => sql`
    insert into attempts (company_id, user_id, enrolment_id, course_id, number, question_ids, chosen, pass_mark, page, read,
      started_at, updated_at)
    values (${number('companyId')}, ${number('userId')}, ${number('enrolmentId')}, ${number('courseId')}, ${number('number')},
      ${text('questionIds')}::jsonb, ${text('chosen')}::jsonb, ${number('passMark')}, ${number('page')}, ${value('read', of<boolean>)},
      ${text('now')}::timestamptz, ${text('now')}::timestamptz)
    returning id`,
);

const change = statement(
  'keep_progress',
  of<object>,
  () => sql`
    update attempts set chosen = ${text('chosen')}::jsonb, page = ${number('page')}, read = ${value('read', of<boolean>)},
      updated_at = ${text('now')}::timestamptz
    where company_id = ${number('companyId')} and user_id = ${number('userId')} and id = ${number('id')} and status = 'open'`,
);
