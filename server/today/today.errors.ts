import { AppError } from '../errors/app-error.ts';

/** The number of stuck messages differs from the one shown. */
export const mailMoved = () =>
  new AppError(409, 'mail.moved', {
    en: 'Something has left or come since you looked. Look again at how many there are.',
    sr: 'Nešto je u međuvremenu otišlo ili stiglo. Pogledaj ponovo koliko ih je.',
  });
