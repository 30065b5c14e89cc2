import { toggleCart } from '#contract/cart/cart.contract.ts';
import { callEndpoint } from '../api/call-endpoint.ts';

/** A benefit by its id, and the unit price that the person saw, in major units: it is the one they accepted. */
export interface Seen {
  id: number;
  seen: number | null;
}

/** Puts a benefit in the cart at the price that was seen, or takes it out. */
export const toggleInCart = ({ id, seen }: Seen) =>
  callEndpoint(toggleCart, { body: { id, unit_price: seen ?? undefined } });
