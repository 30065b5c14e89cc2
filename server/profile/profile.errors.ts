import { AppError } from '../errors/app-error.ts';
import { requestInvalid } from '../errors/request.errors.ts';

const wrong = { en: 'The password is incorrect', sr: 'Lozinka nije ispravna' };

/** The current password, which sensitive changes require, is wrong. */
export const wrongPassword = (field: 'password' | 'current_password') => requestInvalid({ [field]: wrong });

export const samePassword = () =>
  requestInvalid({ password: { en: 'This is your current password', sr: 'To je tvoja trenutna lozinka' } });

export const wrongFirstCode = () => requestInvalid({ code: { en: 'The code is incorrect', sr: 'Kod nije ispravan' } });

export const oneTimeCodeOn = () =>
  new AppError(409, 'one_time_code.on', {
    en: 'The one-time code is already on.',
    sr: 'Jednokratni kod je već uključen.',
  });

export const noSecretWaits = () =>
  new AppError(409, 'one_time_code.not_begun', {
    en: 'Please start setting up the one-time code again.',
    sr: 'Počni uključivanje jednokratnog koda ponovo.',
  });
