import { randomBytes } from 'node:crypto';
import type { RequestStatus } from '#contract/requests/requests.rules.ts';
import type { Database } from '../database/database.ts';
import { files } from '../files/files.table.ts';
import type { PersonKey } from '../people/person-key.ts';
import { requestEvents, requests } from '../requests/requests.table.ts';
import { subscriptionCharges, subscriptions } from '../subscriptions/subscriptions.table.ts';
import { makeBenefit, makeCategory } from './benefits.ts';

/** A month of a subscription, charged with 2.000,00 RSD from the flexible budget; returns the charge's id. Writes no ledger entries. */
export async function makeCharge(database: Database, { companyId, userId }: PersonKey, at: string): Promise<number> {
  const createdAt = new Date(at);
  const person = { companyId, userId, createdAt };
  const benefitId = await makeBenefit(database, createdAt, { monthly: true });
  const [row] = await database
    .insert(subscriptions)
    .values({ ...person, benefitId, nextMonth: '2026-12-01' })
    .returning({ id: subscriptions.id });
  const paid = { price: 200_000, amount: 200_000, paidFromCategory: 0, paidFromFlexible: 200_000, discount: 0 };
  const rates = { currency: 'RSD', benefitCurrency: 'RSD', benefitRate: 117_200_000, chargeRate: 117_200_000 } as const;
  const [charge] = await database
    .insert(subscriptionCharges)
    .values({
      ...person,
      ...paid,
      ...rates,
      subscriptionId: row?.id ?? 0,
      month: '2026-11-01',
      payrollTax: 100,
      rootCategoryId: 1,
      nameEn: 'Pool, monthly',
      nameSr: 'Bazen, mesečno',
      providerName: 'Košutnjak',
      companyPrice: 1547,
      budgetYear: 2026,
    })
    .returning({ id: subscriptionCharges.id });
  return charge?.id ?? 0;
}

/** A request for 700,00 RSD, 300,00 of it from the yearly budget of category 1; returns its id. Writes no ledger entries. */
export async function makeRequest(
  database: Database,
  { companyId, userId }: PersonKey,
  at: string,
  status: RequestStatus,
): Promise<number> {
  const createdAt = new Date(at);
  const person = { companyId, userId, createdAt };
  await makeCategory(database, 1);
  const file = {
    key: randomBytes(8).toString('hex'),
    name: 'racun.pdf',
    type: 'application/pdf',
    bytes: 3,
    sha256: '0',
  };
  const [sent] = await database
    .insert(files)
    .values({ ...person, ...file })
    .returning({ id: files.id });
  const isDecided = status !== 'pending' && status !== 'in_review';
  const [row] = await database
    .insert(requests)
    .values({
      ...person,
      kind: 'reimbursement',
      status,
      categoryId: 1,
      providerName: 'Optika Fokus',
      amount: 70_000,
      description: 'Naočare',
      purchaseDate: '2026-10-30',
      currency: 'RSD',
      heldFromCategory: 30_000,
      heldFromFlexible: 40_000,
      budgetYear: 2026,
      fileId: sent?.id ?? 0,
      firstFiledAt: createdAt,
      searchKey: '',
      decidedAt: isDecided ? createdAt : null,
    })
    .returning({ id: requests.id });
  const requestId = row?.id ?? 0;
  await database.insert(requestEvents).values({ companyId, requestId, status: 'pending', actorId: userId, createdAt });
  return requestId;
}
