import type { ChangeKind } from '#contract/changes/change-kinds.ts';
import { type Fields, isSame } from '#contract/records/merge.rules.ts';
import { searchKey } from '#contract/search/search.rules.ts';
import type { Transaction } from '../database/database.ts';
import { statement } from '../database/statement.ts';
import { of, sql, text } from '../database/text.ts';
import { actingValues, type By, noted } from './noted.ts';

/** What a field was and became: as the wire has it, html as text. */
export interface ChangedValue {
  field: string;
  before: unknown;
  after: unknown;
  /** Whether it tells of somebody: then it can be erased. */
  personal?: boolean;
  /** Of whom it tells, of the record's company. */
  personId?: number;
}

/** A record that was changed. */
export interface ChangedRecord {
  kind: ChangeKind;
  /** Whose the record is: a company, or `PLATFORM`. */
  companyId: number;
  recordId: number | string;
  /** What it is called. Never a person's name or address: these are values. */
  recordName?: string;
  /** Its revision now. */
  revision?: number;
  /** Why, in words that tell of nobody: they are never erased. */
  reason?: string;
  values: readonly ChangedValue[];
}

/** Who changed something, as the log has it; null when the server did. */
export type Noted = { id: number; name: string } | null;

/** Notes a change of one record, in the transaction of it; answers by whom it was. */
export function noteChange(transaction: Transaction, by: By, changed: ChangedRecord, now: Date): Promise<Noted> {
  return noteChanges(transaction, by, [changed], now);
}

/** Notes what happened to many records, in one statement. One that makes its rows itself takes `noted` in. */
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

// A field of such a name opens something to whoever reads it.
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

/** Those of the named fields that are not what they were; all that are there when the record is new. */
export function changedValues(before: Fields | null, after: Fields, names: readonly string[]): ChangedValue[] {
  return names
    .map((field) => ({ field, before: before?.[field] ?? null, after: after[field] ?? null }))
    .filter((value) => !isSame(value.before, value.after));
}
