import { type GivenAnswer, hasPassed, scoreOf } from '#contract/attempts/attempts.rules.ts';
import type { Database, Transaction } from '../database/database.ts';
import { statement } from '../database/statement.ts';
import { number, of, sql, text } from '../database/text.ts';
import { inTransaction } from '../database/transaction.ts';
import { notFound } from '../errors/request.errors.ts';
import { issueCertificates } from '../learning/issue-certificates.ts';
import { tellHolder } from '../learning/tell-holder.ts';
import { lockPerson } from '../people/lock-person.ts';
import type { PersonKey } from '../people/person-key.ts';
import { notStarted } from './attempts.errors.ts';
import { ofEnrolled } from './attempts.service.ts';
import { countRight, withGiven } from './chosen-answers.ts';
import { type Attempts, type OpenAttemptRow, type ResultRow, readAttempts } from './read-attempts.ts';

/** A person's submission of an attempt. */
export interface Submission {
  person: PersonKey;
  courseId: number;
  /** Null for the open attempt, else the newest. */
  attemptId: number | null;
  /** Answers in addition to those stored before. */
  answers: readonly GivenAnswer[];
  now: Date;
}

/**
 * Scores an attempt, once, and issues what it earned in the same transaction; again, or from another tab, it answers the first
 * result. The person's row is locked first. Refusals: not an answer, a question without one (400), not enrolled (403), no such
 * course or attempt (404), nothing started (409).
 */
export async function submitAttempt(database: Database, submission: Submission): Promise<ResultRow> {
  const { person, courseId, attemptId } = submission;
  return inTransaction(database, async (transaction) => {
    await lockPerson(transaction, person);
    const attempts = ofEnrolled(await readAttempts(transaction, person, { courseId, attemptId }));
    const { open, named, last } = attempts;
    if (attemptId !== null && !named) throw notFound();
    if (named && named.status !== 'open') return named as ResultRow;
    if (open) return score(transaction, open, attempts, submission);
    if (!last) throw notStarted();
    return last;
  });
}

async function score(
  transaction: Transaction,
  { id, number, chosen: kept, passMark }: OpenAttemptRow,
  { asked }: Attempts,
  { person, courseId, answers, now }: Submission,
): Promise<ResultRow> {
  const chosen = withGiven(kept, answers, asked);
  const right = countRight(chosen, asked);
  const points = scoreOf(right, asked.length);
  const status = hasPassed(points, passMark) ? 'passed' : 'failed';
  const submittedAt = now.toISOString();
  const { companyId, userId } = person;
  const values = {
    companyId,
    userId,
    id,
    chosen: JSON.stringify(chosen),
    status,
    right,
    score: points,
    now: submittedAt,
  };
  const [scored] = await close(transaction, values);
  if (!scored) throw new Error('an attempt was not scored');
  const earned =
    status === 'passed'
      ? await issueCertificates(transaction, { person, attempt: { id, courseId }, now })
      : { certificate: null, packageCertificates: [] };
  const issued = [...(earned.certificate === null ? [] : [earned.certificate]), ...earned.packageCertificates];
  await tellHolder(transaction, person, issued, now);
  return { id, number, status, score: points, right, questions: asked.length, passMark, submittedAt, ...earned };
}

const close = statement(
  'score_attempt',
  of<object>,
  () => sql`
    update attempts set status = ${text('status')}::attempt_status, correct = ${number('right')}, score = ${number('score')},
      chosen = ${text('chosen')}::jsonb, updated_at = ${text('now')}::timestamptz, submitted_at = ${text('now')}::timestamptz
    where company_id = ${number('companyId')} and user_id = ${number('userId')} and id = ${number('id')} and status = 'open'
    returning id`,
);
