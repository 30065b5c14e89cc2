import type { ReactNode } from 'react';

export interface PageHeadProps {
  title: string;
  /** Beside the title: the number of records, in words for screen readers. */
  count?: { shown: string; label: string } | undefined;
  /** After the count, in the same line. */
  beside?: ReactNode;
  /** One line at most. */
  standfirst?: ReactNode;
  /** Links to the pages above. */
  crumbs?: ReactNode;
  /** Actions for the whole page, one of them primary. On a phone the primary one is in the head of the frame. */
  actions?: ReactNode;
}

/** The head of a page of administration. */
export function PageHead({ title, count, beside, standfirst, crumbs, actions }: PageHeadProps) {
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
      <div className="min-w-0 flex-1 basis-60">
        {crumbs && <div className="mb-0.75 flex items-center gap-1.5 text-14 text-ink-muted">{crumbs}</div>}
        <div className="flex flex-wrap items-center gap-x-3">
          <h1 className="hyphenate text-[1.625rem] tracking-display desk:text-28">
            {title}
            {count && (
              <span className="ml-1.5 text-18 text-ink-muted tabular-nums tracking-normal">
                <span aria-hidden>{count.shown}</span>
                <span className="sr-only">, {count.label}</span>
              </span>
            )}
          </h1>
          {beside}
        </div>
      </div>
      {/* Takes the whole width of the head, so that it moves no button. */}
      {standfirst && (
        <div className="w-full desk:order-last">
          <p className="wrap-anywhere max-w-[78ch] text-14 text-ink-muted">{standfirst}</p>
        </div>
      )}
      {/* On a phone the texts of the buttons are aligned with the edges, not their backgrounds. */}
      {actions && <div className="-mx-2.5 flex min-w-0 flex-wrap items-center gap-2 desk:mx-0">{actions}</div>}
    </div>
  );
}
