import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { cn } from '../classes/cn.ts';

const badge = cva('inline-flex items-center whitespace-nowrap rounded-full text-11', {
  variants: {
    tone: {
      tag: 'gap-1.5 bg-surface-raised px-2.5 pt-1.75 pb-1.5 font-600 text-ink uppercase tracking-caps',
      quiet: 'gap-1.5 bg-surface-sunken px-2.5 pt-1.75 pb-1.5 font-600 text-ink-muted uppercase tracking-caps',
      count: 'min-w-[calc(1em+8px)] justify-center bg-accent p-[4px] font-640 text-on-accent tabular-nums',
    },
  },
  defaultVariants: { tone: 'tag' },
});

export interface BadgeProps extends ComponentProps<'span'> {
  tone?: NonNullable<VariantProps<typeof badge>['tone']>;
}

/** A word on a picture (tag), on paper (quiet), or a number (count). A StatusPill for a status. */
export function Badge({ tone, className, ...rest }: BadgeProps) {
  return <span {...rest} className={cn(badge({ tone }), className)} />;
}
