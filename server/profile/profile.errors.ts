import { AppError } from '../errors/app-error.ts';
import { requestInvalid } from '../errors/request.errors.ts';

const wrong = { en: 'The password is not right', sr: 'Lozinka nije ispravna' };

/** The password that is asked for again before what matters is changed. */
export const wrongPassword = (field: 'password' | 'current_password') => requestInvalid({ [field]: wrong });

export const samePassword = () =>
  requestInvalid({ password: { en: 'This is the password you have now', sr: 'To je sadašnja lozinka' } });

export const wrongFirstCode = () => requestInvalid({ code: { en: 'The code is not right', sr: 'Kod nije ispravan' } });

export const oneTimeCodeOn = () =>
  new AppError(409, 'one_time_code.on', {
    en: 'The one-time code is on already.',
    sr: 'Jednokratni kod je već uključen.',
  });

export const noSecretWaits = () =>
  new AppError(409, 'one_time_code.not_begun', {
    en: 'Please start turning the one-time code on again.',
    sr: 'Počni uključivanje jednokratnog koda ponovo.',
  });
