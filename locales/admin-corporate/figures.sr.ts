import type { SameTexts } from '../texts.tsx';
import type { en } from './figures.en.ts';

export const sr: SameTexts<typeof en> = {
  link: 'Brojke kompanije',
};
