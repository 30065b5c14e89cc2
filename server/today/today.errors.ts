import { AppError } from '../errors/app-error.ts';

/** Another number of messages is stuck than was seen. */
export const mailMoved = () =>
  new AppError(409, 'mail.moved', {
    en: 'Something has left or come since you looked. Look again at how many there are.',
    sr: 'Nešto je u međuvremenu otišlo ili stiglo. Pogledaj ponovo koliko ih je.',
  });
