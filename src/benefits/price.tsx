import type { BenefitInList } from '#contract/benefits/benefits.contract.ts';
import { formatMoney, moneyParts, toMinor } from '#contract/money/money.rules.ts';
import { cn } from '#design-system/classes/cn.ts';
import { benefitsTexts } from '#locales/benefits/benefits.texts.ts';
import { useLanguage, useTexts } from '#locales/texts.tsx';
import { Money, type MoneySize } from '../money/money.tsx';
import { useReaderCurrency } from './benefits.queries.ts';

export interface PriceProps {
  benefit: Pick<BenefitInList, 'price_currency' | 'price_discount_currency' | 'discount' | 'monthly' | 'fixed'>;
  size?: MoneySize;
  className?: string | undefined;
}

/** Price of a benefit, or who gives it when nothing is charged: the old price struck through above, the new one never red (design.md 7). */
export function Price({ benefit, size = 22, className }: PriceProps) {
  const t = useTexts(benefitsTexts);
  const language = useLanguage();
  const currency = useReaderCurrency();
  const { price_currency: full, price_discount_currency: reduced, discount, monthly } = benefit;
  if (benefit.fixed) return <p className={cn('display text-16', className)}>{t('fromEmployer')}</p>;
  if (!full) return <p className={cn('display text-18', className)}>{t('agreed')}</p>;
  const amount = toMinor(reduced ?? full);
  const { whole, separator, decimals } = moneyParts(toMinor(full), currency, language);
  return (
    <p className={cn('grid min-w-0 justify-items-start gap-0.5', className)}>
      {discount > 0 && (
        <>
          <del className="whitespace-nowrap text-12 text-ink-muted desk:text-14" aria-hidden>
            {whole}
            {separator}
            {decimals}
          </del>
          <span className="sr-only">
            {t('oldPrice', { price: formatMoney(toMinor(full), currency, language) })}. {t('newPrice')}
          </span>
        </>
      )}
      <span className="flex flex-wrap items-baseline gap-x-1.5">
        <Money
          amount={amount}
          currency={currency}
          size={size}
          className={size === 22 ? '@max-[199px]:text-16 max-desk:text-18 [&_small]:@max-[199px]:text-11' : ''}
        />
        {monthly && <span className="text-12 text-ink-muted">{t('monthly')}</span>}
      </span>
    </p>
  );
}
