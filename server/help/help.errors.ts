import { AppError } from '../errors/app-error.ts';

export const questionsFull = () =>
  new AppError(409, 'faq.full', {
    en: 'There are 1,000 questions already, and no room for more.',
    sr: 'Već ima 1.000 pitanja i više ih ne može biti.',
  });
