import type { SameTexts } from '../texts.tsx';
import type { en } from './en.ts';

export const sr: SameTexts<typeof en> = {
  loading: 'Prijava u toku',
  leaving: 'Odjava u toku',
  'failed.title': 'Nalog nije učitan',
  'failed.text': 'Prijava i dalje važi. Pokušavamo ponovo.',
  'failed.retry': 'Pokušaj ponovo',
  'failed.signOut': 'Odjavi se',
};
