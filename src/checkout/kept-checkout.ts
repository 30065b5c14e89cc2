import type { KeptCheckout } from '#machines/checkout/seen-cart.ts';

// In the tab's own storage, among the work that is forgotten when somebody signs out (src/app/kept-work.ts).
const nameOf = (user: number) => `izbor.work.checkout.${user}`;

/** Keeps where a checkout is; null: there is nothing to keep. */
export function keepCheckout(user: number, kept: KeptCheckout | null): void {
  try {
    if (kept) sessionStorage.setItem(nameOf(user), JSON.stringify(kept));
    else sessionStorage.removeItem(nameOf(user));
  } catch {
    // Without storage the checkout only starts over.
  }
}

/**
 * The person left the checkout: spec 4, it starts with the mode and the tick off. Only a try whose outcome is not known is
 * kept, so that it can still be told.
 */
export function leaveCheckout(user: number): void {
  const kept = readCheckout(user);
  keepCheckout(user, kept?.attempt ? { ...kept, open: false, understood: false } : null);
}

let lostHere = false;

/** The session ended while the checkout was open: signing in again leads back to it as it was. */
export function noteLostSession(): void {
  lostHere = true;
}

/** The same after a page load: a reload of the cart goes on, and so does a sign-in that a lost session asked for. */
export function readContinued(user: number, loadedAt: string, places: readonly string[]): KeptCheckout | null {
  const continued = lostHere || places.some((place) => samePlace(place, loadedAt));
  if (!continued) leaveCheckout(user);
  return readCheckout(user);
}

const samePlace = (one: string, other: string) => one.replace(/\/$/, '') === other.replace(/\/$/, '');

/** What was kept of this person's checkout; null when nothing was, or when it can't be read. */
export function readCheckout(user: number): KeptCheckout | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(nameOf(user)) ?? 'null');
    return isKept(kept) ? kept : null;
  } catch {
    return null;
  }
}

function isKept(kept: unknown): kept is KeptCheckout {
  if (typeof kept !== 'object' || kept === null) return false;
  const { version, open, understood, attempt } = kept as Partial<KeptCheckout>;
  const known = attempt === null || (typeof attempt?.key === 'string' && typeof attempt.version === 'string');
  return typeof version === 'string' && typeof open === 'boolean' && typeof understood === 'boolean' && known;
}
