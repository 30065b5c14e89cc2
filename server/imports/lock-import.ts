import { PLATFORM } from '#contract/changes/change-kinds.ts';
import type { Mapping } from '#contract/imports/import.rules.ts';
import type { ImportKind } from '#contract/imports/import-fields.ts';
import type { Import } from '#contract/imports/import-shapes.contract.ts';
import type { Transaction } from '../database/database.ts';
import { statement } from '../database/statement.ts';
import { number, of, sql, text } from '../database/text.ts';
import { notFound } from '../errors/request.errors.ts';
import type { PersonKey } from '../people/person-key.ts';
import { importStatus } from './imports.errors.ts';

/** Which import of which company, and what it is about. */
export interface ImportKey {
  companyId: number;
  id: number;
  kind: ImportKind;
}

/** Whose log has what was done with an import. */
export const notedIn = ({ kind, companyId }: ImportKey): number => (kind === 'benefits' ? PLATFORM : companyId);

/** That a change `ch` of that log is the one by which an import `i` was written. */
export const WROTE = sql`ch.record_kind = 'import' and ch.record_id = i.id::text and ch.kind = 'import.committed'`;

/** Whoever writes an import or takes it back: what they change is noted as done by it. */
export const byImport = <By extends PersonKey>(by: By, id: number) =>
  Object.assign({}, by, { via: 'import' as const, viaId: String(id) });

export type Status = Import['status'];

/** An import as whoever works on it holds it. */
export interface HeldImport extends ImportKey {
  status: Status;
  fileName: string;
  /** What its company is called. */
  company: string;
  columns: string[];
  mapping: Mapping | null;
  total: number;
  committedAt: number | null;
  taskId: number | null;
  /** The company of whoever asked for that task. */
  taskCompanyId: number;
}

/** Locks an import, so that what is done to it is one after the other. Throws notFound, or importStatus unless it is at one of these steps. */
export async function lockImport(
  transaction: Transaction,
  { companyId, id, kind }: ImportKey,
  at: readonly Status[],
): Promise<HeldImport> {
  const [held] = await lock(transaction, { companyId, id, kind });
  if (!held) throw notFound();
  if (!at.includes(held.status)) throw importStatus(held.status);
  return held;
}

const lock = statement(
  'lock_import',
  of<HeldImport>,
  () => sql`
    select company_id as "companyId", id, kind, status, file_name as "fileName", columns,
      (select c.name from companies c where c.id = imports.company_id) as company, mapping, total, task_id as "taskId",
      coalesce(task_company_id, company_id) as "taskCompanyId",
      (extract(epoch from committed_at) * 1000)::bigint as "committedAt"
    from imports where company_id = ${number('companyId')} and id = ${number('id')} and kind = ${text('kind')}
    for no key update`,
);
