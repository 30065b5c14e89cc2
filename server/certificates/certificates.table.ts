import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgSequence,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { attempts } from '../attempts/attempts.table.ts';
import { courses } from '../learning/courses.table.ts';
import { packages } from '../learning/packages.table.ts';
import { users } from '../people/people.table.ts';

/** Sequence of certificate numbers: one for all companies, so that a number identifies one certificate. */
export const certificateNumbers = pgSequence('certificate_numbers');

/** A certificate as it was issued. A re-issue after a change of name is a new row that replaces this one. */
export const certificates = pgTable(
  'certificates',
  {
    companyId: bigint('company_id', { mode: 'number' }).notNull(),
    id: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    userId: bigint('user_id', { mode: 'number' }).notNull(),
    courseId: integer('course_id').references(() => courses.id),
    packageId: integer('package_id').references(() => packages.id),
    /** The attempt that was passed; for a package the one that completed it. */
    attemptId: bigint('attempt_id', { mode: 'number' }).notNull(),
    /** For example IZB-2026-000123; the same for each issue. */
    number: text().notNull(),
    /** 1 for the first issue. */
    issue: integer().notNull().default(1),
    /** The person's name and the title of the course or package on the day of issue. */
    name: text().notNull(),
    titleEn: text('title_en').notNull(),
    titleSr: text('title_sr').notNull(),
    /** When the certificate was first issued; a re-issue keeps it. */
    issuedAt: timestamp('issued_at', { withTimezone: true }).notNull(),
    reissuedAt: timestamp('reissued_at', { withTimezone: true }),
    /** False once it was issued again with a newer name. */
    current: boolean().notNull().default(true),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    foreignKey({ columns: [table.companyId, table.userId], foreignColumns: [users.companyId, users.id] }),
    foreignKey({ columns: [table.companyId, table.attemptId], foreignColumns: [attempts.companyId, attempts.id] }),
    unique('certificates_issue').on(table.companyId, table.number, table.issue),
    index().on(table.companyId, table.userId, table.id),
    // One current certificate for each course or package of a person.
    uniqueIndex('certificates_of_course')
      .on(table.companyId, table.userId, table.courseId)
      .where(sql`course_id is not null and current`),
    uniqueIndex('certificates_of_package')
      .on(table.companyId, table.userId, table.packageId)
      .where(sql`package_id is not null and current`),
    // For counting who has completed a package, over all companies.
    index('certificates_of_any').on(table.packageId).where(sql`package_id is not null and current`),
    check('certificates_of_one', sql`(${table.courseId} is null) <> (${table.packageId} is null)`),
    check('certificates_reissued', sql`(${table.issue} = 1) = (${table.reissuedAt} is null)`),
  ],
);

/** Global look-up for verification: from a code to company and certificate. */
export const certificateCodes = pgTable(
  'certificate_codes',
  {
    /** 16 random letters and digits, without those that look alike. */
    code: text().primaryKey(),
    companyId: bigint('company_id', { mode: 'number' }).notNull(),
    certificateId: bigint('certificate_id', { mode: 'number' }).notNull(),
  },
  (table) => [
    unique().on(table.companyId, table.certificateId),
    foreignKey({
      columns: [table.companyId, table.certificateId],
      foreignColumns: [certificates.companyId, certificates.id],
    }),
  ],
);
