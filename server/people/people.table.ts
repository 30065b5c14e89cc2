import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { ADMIN_ROLES, type AdminRole, COMPANY_ROLES, type CompanyRole } from '#contract/permissions/roles.ts';
import { companies } from '../companies/companies.table.ts';
import { revisionColumns } from '../database/revision-columns.ts';

export const languageEnum = pgEnum('language', ['EN', 'SR']);

const inSql = (roles: readonly string[]) => sql.raw(`array[${roles.map((role) => `'${role}'`).join(', ')}]`);

/** A person of a company: an employee, with the further roles of specification.md 6. */
export const users = pgTable(
  'users',
  {
    companyId: bigint('company_id', { mode: 'number' })
      .notNull()
      .references(() => companies.id),
    id: bigint({ mode: 'number' }).notNull().generatedByDefaultAsIdentity(),
    email: text().notNull(),
    passwordHash: text('password_hash'),
    firstName: text('first_name').notNull().default(''),
    lastName: text('last_name').notNull().default(''),
    profilePicture: text('profile_picture'),
    position: text().notNull().default(''),
    birthPlace: text('birth_place').notNull().default(''),
    birthday: date({ mode: 'string' }),
    language: languageEnum().notNull().default('SR'),
    adminRoles: text('admin_roles').array().$type<AdminRole[]>().notNull().default([]),
    companyRoles: text('company_roles').array().$type<CompanyRole[]>().notNull().default([]),
    isAdmin: boolean('is_admin').notNull().generatedAlwaysAs(sql`cardinality(admin_roles) > 0`),
    isCompanyAdmin: boolean('is_company_admin').notNull().generatedAlwaysAs(sql`cardinality(company_roles) > 0`),
    corporateAccount: boolean('corporate_account').notNull().default(false),
    active: boolean().notNull().default(true),
    /** False from registering until the address is confirmed. */
    confirmed: boolean().notNull().default(true),
    /** The address that theirs is to become once it is confirmed, lower case; null for none. */
    pendingEmail: text('pending_email'),
    /** Until when it can be confirmed. */
    pendingUntil: timestamp('pending_until', { withTimezone: true }),
    /** Secret of the authenticator (base32); null while the one-time code is off. */
    oneTimeSecret: text('one_time_secret'),
    /** A secret that was shown and waits for its first code. */
    oneTimePending: text('one_time_pending'),
    /** The last time step that was used, so that a code works once. */
    oneTimeStep: bigint('one_time_step', { mode: 'number' }).notNull().default(0),
    /** Rises in the same transaction as every change that v2/me/ shows: it is its ETag. */
    version: integer().notNull().default(1),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** The number that the employer knows them by; one person of a company has it. */
    externalId: text('external_id'),
    /** The part of the company where they work; empty for none. */
    unit: text().notNull().default(''),
    /** Their last day, in Belgrade: when it is over the account is closed. */
    endsOn: date('ends_on', { mode: 'string' }),
    /** When somebody, or their last day, closed the account; null where it is closed for another reason, and while it is open. */
    endedAt: timestamp('ended_at', { withTimezone: true }),
    /** When what tells of them was erased from a closed account, for good; null while it was not. */
    erasedAt: timestamp('erased_at', { withTimezone: true }),
    // Made by the database, so that nobody who writes a name can forget them (0027_staff.sql).
    searchKey: text('search_key')
      .notNull()
      .generatedAlwaysAs(
        sql`search_key_of(first_name || ' ' || last_name || ' ' || email || ' ' || coalesce(external_id, ''))`,
      ),
    sortKey: text('sort_key').notNull().generatedAlwaysAs(sql`sort_key_of(last_name || ' ' || first_name)`),
    ...revisionColumns('edit_'),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    // One account of an address in a company; over all companies one of them is confirmed (see `people`).
    uniqueIndex('users_email').on(table.companyId, table.email),
    // Numbers are given over all companies: the platform names people by theirs alone.
    index('users_number').on(table.id),
    index('users_unconfirmed').on(table.email).where(sql`not confirmed`),
    index('users_admins').on(table.companyId, table.id).where(sql`is_admin`),
    index('users_company_admins').on(table.companyId, table.id).where(sql`is_company_admin`),
    uniqueIndex('users_external').on(table.companyId, table.externalId).where(sql`external_id is not null`),
    index('users_by_name').on(table.companyId, sql`${table.sortKey} collate "C"`, table.id),
    index('users_of_all').on(sql`${table.sortKey} collate "C"`, table.companyId, table.id),
    index('users_search').using('gin', table.searchKey.op('gin_trgm_ops')),
    index('users_units').on(table.companyId, table.unit).where(sql`unit <> ''`),
    index('users_apart').on(table.companyId, table.id).where(sql`not active or not confirmed or ends_on is not null`),
    index('users_leaving').on(table.endsOn).where(sql`active and ends_on is not null`),
    check('users_erased', sql`${table.erasedAt} is null or not ${table.active}`),
    check('users_pending', sql`(${table.pendingEmail} is null) = (${table.pendingUntil} is null)`),
    check('users_admin_roles', sql`${table.adminRoles} <@ ${inSql(ADMIN_ROLES)}`),
    check('users_company_roles', sql`${table.companyRoles} <@ ${inSql(COMPANY_ROLES)}`),
  ],
);

/**
 * The only global look-up from an e-mail (lower case) to a person and their company: the person who has confirmed it, or if
 * nobody has, the one who registered it last.
 */
export const people = pgTable(
  'people',
  {
    email: text().primaryKey(),
    companyId: bigint('company_id', { mode: 'number' }).notNull(),
    userId: bigint('user_id', { mode: 'number' }).notNull(),
  },
  (table) => [
    foreignKey({ columns: [table.companyId, table.userId], foreignColumns: [users.companyId, users.id] }),
    // Whoever goes is looked for here.
    index('people_users').on(table.companyId, table.userId),
  ],
);
