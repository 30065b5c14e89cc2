import type { addCourse } from '#contract/courses/authoring.contract.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import type { Database } from '../database/database.ts';
import { fieldText } from '../endpoints/field-texts.ts';
import { requestInvalid } from '../errors/request.errors.ts';
import type { Storage } from '../files/storage.ts';
import { courses } from '../learning/courses.table.ts';
import { type Writing, writeLearning } from '../learning/write-learning.ts';
import { replaceQuestions } from './replace-questions.ts';
import { readQuestions } from './written-questions.ts';

interface CourseWriting extends Omit<Writing, 'fields'> {
  fields: NonNullable<BodyOf<typeof addCourse>>;
}

/** Writes a course with its questions and files, all of it or nothing; returns its pk. Throws the problems of its fields. */
export async function writeCourse(database: Database, storage: Storage, writing: CourseWriting): Promise<number> {
  const { pass_mark: passMark, questions_string: string, ...fields } = writing.fields;
  if (string === undefined && writing.pk === null)
    throw requestInvalid({ questions_string: fieldText('required', {}) });
  const questions = string === undefined ? null : readQuestions(string);
  return writeLearning(
    database,
    storage,
    { ...writing, fields },
    {
      kind: 'course',
      table: courses,
      needsPdf: true,
      own: passMark === undefined ? {} : { passMark },
      finish: async (transaction, id) => (questions ? replaceQuestions(transaction, id, questions) : []),
    },
  );
}
