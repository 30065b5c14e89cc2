import { eq } from 'drizzle-orm';
import type { BenefitColumns } from '../admin-benefits/stored-benefit.ts';
import { benefits } from '../benefits/benefits.table.ts';
import type { Transaction } from '../database/database.ts';
import { coreBenefits } from './core-benefits.table.ts';

/** What is written of a core benefit: what the company makes of it, and of its own also what people read. */
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

/** Writes what becomes of a core benefit of a company; of one that it had not touched yet a row is made. */
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
