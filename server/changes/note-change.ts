import type { ChangeKind } from '#contract/changes/change-kinds.ts';
import { type Fields, isSame } from '#contract/records/merge.rules.ts';
import { searchKey } from '#contract/search/search.rules.ts';
import type { Transaction } from '../database/database.ts';
import { statement } from '../database/statement.ts';
import { of, sql, text } from '../database/text.ts';
import { actingValues, type By, noted } from './insert-changes.ts';

/** The values of a field before and after a change, as the wire has them; html as text. */
export interface ChangedValue {
  field: string;
  before: unknown;
  after: unknown;
  /** Whether the value is about a person: then it can be erased. */
  personal?: boolean;
  /** The person it is about, of the record's company. */
  personId?: number;
}

/** A record that was changed. */
export interface ChangedRecord {
  kind: ChangeKind;
  /** The company of the record, or `PLATFORM`. */
  companyId: number;
  recordId: number | string;
  /** Name of the record. Never a person's name or address: these are values. */
  recordName?: string;
  /** Its revision after the change. */
  revision?: number;
  /** The reason. It must not be about a person, as it is never erased. */
  reason?: string;
  values: readonly ChangedValue[];
}

/** The person who made a change, as the log has them; null when the server did. */
export type Noted = { id: number; name: string } | null;

/** Notes a change of one record in the log, in the transaction of the change; answers who made it. */
export function noteChange(transaction: Transaction, by: By, changed: ChangedRecord, now: Date): Promise<Noted> {
  return noteChanges(transaction, by, [changed], now);
}

/** Notes changes of many records, in one statement. A statement that computes its rows itself includes `noted` instead. */
export async function noteChanges(
  transaction: Transaction,
  by: By,
  changed: readonly ChangedRecord[],
  now: Date,
): Promise<Noted> {
  if (changed.length === 0) return null;
  const values = actingValues(by, now);
  const [row] = await insertChanges(transaction, { ...values, changed: JSON.stringify(changed.map(rowOf)) });
  return row?.by ?? null;
}

function rowOf({ kind, companyId, recordId, recordName = '', revision, reason = '', values }: ChangedRecord) {
  const secret = values.find(({ field }) => SECRET.test(field));
  if (secret) throw new Error(`${secret.field} is a secret, and no value of the log of changes`);
  return {
    company_id: companyId,
    kind,
    record_id: String(recordId),
    record_name: recordName,
    search_key: searchKey(recordName),
    revision,
    reason,
    values: values.map(({ field, before, after, personal = false, personId }) => ({
      field,
      before,
      after,
      personal: personal || personId !== undefined,
      person_id: personId,
    })),
  };
}

// Names of fields that hold secrets, whose values must not be logged.
const SECRET = /password|secret|token|hash|salt|(^|_)(code|codes|key)$/;

const insertChanges = statement(
  'note_changes',
  of<{ by: Noted }>,
  () => sql`
    with ${noted(sql`
      jsonb_to_recordset(${text('changed')}::jsonb) as changed (company_id bigint, kind text, record_id text,
        record_name text, search_key text, revision integer, reason text, "values" jsonb)`)}
    select case when actor_id is not null then jsonb_build_object('id', actor_id, 'name', actor_name) end as by
    from entered limit 1`,
);

/** The named fields whose values changed; for a new record all that have a value. */
export function changedValues(before: Fields | null, after: Fields, names: readonly string[]): ChangedValue[] {
  return names
    .map((field) => ({ field, before: before?.[field] ?? null, after: after[field] ?? null }))
    .filter((value) => !isSame(value.before, value.after));
}
