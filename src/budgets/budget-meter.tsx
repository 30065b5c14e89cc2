import type { Minor } from '#contract/money/money.rules.ts';
import { Meter } from '#design-system/meter/meter.tsx';

interface BudgetMeterProps {
  label: string;
  /** Its value as text. */
  valueText: string;
  /** The whole budget, in minor units. */
  base: Minor;
  /** What remains, before `taken`. */
  left: Minor;
  /** Amount that this purchase takes. */
  taken?: Minor;
  size?: 'small' | 'regular';
  className?: string;
}

/** Meter of a budget (design.md 13): evergreen is what remains, apricot what this purchase takes. */
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
