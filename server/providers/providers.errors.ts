import type { nameProblem, websiteProblem } from '#contract/providers/providers.rules.ts';
import { AppError, type Text } from '../errors/app-error.ts';

/** The texts shown beside a field of a provider, by its problem. */
export const PROBLEMS: Record<NonNullable<ReturnType<typeof nameProblem | typeof websiteProblem>>, Text> = {
  required: { en: 'This field is required', sr: 'Ovo polje je obavezno' },
  short: { en: 'At least 2 characters', sr: 'Najmanje znakova: 2' },
  long: { en: 'That is too long', sr: 'Ovo je predugačko' },
  address: { en: 'Enter an address that begins with https://', sr: 'Upiši adresu koja počinje sa https://' },
};

interface Twin {
  id: number;
  name: string;
  active: boolean;
}

/** Another provider has a name with the same search key; `twin` is that provider. */
export const providerTwin = (twin: Twin) => {
  const text = { en: 'There is already a provider with that name.', sr: 'Partner s tim nazivom već postoji.' };
  return new AppError(409, 'providers.twin', text, { fields: { name: text }, details: { twin } });
};

export const providerInUse = (benefits: number) =>
  new AppError(
    409,
    'providers.in_use',
    {
      en: 'This provider has benefits on offer. Withdraw them first, or give them to another provider.',
      sr: 'Ovaj partner ima benefite u ponudi. Prvo ih skloni iz ponude ili ih prebaci drugom partneru.',
    },
    { details: { benefits } },
  );
