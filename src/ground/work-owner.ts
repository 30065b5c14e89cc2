import { forgetWork } from './forget-kept.ts';

// Among the work itself, so that it is forgotten with it.
const OWNER = 'izbor.work.of';

/** Goes on with what this person typed in this tab, and forgets what somebody typed who was here before them. */
export function keepWorkOf(person: number): void {
  const before = sessionStorage.getItem(OWNER);
  if (before === String(person)) return;
  if (before !== null) forgetWork();
  try {
    sessionStorage.setItem(OWNER, String(person));
  } catch {
    // A full storage keeps nothing that could be somebody else's.
  }
}
