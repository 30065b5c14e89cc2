import { toggleCart } from '#contract/cart/cart.contract.ts';
import { callEndpoint } from '../api/call-endpoint.ts';

/** A benefit by its id, and the unit price that the person saw, in major units: it is the one they accepted. */
export interface Seen {
  id: number;
  seen: number | null;
}

/**
 * Has a benefit in the cart at the price that was seen, or has it out of it, as is wanted. The server only turns round what it
 * has: what another tab did meanwhile, or a press whose answer was lost, is turned back.
 */
export async function setInCart({ id, seen }: Seen, wanted: boolean): Promise<void> {
  const toggle = () => callEndpoint(toggleCart, { body: { id, unit_price: seen ?? undefined } });
  const { in_cart } = await toggle();
  if (in_cart !== wanted) await toggle();
}
