import type { AttemptResult, AttemptState, OpenAttempt } from '#contract/attempts/attempts.contract.ts';
import { type InBoth, ownFirst, textIn } from '#contract/language/language.rules.ts';
import type { Language } from '#contract/language/language.ts';
import { toldOtherLanguage } from '../database/in-language.ts';
import type { AskedQuestion, Attempts, OpenAttemptRow, ResultRow } from './read-attempts.ts';

/** A person's progress in a course, as they may see it. */
export function toState(courseId: number, attempts: Attempts, language: Language): AttemptState {
  const { course, open, last, asked } = attempts;
  if (!course) throw new Error(`no course ${courseId}`);
  const name = { en: course.nameEn, sr: course.nameSr };
  const pdf = { en: course.pagesEn, sr: course.pagesSr };
  const [ownPages, otherPages] = ownFirst(language, pdf);
  return {
    course: {
      pk: courseId,
      name: textIn(language, name),
      ...inOther(language, { name, pdf }),
      // An open attempt keeps the pass mark with which it was opened.
      pass_mark: open?.passMark ?? course.passMark,
      num_of_questions: asked.length,
      num_of_pages: ownPages ?? otherPages ?? 0,
    },
    status: open ? 'open' : (last?.status ?? null),
    open: open && toOpen(open, asked, language),
    last: last && toResult(last),
  };
}

function toOpen(open: OpenAttemptRow, asked: readonly AskedQuestion[], language: Language): OpenAttempt {
  const { id, number, startedAt, updatedAt, page, read, chosen } = open;
  return {
    id,
    number,
    started_at: startedAt,
    updated_at: updatedAt,
    page,
    read,
    questions: asked.map((question) => toQuestion(question, language)),
    answers: asked.flatMap((question) => {
      const answers = chosen[question.id];
      return answers ? [{ question: question.id, answers }] : [];
    }),
  };
}

// Field by field, so that which answers are correct cannot slip through.
function toQuestion({ id, textEn, textSr, answers }: AskedQuestion, language: Language) {
  return {
    id,
    ...written(language, textEn, textSr),
    several: answers.filter(({ correct }) => correct).length > 1,
    answers: answers.map((answer) => ({ id: answer.id, ...written(language, answer.textEn, answer.textSr) })),
  };
}

/** The result of a submitted attempt, as the wire has it. */
export function toResult(row: ResultRow): AttemptResult {
  const { id, number, status, score, right, questions, passMark, submittedAt, certificate, packageCertificates } = row;
  return {
    attempt: id,
    number,
    passed: status === 'passed',
    score,
    right,
    questions,
    certificate,
    pass_mark: passMark,
    submitted_at: submittedAt,
    package_certificates: packageCertificates,
  };
}

function written(language: Language, en: string, sr: string) {
  const text = { en, sr };
  return { text: textIn(language, text), ...inOther(language, { text }) };
}

/** Which of them are there in the other language only. */
function inOther(language: Language, contents: Record<string, InBoth<string | number | null>>) {
  const names = Object.entries(contents).flatMap(([name, content]) => {
    const [own, other] = ownFirst(language, content);
    return !own && other ? [name] : [];
  });
  return toldOtherLanguage({ in_other_language: names });
}
