import { AppError } from '../errors/app-error.ts';

/** An unknown e-mail, a wrong password, a person or a company that is not active: the answer does not say which. */
export const wrongCredentials = () =>
  new AppError(400, 'session.credentials', {
    en: 'The e-mail or password is incorrect.',
    sr: 'E-adresa ili lozinka nije ispravna.',
  });

/** Answered only to a correct password. */
export const notConfirmed = () =>
  new AppError(400, 'not_confirmed', {
    en: 'Your address is not confirmed yet. Open the link in the e-mail that we sent you.',
    sr: 'Tvoja adresa još nije potvrđena. Otvori link iz poruke koju smo ti poslali.',
  });

export const wrongCode = () =>
  new AppError(400, 'session.code', { en: 'The code is incorrect.', sr: 'Kod nije ispravan.' });

export const attemptOver = () =>
  new AppError(410, 'session.attempt_over', {
    en: 'This sign-in took too long or had too many attempts. Please start again.',
    sr: 'Ova prijava je trajala predugo ili je imala previše pokušaja. Počni ponovo.',
  });
