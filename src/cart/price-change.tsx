import { TrendingDown, TrendingUp } from 'lucide-react';
import { type Currency, formatMoney } from '#contract/money/money.rules.ts';
import { cartTexts } from '#locales/cart/cart.texts.ts';
import { useLanguage, useTexts } from '#locales/texts.tsx';
import type { CartLine } from './cart-figures.ts';

/** product.md 7.2: says that a line's price changed since it was put in the cart. */
export function PriceChange({ line: { accepted, unit }, currency }: { line: CartLine; currency: Currency }) {
  const t = useTexts(cartTexts);
  const language = useLanguage();
  if (accepted === null) return null;
  const rose = unit > accepted;
  const Trend = rose ? TrendingUp : TrendingDown;
  return (
    <p className="mt-1.5 flex w-fit items-start gap-2 rounded-12 bg-accent-soft px-3 py-1.5 text-14">
      <Trend aria-hidden size={20} className="mt-px shrink-0" />
      <span className="tabular-nums">
        {t(rose ? 'priceRose' : 'priceFell', {
          before: formatMoney(accepted, currency, language),
          after: formatMoney(unit, currency, language),
        })}
      </span>
    </p>
  );
}
