import type { ReactNode } from 'react';

interface BulkHeadingProps {
  title: string;
  children: ReactNode;
}

/** State of a bulk change: a title, and one sentence with its figures. */
export const BulkHeading = ({ title, children }: BulkHeadingProps) => (
  <header className="grid gap-1">
    <h3 className="display text-22">{title}</h3>
    <p className="font-display text-16 text-ink-muted italic">{children}</p>
  </header>
);

/** What prevents the change. */
export const BulkAlert = ({ children }: { children: ReactNode }) => (
  <p role="alert" tabIndex={-1} className="rounded-12 bg-accent-soft px-4 py-3 text-14 text-ink">
    {children}
  </p>
);
