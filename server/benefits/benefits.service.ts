import { and, eq, notInArray } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';
import { readRates } from '../money/money.service.ts';
import { benefitRow, type NewBenefit } from './benefit-row.ts';
import { benefitCompanies, benefits } from './benefits.table.ts';
import { readShelves } from './shelves.ts';

// A statement takes at most 65,535 values.
const ROWS_AT_ONCE = 500;

/** Puts benefits into the catalogue; answers their ids in the order given. Throws when a provider or a category is not there. */
export async function createBenefits(transaction: Transaction, inputs: readonly NewBenefit[]): Promise<number[]> {
  const rows = await rowsOf(transaction, inputs);
  const ids: number[] = [];
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
    const part = rows.slice(start, start + ROWS_AT_ONCE);
    const inserted = await transaction.insert(benefits).values(part).returning({ id: benefits.id });
    ids.push(...inserted.map(({ id }) => id));
  }
  const offers = inputs.flatMap(({ companies }, place) =>
    (companies ?? []).map((companyId) => ({ companyId, benefitId: ids[place] ?? 0 })),
  );
  if (offers.length > 0) await transaction.insert(benefitCompanies).values(offers);
  return ids;
}

/** Replaces all that is given of a benefit; answers false when it is not there. */
export async function replaceBenefit(transaction: Transaction, id: number, input: NewBenefit): Promise<boolean> {
  const [row] = await rowsOf(transaction, [input]);
  if (!row) return false;
  const replaced = await transaction
    .update(benefits)
    .set(row)
    .where(eq(benefits.id, id))
    .returning({ id: benefits.id });
  if (replaced.length === 0) return false;
  await replaceOffers(transaction, id, input.companies ?? []);
  return true;
}

// What stays is not touched: whoever keeps a benefit is answered anew when it is offered to others.
async function replaceOffers(transaction: Transaction, benefitId: number, companies: readonly number[]): Promise<void> {
  const { companyId } = benefitCompanies;
  const ofBenefit = eq(benefitCompanies.benefitId, benefitId);
  await transaction.delete(benefitCompanies).where(and(ofBenefit, notInArray(companyId, [...companies])));
  const offers = companies.map((company) => ({ companyId: company, benefitId }));
  if (offers.length > 0) await transaction.insert(benefitCompanies).values(offers).onConflictDoNothing();
}

async function rowsOf(transaction: Transaction, inputs: readonly NewBenefit[]) {
  const shelfOf = await readShelves(transaction, inputs);
  const rates = await readRates(transaction);
  return inputs.map((input) => benefitRow(input, shelfOf(input), rates));
}
