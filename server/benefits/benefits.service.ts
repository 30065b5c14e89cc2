import type { Transaction } from '../database/database.ts';
import { readRates } from '../money/money.service.ts';
import { benefitRow, type NewBenefit } from './benefit-row.ts';
import { benefitCompanies, benefits } from './benefits.table.ts';
import { readShelves } from './shelves.ts';

// A statement takes at most 65,535 values.
const ROWS_AT_ONCE = 500;

/**
 * Inserts benefits into the catalogue; answers their ids in the order given. Throws when a provider or a category does not exist.
 */
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

async function rowsOf(transaction: Transaction, inputs: readonly NewBenefit[]) {
  const shelfOf = await readShelves(transaction, inputs);
  const rates = await readRates(transaction);
  return inputs.map((input) => benefitRow(input, shelfOf(input), rates));
}
