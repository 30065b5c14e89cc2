import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { amount, currency, language } from '../money/money.contract.ts';
import { anyOf } from '../records/record-list.contract.ts';
import { course, pkParams } from './courses.contract.ts';
import { COURSE_TYPES } from './courses.rules.ts';
import { LEARNING_TEXTS, MOST_MINUTES } from './learning.rules.ts';

const MB = 1024 * 1024;
const PDF = { types: ['application/pdf'], mostBytes: 20 * MB, required: false } as const;

/** The files of a course or a package: Serbian ones under the names of specification.md 7, English ones beside them. */
export const LEARNING_FILES = [
  { field: 'image', types: ['image/jpeg', 'image/png'], mostBytes: 5 * MB, required: false },
  { field: 'pdf', ...PDF },
  { field: 'pdf_en', ...PDF },
  { field: 'certificate_pdf', ...PDF },
  { field: 'certificate_pdf_en', ...PDF },
] as const;

const name = z.string().check(z.trim(), z.maxLength(LEARNING_TEXTS.name));
const summary = z.string().check(z.trim(), z.maxLength(LEARNING_TEXTS.summary));
const html = z.string().check(z.maxLength(LEARNING_TEXTS.description), z.describe('Html; it is sanitised.'));

/** What the forms of courses and packages share, each in both languages; a missing language falls back to the other. */
export const learningFields = {
  name_sr: z.optional(name),
  name_en: z.optional(name),
  summary_sr: z.optional(summary),
  summary_en: z.optional(summary),
  description_sr: z.optional(html),
  description_en: z.optional(html),
  course_type: z.optional(z.enum(COURSE_TYPES)),
  price: z.optional(amount.check(z.describe('Of what is paid; in its own currency.'))),
  currency: z.optional(currency),
  minutes: z.optional(z.int().check(z.gte(1), z.lte(MOST_MINUTES))),
  active: z.optional(z.boolean()),
  removed_files: anyOf(LEARNING_FILES.map(({ field }) => field)),
};

// Upper bound of the JSON of all questions and answers in both languages, in characters: each character may be written as two.
const MOST_OF_QUESTIONS = 2_500_000;

const courseFields = z.strictObject({
  ...learningFields,
  pass_mark: z.optional(z.int().check(z.gte(1), z.lte(100))),
  questions_string: z.optional(
    z
      .string()
      .check(
        z.maxLength(MOST_OF_QUESTIONS),
        z.describe(
          'JSON: [{ "text_sr", "text_en", "answers": [{ "text_sr", "text_en", "correct" }] }]. `text` alone is taken for Serbian.',
        ),
      ),
  ),
});

const HOW =
  'Multipart; files only when they are real ones. What a file replaces is removed, and so is what `removed_files` names. A changed question is a new one: an attempt that is open keeps what it was asked.';

export const addCourse = defineEndpoint({
  method: 'POST',
  path: '/service/course/',
  audience: 'admin',
  permission: 'platform.learning',
  summary: `A new course: with a name, a summary, questions and a PDF, if it is on offer at once. ${HOW}`,
  status: 201,
  body: courseFields,
  file: LEARNING_FILES,
  answer: course,
});

export const changeCourse = defineEndpoint({
  method: 'PATCH',
  path: '/service/course/{pk}/',
  audience: 'admin',
  permission: 'platform.learning',
  summary: `Changes of a course what is sent. ${HOW}`,
  revision: 'optional',
  params: pkParams,
  body: courseFields,
  file: LEARNING_FILES,
  answer: course,
});

export const readCourseSheet = defineEndpoint({
  method: 'GET',
  path: '/service/course/{pk}/certificate-pdf/',
  audience: 'admin',
  permission: 'platform.learning',
  summary:
    "The sheet that certificates of a course are stamped on, as it was sent; in the language asked for (the reader's), else the other. 404 courses.no_sheet where they are stamped on the shop's own.",
  status: 200,
  params: pkParams,
  query: z.strictObject({ language: z.optional(language) }),
});
