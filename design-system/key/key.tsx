import { cn } from '../classes/cn.ts';

export interface KeyProps {
  /** The key as labelled: Ctrl K, n, ↵. */
  children: string;
  className?: string | undefined;
}

/** A key of the keyboard, beside or inside what it presses. Not where there is no keyboard, and never the only word for it. */
export function Key({ children, className }: KeyProps) {
  return (
    <kbd
      aria-hidden
      className={cn(
        'hidden h-5 min-w-5 shrink-0 place-items-center rounded-[6px] px-1.5 font-500 font-text text-12 text-ink-muted leading-none inset-ring inset-ring-line fine:inline-grid',
        className,
      )}
    >
      {children}
    </kbd>
  );
}
