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

/** Primary key of an import, with its kind. */
export interface ImportKey {
  companyId: number;
  id: number;
  kind: ImportKind;
}

/** Company in whose log of changes an import is noted. */
export const notedIn = ({ kind, companyId }: ImportKey): number => (kind === 'benefits' ? PLATFORM : companyId);

/** SQL condition: the change `ch` is the one by which the import `i` was committed. */
export const WROTE = sql`ch.record_kind = 'import' and ch.record_id = i.id::text and ch.kind = 'import.committed'`;

/** The person with `via` set, so that changes are noted as made by an import. */
export const byImport = <By extends PersonKey>(by: By, id: number) =>
  Object.assign({}, by, { via: 'import' as const, viaId: String(id) });

export type Status = Import['status'];

/** A locked import. */
export interface HeldImport extends ImportKey {
  status: Status;
  fileName: string;
  /** Name of the company. */
  company: string;
  columns: string[];
  mapping: Mapping | null;
  total: number;
  committedAt: number | null;
  taskId: number | null;
  /** Company of the person who started that task. */
  taskCompanyId: number;
}

/** Locks an import, so that operations on it are serialised. Throws notFound, or importStatus if its status is none of `at`. */
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
