import { ChevronRight } from 'lucide-react';
import { Children, type ReactNode } from 'react';
import { cn } from '../classes/cn.ts';

export interface BreadcrumbsProps {
  label: string;
  /** Links from the widest to the narrowest; the last is the current page and may be plain text. */
  children: ReactNode;
  className?: string | undefined;
}

/** The path to a page two or more levels deep. NavTabs for pages beside one another, Steps for a process. */
export function Breadcrumbs({ label, children, className }: BreadcrumbsProps) {
  const crumbs = Children.toArray(children);
  return (
    <nav aria-label={label} className={cn('min-w-0', className)}>
      <ol className="wrap-anywhere flex flex-wrap items-center gap-x-2 text-14 text-ink-muted">
        {crumbs.map((crumb, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a crumb is its place
            key={index}
            className="inline-flex items-center gap-2 last:text-ink [&>a]:inline-flex [&>a]:min-h-11 [&>a]:items-center [&>a]:rounded-8 [&>a]:hover:text-ink [&>a]:hover:underline"
          >
            {index > 0 && <ChevronRight aria-hidden size={16} className="shrink-0" />}
            {crumb}
          </li>
        ))}
      </ol>
    </nav>
  );
}
