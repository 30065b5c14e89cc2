import { defineTexts } from '../texts.tsx';
import { fieldsEn } from './fields-en.ts';
import { fieldsSr } from './fields-sr.ts';

/** What the fields of records are called in a sentence, by their names of the wire, and what some of their values mean. */
export const changeFieldTexts = defineTexts({ en: fieldsEn, sr: fieldsSr });
