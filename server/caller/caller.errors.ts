import { AppError } from '../errors/app-error.ts';

export const signInFirst = () => new AppError(401, 'session.missing', { en: 'Please sign in.', sr: 'Prijavi se.' });

export const roleMissing = () =>
  new AppError(403, 'session.role', {
    en: 'Your role does not allow that.',
    sr: 'Tvoja uloga to ne dozvoljava.',
  });
