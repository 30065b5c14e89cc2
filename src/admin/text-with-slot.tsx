import type { ReactNode } from 'react';

/** Stands in a text where something comes that is no text, or is kept apart from it. */
export const SLOT = '\0';

/** A text with what comes in the place of `HERE`. */
export function TextWithSlot({ text, children }: { text: string; children: ReactNode }) {
  const [before, after] = text.split(SLOT);
  return (
    <>
      {before}
      {children}
      {after}
    </>
  );
}
