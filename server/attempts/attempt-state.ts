import type { AttemptResult, AttemptState, OpenAttempt } from '#contract/attempts/attempts.contract.ts';
import type { Language } from '#contract/money/money.rules.ts';
import { toldOtherLanguage } from '../benefits/benefit-in-list.ts';
import type { AskedQuestion, Attempts, OpenAttemptRow, ResultRow } from './read-attempts.ts';

/** Where somebody is with a course, as they may see it. */
export function toState(courseId: number, attempts: Attempts, language: Language): AttemptState {
  const { course, open, last, asked } = attempts;
  if (!course) throw new Error(`no course ${courseId}`);
  const name = ownFirst(language, course.nameEn, course.nameSr);
  const pdf = ownFirst(language, course.pagesEn, course.pagesSr);
  return {
    course: {
      ...{ pk: courseId, name: name[0] || name[1], ...inOther({ name, pdf }) },
      // What is asked of an open attempt is what it was opened with.
      ...{ pass_mark: open?.passMark ?? course.passMark, num_of_questions: asked.length },
      num_of_pages: pdf[0] ?? pdf[1] ?? 0,
    },
    status: open ? 'open' : (last?.status ?? null),
    open: open && toOpen(open, asked, language),
    last: last && toResult(last),
  };
}

function toOpen(open: OpenAttemptRow, asked: readonly AskedQuestion[], language: Language): OpenAttempt {
  const { id, number, startedAt, updatedAt, page, read, chosen } = open;
  return {
    ...{ id, number, started_at: startedAt, updated_at: updatedAt, page, read },
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

/** How a submitted attempt went, as the wire says it. */
export function toResult(row: ResultRow): AttemptResult {
  const { id, number, status, score, right, questions, passMark, submittedAt, certificate, packageCertificates } = row;
  return {
    ...{ attempt: id, number, passed: status === 'passed', score, right, questions, certificate },
    ...{ pass_mark: passMark, submitted_at: submittedAt, package_certificates: packageCertificates },
  };
}

function written(language: Language, en: string, sr: string) {
  const text = ownFirst(language, en, sr);
  return { text: text[0] || text[1], ...inOther({ text }) };
}

type InBoth<Content> = readonly [own: Content, other: Content];

const ownFirst = <Content>(language: Language, en: Content, sr: Content): InBoth<Content> =>
  language === 'SR' ? [sr, en] : [en, sr];

/** Which of them are there in the other language only. */
function inOther(contents: Record<string, InBoth<string | number | null>>) {
  const names = Object.entries(contents).flatMap(([name, [own, other]]) => (!own && other ? [name] : []));
  return toldOtherLanguage({ in_other_language: names });
}
