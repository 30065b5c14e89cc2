import { categoryName } from '#contract/benefits/benefits.rules.ts';
import { type Currency, formatMoney } from '#contract/money/money.rules.ts';
import { cartTexts } from '#locales/cart/cart.texts.ts';
import { useLanguage, useTexts } from '#locales/texts.tsx';
import { BudgetMeter } from './budget-meter.tsx';
import type { BudgetShare } from './budget-shares.ts';

interface BudgetPaymentsProps {
  shares: readonly BudgetShare[];
  currency: Currency;
}

/** The two-part meter of each budget that pays; apricot is this purchase (design.md 13). */
export function BudgetPayments({ shares, currency }: BudgetPaymentsProps) {
  const t = useTexts(cartTexts);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3.5 rounded-12 bg-surface-sunken px-4 py-3.5">
      {shares.length > 1 && <p className="sr-only">{t('pays')}</p>}
      {shares.map((share) => (
        <Share key={share.categoryId} share={share} currency={currency} alone={shares.length === 1} />
      ))}
    </div>
  );
}

interface ShareProps {
  share: BudgetShare;
  currency: Currency;
  /** The only budget that pays, so its name is left out. */
  alone: boolean;
}

function Share({ share, currency, alone }: ShareProps) {
  const t = useTexts(cartTexts);
  const language = useLanguage();
  const money = (amount: number) => formatMoney(amount, currency, language);
  const name = share.category ? categoryName(share.category, language) : t('flexible');
  const left = money(share.left - share.taken);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      {!alone && (
        <p className="flex flex-wrap items-baseline justify-between gap-x-2 text-14">
          {name}
          <span className="whitespace-nowrap font-580 tabular-nums">{money(-share.taken)}</span>
        </p>
      )}
      <BudgetMeter
        label={name}
        valueText={t('takes', { taken: money(share.taken), name, left })}
        base={share.allocated}
        left={share.left}
        taken={share.taken}
      />
      <p className="flex flex-wrap items-baseline justify-between gap-x-2 text-14">
        <span className="text-ink-muted">{t('remains')}</span>
        <b className="whitespace-nowrap font-580 tabular-nums">{left}</b>
      </p>
    </div>
  );
}
