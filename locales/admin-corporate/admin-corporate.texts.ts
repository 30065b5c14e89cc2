import { defineTexts } from '../texts.tsx';
import { en } from './en.ts';
import { sr } from './sr.ts';

export const adminCorporateTexts = defineTexts({ en, sr });
