import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { VIAS } from '#contract/changes/change-kinds.ts';
import { bytea } from '../caller/caller.table.ts';
import { xid8 } from '../database/touched-column.ts';

export const via = pgEnum('via', VIAS);

/**
 * The log of changes: one row per changed record, written in the transaction of the change, never updated or deleted. It has only digests
 * of the values, so the name of the person who made the change is all that may have to be erased.
 */
export const changes = pgTable(
  'changes',
  {
    /** Company of the record; 0 for the platform. */
    companyId: bigint('company_id', { mode: 'number' }).notNull(),
    id: bigint({ mode: 'number' }).notNull().generatedByDefaultAsIdentity(),
    at: timestamp({ withTimezone: true }).notNull(),
    /** The person who made the change; null for the server. */
    actorCompanyId: bigint('actor_company_id', { mode: 'number' }),
    actorId: bigint('actor_id', { mode: 'number' }),
    /** Name of the actor at that time. */
    actorName: text('actor_name').notNull(),
    /** The person in whose place the actor acted, in the same company. */
    forId: bigint('for_id', { mode: 'number' }),
    via: via().notNull(),
    viaId: text('via_id'),
    requestId: text('request_id'),
    /** Equal for all changes of one session; a hash from which the session cannot be found. */
    session: text(),
    /** For example `coupon.changed` (contract/changes). */
    kind: text().notNull(),
    recordKind: text('record_kind').notNull(),
    recordId: text('record_id').notNull(),
    /** Never a person's name, which would be a value. */
    recordName: text('record_name').notNull(),
    /** The name as searched (contract/search). */
    searchKey: text('search_key').notNull(),
    fields: text().array().notNull(),
    /** Elements of `fields` whose values may be erased. */
    personal: text().array().notNull(),
    /** For each field the SHA-256 of the value before and after, each preceded by the field's salt (`change_values`). */
    digests: jsonb().$type<Record<string, [string, string]>>().notNull(),
    reason: text().notNull(),
    /** Revision of the record after the change. */
    revision: integer(),
    /** The database cluster that gave the transaction id: a restored one begins to count again. */
    era: text().notNull(),
    txid: xid8().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    check('changes_actor', sql`(${table.actorCompanyId} is null) = (${table.actorId} is null)`),
    index('changes_newest').on(table.id),
    index('changes_of_record').on(table.recordKind, table.recordId, table.companyId, table.id),
    index('changes_through').on(table.via, table.viaId, table.id).where(sql`via_id is not null`),
    index('changes_of_actor').on(table.actorCompanyId, table.actorId, table.id),
    index('changes_at').using('brin', table.at),
    index('changes_to_seal').on(table.era, table.txid),
    index('changes_search').using('gin', sql`${table.searchKey} gin_trgm_ops`),
  ],
);

/** The values of a field before and after a change. A personal value can be erased; nothing else can be changed or deleted. */
export const changeValues = pgTable(
  'change_values',
  {
    companyId: bigint('company_id', { mode: 'number' }).notNull(),
    changeId: bigint('change_id', { mode: 'number' }).notNull(),
    field: text().notNull(),
    before: jsonb(),
    after: jsonb(),
    /** Deleted together with the values: without it nobody can guess which value has a digest. */
    salt: bytea().notNull(),
    personal: boolean().notNull(),
    /** The person whom a personal value is about; null as long as they have no account. */
    personId: bigint('person_id', { mode: 'number' }),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.changeId, table.field] }),
    check('change_values_person', sql`${table.personal} or ${table.personId} is null`),
    index('change_values_of_person').on(table.companyId, table.personId).where(sql`personal`),
  ],
);

/** A seal covers the changes of its era whose transaction ids come after those of the seal before it and are below `to_txid`. */
export const seals = pgTable(
  'seals',
  {
    id: integer().primaryKey(),
    era: text().notNull(),
    /** No transaction below it can still add a change. */
    toTxid: xid8('to_txid').notNull(),
    /** Number of changes that it covers. */
    changes: integer().notNull(),
    /** SHA-256 of the previous seal's digest, of the range that this one covers, and of all rows in it. */
    digest: bytea().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('seals_of_era').on(table.era, table.toTxid)],
);
