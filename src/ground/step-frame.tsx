import type { ReactNode } from 'react';

interface StepFrameProps {
  title: string;
  text: string;
  /** Above the heading: the way back. */
  before?: ReactNode;
  children: ReactNode;
}

/** One step of a short form: a large heading, a sentence, and its fields. */
export function StepFrame({ title, text, before, children }: StepFrameProps) {
  return (
    <div className="grid gap-5.5">
      {before}
      <div className="grid gap-3.5">
        <h1 className="hyphenate tracking-large text-36 desk:text-48">{title}</h1>
        <p className="wrap-anywhere max-w-prose text-ink-muted">{text}</p>
      </div>
      {children}
    </div>
  );
}
