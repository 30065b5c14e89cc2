import { type Minor, toMajor } from '#contract/money/money.rules.ts';
import { AppError } from '../errors/app-error.ts';

/** product.md 1: the message of the specification. Learning is paid from the flexible budget alone. */
export const lowBudget = () =>
  new AppError(400, 'enrolments.low_budget', {
    en: 'Not enough available budget!',
    sr: 'Nema dovoljno raspoloživog budžeta.',
  });

export const couponNotNeeded = () =>
  new AppError(400, 'enrolments.coupon_not_needed', {
    en: 'This is free, so no coupon is needed.',
    sr: 'Ovo je besplatno, pa kupon nije potreban.',
  });

export const alreadyEnrolled = () =>
  new AppError(409, 'enrolments.already', {
    en: 'You are already enrolled. Nothing was charged.',
    sr: 'Upis već postoji. Ništa nije naplaćeno.',
  });

/**
 * quality.md 2.9: a changed price is never charged silently. `pays` is the amount due now, after the coupon; the price before it and the
 * percentage may each have changed, so the answer contains them too.
 */
export const priceChanged = ({ pays, price, percentOff }: { pays: Minor; price: Minor; percentOff: number }) =>
  new AppError(
    409,
    'enrolments.price_changed',
    {
      en: 'The price has changed since you last saw it. Nothing was charged.',
      sr: 'Cena se promenila otkad je poslednji put prikazana. Ništa nije naplaćeno.',
    },
    { details: { price_currency: toMajor(pays), full_price: toMajor(price), percent_off: percentOff } },
  );

/** The idempotency key was already used for another enrolment (quality.md 2.6). */
export const keyOfAnotherEnrolment = () =>
  new AppError(422, 'enrolments.key_reused', {
    en: 'This Idempotency-Key has already been used for another enrolment.',
    sr: 'Ovo Idempotency-Key zaglavlje je već iskorišćeno za drugi upis.',
  });
