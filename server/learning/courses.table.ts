import { type SQL, sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, jsonb, pgEnum, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { COURSE_TYPES, DEFAULT_PASS_MARK } from '#contract/courses/courses.rules.ts';
import { revisionColumns } from '../database/revision-columns.ts';
import { currencyColumn } from '../money/money.table.ts';

export const courseType = pgEnum('course_type', COURSE_TYPES);

/** A PDF in the storage, under `key`. */
export interface LearningFile {
  key: string;
  name: string;
  bytes: number;
  /** Number of pages of the PDF. */
  pages: number;
}

/** The columns that a course and a package share. Texts in both languages; html is sanitised when stored. */
export const learningColumns = () => ({
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  courseType: courseType('course_type').notNull(),
  /** Minor units of `currency`; null when it is free. */
  price: bigint({ mode: 'number' }),
  currency: currencyColumn().notNull(),
  minutes: integer().notNull(),
  nameEn: text('name_en').notNull(),
  nameSr: text('name_sr').notNull(),
  summaryEn: text('summary_en').notNull(),
  summarySr: text('summary_sr').notNull(),
  descriptionEn: text('description_en').notNull(),
  descriptionSr: text('description_sr').notNull(),
  /** Address of a picture, as it is answered. */
  image: text(),
  pdfEn: jsonb('pdf_en').$type<LearningFile>(),
  pdfSr: jsonb('pdf_sr').$type<LearningFile>(),
  /** The PDF on which certificates are stamped; without one they get the default sheet. */
  certificatePdfEn: jsonb('certificate_pdf_en').$type<LearningFile>(),
  certificatePdfSr: jsonb('certificate_pdf_sr').$type<LearningFile>(),
  active: boolean().notNull().default(true),
  /** Names and summaries in both languages, as searched (contract/search). */
  searchKey: text('search_key').notNull(),
  /** The names in the order of their alphabets (contract/search). */
  sortEn: text('sort_en').notNull(),
  sortSr: text('sort_sr').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  ...revisionColumns(),
});

/** A paid course or package has a price above 0, a free one has none. */
export const priceFits = (table: { courseType: unknown; price: unknown }): SQL =>
  sql`(${table.courseType} = 'paid') = (${table.price} is not null) and coalesce(${table.price}, 1) > 0`;

/** A course of the catalogue, the same for all companies. */
export const courses = pgTable(
  'courses',
  {
    ...learningColumns(),
    /** Percentage of right answers that is needed. */
    passMark: integer('pass_mark').notNull().default(DEFAULT_PASS_MARK),
  },
  (table) => [
    check('courses_price', priceFits(table)),
    check('courses_pass_mark', sql`${table.passMark} between 1 and 100`),
    check('courses_minutes', sql`${table.minutes} > 0`),
  ],
);

/**
 * A question of a course. A row never changes: an edited question is a new row, so that an open attempt is scored by the
 * questions it was given.
 */
export const questions = pgTable(
  'course_questions',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    courseId: integer('course_id')
      .notNull()
      .references(() => courses.id),
    position: integer().notNull(),
    textEn: text('text_en').notNull(),
    textSr: text('text_sr').notNull(),
    /** False once it was replaced or removed. */
    active: boolean().notNull().default(true),
  },
  (table) => [index().on(table.courseId, table.position)],
);

export const answers = pgTable(
  'course_answers',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    questionId: integer('question_id')
      .notNull()
      .references(() => questions.id),
    position: integer().notNull(),
    textEn: text('text_en').notNull(),
    textSr: text('text_sr').notNull(),
    correct: boolean().notNull(),
  },
  (table) => [index().on(table.questionId, table.position)],
);
