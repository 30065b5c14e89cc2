import type { EditedCourse } from '#contract/courses/admin-courses.contract.ts';
import { DEFAULT_PASS_MARK } from '#contract/courses/courses.rules.ts';
import { QUESTIONS, questionProblem } from '#contract/courses/questions.rules.ts';
import type { Fields } from '#contract/records/merge.rules.ts';
import type { EditedRecord, Problems } from '#machines/records/record-draft.ts';
import { emptyQuestion, type Questions, writtenOf } from './form-questions.ts';
import { knownQuestions } from './known-questions.ts';
import type { ChosenFiles } from './learning-files.ts';
import { NO_LEARNING, recordOf, sentOf, sharedProblems } from './learning-record.ts';

/** Fields of a new course, with one empty question. */
export const NO_COURSE: EditedRecord = {
  fields: Object.assign({}, NO_LEARNING, { pass_mark: DEFAULT_PASS_MARK, questions: [emptyQuestion([])] }),
  revision: 0,
  offered: false,
  by: null,
  at: null,
};

export const questionsIn = ({ questions }: Fields): Questions => (questions ?? []) as Questions;

/** A course as fields of its form; its questions keep the numbers that they have in the form (`former`). */
export const courseOf = (course: EditedCourse, former: Questions): EditedRecord =>
  recordOf(course, { pass_mark: course.pass_mark, questions: knownQuestions(former, course.questions) });

/** Problems of a course; those of a question are named by its place: `questions.2`. */
export function courseProblems(fields: Fields, chosen: ChosenFiles): Problems {
  const found: Record<string, string> = { ...sharedProblems(fields, chosen) };
  const questions = questionsIn(fields);
  if (questions.length === 0) found.questions = 'noQuestion';
  if (questions.length > QUESTIONS.most) found.questions = 'too_many';
  for (const [place, question] of questions.entries()) {
    const problem = questionProblem(question);
    if (problem) found[`questions.${place}`] = problem;
  }
  return found;
}

/** The changed fields of a course as the call takes them, without files. */
export function sentCourse(changes: Fields, all: Fields) {
  return {
    ...sentOf(changes, all),
    ...('pass_mark' in changes && { pass_mark: Number(changes.pass_mark) }),
    ...('questions' in changes && { questions_string: JSON.stringify(writtenOf(questionsIn(changes))) }),
  };
}
