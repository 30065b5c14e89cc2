import { defineTexts } from '../texts.tsx';
import { en } from './tray.en.ts';
import { sr } from './tray.sr.ts';

export const trayTexts = defineTexts({ en, sr });
