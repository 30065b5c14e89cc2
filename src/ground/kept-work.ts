import { useState } from 'react';

// Typed work outlives the screen that it was typed into, and a reload (product.md 7.15). It may be private: it is stored for
// this tab alone, and removed when the person signs out by choice (src/ground/forget-kept.ts).
const PREFIX = 'izbor.work.';

interface Keeping<Work> {
  /** Fields that are never stored, such as passwords: after a reload they are as in `fresh`. */
  without?: readonly (keyof Work)[] | undefined;
}

/**
 * The state of a form, stored in the tab so that it survives a new sign-in and a reload. The name holds whose it is. Files are
 * not stored. Returns the work, its setter, and a function that removes it once it is sent: given what was sent, it leaves work
 * that was changed since.
 */
export function useKeptWork<Work extends object>(
  name: string,
  fresh: Work,
  { without }: Keeping<Work> = {},
): [Work, (work: Work) => void, (sent?: Work) => void] {
  const [work, setWork] = useState<Work>(() => ({ ...fresh, ...readWork<Work>(name) }));
  // Stored on the change and not in an effect: the page may be closed before it renders.
  const change = (changed: Work) => {
    setWork(changed);
    keepWork(name, changed, without);
  };
  const finish = (sent?: Work) => {
    const kept = sessionStorage.getItem(PREFIX + name);
    if (!sent || kept === written(sent, without)) dropWork(name);
  };
  return [work, change, finish];
}

/** Stores the work of a form, which need not be open. */
export function keepWork<Work extends object>(name: string, work: Work, without?: readonly (keyof Work)[]): void {
  try {
    sessionStorage.setItem(PREFIX + name, written(work, without));
  } catch {
    // The storage is full: nothing is stored, the form itself still works.
  }
}

/** Stored work of a form. */
export function readWork<Work>(name: string): Partial<Work> {
  try {
    return JSON.parse(sessionStorage.getItem(PREFIX + name) ?? '{}') as Partial<Work>;
  } catch {
    return {};
  }
}

/** Removes the stored work of a form. */
export const dropWork = (name: string): void => sessionStorage.removeItem(PREFIX + name);

/** Work as stored JSON, without files and the fields of `without`. */
function written<Work extends object>(work: Work, without: readonly (keyof Work)[] = []): string {
  const left = Object.entries(work).filter(
    ([field, value]) => !without.includes(field as keyof Work) && !(value instanceof Blob),
  );
  return JSON.stringify(Object.fromEntries(left));
}
