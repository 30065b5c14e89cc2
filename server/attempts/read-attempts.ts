import type { AttemptStatus } from '#contract/attempts/attempts.rules.ts';
import type { Database, Transaction } from '../database/database.ts';
import { isoMoment } from '../database/iso-moment.ts';
import { statement } from '../database/statement.ts';
import { number, numberOrNull, of, sql } from '../database/text.ts';
import type { PersonKey } from '../people/person-key.ts';

/** A question with its correct answers, for scoring. `correct` must not leave the server. */
export interface AskedQuestion {
  id: number;
  textEn: string;
  textSr: string;
  answers: { id: number; textEn: string; textSr: string; correct: boolean }[];
}

/** The answers chosen so far: question id → answer ids. */
export type Chosen = Record<string, number[]>;

export interface OpenAttemptRow {
  id: number;
  number: number;
  chosen: Chosen;
  passMark: number;
  page: number;
  read: boolean;
  /** ISO 8601. */
  startedAt: string;
  updatedAt: string;
}

/** An attempt that was submitted. */
export interface ResultRow {
  id: number;
  number: number;
  status: AttemptStatus;
  /** Percent, and how many questions of how many were right. */
  score: number;
  right: number;
  questions: number;
  passMark: number;
  submittedAt: string;
  certificate: number | null;
  packageCertificates: number[];
}

/** A person's progress in a course, with its questions. */
export interface Attempts {
  course: {
    nameEn: string;
    nameSr: string;
    passMark: number;
    active: boolean;
    /** Number of pages of the English PDF; null if there is none. */
    pagesEn: number | null;
    pagesSr: number | null;
  } | null;
  /** The person's enrolment in the course. */
  enrolmentId: number | null;
  open: OpenAttemptRow | null;
  /** The newest that was submitted. */
  last: ResultRow | null;
  /** The attempt with the requested id: open, or with its result. */
  named: { status: 'open' } | ResultRow | null;
  /** The questions of the open attempt; without one, those that the next attempt would have. */
  asked: AskedQuestion[];
}

/** Reads where a person is with the questions of a course. Who decides on it has locked the person's row before. */
export async function readAttempts(
  database: Database | Transaction,
  { companyId, userId }: PersonKey,
  { courseId, attemptId = null }: { courseId: number; attemptId?: number | null },
): Promise<Attempts> {
  const [row] = await read(database, { companyId, userId, courseId, attemptId });
  if (!row) throw new Error('the attempts were not read');
  return row;
}

const certificatesOf = sql`certificates k
  where k.company_id = a.company_id and k.user_id = a.user_id and k.attempt_id = a.id and k.current`;

const result = sql`jsonb_build_object('id', a.id, 'number', a.number, 'status', a.status, 'score', a.score,
  'right', a.correct, 'questions', jsonb_array_length(a.question_ids), 'passMark', a.pass_mark,
  'submittedAt', ${isoMoment(sql`a.submitted_at`)},
  'certificate', (select k.id from ${certificatesOf} and k.course_id is not null),
  'packageCertificates', (
    select coalesce(jsonb_agg(k.id order by k.id), '[]') from ${certificatesOf} and k.package_id is not null))`;

const course = sql`select jsonb_build_object('nameEn', c.name_en, 'nameSr', c.name_sr, 'passMark', c.pass_mark,
  'active', c.active, 'pagesEn', c.pdf_en->'pages', 'pagesSr', c.pdf_sr->'pages')
  from courses c where c.id = ${number('courseId')}::integer`;

const question = sql`jsonb_build_object('id', q.id, 'textEn', q.text_en, 'textSr', q.text_sr, 'answers', (
  select coalesce(jsonb_agg(jsonb_build_object('id', w.id, 'textEn', w.text_en, 'textSr', w.text_sr, 'correct', w.correct)
    order by w.position, w.id), '[]')
  from course_answers w where w.question_id = q.id))`;

// Questions never change under an attempt: an edited question is a new row, and an attempt stores the ids of its questions.
const read = statement(
  'read_attempts',
  of<Attempts>,
  () => sql`
    with mine as (
      select * from attempts
      where company_id = ${number('companyId')} and user_id = ${number('userId')} and course_id = ${number('courseId')}::integer),
    asked as (
      select ids.id::integer as id, ids.place from mine, jsonb_array_elements_text(question_ids) with ordinality as ids (id, place)
      where status = 'open'
      union all
      select q.id, row_number() over (order by q.position, q.id) as place from course_questions q
      where q.course_id = ${number('courseId')}::integer and q.active
        and not exists (select from mine where status = 'open'))
    select (${course}) as course, (
      select e.id from enrolments e
      where e.company_id = ${number('companyId')} and e.user_id = ${number('userId')}
        and e.course_id = ${number('courseId')}::integer) as "enrolmentId", (
      select jsonb_build_object('id', a.id, 'number', a.number, 'chosen', a.chosen, 'passMark', a.pass_mark, 'page', a.page,
        'read', a.read, 'startedAt', ${isoMoment(sql`a.started_at`)}, 'updatedAt', ${isoMoment(sql`a.updated_at`)})
      from mine a where a.status = 'open') as open, (
      select ${result} from mine a where a.status <> 'open' order by a.number desc limit 1) as last, (
      select case a.status when 'open' then jsonb_build_object('status', 'open') else ${result} end
      from mine a where a.id = ${numberOrNull('attemptId')}::bigint) as named, (
      select coalesce(jsonb_agg(${question} order by asked.place), '[]')
      from asked join course_questions q on q.id = asked.id) as asked`,
);
