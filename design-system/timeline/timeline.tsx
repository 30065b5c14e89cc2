import type { ReactNode } from 'react';
import { cn } from '../classes/cn.ts';

export interface TimelineItem {
  key: string | number;
  title: ReactNode;
  /** As shown, and as `datetime`. */
  time?: { text: string; iso: string } | undefined;
  text?: ReactNode;
  /** `done` is past, `current` is now, `next` has not come, `failed` ended it. */
  state?: 'done' | 'current' | 'next' | 'failed';
}

export interface TimelineProps {
  label: string;
  items: readonly TimelineItem[];
}

const dots = {
  done: 'drawn bg-brand',
  current: 'drawn bg-accent ring-4 ring-accent-soft',
  next: 'edge bg-surface-raised inset-ring-2 inset-ring-line-strong',
  failed: 'drawn bg-danger',
};

/** What happened to one thing, in order, with dates. Steps for what a person is going through now. */
export function Timeline({ label, items }: TimelineProps) {
  return (
    <ol aria-label={label}>
      {items.map(({ key, title, time, text, state = 'done' }, place) => (
        <li
          key={key}
          aria-current={state === 'current' ? 'step' : undefined}
          className="relative grid grid-cols-[12px_minmax(0,1fr)] gap-x-4 pb-6 last:pb-0"
        >
          {place < items.length - 1 && <span aria-hidden className="absolute top-5 bottom-0 left-1.25 w-0.5 bg-line" />}
          <span aria-hidden className={cn('relative mt-1.5 size-3 rounded-full', dots[state])} />
          <div className={cn('min-w-0', state === 'next' && 'text-ink-muted')}>
            <div className="flex flex-wrap items-baseline justify-between gap-x-4">
              <p className="font-560">{title}</p>
              {time && (
                <time dateTime={time.iso} className="text-14 text-ink-muted tabular-nums">
                  {time.text}
                </time>
              )}
            </div>
            {text && <div className="mt-1 text-14 text-ink-muted">{text}</div>}
          </div>
        </li>
      ))}
    </ol>
  );
}
