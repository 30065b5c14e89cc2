import { toggleCart } from '#contract/cart/cart.contract.ts';
import { callEndpoint } from '../api/call-endpoint.ts';

/** A benefit by its id, the unit price that the person saw, in major units (the one that they accept), and how many pieces: one without. */
export interface Seen {
  id: number;
  seen: number | null;
  count?: number;
}

/**
 * Has a benefit in the cart at the price that was seen, or has it out of it, as is wanted. The server only turns round what it
 * has: what another tab did meanwhile, or a press whose answer was lost, is turned back.
 */
export async function setInCart({ id, seen, count }: Seen, wanted: boolean): Promise<void> {
  const toggle = () => callEndpoint(toggleCart, { body: { id, unit_price: seen ?? undefined, count } });
  const { in_cart } = await toggle();
  if (in_cart !== wanted) await toggle();
}
