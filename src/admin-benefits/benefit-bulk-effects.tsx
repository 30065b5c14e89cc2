import type { BulkPreview } from '#contract/admin-benefits/benefit-bulk.contract.ts';
import { toMinor } from '#contract/money/money.rules.ts';
import { adminBenefitsTexts } from '#locales/admin-benefits/admin-benefits.texts.ts';
import { recordsTexts } from '#locales/records/records.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { Money } from '../money/money.tsx';

interface BulkEffectsProps {
  action: string;
  effects: BulkPreview['effects'];
}

/** What a bulk change of benefits means for people: carts, subscriptions, and the price of these. */
export function BenefitBulkEffects({ action, effects: { carts, subscriptions, monthly } }: BulkEffectsProps) {
  const t = useTexts(adminBenefitsTexts);
  const r = useTexts(recordsTexts);
  const isPriced = action === 'price' || action === 'discount';
  return (
    <>
      {carts > 0 && (
        <p>
          {t('bulk.carts', { count: carts })} {isPriced && t('bulk.carts.price')}
          {action === 'withdraw' && t('bulk.carts.withdraw')}
        </p>
      )}
      {subscriptions > 0 && (
        <p>
          {t('bulk.subscriptions', { count: subscriptions })} {monthly.length > 0 && t('bulk.monthly')}
        </p>
      )}
      {monthly.map(({ currency, before, after }) => (
        <p key={currency} className="flex flex-wrap items-baseline gap-x-3">
          <span>
            <span className="sr-only">{r('bulk.was')} </span>
            <Money amount={toMinor(before)} currency={currency} size={16} className="text-ink-muted" />
          </span>
          <span aria-hidden>→</span>
          <span>
            <span className="sr-only">{r('bulk.becomes')} </span>
            <Money amount={toMinor(after)} currency={currency} size={18} />
          </span>
        </p>
      ))}
    </>
  );
}
