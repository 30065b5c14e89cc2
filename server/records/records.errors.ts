import { MOST_FILED } from '#contract/records/record-list.contract.ts';
import { AppError } from '../errors/app-error.ts';

export const listTooFar = () =>
  new AppError(400, 'list.too_far', {
    en: 'A list goes no further than this. Search, or set a filter.',
    sr: 'Spisak ne ide dalje odavde. Pretraži ga ili postavi filter.',
  });

/** More rows than an export task writes. */
export const fileTooMany = () =>
  new AppError(
    409,
    'export.too_many',
    {
      en: 'That is more than one file holds: 1,000,000 rows. Set a filter.',
      sr: 'To je više nego što staje u jedan fajl: 1.000.000 redova. Postavi filter.',
    },
    { details: { most: MOST_FILED } },
  );

/** The impact of an ending has changed since it was shown; `impact` is the current one. */
export const impactChanged = (impact: object) =>
  new AppError(
    409,
    'impact.changed',
    {
      en: 'Something has changed meanwhile. Look at what this means now.',
      sr: 'Nešto se u međuvremenu promenilo. Pogledaj šta to sada znači.',
    },
    { details: { now: impact } },
  );

/** The order of a list has changed since it was seen; `ids` is its current order. */
export const orderChanged = (ids: readonly number[]) =>
  new AppError(
    409,
    'order.changed',
    { en: 'Somebody has changed this list meanwhile.', sr: 'Neko je ovaj spisak u međuvremenu menjao.' },
    { details: { ids } },
  );
