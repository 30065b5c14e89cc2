import { Check } from 'lucide-react';
import { cn } from '../classes/cn.ts';

export interface StepsProps {
  label: string;
  /** Their names in order. */
  steps: readonly string[];
  /** From 0: the step where the person is. */
  current: number;
  className?: string | undefined;
}

/** Where a person is on a short way of two to five steps. A ProgressBar when the steps have no names. */
export function Steps({ label, steps, current, className }: StepsProps) {
  return (
    <ol aria-label={label} className={cn('flex flex-wrap items-center gap-x-2.5 gap-y-1 text-14', className)}>
      {steps.map((step, index) => (
        <li
          key={step}
          aria-current={index === current ? 'step' : undefined}
          className={cn('flex items-center gap-2.5 text-ink-muted', index === current && 'font-600 text-ink')}
        >
          {index > 0 && <span aria-hidden className="h-px w-8 bg-line-strong" />}
          <span className="inline-flex items-center gap-1">
            {index < current && <Check aria-hidden size={16} className="text-brand" />}
            {step}
          </span>
        </li>
      ))}
    </ol>
  );
}
