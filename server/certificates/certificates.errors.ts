import { AppError } from '../errors/app-error.ts';

export const sameName = () =>
  new AppError(409, 'certificates.same_name', {
    en: 'The name on this certificate is already your current name. There is nothing to change.',
    sr: 'Na ovom sertifikatu je već tvoje trenutno ime. Nema šta da se menja.',
  });

export const replacedCertificate = () =>
  new AppError(409, 'certificates.replaced', {
    en: 'This certificate has been reissued. Only the newest one is valid.',
    sr: 'Ovaj sertifikat je ponovo izdat. Važi najnoviji.',
  });

export const nameNotSettable = () =>
  new AppError(409, 'certificates.name', {
    en: 'The name on this certificate is in letters that cannot be set on it. Enter your name in Latin letters in your profile, then issue the certificate again.',
    sr: 'Ime na ovom sertifikatu je pismom koje na njemu ne može da se ispiše. Upiši svoje ime latinicom na profilu, pa ponovo izdaj sertifikat.',
  });
