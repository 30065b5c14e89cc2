import type { AppError } from '../errors/app-error.ts';
import { requestInvalid } from '../errors/request.errors.ts';

export const textMissing = (field: 'title_en' | 'text_en'): AppError =>
  requestInvalid({ [field]: { en: 'Write it in at least one language.', sr: 'Napiši bar na jednom jeziku.' } });

export const userWithoutCompany = (): AppError =>
  requestInvalid({ company: { en: 'Say which company.', sr: 'Navedi iz koje kompanije.' } });
