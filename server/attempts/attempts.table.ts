import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  timestamp,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { ATTEMPT_STATUSES } from '#contract/attempts/attempts.rules.ts';
import { enrolments } from '../enrolments/enrolments.table.ts';
import { courses } from '../learning/courses.table.ts';
import { users } from '../people/people.table.ts';

export const attemptStatus = pgEnum('attempt_status', ATTEMPT_STATUSES);

/** One attempt at the questions of a course. Its questions and pass mark are frozen when it is opened. */
export const attempts = pgTable(
  'attempts',
  {
    companyId: bigint('company_id', { mode: 'number' }).notNull(),
    id: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    userId: bigint('user_id', { mode: 'number' }).notNull(),
    enrolmentId: bigint('enrolment_id', { mode: 'number' }).notNull(),
    courseId: integer('course_id')
      .notNull()
      .references(() => courses.id),
    /** 1 for the first attempt of the course. */
    number: integer().notNull(),
    /** Ids of the questions in order. */
    questionIds: jsonb('question_ids').$type<number[]>().notNull(),
    /** The answers chosen so far: question id → answer ids. */
    chosen: jsonb().$type<Record<string, number[]>>().notNull().default({}),
    passMark: integer('pass_mark').notNull(),
    /** Page of the PDF that was read last. */
    page: integer().notNull().default(0),
    /** Whether the reader continued to the questions. */
    read: boolean().notNull().default(false),
    status: attemptStatus().notNull().default('open'),
    /** Number of right answers; null while it is open. */
    correct: integer(),
    /** Percent; null while it is open. */
    score: integer(),
    startedAt: timestamp('started_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
    submittedAt: timestamp('submitted_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    foreignKey({ columns: [table.companyId, table.userId], foreignColumns: [users.companyId, users.id] }),
    foreignKey({
      columns: [table.companyId, table.enrolmentId],
      foreignColumns: [enrolments.companyId, enrolments.id],
    }),
    unique('attempts_number').on(table.companyId, table.userId, table.courseId, table.number),
    // For counting open and passed attempts over all companies.
    index('attempts_of_course').on(table.courseId, table.status),
    uniqueIndex('attempts_open').on(table.companyId, table.userId, table.courseId).where(sql`status = 'open'`),
    uniqueIndex('attempts_passed').on(table.companyId, table.userId, table.courseId).where(sql`status = 'passed'`),
    check('attempts_scored', sql`(${table.status} = 'open') = (${table.score} is null)`),
    check('attempts_counted', sql`(${table.score} is null) = (${table.correct} is null)`),
    check('attempts_submitted', sql`(${table.score} is null) = (${table.submittedAt} is null)`),
    check(
      'attempts_pass',
      sql`${table.score} is null or (${table.status} = 'passed') = (${table.score} >= ${table.passMark})`,
    ),
  ],
);
