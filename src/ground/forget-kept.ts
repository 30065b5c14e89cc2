/** Removes the keys with a prefix from a storage of the browser. */
function forgetKept(storage: Storage, beginning: string): void {
  for (const key of Object.keys(storage)) if (key.startsWith(beginning)) storage.removeItem(key);
}

/** Removes the offline copies of this device; it stands here, apart from offline-copy.ts, for pages that never load that. */
export const forgetCopies = () => forgetKept(localStorage, 'izbor.offline.');

/** Removes everything typed in this tab: when a person signs out by choice, and when another person signs in. */
export const forgetWork = () => forgetKept(sessionStorage, 'izbor.work.');
