import { Slot } from '@radix-ui/react-slot';
import { ArrowRight } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { cn } from '../classes/cn.ts';

export interface DroppedFilter {
  key: string;
  /** Number of rows without this filter; null while unknown. */
  count: number | null;
  /** The number as the language writes it. */
  shown: string;
  /** Name of the filter that would be removed. */
  label: ReactNode;
  /** Wraps the given content in a link to the list without the filter. */
  link: (parts: ReactNode) => ReactElement;
}

export interface EmptyFilteredProps {
  title: string;
  text: string;
  filters: readonly DroppedFilter[];
  /** The button that removes all filters. */
  clear: ReactNode;
}

const row = 'grid min-h-13 grid-cols-[4rem_1fr_auto] items-center gap-3 text-14';

/** No row passes all filters: says which one to remove, and how many rows there are then. EmptyFirst for a list without any rows. */
export function EmptyFiltered({ title, text, filters, clear }: EmptyFilteredProps) {
  return (
    <div className="mx-auto my-8 max-w-140 desk:my-16">
      <h2 className="text-22">{title}</h2>
      <p className="mt-1 mb-3 text-14 text-ink-muted">{text}</p>
      <ul className="mb-4">
        {filters.map(({ key, count, shown, label, link }) => (
          <li key={key} className="border-line border-t last:border-b">
            {count === 0 ? (
              <span className={cn(row, 'text-ink-muted')}>
                <Figure>{shown}</Figure>
                <span className="col-span-2 min-w-0">{label}</span>
              </span>
            ) : (
              <Slot className={cn(row, 'text-ink focus-visible:focus-inset hover:bg-surface-sunken')}>
                {link(
                  <>
                    <Figure>{shown}</Figure>
                    <span className="min-w-0">{label}</span>
                    <ArrowRight aria-hidden size={16} className="mr-1" />
                  </>,
                )}
              </Slot>
            )}
          </li>
        ))}
      </ul>
      {clear}
    </div>
  );
}

const Figure = ({ children }: { children: ReactNode }) => (
  <span className="display pr-2 text-right text-22 tabular-nums">{children}</span>
);
