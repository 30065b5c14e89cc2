import { defineTexts } from '../texts.tsx';
import { en } from './found-record.en.ts';
import { sr } from './found-record.sr.ts';

/** What can be done with a record that the palette has found: nobody waits for these texts on the first page. */
export const foundRecordTexts = defineTexts({ en, sr });
