import type { CartChange } from '#contract/checkout/checkout.contract.ts';
import type { Minor } from '#contract/money/money.rules.ts';

/** The cart as the screen shows it, as far as the way to a purchase depends on it. */
export interface SeenCart {
  /** How many lines it has. */
  lines: number;
  /** What it costs, in minor units of the reader's currency. */
  total: Minor;
  /** Whether the budgets can pay it (contract/budgets). */
  affordable: boolean;
  /** `cart_version` of v2/me/: two carts with the same version are the same to the buyer. */
  version: string;
  /** Prices that are others than those the person put in the cart or accepted, line by line; they are to be accepted first. */
  changes: readonly CartChange[];
}

/** One try to buy one cart: the same key never buys twice (product.md 1). */
export interface Attempt {
  key: string;
  /** The version of the cart that this try buys. */
  version: string;
}

/**
 * What is kept of a checkout. While the person signs in again or loads the page again all of it (product.md 7.15); when they
 * leave it, only the try whose outcome is not known: specification.md 4, the checkout mode and the tick start off.
 */
export interface KeptCheckout {
  /** The version of the cart that was about to be bought. */
  version: string;
  /** Whether it goes on behind the cart, in checkout mode. */
  open: boolean;
  /** Whether the tax was understood. */
  understood: boolean;
  /** A try whose outcome is not known yet. */
  attempt: Attempt | null;
}

/** specification.md 5: nothing is bought when the total is 0; and nothing that the budgets can't pay. */
export const mayBeBought = ({ lines, total, affordable }: SeenCart) => lines > 0 && total > 0 && affordable;
