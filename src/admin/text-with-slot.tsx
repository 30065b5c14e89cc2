import type { ReactNode } from 'react';

/** Placeholder in a text for something that is not text, or that is drawn apart from it. */
export const HERE = '\0';

/** A text with `children` in place of `HERE`. */
export function Around({ text, children }: { text: string; children: ReactNode }) {
  const [before, after] = text.split(HERE);
  return (
    <>
      {before}
      {children}
      {after}
    </>
  );
}
