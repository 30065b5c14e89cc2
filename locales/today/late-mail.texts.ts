import { defineTexts } from '../texts.tsx';
import { en } from './late-mail.en.ts';
import { sr } from './late-mail.sr.ts';

/** How mail that may never leave is given up: nobody waits for these texts on the first page. */
export const lateMailTexts = defineTexts({ en, sr });
