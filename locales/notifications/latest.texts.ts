import { defineTexts } from '../texts.tsx';
import { en } from './latest.en.ts';
import { sr } from './latest.sr.ts';

/** What home says of the latest notifications: the words of all of them come when they are opened. */
export const latestNotificationsTexts = defineTexts({ en, sr });
