import type { addCoreBenefit, CoreBenefit, changeCoreBenefit } from '#contract/core-benefits/core-benefits.contract.ts';
import { MOST_OWN } from '#contract/core-benefits/core-benefits.rules.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import { isSame } from '#contract/records/merge.rules.ts';
import { benefitRow } from '../benefits/benefit-row.ts';
import { createBenefits } from '../benefits/benefits.service.ts';
import { readShelves } from '../benefits/shelves.ts';
import type { Caller } from '../caller/caller.ts';
import { lockCompany } from '../companies/lock-company.ts';
import type { Database, Transaction } from '../database/database.ts';
import { ask } from '../database/statement.ts';
import { sql } from '../database/text.ts';
import { inTransaction } from '../database/transaction.ts';
import type { PutFile } from '../files/files.service.ts';
import { readRates } from '../money/money.service.ts';
import { coreFull } from './core-benefits.errors.ts';
import { keepDocument } from './core-document.ts';
import { placeAll, readCoreOrder } from './core-place.ts';
import { type Editing, noteCore, saveCore } from './save-core.ts';
import { storeCore } from './store-core.ts';
import { readCore } from './stored-core.ts';
import { checkCategory, checkTexts, type SentTexts, textsFrom } from './written-core.ts';

interface Adding {
  admin: Caller;
  fields: BodyOf<typeof addCoreBenefit>;
  /** The document, whose bytes are already stored; null when none was sent. */
  put: PutFile | null;
  now: Date;
}

/**
 * Adds an own core benefit, as the last one and immediately visible. Throws coreFull, or requestInvalid with the problems of its
 * fields.
 */
export function insertCore(database: Database, { admin, fields, put, now }: Adding): Promise<CoreBenefit> {
  const { companyId, currency } = admin;
  const texts = textsFrom(fields, null);
  checkTexts(texts);
  return inTransaction(database, async (transaction) => {
    await lockCompany(transaction, companyId);
    await refuseFull(transaction, companyId);
    await checkCategory(transaction, fields.category_id);
    const providerId = await ownProvider(transaction, companyId, now);
    const filed = { providerId, categoryId: fields.category_id };
    const given = Object.assign(unsold(now), filed, columnsOf(texts), {
      currency,
      ownerCompanyId: companyId,
      companies: [companyId],
    });
    const order = await readCoreOrder(transaction, companyId);
    const [id = 0] = await createBenefits(transaction, [given]);
    const document = put ? await keepDocument(transaction, admin, put) : {};
    const chosen = Object.assign({ contact: texts.contact }, document);
    await storeCore(transaction, { companyId, id, columns: { chosen }, revision: 1, now });
    await placeAll(transaction, companyId, [...order, id]);
    const { benefit: after } = await readCore(transaction, admin, id);
    await noteCore(transaction, { admin, kind: 'core.added', before: null, after, now });
    return after;
  });
}

/** Changes the sent fields of an own core benefit. Throws notFound, recordChanged, ofPlatform, or the problems of its fields. */
export function changeCore(
  database: Database,
  { fields, ...editing }: Editing & { fields: BodyOf<typeof changeCoreBenefit> },
): Promise<CoreBenefit> {
  return saveCore(database, editing, {
    kind: 'core.changed',
    isOwn: true,
    write: async (transaction, { benefit }) => {
      const texts = textsFrom(fields, benefit);
      checkTexts(texts);
      const categoryId = fields.category_id ?? benefit.category_id;
      if (categoryId !== benefit.category_id) await checkCategory(transaction, categoryId);
      if (categoryId === benefit.category_id && isSame(texts, textsFrom({}, benefit))) return null;
      return {
        chosen: { contact: texts.contact },
        benefit: await rowOf(transaction, editing.id, { categoryId, texts }),
      };
    },
  });
}

async function rowOf(
  transaction: Transaction,
  id: number,
  { categoryId, texts }: { categoryId: number; texts: SentTexts },
) {
  const [kept] = await ask<{ provider_id: number; currency: Caller['currency']; added_at: string }>(
    transaction,
    sql`select provider_id, currency, added_at from benefits where id = ${id}::integer`,
  );
  if (!kept) throw new Error(`no benefit ${id}`);
  const filed = { providerId: kept.provider_id, categoryId };
  const shelfOf = await readShelves(transaction, [filed]);
  const input = Object.assign(unsold(new Date(kept.added_at)), filed, columnsOf(texts), {
    currency: kept.currency,
    companies: [],
  });
  const row = benefitRow(input, shelfOf(filed), await readRates(transaction));
  const { rootCategoryId, nameEn, nameSr, shortDescriptionEn, shortDescriptionSr, descriptionEn, descriptionSr } = row;
  const { sortEn, sortSr, searchKey } = row;
  const told = { nameEn, nameSr, shortDescriptionEn, shortDescriptionSr, descriptionEn, descriptionSr };
  return Object.assign({ categoryId, rootCategoryId, sortEn, sortSr, searchKey }, told);
}

// Columns of a benefit that is given, not sold.
const unsold = (now: Date) => ({
  kind: 'fixed' as const,
  wayToBuy: 'in_store' as const,
  instructionsEn: '',
  instructionsSr: '',
  limitationsEn: '',
  limitationsSr: '',
  price: null,
  addedAt: now,
});

const columnsOf = (texts: SentTexts) => ({
  nameEn: texts.name_en,
  nameSr: texts.name_sr,
  shortDescriptionEn: texts.short_description_en,
  shortDescriptionSr: texts.short_description_sr,
  descriptionEn: texts.description_en,
  descriptionSr: texts.description_sr,
});

async function refuseFull(transaction: Transaction, companyId: number): Promise<void> {
  const [found] = await ask<{ n: number }>(
    transaction,
    sql`select count(*)::integer as n from benefits where owner_company_id = ${companyId}`,
  );
  if ((found?.n ?? 0) >= MOST_OWN) throw coreFull();
}

/** The provider of a company's own core benefits: it has the company's name, and only the company sees it. */
async function ownProvider(transaction: Transaction, companyId: number, now: Date): Promise<number> {
  await ask(
    transaction,
    sql`
    insert into providers (name, search_key, sort_key, owner_company_id, changed_at)
    select name, search_key, sort_key, id, ${now.toISOString()}::timestamptz from companies where id = ${companyId}
    on conflict (owner_company_id) do nothing`,
  );
  const [found] = await ask<{ id: number }>(
    transaction,
    sql`select id from providers where owner_company_id = ${companyId}`,
  );
  if (!found) throw new Error(`no company ${companyId}`);
  return found.id;
}
