import { MAX_CART_LINES } from '#contract/cart/cart.rules.ts';
import { AppError } from '../errors/app-error.ts';

export const notForCarts = () =>
  new AppError(400, 'cart.not_for_carts', {
    en: 'This benefit is not bought through the cart.',
    sr: 'Ovaj benefit se ne kupuje preko korpe.',
  });

export const cartFull = () =>
  new AppError(400, 'cart.full', {
    en: `There are already ${MAX_CART_LINES} benefits in the cart. Buy or remove some first.`,
    sr: `U korpi je već ${MAX_CART_LINES} benefita. Prvo kupi ili ukloni neke.`,
  });
