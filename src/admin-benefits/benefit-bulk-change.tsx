import type { BulkPreview } from '#contract/admin-benefits/benefit-bulk.contract.ts';
import { toMinor } from '#contract/money/money.rules.ts';
import { adminBenefitsTexts } from '#locales/admin-benefits/admin-benefits.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { Money } from '../money/money.tsx';

interface BenefitBulkChangeProps {
  row: BulkPreview['sample'][number];
  side: 'before' | 'after';
}

/** What of a benefit changes, as it is before or after. */
export function BenefitBulkChange({ row, side }: BenefitBulkChangeProps) {
  const t = useTexts(adminBenefitsTexts);
  const { price, discount, state } = row[side] as { price?: number; discount?: number; state?: State };
  if (price !== undefined) return <Money amount={toMinor(price)} currency={row.currency} size={14} inColumn />;
  if (discount !== undefined) return `${discount} %`;
  return state && t(`bulk.state.${state}`);
}

type State = 'draft' | 'offered' | 'withdrawn';
