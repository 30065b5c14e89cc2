import type { ReactNode } from 'react';

/** Stands in a text where something comes that is no text, or is kept apart from it. */
export const HERE = '\0';

/** A text with what comes in the place of `HERE`. */
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
