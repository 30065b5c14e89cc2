import { defineTexts } from '../texts.tsx';
import { en } from './given-benefit.en.ts';
import { sr } from './given-benefit.sr.ts';

/** What is said of a core benefit that the reader's company gives itself: nobody waits for these texts on the first page. */
export const givenBenefitTexts = defineTexts({ en, sr });
