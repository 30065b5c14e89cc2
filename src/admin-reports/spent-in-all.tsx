import type { ReactNode } from 'react';
import { type Currency, toMinor } from '#contract/money/money.rules.ts';
import { Money } from '../money/money.tsx';

interface SpentInAllProps {
  label: string;
  spent: number;
  currency: Currency;
  /** Text below the sum. */
  children?: ReactNode;
}

/** The sum spent in all shown months. */
export function SpentInAll({ label, spent, currency, children }: SpentInAllProps) {
  return (
    <dl>
      <dt className="text-14 text-ink-muted">{label}</dt>
      <dd>
        <Money amount={toMinor(spent)} currency={currency} size={36} />
        {children && <p className="text-14 text-ink-muted">{children}</p>}
      </dd>
    </dl>
  );
}
