import { AppError } from '../errors/app-error.ts';

export const manyMessages = (seconds: number) =>
  new AppError(
    429,
    'contact.too_many',
    {
      en: 'We already have several messages from you and will answer them all. What you wrote stays here; please send it a little later.',
      sr: 'Već imamo nekoliko tvojih poruka i na sve odgovaramo. Tekst ostaje ovde; pošalji ga malo kasnije.',
    },
    { retryAfter: seconds },
  );

/** The idempotency key was already used for another message. */
export const keyOfAnotherMessage = () =>
  new AppError(422, 'contact.key_reused', {
    en: 'This Idempotency-Key has already sent another message.',
    sr: 'Ovim Idempotency-Key zaglavljem je već poslata druga poruka.',
  });
