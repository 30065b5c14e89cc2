import type { SameTexts } from '../texts.tsx';
import type { en } from './en.ts';

export const sr: SameTexts<typeof en> = {
  region: 'Poruke',
  close: 'Zatvori poruku',
  error: 'Greška',
  way: 'Do dugmeta vodi taster F6.',
};
