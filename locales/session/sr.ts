import type { SameTexts } from '../texts.tsx';
import type { en } from './en.ts';

export const sr: SameTexts<typeof en> = {
  loading: 'Prijava u toku',
  'failed.title': 'Nalog se nije učitao',
  'failed.text': 'I dalje si na svom nalogu. Pokušavamo ponovo.',
  'failed.retry': 'Pokušaj ponovo',
  'failed.signOut': 'Odjavi se',
};
