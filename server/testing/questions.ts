import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { type CourseSettings, makeCourse } from './learning.ts';

/** A question with its answers and which are correct. */
export interface MadeQuestion {
  id: number;
  answers: { id: number; correct: boolean }[];
}

/** A course with its questions and answers. */
export interface MadeCourse {
  id: number;
  questions: MadeQuestion[];
}

/**
 * A free course with two questions, the second with two correct answers, unless `settings` say otherwise. With a price it is a paid one.
 */
export async function makeAskingCourse(
  database: Database,
  now: Date,
  settings: CourseSettings = {},
): Promise<MadeCourse> {
  const two = [
    [true, false, false],
    [true, false, true],
  ];
  const courseType = settings.price ? 'paid' : 'free';
  const id = await makeCourse(database, now, { questions: two, courseType, ...settings });
  return { id, questions: await readQuestions(database, id) };
}

async function readQuestions(database: Database, courseId: number): Promise<MadeQuestion[]> {
  const { rows } = await database.execute<MadeQuestion & Record<string, unknown>>(sql`
    select q.id, jsonb_agg(jsonb_build_object('id', a.id, 'correct', a.correct) order by a.position) as answers
    from course_questions q join course_answers a on a.question_id = q.id
    where q.course_id = ${courseId} group by q.id order by q.position, q.id`);
  return rows;
}

/** The correct answers to these questions, as they are sent. */
export function rightAnswers({ questions }: Pick<MadeCourse, 'questions'>) {
  return answersWhere(questions, true);
}

/** For each question all wrong answers, as they are sent. */
export function wrongAnswers({ questions }: Pick<MadeCourse, 'questions'>) {
  return answersWhere(questions, false);
}

function answersWhere(questions: readonly MadeQuestion[], wanted: boolean) {
  return questions.map(({ id, answers }) => ({
    question: id,
    answers: answers.filter(({ correct }) => correct === wanted).map((answer) => answer.id),
  }));
}
