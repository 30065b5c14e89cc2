import type { ComponentProps } from 'react';
import { type Currency, type Minor, moneyParts } from '#contract/money/money.rules.ts';
import { useLanguage } from '#locales/texts.tsx';
import { Money } from '../../money/money.tsx';

/**
 * An amount in a column of a list, in the digits of the display face, aligned below one another. On a phone it grows with the text as far
 * as the card is wide.
 */
export const Amount = (props: Pick<ComponentProps<typeof Money>, 'amount' | 'currency'>) => (
  <Money
    {...props}
    size={14}
    inColumn
    className="font-500 font-display text-[min(0.9375rem,6.5vw)] tracking-[-0.035em] [&>span]:font-500 [&>span]:font-text [&>span]:text-12 [&>span]:tracking-normal"
  />
);

/** An amount without its currency, which the head of the column names. */
export function BareAmount({ amount, currency }: { amount: Minor; currency: Currency }) {
  const { sign, whole, separator, decimals } = moneyParts(amount, currency, useLanguage());
  return (
    <span className="whitespace-nowrap font-500 font-display text-[min(0.9375rem,6.5vw)] tabular-nums tracking-[-0.035em]">
      {sign}
      {whole}
      <span className="font-text text-12 text-ink-muted tracking-normal">
        {separator}
        {decimals}
      </span>
    </span>
  );
}
