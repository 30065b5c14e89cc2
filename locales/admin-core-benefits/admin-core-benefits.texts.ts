import { defineTexts } from '../texts.tsx';
import { en } from './en.ts';
import { sr } from './sr.ts';

/** The core benefits of a company, for those who choose them. */
export const adminCoreBenefitsTexts = defineTexts({ en, sr });
