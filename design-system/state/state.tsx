import type { ReactNode } from 'react';
import { cn } from '../classes/cn.ts';

const mark = 'before:size-1.75 before:shrink-0 before:content-[""]';

const tones = {
  on: 'before:drawn before:rounded-full before:bg-positive',
  off: 'text-ink-muted before:rounded-full before:border-[1.5px] before:border-line-strong',
  draft: 'before:rotate-45 before:rounded-[2px] before:border-[1.5px] before:border-ink-muted',
  failed: 'before:drawn before:rounded-full before:bg-danger',
  waiting:
    'rounded-full bg-accent-soft py-0.5 pr-2.5 pl-2.25 font-560 text-warning before:drawn before:rounded-full before:bg-current',
};

export interface StateProps {
  /** Ring: off. Diamond: a draft. Red: failed. Only what waits for a person has a ground. */
  tone: keyof typeof tones;
  children: ReactNode;
  className?: string | undefined;
}

/** How a record stands, in a list of many: a dot and a word. A StatusPill where it stands alone, as in the shop. */
export function State({ tone, children, className }: StateProps) {
  return (
    <span
      className={cn(
        'inline-flex items-center gap-1.75 rows:whitespace-nowrap align-middle',
        mark,
        tones[tone],
        className,
      )}
    >
      {children}
    </span>
  );
}
