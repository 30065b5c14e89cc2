import type { ComponentProps } from 'react';
import { cn } from '../classes/cn.ts';
import { type Gap, gaps } from '../stack/gaps.ts';

const aligns = { start: 'items-start', center: 'items-center', end: 'items-end', baseline: 'items-baseline' } as const;
const justifies = {
  start: 'justify-start',
  center: 'justify-center',
  end: 'justify-end',
  between: 'justify-between',
} as const;

export interface ClusterProps extends ComponentProps<'div'> {
  /** In steps of 4 px. */
  gap?: Gap;
  align?: keyof typeof aligns;
  justify?: keyof typeof justifies;
}

/** Things in a line that breaks where it must: buttons, badges. A Grid for things in columns. */
export function Cluster({ gap = 3, align = 'center', justify = 'start', className, ...rest }: ClusterProps) {
  return (
    <div {...rest} className={cn('flex min-w-0 flex-wrap', gaps[gap], aligns[align], justifies[justify], className)} />
  );
}
