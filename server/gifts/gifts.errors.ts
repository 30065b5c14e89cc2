import { AppError, type Text } from '../errors/app-error.ts';
import { requestInvalid } from '../errors/request.errors.ts';

const noCategory: Text = {
  en: 'There is no such first-level category.',
  sr: 'Takva kategorija prvog nivoa ne postoji.',
};

export const categoryMissing = () => requestInvalid({ category: noCategory });

export const twoDecimals = () =>
  requestInvalid({ amount: { en: 'At most two decimals.', sr: 'Najviše dve decimale.' } });

/** The gift would reach nobody. */
export const nobodyMeant = () =>
  requestInvalid({ people: { en: 'Nobody is left to give it to.', sr: 'Nema nikoga kome bi se dodelilo.' } });

/** The idempotency key belongs to another gift. */
export const otherGift = () =>
  new AppError(422, 'budgets.other_gift', {
    en: 'This Idempotency-Key belongs to another gift.',
    sr: 'Ovaj Idempotency-Key pripada drugoj dodeli.',
  });

/** A person may give to themselves only together with others. */
export const ownGift = () =>
  new AppError(403, 'budgets.own', {
    en: 'Nobody gives a budget to themselves alone. Ask a colleague who looks after budgets.',
    sr: 'Budžet niko ne dodeljuje samo sebi. Obrati se nekome ko takođe brine o budžetima.',
  });

/** The effect is no longer the one that was shown: people came or left, or a new year began. */
export const giftChanged = () =>
  new AppError(409, 'budgets.changed', {
    en: 'This is not what it was any more. Look at it again.',
    sr: 'U međuvremenu se nešto promenilo. Pogledaj ponovo.',
  });

/** More would be taken back than was shown; `now` is the present effect. */
export const takeBackChanged = (now: object) =>
  new AppError(
    409,
    'budgets.changed',
    {
      en: 'More is unspent by now than you saw. Look at it again.',
      sr: 'Sada je nepotrošeno više nego što je pisalo. Pogledaj ponovo.',
    },
    { details: { now } },
  );

/** Another task of the gift is running. */
export const giftBusy = () =>
  new AppError(409, 'budgets.running', {
    en: 'This budget is still being allocated or taken back. Wait for that, or stop it.',
    sr: 'Ovaj budžet se još dodeljuje ili povlači. Sačekaj da se to završi, ili ga zaustavi.',
  });

/** The unspent part of a year's budget ended with the year. */
export const budgetEnded = () =>
  new AppError(409, 'budgets.ended', {
    en: 'The year of this budget has ended, and what was not spent of it ended with it.',
    sr: 'Godina ovog budžeta je prošla, a sa njom i ono što nije potrošeno.',
  });

export const nothingUnspent = () =>
  new AppError(409, 'budgets.nothing', {
    en: 'All of it is spent or held.',
    sr: 'Sve je potrošeno ili rezervisano.',
  });

/** The idempotency key belongs to another take-back. */
export const otherTakeBack = () =>
  new AppError(422, 'budgets.other_take_back', {
    en: 'This Idempotency-Key belongs to something else that was taken back.',
    sr: 'Ovaj Idempotency-Key pripada drugom povlačenju.',
  });
