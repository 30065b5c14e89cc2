import { ArrowLeft, ArrowRight } from 'lucide-react';
import { Button } from '../button/button.tsx';
import { cn } from '../classes/cn.ts';

export interface PagerProps {
  /** From 1. */
  page: number;
  pages: number;
  onPage: (page: number) => void;
  labels: { nav: string; previous: string; next: string; position: string };
  className?: string | undefined;
}

// `aria-disabled`: a button that is switched off under the finger would lose the focus.
const press = (can: boolean, go: () => void) =>
  can
    ? { onClick: go }
    : { 'aria-disabled': true, className: 'text-ink-muted hover:bg-surface-sunken active:scale-100' };

/** Page N of M with the way back and on (specification.md 2). For tables; a list that is browsed grows by itself instead. */
export function Pager({ page, pages, onPage, labels, className }: PagerProps) {
  return (
    <nav
      aria-label={labels.nav}
      data-pager
      className={cn('flex flex-wrap items-center justify-center gap-3 desk:gap-4', className)}
    >
      <Button
        tone="secondary"
        size="small"
        {...press(page > 1, () => onPage(page - 1))}
        icon={<ArrowLeft aria-hidden size={20} />}
      >
        <span className="max-desk:sr-only">{labels.previous}</span>
      </Button>
      <p aria-live="polite" className="text-14 tabular-nums">
        {labels.position}
      </p>
      <Button
        tone="secondary"
        size="small"
        {...press(page < pages, () => onPage(page + 1))}
        trailingIcon={<ArrowRight aria-hidden size={20} />}
      >
        <span className="max-desk:sr-only">{labels.next}</span>
      </Button>
    </nav>
  );
}
