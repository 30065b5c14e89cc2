import type { KeptCheckout } from '#machines/checkout/seen-cart.ts';

// In the tab's own storage: a checkout goes on where it was after a reload or signing in anew (product.md 7.15).
const nameOf = (user: number) => `izbor.checkout.${user}`;

export function keepCheckout(user: number, kept: KeptCheckout): void {
  try {
    sessionStorage.setItem(nameOf(user), JSON.stringify(kept));
  } catch {
    // Without storage the checkout only starts over.
  }
}

export function forgetCheckout(user: number): void {
  try {
    sessionStorage.removeItem(nameOf(user));
  } catch {
    // Nothing was kept.
  }
}

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
  const { version, understood, attempt } = kept as Partial<KeptCheckout>;
  const known = attempt === null || (typeof attempt?.key === 'string' && typeof attempt.version === 'string');
  return typeof version === 'string' && typeof understood === 'boolean' && known;
}
