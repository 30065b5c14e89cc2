import { defineTexts } from '../texts.tsx';
import { en } from './learning-en.ts';
import { sr } from './learning-sr.ts';

/** The texts of the lists and the forms of courses and packages. */
export const learningAdminTexts = defineTexts({ en, sr });
