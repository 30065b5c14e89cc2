import type { ChosenFile } from '#machines/requests/request-form.ts';

// A file cannot be kept in the tab's storage; it lives as long as the page, by the name of the work that it belongs to. That there is
// one stands among that work, with which it is forgotten when somebody signs out (src/ground/forget-kept.ts).
const kept = new Map<string, ChosenFile>();

const markOf = (name: string) => `izbor.work.file.${name}`;

/** The file of some work; null without any, and once the work was forgotten. */
export function keptFile(name: string): ChosenFile | null {
  if (sessionStorage.getItem(markOf(name)) === null) kept.delete(name);
  return kept.get(name) ?? null;
}

/** Keeps the file of some work; null: there is none. */
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
    // A full storage keeps no work that the file could belong to.
  }
}
