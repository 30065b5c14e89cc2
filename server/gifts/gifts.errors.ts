import { AppError, type Text } from '../errors/app-error.ts';
import { requestInvalid } from '../errors/request.errors.ts';

const noCategory: Text = {
  en: 'There is no such first-level category.',
  sr: 'Takva kategorija prvog nivoa ne postoji.',
};

export const categoryMissing = () => requestInvalid({ category: noCategory });

export const twoDecimals = () =>
  requestInvalid({ amount: { en: 'At most two decimals.', sr: 'Najviše dve decimale.' } });

/** The key was used for something else. */
export const otherGift = () =>
  new AppError(422, 'budgets.other_gift', {
    en: 'This Idempotency-Key belongs to another gift.',
    sr: 'Ovaj Idempotency-Key pripada drugoj dodeli.',
  });

/** One gives to oneself only together with others. */
export const ownGift = () =>
  new AppError(403, 'budgets.own', {
    en: 'Nobody gives a budget to themselves alone. Ask a colleague who looks after budgets.',
    sr: 'Budžet niko ne dodeljuje samo sebi. Obrati se nekome ko takođe brine o budžetima.',
  });
