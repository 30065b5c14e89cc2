import * as Radix from '@radix-ui/react-progress';
import { cn } from '../classes/cn.ts';

export interface ProgressBarProps {
  label: string;
  /** Null while the progress is unknown. */
  value: number | null;
  max?: number;
  /** The progress in words. */
  valueText?: string;
  className?: string | undefined;
}

/** Work that goes on: a file being sent, a course being read. A Meter for parts of a whole. */
export function ProgressBar({ label, value, max = 100, valueText, className }: ProgressBarProps) {
  return (
    <Radix.Root
      aria-label={label}
      value={value}
      max={max}
      {...(valueText ? { getValueLabel: () => valueText } : {})}
      className={cn('edge h-2 overflow-hidden rounded-full bg-line', className)}
    >
      <Radix.Indicator
        style={{ width: value === null ? '40%' : `${Math.min(100, (value / max) * 100)}%` }}
        className={cn(
          'drawn h-full rounded-full bg-brand transition-[width] duration-base',
          value === null && 'animate-breathe',
        )}
      />
    </Radix.Root>
  );
}
