import { MOST_BULK_ROWS } from '#contract/records/bulk-statuses.ts';
import { AppError } from '../errors/app-error.ts';

export const bulkTooMany = () =>
  new AppError(
    409,
    'bulk.too_many',
    { en: 'That is more than can be changed at once: 50,000.', sr: 'To je više nego što može odjednom: 50.000.' },
    { details: { most: MOST_BULK_ROWS } },
  );

/** The preview is too old to be run. */
export const bulkExpired = () =>
  new AppError(409, 'bulk.expired', {
    en: 'Too much time has passed. Look at what this means now.',
    sr: 'Prošlo je previše vremena. Pogledaj šta to sada znači.',
  });

export const bulkNothing = () =>
  new AppError(409, 'bulk.nothing', { en: 'Nothing would change.', sr: 'Ništa se ne bi promenilo.' });

export const bulkRunning = () =>
  new AppError(409, 'bulk.running', {
    en: 'This is still under way. Stop it first.',
    sr: 'Ovo je još u toku. Prvo ga zaustavi.',
  });

export const bulkFinal = () =>
  new AppError(409, 'bulk.final', { en: 'This cannot be taken back.', sr: 'Ovo ne može da se vrati.' });

export const bulkTooLate = () =>
  new AppError(409, 'bulk.too_late', {
    en: 'This can be taken back for 24 hours only.',
    sr: 'Ovo može da se vrati samo 24 sata.',
  });
