import type { SameTexts } from '../texts.tsx';
import type { en } from './en.ts';

export const sr: SameTexts<typeof en> = {
  title: 'Pri ruci i bez mreže',
  savedAt: 'Stanje: {{moment}}',
  vouchers: 'Vaučeri',
};
