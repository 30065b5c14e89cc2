import type { SameTexts } from '../texts.tsx';
import type { en } from './en.ts';

export const sr: SameTexts<typeof en> = {
  nav: 'Stranice',
  previous: 'Prethodna',
  next: 'Sledeća',
  position: 'Stranica {{page}} od {{pages}}',
};
