import { defineTexts } from '../texts.tsx';
import { budgetsEn } from './budget-imports.en.ts';
import { budgetsSr } from './budget-imports.sr.ts';
import { en } from './en.ts';
import { sr } from './sr.ts';

/** The texts of imports, with those that differ for budgets. */
export const budgetImportsTexts = defineTexts({
  en: Object.assign({}, en, budgetsEn) as typeof en,
  sr: Object.assign({}, sr, budgetsSr),
});
