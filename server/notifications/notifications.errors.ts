import type { AppError } from '../errors/app-error.ts';
import { requestInvalid } from '../errors/request.errors.ts';

export const textMissing = (field: 'title_en' | 'text_en'): AppError =>
  requestInvalid({ [field]: { en: 'Write it in one language at least.', sr: 'Napiši bar na jednom jeziku.' } });

export const userWithoutCompany = (): AppError =>
  requestInvalid({ company: { en: 'Say of which company.', sr: 'Navedi iz koje kompanije.' } });
