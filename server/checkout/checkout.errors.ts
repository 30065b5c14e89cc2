import type { CartChange } from '#contract/checkout/checkout.contract.ts';
import { AppError } from '../errors/app-error.ts';

export const cartEmpty = () =>
  new AppError(400, 'checkout.cart_empty', { en: 'The cart is empty.', sr: 'Korpa je prazna.' });

/** specification.md 5: nothing is bought while the total is 0. */
export const nothingToPay = () =>
  new AppError(400, 'checkout.nothing_to_pay', {
    en: 'There is nothing to pay in this cart.',
    sr: 'U ovoj korpi nema šta da se plati.',
  });

/** specification.md 8, product.md 1: the message of the specification. */
export const notEnoughBudget = () =>
  new AppError(400, 'checkout.not_enough_budget', {
    en: 'Not enough available budget!',
    sr: 'Nema dovoljno raspoloživog budžeta.',
  });

/** product.md 7.2: the answer says line by line what differs from what the buyer saw. */
export const cartChanged = (changes: CartChange[]) =>
  new AppError(
    409,
    'cart_changed',
    {
      en: 'The cart has changed since you last saw it. Nothing was bought.',
      sr: 'Korpa se promenila otkad je poslednji put prikazana. Ništa nije kupljeno.',
    },
    { details: { changes } },
  );

export const cartMatchMalformed = () =>
  new AppError(400, 'checkout.cart_match', {
    en: 'The If-Cart-Match header is not a cart version.',
    sr: 'Zaglavlje If-Cart-Match nije verzija korpe.',
  });

/** One key, one order, one answer (quality.md 2.6). */
export const keyOfAnotherCart = () =>
  new AppError(422, 'checkout.key_reused', {
    en: 'This Idempotency-Key has already bought another cart.',
    sr: 'Ovim Idempotency-Key zaglavljem je već kupljena druga korpa.',
  });
