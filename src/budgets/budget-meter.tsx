import type { Minor } from '#contract/money/money.rules.ts';
import { Meter } from '#design-system/meter/meter.tsx';

interface BudgetMeterProps {
  label: string;
  /** What it shows, in words. */
  valueText: string;
  /** The whole; minor units. */
  base: Minor;
  /** What stays. */
  left: Minor;
  /** What this purchase takes of it. */
  taken?: Minor;
  size?: 'small' | 'regular';
  className?: string;
}

/** The signature of the shop (design.md 13): evergreen is what stays, apricot what this purchase takes. */
export function BudgetMeter({ label, valueText, base, left, taken = 0, size, className }: BudgetMeterProps) {
  return (
    <Meter
      label={label}
      valueText={valueText}
      max={Math.max(base, left)}
      segments={[
        { value: left - taken, tone: 'brand' },
        { value: Math.min(taken, left), tone: 'accent' },
      ]}
      {...(size ? { size } : {})}
      className={className}
    />
  );
}
