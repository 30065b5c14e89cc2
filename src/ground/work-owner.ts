import { forgetWork } from './forget-kept.ts';

// The key has the prefix of the work itself, so that it is removed together with it.
const OWNER = 'izbor.work.of';

/** Keeps what this person typed in this tab, and removes what another person typed there before. */
export function keepWorkOf(person: number): void {
  const before = sessionStorage.getItem(OWNER);
  if (before === String(person)) return;
  if (before !== null) forgetWork();
  try {
    sessionStorage.setItem(OWNER, String(person));
  } catch {
    // A full storage is no risk: nothing more can be stored that another person could see.
  }
}
