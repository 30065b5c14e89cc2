import type { CartChange } from '#contract/checkout/checkout.contract.ts';
import type { Minor } from '#contract/money/money.rules.ts';

/** The fields of the shown cart that decide the checkout. */
export interface SeenCart {
  /** Number of lines. */
  lines: number;
  /** Total price, in minor units of the reader's currency. */
  total: Minor;
  /** Whether the budgets can pay it (contract/budgets). */
  affordable: boolean;
  /** `cart_version` of v2/me/: two carts of the same version are equal to the buyer. */
  version: string;
  /** Lines whose prices differ from those that the person put in the cart or accepted; they have to be accepted first. */
  changes: readonly CartChange[];
}

/** One attempt to buy one cart: the same idempotency key never buys twice (product.md 1). */
export interface Attempt {
  key: string;
  /** Version of the cart that is being bought. */
  version: string;
}

/**
 * Stored state of a checkout. While the person signs in again or reloads the page all of it is stored (product.md 7.15); when they
 * leave the checkout, only an attempt with an unknown outcome: specification.md 4, the checkout mode and the tick start off.
 */
export interface KeptCheckout {
  /** Version of the cart that was about to be bought. */
  version: string;
  /** Whether checkout mode is open behind the cart. */
  open: boolean;
  /** Whether the box about the tax is ticked. */
  understood: boolean;
  /** An attempt whose outcome is unknown. */
  attempt: Attempt | null;
}

/** specification.md 5: nothing can be bought for a total of 0, nor above the available budgets. */
export const mayBeBought = ({ lines, total, affordable }: SeenCart) => lines > 0 && total > 0 && affordable;
