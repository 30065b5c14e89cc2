/** Removes from a storage of the browser what its name begins with. */
function forgetKept(storage: Storage, beginning: string): void {
  for (const key of Object.keys(storage)) if (key.startsWith(beginning)) storage.removeItem(key);
}

/** Forgets what this device shows without a network. It is done also where nothing of it was loaded yet. */
export const forgetCopies = () => forgetKept(localStorage, 'izbor.offline.');

/** Forgets all that was typed in this tab: when somebody signs out by choice, and when somebody else is here. */
export const forgetWork = () => forgetKept(sessionStorage, 'izbor.work.');
