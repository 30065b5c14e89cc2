import { requestInvalid } from '../errors/request.errors.ts';

export const notABirthday = () =>
  requestInvalid({
    birthday: { en: 'This must be a day in the past', sr: 'Ovo mora da bude dan u prošlosti' },
  });
