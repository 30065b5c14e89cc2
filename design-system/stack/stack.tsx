import type { ComponentProps } from 'react';
import { cn } from '../classes/cn.ts';
import { type Gap, gaps } from './gaps.ts';

export interface StackProps extends ComponentProps<'div'> {
  /** In steps of 4 px. */
  gap?: Gap;
}

/** Things below one another with the same space between. A Cluster for things in a line. */
export function Stack({ gap = 4, className, ...rest }: StackProps) {
  return <div {...rest} className={cn('grid min-w-0 grid-cols-[minmax(0,1fr)] content-start', gaps[gap], className)} />;
}
