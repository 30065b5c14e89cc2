import type { ReactNode } from 'react';
import { cn } from '../classes/cn.ts';

export interface EmptyStateProps {
  /** A picture that fills its place, cut to the shape of a window. */
  picture?: ReactNode;
  title: string;
  /** What to do next. */
  text: ReactNode;
  /** The button or link for the next step. */
  action?: ReactNode;
  level?: 1 | 2 | 3;
  className?: string | undefined;
}

/** Nothing is here, and that is all right: says why and what to do next. An ErrorState when something failed. */
export function EmptyState({ picture, title, text, action, level = 2, className }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={cn('grid justify-items-center gap-2 px-4 py-8 text-center', className)}>
      {picture && <Window>{picture}</Window>}
      <Heading className="display max-w-[22ch] text-28">{title}</Heading>
      <div className="max-w-[42ch] text-balance text-ink-muted">{text}</div>
      {action && <div className="mt-4 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  );
}

/** A window with an arch above: pictures of empty and broken places look through it. */
export function Window({ children }: { children: ReactNode }) {
  return (
    <div
      aria-hidden
      className="mb-4 h-50 w-45 overflow-hidden bg-surface-sunken [border-radius:90px_90px_12px_12px] dark:bg-surface-raised [&_img]:size-full [&_img]:object-cover"
    >
      {children}
    </div>
  );
}
