import { Check } from 'lucide-react';
import { cn } from '../classes/cn.ts';

export interface StepsProps {
  label: string;
  /** Their names in order. */
  steps: readonly string[];
  /** Index of the current step from 0; below 0 while unknown. */
  current: number;
  className?: string | undefined;
}

/** Where a person is on a short way of two to five steps. A ProgressBar when the steps have no names. */
export function Steps({ label, steps, current, className }: StepsProps) {
  // Four names fit on one line of a phone.
  const many = steps.length > 2;
  const gap = many ? 'gap-x-1.5 desk:gap-x-2.5' : 'gap-x-2.5';
  return (
    <ol aria-label={label} className={cn('flex flex-wrap items-center gap-y-1 text-14', gap, className)}>
      {steps.map((step, index) => (
        <li
          key={step}
          aria-current={index === current ? 'step' : undefined}
          className={cn('flex items-center text-ink-muted', gap, index === current && 'font-600 text-ink')}
        >
          <span className="inline-flex items-center gap-1">
            {index < current && <Check aria-hidden size={16} className="text-brand" />}
            {step}
          </span>
          {/* After its step, so that a first line ends in a dash if the steps take two lines. */}
          {index < steps.length - 1 && (
            <span aria-hidden className={cn('h-px bg-line-strong', many ? 'w-3 desk:w-8' : 'w-8')} />
          )}
        </li>
      ))}
    </ol>
  );
}
