// Values that local storage had no room for, each with what the storage held at that time: valid until the page is closed or
// another tab stores another value.
const unstored = new Map<string, { value: string; beside: string | null }>();

/** The value stored on this device under a key; null without one. */
export function readSet(key: string): string | null {
  const stored = localStorage.getItem(key);
  const held = unstored.get(key);
  return held?.beside === stored ? held.value : stored;
}

/** Stores a value on this device; where the storage is full, only for as long as the page is open. */
export function keepSet(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
    unstored.delete(key);
  } catch {
    unstored.set(key, { value, beside: localStorage.getItem(key) });
  }
}
