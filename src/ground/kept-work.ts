import { useState } from 'react';

// Typed work outlives the screen that it was typed into, and a reload (product.md 7.15). It may be private: it is kept for
// this tab alone, and forgotten when somebody signs out by choice (src/ground/forget-kept.ts).
const PREFIX = 'izbor.work.';

interface Keeping<Work> {
  /** Fields that are never stored, such as passwords: after a reload they are as in `fresh`. */
  without?: readonly (keyof Work)[] | undefined;
}

/**
 * The state of a form that is still there when a person comes back: after signing in again, or after a reload. The name
 * says whose it is. Files are not stored. Answers the work, how to change it, and how to remove it once it is sent: with what was
 * sent, something else that is kept by then stays.
 */
export function useKeptWork<Work extends object>(
  name: string,
  fresh: Work,
  { without }: Keeping<Work> = {},
): [Work, (work: Work) => void, (sent?: Work) => void] {
  const [work, setWork] = useState<Work>(() => ({ ...fresh, ...readWork<Work>(name) }));
  // In the moment of the change, and not once it is drawn: the page may be gone by then.
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

/** Keeps the work of a form that may not be open yet. */
export function keepWork<Work extends object>(name: string, work: Work, without?: readonly (keyof Work)[]): void {
  try {
    sessionStorage.setItem(PREFIX + name, written(work, without));
  } catch {
    // A full storage keeps nothing; the form itself still works.
  }
}

/** What is kept of a form. */
export function readWork<Work>(name: string): Partial<Work> {
  try {
    return JSON.parse(sessionStorage.getItem(PREFIX + name) ?? '{}') as Partial<Work>;
  } catch {
    return {};
  }
}

/** Keeps nothing of a form any more. */
export const dropWork = (name: string): void => sessionStorage.removeItem(PREFIX + name);

/** What is stored of some work. */
function written<Work extends object>(work: Work, without: readonly (keyof Work)[] = []): string {
  const left = Object.entries(work).filter(
    ([field, value]) => !without.includes(field as keyof Work) && !(value instanceof Blob),
  );
  return JSON.stringify(Object.fromEntries(left));
}
