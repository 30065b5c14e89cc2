import { cn } from '../classes/cn.ts';

const numbers = {
  column: 'narrow:hidden ml-auto rounded-full text-12 leading-none',
  row: 'ml-auto rounded-full text-12 leading-none',
  badge: 'absolute top-0.5 left-[calc(50%+4px)] min-w-4.5 rounded-full px-1 py-0.75 text-center text-11 leading-none',
  dot: 'hidden',
};

const dots = { column: 'hidden narrow:block', row: 'hidden', badge: 'hidden', dot: 'block' };

const calm = { column: 'text-ink-muted', row: 'text-ink-muted', badge: 'bg-line text-ink', dot: '' };

export interface NavCountProps {
  /** The number as shown. */
  count: string;
  /** The number in words: 12 waiting, 3 late. Part of the accessible name of the link or button around it. */
  label: string;
  /** Some of it is past the promised time. */
  late?: boolean;
  /**
   * `row`: at the end of a row. `column`: in the navigation column, which shows only icons where it is narrow. `badge`: on the icon of a
   * bar. `dot`: a dot there.
   */
  as: 'row' | 'column' | 'badge' | 'dot';
}

/** How much waits at a place of the navigation. Used inside a link or button that is `relative`, after its name. */
export function NavCount({ count, label, late = false, as }: NavCountProps) {
  const lateLook = as === 'badge' ? 'edge bg-accent text-on-accent' : 'edge bg-accent px-1.75 py-1 text-on-accent';
  return (
    <>
      <span className="sr-only">{` (${label})`}</span>
      <span aria-hidden className={cn('font-560 tabular-nums', numbers[as], late ? lateLook : calm[as])}>
        {count}
      </span>
      <span
        aria-hidden
        className={cn(
          'drawn absolute top-1 left-[calc(50%+6px)] size-2 rounded-full',
          late ? 'bg-accent' : 'bg-brand',
          dots[as],
        )}
      />
    </>
  );
}
