import * as z from 'zod/mini';
import { amount, currency } from '../money/money.contract.ts';
import { lastChanged, onlyIds, recordsQuery, state } from '../records/record-list.contract.ts';
import { revision } from '../records/records.contract.ts';
import { COURSE_TYPES } from './courses.rules.ts';

/** What a course or a package may lack; the lists can be filtered by it. */
export const LEARNING_LACKS = ['pdf', 'sr', 'en', 'image'] as const;
export type LearningLack = (typeof LEARNING_LACKS)[number];

/** Fields by which the lists can be ordered. */
export const LEARNING_ORDERINGS = ['pk', 'name', 'enrolled', 'changed'] as const;

const { search, ordering } = recordsQuery(LEARNING_ORDERINGS);

/** Filters of the lists of courses and packages. */
export const LEARNING_FILTERS = {
  search,
  type: z.optional(z.enum(COURSE_TYPES)),
  state,
  missing: z
    .optional(z.enum(LEARNING_LACKS))
    .check(
      z.describe('pdf: none in either language. sr, en: a text that the other language has. image: its own picture.'),
    ),
  ids: onlyIds,
};
export const learningOrder = ordering;

const named = { pk: z.int(), name_sr: z.string(), name_en: z.string() };

const sold = {
  course_type: z.enum(COURSE_TYPES),
  price: z.nullable(amount).check(z.describe('Of `currency`; null when it is free.')),
  currency,
  minutes: z.int(),
};

/** A course or a package as a row of its list in administration. */
export const listedLearning = z.object({
  ...named,
  ...sold,
  image: z.nullable(z.string()),
  enrolled: z.int(),
  passed: z.int().check(z.describe('Of those enrolled.')),
  missing: z.array(z.enum(LEARNING_LACKS)),
  active: z.boolean(),
  revision,
  changed: lastChanged,
});

const file = z.nullable(z.object({ name: z.string(), bytes: z.int(), pages: z.int() }));

/** A related course or package: one of a package's courses, or a package of a course. */
export const learningNamed = z.object({ ...named, active: z.boolean() });

/** A course or a package as its form reads it. */
export const editedLearning = z.object({
  ...named,
  ...sold,
  summary_sr: z.string(),
  summary_en: z.string(),
  description_sr: z.string().check(z.describe('Html, sanitised as it is stored and shown.')),
  description_en: z.string(),
  image: z.nullable(z.string()),
  pdf: file,
  pdf_en: file,
  certificate_pdf: file,
  certificate_pdf_en: file,
  active: z.boolean(),
  revision,
  changed: lastChanged,
  enrolled: z.int(),
});
