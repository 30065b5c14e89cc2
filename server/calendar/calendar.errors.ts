import type { AppError } from '../errors/app-error.ts';
import { requestInvalid } from '../errors/request.errors.ts';

/** A field that takes a day of Belgrade. */
export type DayField = 'date_from' | 'date_to' | 'changed_from' | 'changed_to';

export const dayMissing = (field: DayField): AppError =>
  requestInvalid({ [field]: { en: 'There is no such day', sr: 'Taj dan ne postoji' } });

/** specification.md 5: the end is not before the start. */
export const daysInOrder = (): AppError =>
  requestInvalid({
    date_to: { en: 'The last day is before the first', sr: 'Poslednji dan je pre prvog' },
  });
