import { type Minor, toMajor } from '#contract/money/money.rules.ts';
import { AppError } from '../errors/app-error.ts';

/** specification.md 8: the message of the specification. */
export const insufficientBudget = () =>
  new AppError(400, 'subscriptions.low_budget', {
    en: 'Insufficient budget balance for this monthly subscription',
    sr: 'Nema dovoljno budžeta za ovu mesečnu pretplatu',
  });

export const notMonthly = () =>
  new AppError(400, 'subscriptions.not_monthly', {
    en: 'This benefit cannot be subscribed to.',
    sr: 'Ovaj benefit se ne nudi kao pretplata.',
  });

/** quality.md 2.10: one running subscription per person and benefit. */
export const alreadySubscribed = () =>
  new AppError(409, 'subscriptions.already', {
    en: 'You already have this subscription.',
    sr: 'Ova pretplata već postoji.',
  });

export const subscriptionOver = () =>
  new AppError(409, 'subscriptions.over', {
    en: 'This subscription has ended. You can subscribe again.',
    sr: 'Ova pretplata je završena. Moguće je ponovo se pretplatiti.',
  });

/** quality.md 2.9: a price that changed is never charged silently. */
export const priceChanged = (price: Minor) =>
  new AppError(
    409,
    'subscriptions.price_changed',
    {
      en: 'The price has changed since you last saw it. Nothing was charged.',
      sr: 'Cena se promenila otkad je poslednji put prikazana. Ništa nije naplaćeno.',
    },
    { details: { price_currency: toMajor(price) } },
  );

/** One key, one subscription, one answer (quality.md 2.6). */
export const keyOfAnotherBenefit = () =>
  new AppError(422, 'subscriptions.key_reused', {
    en: 'This Idempotency-Key has already subscribed to another benefit.',
    sr: 'Ovim Idempotency-Key zaglavljem je već napravljena druga pretplata.',
  });
