import type { SameTexts } from '../texts.tsx';
import type { en } from './given-benefit.en.ts';

export const sr: SameTexts<typeof en> = {
  givenBy: 'Od tvoje kompanije',
  askAt: 'Kome se javljaš',
  download: 'Preuzmi: {{name}}',
};
