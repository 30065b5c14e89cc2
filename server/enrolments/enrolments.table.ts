import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import { coupons } from '../coupons/coupons.table.ts';
import { courses } from '../learning/courses.table.ts';
import { packages } from '../learning/packages.table.ts';
import { currencyColumn, currencyEnum } from '../money/money.table.ts';
import { users } from '../people/people.table.ts';

/**
 * A person's course or package, with the price paid, frozen. A course that came with a package costs nothing itself. Amounts in
 * minor units of `currency`.
 */
export const enrolments = pgTable(
  'enrolments',
  {
    companyId: bigint('company_id', { mode: 'number' }).notNull(),
    id: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    userId: bigint('user_id', { mode: 'number' }).notNull(),
    courseId: integer('course_id').references(() => courses.id),
    packageId: integer('package_id').references(() => packages.id),
    /** The enrolment in the package that this course came with. */
    withPackage: bigint('with_package', { mode: 'number' }),
    /** The courses of a package on the day of enrolment; passing all of them earns its certificate. */
    courseIds: jsonb('course_ids').$type<number[]>(),
    nameEn: text('name_en').notNull(),
    nameSr: text('name_sr').notNull(),
    image: text(),
    /** Before the coupon. */
    price: bigint({ mode: 'number' }).notNull(),
    couponId: integer('coupon_id').references(() => coupons.id),
    couponName: text('coupon_name'),
    percentOff: integer('percent_off').notNull().default(0),
    /** After the coupon, from the flexible account. */
    pricePaid: bigint('price_paid', { mode: 'number' }).notNull(),
    currency: currencyColumn().notNull(),
    /** The currency of the course or package, and both rates to the euro in millionths. */
    ownCurrency: currencyEnum('own_currency').notNull(),
    ownRate: bigint('own_rate', { mode: 'number' }).notNull(),
    chargeRate: bigint('charge_rate', { mode: 'number' }).notNull(),
    idempotencyKey: text('idempotency_key'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    foreignKey({ columns: [table.companyId, table.userId], foreignColumns: [users.companyId, users.id] }),
    foreignKey({ columns: [table.companyId, table.withPackage], foreignColumns: [table.companyId, table.id] }),
    unique('enrolments_course').on(table.companyId, table.userId, table.courseId),
    unique('enrolments_package').on(table.companyId, table.userId, table.packageId),
    unique('enrolments_idempotency').on(table.companyId, table.userId, table.idempotencyKey),
    index().on(table.companyId, table.userId, table.id),
    // For counting the uses of a coupon, over all companies.
    index('enrolments_of_coupon').on(table.couponId, table.createdAt).where(sql`coupon_id is not null`),
    // For counting who is enrolled, over all companies.
    index('enrolments_of_course').on(table.courseId).where(sql`course_id is not null`),
    index('enrolments_of_package').on(table.packageId).where(sql`package_id is not null`),
    check('enrolments_of_one', sql`(${table.courseId} is null) <> (${table.packageId} is null)`),
    check('enrolments_package_courses', sql`(${table.packageId} is null) = (${table.courseIds} is null)`),
    check('enrolments_percent', sql`${table.percentOff} between 0 and 100`),
    check('enrolments_paid', sql`${table.pricePaid} between 0 and ${table.price}`),
  ],
);
