import type { Page } from '@playwright/test';
import type { AttemptState } from '#contract/attempts/attempts.contract.ts';
import type { CourseInList } from '#contract/courses/courses.contract.ts';
import { type AnswerContent, type QuestionContent, readCourse } from '#demo/composer/course-content.ts';
import { attemptsTexts } from '#locales/attempts/attempts.texts.ts';
import { expect } from './shop.ts';

type Call = (method: string, path: string, data?: unknown) => Promise<{ status: number; body: unknown }>;

/** A free course of the demo data; only its file says which answers are correct, not what a browser gets. */
export const COURSE = readCourse('stress');

const t = attemptsTexts.tables.EN;

/** Enrols a test's person in the course; returns its pk once its PDF is there, which is made after the server's start. */
export async function enrolInCourse(call: Call): Promise<number> {
  const { results } = (await call('GET', '/service/course/?page_size=100')).body as { results: CourseInList[] };
  const found = results.find(({ name }) => [COURSE.sr.name, COURSE.en.name].includes(name));
  if (!found) throw new Error('The demo data have no such course');
  expect((await call('POST', `/service/course/${found.pk}/enrol/`, {})).status).toBe(201);
  const pdf = async () => ((await call('GET', `/service/course/${found.pk}/`)).body as CourseInList).pdf;
  await expect.poll(pdf, { timeout: 60_000 }).not.toBeNull();
  return found.pk;
}

/** Answers to choose for a right or a wrong result. */
function choiceOf({ answers }: QuestionContent, right: boolean): readonly AnswerContent[] {
  const chosen = answers.filter(({ correct }) => correct === right);
  return right ? chosen : chosen.slice(0, 1);
}

/** Answers all questions without submitting, as if on another device after reading the material. */
export async function answerElsewhere(call: Call, pk: number, right: boolean): Promise<void> {
  const opened = await call('PUT', `/service/course/${pk}/attempt/`, { answers: [], read: true });
  const { open } = opened.body as AttemptState;
  const answers = (open?.questions ?? []).map((question) => {
    const content = COURSE.questions.find(({ en, sr }) => [en, sr].includes(question.text));
    const wanted = content ? choiceOf(content, right) : [];
    const named = question.answers.filter(({ text }) => wanted.some(({ en, sr }) => [en, sr].includes(text)));
    return { question: question.id, answers: named.map(({ id }) => id) };
  });
  expect((await call('PUT', `/service/course/${pk}/attempt/`, { answers })).status).toBe(200);
}

/** Answers `count` questions one by one, in English, starting from the open one. */
export async function answerQuestions(page: Page, right: boolean, from = 0, count = COURSE.questions.length) {
  for (const question of COURSE.questions.slice(from, from + count)) {
    await expect(page.getByRole('heading', { level: 2, name: question.en })).toBeVisible();
    const several = question.answers.filter(({ correct }) => correct).length > 1;
    for (const { en } of choiceOf(question, right)) {
      await page.getByRole(several ? 'checkbox' : 'radio', { name: en, exact: true }).check();
    }
    const isLast = question === COURSE.questions.at(-1);
    await page.getByRole('button', { name: t[isLast ? 'question.review' : 'question.next'], exact: true }).click();
  }
}
