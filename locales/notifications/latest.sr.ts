import type { SameTexts } from '../texts.tsx';
import type { en } from './latest.en.ts';

export const sr: SameTexts<typeof en> = {
  title: 'Obaveštenja',
  seeAll: 'Vidi sve',
  unread: 'Nepročitano',
};
