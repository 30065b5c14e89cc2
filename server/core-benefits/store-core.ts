import { eq } from 'drizzle-orm';
import type { BenefitColumns } from '../admin-benefits/stored-benefit.ts';
import { benefits } from '../benefits/benefits.table.ts';
import type { Transaction } from '../database/database.ts';
import { coreBenefits } from './core-benefits.table.ts';

/** The columns written for a core benefit: the company's choices, and for its own benefit also its texts. */
export interface CoreColumns {
  chosen: Partial<Omit<typeof coreBenefits.$inferInsert, 'companyId' | 'benefitId' | 'revision' | 'changedAt'>>;
  benefit?: Partial<BenefitColumns>;
}

interface Storing {
  companyId: number;
  id: number;
  columns: CoreColumns;
  revision: number;
  now: Date;
}

/** Writes a company's core benefit; inserts the row of its choices if there is none yet. */
export async function storeCore(
  transaction: Transaction,
  { companyId, id: benefitId, columns: { chosen, benefit }, revision, now }: Storing,
): Promise<void> {
  const changes = Object.assign({ revision, changedAt: now }, chosen);
  await transaction
    .insert(coreBenefits)
    .values(Object.assign({ companyId, benefitId }, changes))
    .onConflictDoUpdate({ target: [coreBenefits.companyId, coreBenefits.benefitId], set: changes });
  if (benefit)
    await transaction
      .update(benefits)
      .set(Object.assign({ revision, changedAt: now }, benefit))
      .where(eq(benefits.id, benefitId));
}
