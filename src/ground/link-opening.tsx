import type { ReactNode } from 'react';
import { Skeleton } from '#design-system/skeleton/skeleton.tsx';

/** Placeholder while the link of an e-mail is being opened: heading, sentence and form. */
export function LinkOpening({ text }: { text: string }) {
  return (
    <div className="grid gap-5.5">
      <p role="status" className="sr-only">
        {text}
      </p>
      <Skeleton shape="block" className="h-10 w-4/5 desk:h-13" />
      <Skeleton className="w-full" />
      <Skeleton shape="block" className="h-13 w-full" />
    </div>
  );
}

/** Replaces a step, such as by the outcome of a link: focuses its heading, which a screen reader reads. */
export function NextStep({ children }: { children: ReactNode }) {
  return <div ref={focusHeading}>{children}</div>;
}

function focusHeading(step: HTMLElement | null) {
  const heading = step?.querySelector('h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus();
}
