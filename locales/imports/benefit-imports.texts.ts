import { defineTexts } from '../texts.tsx';
import { benefitsEn } from './benefit-imports.en.ts';
import { benefitsSr } from './benefit-imports.sr.ts';
import { en } from './en.ts';
import { sr } from './sr.ts';

/** The texts of imports, with those that differ for benefits. */
export const benefitImportsTexts = defineTexts({
  en: Object.assign({}, en, benefitsEn) as typeof en,
  sr: Object.assign({}, sr, benefitsSr),
});
