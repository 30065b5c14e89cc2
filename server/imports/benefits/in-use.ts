import type { AdminBenefit } from '#contract/admin-benefits/admin-benefits.contract.ts';
import type { BenefitImportField } from '#contract/imports/import-fields.ts';
import { isSame } from '#contract/records/merge.rules.ts';
import { maySubscribe } from '#contract/subscriptions/subscriptions.rules.ts';
import { sql } from '../../database/text.ts';

/** The companies of those who pay for the benefit `b` every month. */
export const SUBSCRIBED = sql`(
  select coalesce(jsonb_agg(distinct s.company_id), '[]') from subscriptions s where s.benefit_id = b.id and s.ended_at is null)`;

const SOLD = ['kind', 'monthly', 'price', 'discount'] as const;

/**
 * The field by which a change would end a benefit for somebody of these companies who pays for it every month, which only the form of
 * the benefit itself does (decision 124); undefined where it ends for nobody, or did so before.
 */
export function endingField(
  before: AdminBenefit,
  after: AdminBenefit,
  subscribed: readonly number[],
): BenefitImportField | undefined {
  if (subscribed.length === 0 || before.state !== 'offered') return undefined;
  if (after.state !== 'offered') return 'code';
  if (isSold(before) && !isSold(after)) return SOLD.find((field) => !isSame(before[field], after[field]));
  const isLeft = (company: number) => !isFor(after, company) && isFor(before, company);
  return subscribed.some(isLeft) ? 'companies' : undefined;
}

const isSold = ({ kind, monthly, price, discount }: AdminBenefit): boolean =>
  maySubscribe({ benefit_type: kind, monthly, price, discount });

const isFor = ({ companies }: AdminBenefit, company: number): boolean =>
  companies === null || companies.includes(company);
