// What was set where the storage had no room for it, each beside what the storage held then: it lasts as long as the page, or until
// another tab sets it.
const unstored = new Map<string, { value: string; beside: string | null }>();

/** What was set on this device; null when nothing was. */
export function readSet(key: string): string | null {
  const stored = localStorage.getItem(key);
  const held = unstored.get(key);
  return held?.beside === stored ? held.value : stored;
}

/** Sets something on this device; where the browser has no room left, for as long as the page is open. */
export function keepSet(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
    unstored.delete(key);
  } catch {
    unstored.set(key, { value, beside: localStorage.getItem(key) });
  }
}
