import { type ReactNode, useId } from 'react';
import { cn } from '#design-system/classes/cn.ts';

interface SectionProps {
  title: string;
  text?: string;
  /** At the right of the heading. */
  link?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** A part of the page with its large heading; 72 px from the one before, 48 on phones. */
export function Section({ title, text, link, className, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={cn('mt-12 min-w-0 desk:mt-18', className)}>
      <div className="mb-4 flex flex-wrap items-end justify-between gap-x-4 gap-y-2 desk:mb-6">
        <SectionHeading id={id} title={title} {...(text ? { text } : {})} />
        {link}
      </div>
      {children}
    </section>
  );
}

export function SectionHeading({ id, title, text }: { id?: string; title: string; text?: string }) {
  return (
    <div className="min-w-0">
      <h2 id={id} className="hyphenate text-28 desk:text-36">
        {title}
      </h2>
      {text && <p className="mt-2 text-ink-muted">{text}</p>}
    </div>
  );
}
