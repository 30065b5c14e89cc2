import type { CoreBenefit, EditedCoreBenefit } from '#contract/core-benefits/core-benefits.contract.ts';
import { CORE_TEXTS } from '#contract/core-benefits/core-benefits.rules.ts';
import type { Fields } from '#contract/records/merge.rules.ts';
import type { Database, Transaction } from '../database/database.ts';
import { ask } from '../database/statement.ts';
import { sql } from '../database/text.ts';
import { notFound } from '../errors/request.errors.ts';
import { lastChangedOf } from '../records/record-list.ts';
import { coreRows } from './core-rows.ts';

/** The fields of a core benefit that its history tells of. */
export const TOLD = [...CORE_TEXTS, 'category_id', 'document', 'active'];

interface Row extends Omit<CoreBenefit, 'document'> {
  document_key: string | null;
  document_name: string | null;
  document_bytes: number | null;
}

/** A core benefit with where its document is. */
export interface KeptCore {
  benefit: CoreBenefit;
  documentKey: string | null;
}

const ofCompany = (companyId: number, id: number) => sql`from ${coreRows(companyId)} r where r.id = ${id}::bigint`;

/** Reads a core benefit of a company. Throws notFound, also for another company's own one. */
export async function readCore(
  database: Database | Transaction,
  { companyId }: { companyId: number },
  id: number,
): Promise<KeptCore> {
  const [found] = await ask<{ row: Row }>(database, sql`select to_jsonb(r) as row ${ofCompany(companyId, id)}`);
  if (!found) throw notFound();
  return { benefit: coreOf(found.row), documentKey: found.row.document_key };
}

/** A core benefit of a company with who changed it last. Throws notFound. */
export async function readEditedCore(
  database: Database,
  { companyId }: { companyId: number },
  id: number,
): Promise<EditedCoreBenefit> {
  const changed = lastChangedOf('core', sql`r.id`, sql`r.changed_at`, sql`r.company_id`);
  const [found] = await ask<{ row: Row } & Pick<EditedCoreBenefit, 'changed'>>(
    database,
    sql`select to_jsonb(r) as row, ${changed} as changed ${ofCompany(companyId, id)}`,
  );
  if (!found) throw notFound();
  return Object.assign(coreOf(found.row), { changed: found.changed });
}

function coreOf({ document_name: name, document_bytes: bytes, ...row }: Row): CoreBenefit {
  const { id, own, category_id, contact, active, revision } = row;
  const { name_sr, name_en, short_description_sr, short_description_en, description_sr, description_en } = row;
  const texts = {
    name_sr,
    name_en,
    short_description_sr,
    short_description_en,
    description_sr,
    description_en,
    contact,
  };
  const document = name === null || bytes === null ? null : { name, bytes };
  const changed_at = new Date(row.changed_at).toISOString();
  return Object.assign({ id, own, category_id, document, active, revision, changed_at }, texts);
}

/** A core benefit as noted in its history: of its document only the name. */
export const toldOf = (benefit: CoreBenefit): Fields =>
  Object.assign({}, benefit, { document: benefit.document?.name ?? null });

export const nameOf = ({ name_sr: sr, name_en: en }: Pick<CoreBenefit, 'name_sr' | 'name_en'>) => sr || en;
