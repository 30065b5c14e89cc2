import type { previewBenefit as preview } from '#contract/admin-benefits/admin-benefits.contract.ts';
import type { BenefitInFull } from '#contract/benefits/benefits.contract.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import type { Currency } from '#contract/money/money.rules.ts';
import { previewDetails } from '../benefits/benefit-details.ts';
import type { Database } from '../database/database.ts';
import { ask } from '../database/statement.ts';
import { sql } from '../database/text.ts';
import { inTransaction } from '../database/transaction.ts';
import { notFound, requestInvalid } from '../errors/request.errors.ts';
import type { PersonKey } from '../people/person-key.ts';
import { problemTexts } from './benefits.errors.ts';
import { readToWrite } from './read-to-write.ts';
import { recordOf } from './stored-benefit.ts';
import { emptyBenefit, writeBenefit } from './written-benefit.ts';

// User id of an imaginary person of the company without favourites.
const NOBODY = 0;

/**
 * A benefit with unsaved changes as the people of a company would see it; a new one with the files that `sender` uploaded for it.
 * Throws notFound, or requestInvalid with the problems of its fields.
 */
export async function previewBenefit(
  database: Database,
  { id, company, language, ...fields }: BodyOf<typeof preview>,
  { sender, now }: { sender: PersonKey; now: Date },
): Promise<BenefitInFull> {
  const [found] = await ask<{ currency: Currency }>(
    database,
    sql`select currency from companies where id = ${company}::bigint`,
  );
  if (!found) throw requestInvalid(problemTexts({ company: 'unknown' }));
  const { currency } = found;
  const draft = await inTransaction(database, async (transaction) => {
    const { provider_id: providerId = null, category_id: categoryId = null } = fields;
    const of = id === undefined ? { id: null, sender } : { id };
    const toWrite = await readToWrite(transaction, Object.assign({ providerId, categoryId }, of));
    if (id !== undefined && !toWrite.row) throw notFound();
    const row = toWrite.row ?? emptyBenefit(now);
    return Object.assign(row, writeBenefit(fields, row, toWrite).row);
  });
  const reader = { companyId: company, userId: NOBODY, currency, language };
  return previewDetails(database, reader, recordOf(draft));
}
