import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { cn } from '../classes/cn.ts';

const pill = cva(
  "inline-flex items-center gap-1.5 whitespace-nowrap rounded-full py-1 pr-3 pl-2.5 font-560 text-14 before:size-2 before:drawn before:rounded-full before:bg-current before:content-['']",
  {
    variants: {
      tone: {
        positive: 'bg-surface-sunken text-positive',
        warning: 'bg-accent-soft text-warning',
        danger: 'bg-surface-sunken text-danger',
        neutral: 'bg-surface-sunken text-ink-muted',
      },
    },
  },
);

export interface StatusPillProps extends ComponentProps<'span'> {
  tone: NonNullable<VariantProps<typeof pill>['tone']>;
}

/** How something stands: accepted, in process, rejected, cancelled. The word says it, the colour only helps. */
export function StatusPill({ tone, className, ...rest }: StatusPillProps) {
  return <span {...rest} className={cn(pill({ tone }), className)} />;
}
