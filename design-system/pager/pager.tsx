import { ArrowLeft, ArrowRight } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { cn } from '../classes/cn.ts';
import { IconButton } from '../icon-button/icon-button.tsx';

export interface PagerProps {
  /** From 1. */
  page: number;
  pages: number;
  onPage: (page: number) => void;
  labels: { nav: string; previous: string; next: string; position: string };
  /** Arrows without words, for the foot of a list among other things. */
  quiet?: boolean;
  className?: string | undefined;
}

// `aria-disabled`: a button that is switched off under the finger would lose the focus.
const press = (can: boolean, go: () => void) =>
  can
    ? { onClick: go }
    : { 'aria-disabled': true, className: 'text-ink-muted hover:bg-surface-sunken active:scale-100' };

/** Page N of M, which is all that is printed, with the way back and on (specification.md 2). For tables; a list that is browsed grows by itself. */
export function Pager({ page, pages, onPage, labels, quiet = false, className }: PagerProps) {
  return (
    <nav
      aria-label={labels.nav}
      data-pager
      className={cn('flex flex-wrap items-center justify-center gap-3 desk:gap-4', className)}
    >
      <Step
        quiet={quiet}
        label={labels.previous}
        icon={<ArrowLeft aria-hidden size={20} />}
        back
        {...press(page > 1, () => onPage(page - 1))}
      />
      <p aria-live="polite" className="text-14 tabular-nums">
        {labels.position}
      </p>
      <Step
        quiet={quiet}
        label={labels.next}
        icon={<ArrowRight aria-hidden size={20} />}
        {...press(page < pages, () => onPage(page + 1))}
      />
    </nav>
  );
}

interface StepProps extends Pick<ComponentProps<'button'>, 'onClick' | 'aria-disabled' | 'className'> {
  quiet: boolean;
  label: string;
  icon: ReactNode;
  /** The arrow is before the text. */
  back?: boolean;
}

function Step({ quiet, label, icon, back = false, ...rest }: StepProps) {
  if (quiet) {
    return (
      <IconButton {...rest} label={label}>
        {icon}
      </IconButton>
    );
  }
  return (
    <Button {...rest} tone="secondary" size="small" {...(back ? { icon } : { trailingIcon: icon })}>
      <span className="max-desk:sr-only">{label}</span>
    </Button>
  );
}
