import { AppError } from '../errors/app-error.ts';

export const sameName = () =>
  new AppError(409, 'certificates.same_name', {
    en: 'The name on this certificate is your present name. There is nothing to change.',
    sr: 'Na ovom sertifikatu je tvoje sadašnje ime. Nema šta da se menja.',
  });

export const replacedCertificate = () =>
  new AppError(409, 'certificates.replaced', {
    en: 'This certificate was issued again. The newest one counts.',
    sr: 'Ovaj sertifikat je ponovo izdat. Važi najnoviji.',
  });
