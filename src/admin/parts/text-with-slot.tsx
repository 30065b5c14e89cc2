import type { ReactNode } from 'react';

/** Placeholder in a text for something that is not text, or that is drawn apart from it. */
export const SLOT = '\0';

/** A text with what comes in the place of `SLOT`. */
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
