import { cn } from '../classes/cn.ts';

export interface SkeletonProps {
  shape?: 'line' | 'block' | 'circle';
  /** Classes for the size: that of what will stand in its place. */
  className?: string;
}

/** The place of what is being loaded, of the same size, so that nothing jumps. Say that it loads beside it, in words. A LoadingOverlay over what is there. */
export function Skeleton({ shape = 'line', className }: SkeletonProps) {
  const shapes = { line: 'h-4 rounded-8', block: 'rounded-12', circle: 'rounded-full' };
  return (
    <span
      aria-hidden
      className={cn('block animate-breathe bg-surface-sunken dark:bg-surface-raised', shapes[shape], className)}
    />
  );
}
