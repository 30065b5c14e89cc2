import * as z from 'zod/mini';
import { defineEndpoint, pageOf, pageQuery } from '../endpoint.ts';
import { amount, currency, inOtherLanguage, language } from '../money/money.contract.ts';
import { revision } from '../records/records.contract.ts';
import { COURSE_TYPES, PROGRESS } from './courses.rules.ts';

/** Primary key of a course or a package in a path (specification.md 3: pk). */
export const pkParams = z.strictObject({ pk: z.int().check(z.gte(1), z.lte(2_147_483_647)) });

/** Fields that courses and packages share, in the reader's language. */
export const learningInList = z.object({
  pk: z.int(),
  name: z.string(),
  summary: z.string(),
  in_other_language: inOtherLanguage,
  image: z.nullable(z.string()),
  course_type: z.enum(COURSE_TYPES),
  price: z.nullable(amount).check(z.describe('In its own currency; null when it is free.')),
  currency: currency.check(z.describe('Its own.')),
  price_currency: amount.check(z.describe("The same in the reader's currency; 0 when it is free.")),
  minutes: z.int().check(z.describe('How long it takes, as its author says.')),
  progress: z.enum(PROGRESS),
  pdf: z.nullable(z.string()).check(z.describe('Its address, for those enrolled; null while there is none.')),
});

export const courseInList = z.extend(learningInList, {
  num_of_questions: z.int(),
  pass_mark: z.int().check(z.describe('Percent of the questions that must be right.')),
  num_of_pages: z
    .int()
    .check(z.describe('Of the PDF in the reader’s language, else the other; 0 while there is none.')),
  score: z.nullable(z.int()).check(z.describe('Percent, of the best attempt; null before the first.')),
  place: z
    .nullable(
      z.object({
        page: z.int().check(z.describe('Of the PDF, the one last read; 0 before it was opened.')),
        read: z.boolean().check(z.describe('The reader went on to the questions.')),
        answered: z.int().check(z.describe('Questions that have an answer.')),
        questions: z.int().check(z.describe('That are asked.')),
      }),
    )
    .check(z.describe('Where the reader is in the open attempt; null without one.')),
  continued_at: z.nullable(z.string()).check(z.describe('ISO 8601: when the open attempt was last touched.')),
});

export type CourseInList = z.infer<typeof courseInList>;

/** A question with its solution, for its author: only admins ever see which answers are correct. */
export const authoredQuestion = z.object({
  pk: z.int(),
  text_en: z.string(),
  text_sr: z.string(),
  answers: z.array(z.object({ pk: z.int(), text_en: z.string(), text_sr: z.string(), correct: z.boolean() })),
});

export type AuthoredQuestion = z.infer<typeof authoredQuestion>;

const fileOfLanguage = z.object({
  language,
  name: z.string(),
  bytes: z.int(),
});

/** Additional fields for an admin: everything that the forms of the admin panel edit. */
const authored = z.object({
  name_en: z.string(),
  name_sr: z.string(),
  summary_en: z.string(),
  summary_sr: z.string(),
  description_en: z.string(),
  description_sr: z.string(),
  active: z.boolean(),
  pdf: z.array(fileOfLanguage),
  certificate_pdf: z.array(fileOfLanguage),
  revision,
});

export const authoredCourse = z.extend(authored, { questions: z.array(authoredQuestion) });
export const authoredPackage = authored;

export const course = z.extend(courseInList, {
  description: z.string().check(z.describe('Sanitised html.')),
  languages: z.array(language).check(z.describe('Those that its PDF is there in.')),
  packages: z
    .array(z.object({ pk: z.int(), name: z.string(), in_other_language: inOtherLanguage }))
    .check(z.describe('That it is part of.')),
  author: z.optional(authoredCourse).check(z.describe('Only for admins.')),
});

export type Course = z.infer<typeof course>;

/** Orders of the lists of courses and packages: specification.md 7 sends -pk. */
export const learningOrdering = z
  .string()
  .check(z.regex(/^[+\- ]?(pk|name|price)$/), z.describe('+ or − and pk, name or price.'));

export const learningFilters = {
  ordering: z.optional(learningOrdering),
  course_type: z.optional(z.enum(['', ...COURSE_TYPES])),
  search: z.optional(z.string().check(z.maxLength(100), z.describe('In names and summaries; no case, no diacritics.'))),
  progress: z.optional(
    z
      .enum(['enrolled', 'started', 'passed'])
      .check(z.describe('Enrolled and not begun; begun and not passed, failed or not; passed.')),
  ),
  ...pageQuery,
};

export const listCourses = defineEndpoint({
  method: 'GET',
  path: '/service/course/',
  audience: 'employee',
  summary: 'Courses, filtered and sorted, with how far the reader is. Admins also get those not on offer.',
  query: z.strictObject(learningFilters),
  answer: pageOf(z.extend(courseInList, { author: z.optional(authoredCourse) })),
});

export const getCourse = defineEndpoint({
  method: 'GET',
  path: '/service/course/{pk}/',
  audience: 'employee',
  summary: 'The preview of a course. Which answers are correct is only in what an admin gets.',
  params: pkParams,
  answer: course,
});

export const readCoursePdf = defineEndpoint({
  method: 'GET',
  path: '/service/course/{pk}/pdf/',
  audience: 'employee',
  summary:
    "The PDF of a course, for those enrolled; in the language asked for (the reader's), else the other. 403 for others, 404 courses.no_pdf while there is none.",
  status: 200,
  params: pkParams,
  query: z.strictObject({ language: z.optional(language) }),
});
