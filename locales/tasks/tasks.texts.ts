import { defineTexts } from '../texts.tsx';
import { en } from './en.ts';
import { sr } from './sr.ts';

/** What the button of the tray says: the words of the tray come when there is something in it. */
export const tasksTexts = defineTexts({ en, sr });
