import type { ReactNode } from 'react';
import { Skeleton } from '#design-system/skeleton/skeleton.tsx';

/** While the link of a mail is being opened: the place of a heading, a sentence and a form. */
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

/** What takes the place of a step, such as what came of a link: its heading has the focus, and is read. */
export function NextStep({ children }: { children: ReactNode }) {
  return <div ref={focusHeading}>{children}</div>;
}

function focusHeading(step: HTMLElement | null) {
  const heading = step?.querySelector('h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus();
}
