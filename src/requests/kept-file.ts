import type { ChosenFile } from '#machines/requests/request-form.ts';

// A file cannot be stored in sessionStorage; it is held as long as the page is open, by the name of its work. A mark in
// sessionStorage says that there is one; it is removed with the work when the person signs out (src/ground/forget-kept.ts).
const kept = new Map<string, ChosenFile>();

const markOf = (name: string) => `izbor.work.file.${name}`;

/** The file of a work; null without one, and after the work was removed. */
export function keptFile(name: string): ChosenFile | null {
  if (sessionStorage.getItem(markOf(name)) === null) kept.delete(name);
  return kept.get(name) ?? null;
}

/** Stores the file of a work; null removes it. */
export function keepFile(name: string, file: ChosenFile | null): void {
  if (!file) {
    kept.delete(name);
    sessionStorage.removeItem(markOf(name));
    return;
  }
  kept.set(name, file);
  try {
    sessionStorage.setItem(markOf(name), 'kept');
  } catch {
    // A full storage has no room for the work that the file belongs to either.
  }
}
