import type { SuggestionProblem } from '#contract/suggestions/suggestions.rules.ts';
import { AppError, type Text } from '../errors/app-error.ts';
import { requestInvalid } from '../errors/request.errors.ts';

export const noSuchCategory = () =>
  requestInvalid({ category: { en: 'Choose one of the categories', sr: 'Izaberi jednu od kategorija' } });

/** The texts shown beside an answer, by its problem. */
export const ANSWER_PROBLEMS: Record<SuggestionProblem, Text> = {
  answer: { en: 'Write an answer', sr: 'Napiši odgovor' },
  long: { en: 'Use 2,000 characters at most', sr: 'Najviše 2.000 znakova' },
  benefit: { en: 'Choose the benefit that came of it', sr: 'Izaberi benefit koji je nastao' },
  none: { en: 'Only what is on offer has a benefit', sr: 'Benefit ima samo ono što je u ponudi' },
};

export const noSuchBenefit = () =>
  requestInvalid({ benefit: { en: 'There is no such benefit', sr: 'Takav benefit ne postoji' } });

/** A friendly text, as a person with that many ideas means well. */
export const manySuggestions = (seconds: number) =>
  new AppError(
    429,
    'suggestions.too_many',
    {
      en: 'That is a lot of ideas for one hour. What you wrote stays here; send it a little later.',
      sr: 'To je mnogo predloga za jedan sat. Tekst ostaje ovde; pošalji ga malo kasnije.',
    },
    { retryAfter: seconds },
  );

/** The idempotency key was already used for another suggestion. */
export const keyOfAnotherSuggestion = () =>
  new AppError(422, 'suggestions.key_reused', {
    en: 'This Idempotency-Key has already made another suggestion.',
    sr: 'Ovim Idempotency-Key zaglavljem je već poslat drugi predlog.',
  });
