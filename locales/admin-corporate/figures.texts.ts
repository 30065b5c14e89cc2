import { defineTexts } from '../texts.tsx';
import { en } from './figures.en.ts';
import { sr } from './figures.sr.ts';

/** The way from the shop to the figures of one’s company: it comes with the account alone. */
export const figuresTexts = defineTexts({ en, sr });
