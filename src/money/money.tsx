import { type Currency, type Minor, moneyParts } from '#contract/money/money.rules.ts';
import { cn } from '#design-system/classes/cn.ts';
import { useLanguage } from '#locales/texts.tsx';

// Large sizes grow with the text size only as far as the width of a phone allows, so that an amount never wraps.
const sizes = {
  14: 'text-14',
  16: 'text-16',
  18: 'text-18',
  22: 'text-22',
  28: 'text-[min(1.75rem,10.5vw)] leading-[1.14]',
  36: 'text-[min(2.25rem,10.5vw)] leading-[1.08]',
  48: 'text-[min(2.25rem,10.5vw)] tracking-large desk:text-48',
} as const;

export type MoneySize = keyof typeof sizes;

interface MoneyProps {
  /** Minor units. */
  amount: Minor;
  currency: Currency;
  size?: MoneySize;
  /** For columns of amounts: tabular digits of the text font; decimals smaller and muted. */
  inColumn?: boolean;
  className?: string | undefined;
}

/** An amount: digits in the display font, the currency small and muted, never wrapped (design.md 7). */
export function Money({ amount, currency, size = 22, inColumn = false, className }: MoneyProps) {
  const parts = moneyParts(amount, currency, useLanguage());
  const name = <small className="font-500 font-text text-12 text-ink-muted tracking-normal">{parts.currency}</small>;
  return (
    <span
      className={cn(
        'whitespace-nowrap font-540 font-display leading-[1.1] tracking-display',
        sizes[size],
        inColumn && 'font-580 font-text tabular-nums tracking-normal',
        className,
      )}
    >
      {parts.currencyFirst && <>{name} </>}
      {parts.sign}
      {parts.whole}
      <span className={cn(inColumn && 'text-[max(0.75em,0.75rem)] text-ink-muted')}>
        {parts.separator}
        {parts.decimals}
      </span>
      {!parts.currencyFirst && <> {name}</>}
    </span>
  );
}
