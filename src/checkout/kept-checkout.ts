import type { KeptCheckout } from '#machines/checkout/seen-cart.ts';

// In sessionStorage, with the prefix of the work that is removed when the person signs out (src/ground/forget-kept.ts).
const PREFIX = 'izbor.work.checkout.';
const nameOf = (user: number) => PREFIX + user;

/** Stores the state of a checkout; null removes it. */
export function keepCheckout(user: number, kept: KeptCheckout | null): void {
  try {
    if (kept) sessionStorage.setItem(nameOf(user), JSON.stringify(kept));
    else sessionStorage.removeItem(nameOf(user));
  } catch {
    // Without storage the checkout only starts over.
  }
}

/**
 * Called when the person left the checkout: it starts over next time, with the box not ticked (specification.md 4). Only an
 * attempt whose outcome is not known stays stored, so that its outcome can still be shown.
 */
export function leaveCheckout(user: number): void {
  const kept = readCheckout(user);
  keepCheckout(user, kept?.attempt ? { ...kept, open: false, understood: false } : null);
}

/** The stored checkout without the try of this key, whose outcome is known now. */
export function withoutTry(kept: KeptCheckout | null, key: string | null): KeptCheckout | null {
  if (kept === null || kept.attempt?.key !== key) return kept;
  return kept.open ? { ...kept, attempt: null } : null;
}

/** Called when the page is loaded at a path: only a reload of the cart, also after a sign-in in between, continues a checkout. */
export function leaveCheckoutUnlessAt(path: string, places: readonly string[]): void {
  if (places.some((place) => bare(place) === bare(path))) return;
  for (const key of storedKeys()) if (key.startsWith(PREFIX)) leaveCheckout(Number(key.slice(PREFIX.length)));
}

function storedKeys(): string[] {
  try {
    return Object.keys(sessionStorage);
  } catch {
    return [];
  }
}

const bare = (path: string) => path.replace(/\/$/, '');

/** This person's stored checkout; null when there is none, or when it can't be read. */
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
