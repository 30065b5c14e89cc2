import type { ChosenFile } from '#machines/requests/request-form.ts';

// A file cannot be kept in the tab's storage; it lives as long as the page, by the name of the work that it belongs to.
const kept = new Map<string, ChosenFile>();

export const keptFile = (name: string): ChosenFile | null => kept.get(name) ?? null;

export function keepFile(name: string, file: ChosenFile | null): void {
  if (file) kept.set(name, file);
  else kept.delete(name);
}
