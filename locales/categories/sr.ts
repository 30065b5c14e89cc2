import type { SameTexts } from '../texts.tsx';
import type { en } from './en.ts';

export const sr: SameTexts<typeof en> = {
  categories: 'Kategorije',
  all: 'Sve',
  expand: 'Potkategorije: {{name}}',
  openTree: 'Otvori kategorije',
  closeTree: 'Zatvori kategorije',
  treeFailed: 'Kategorije nisu učitane.',
  retry: 'Pokušaj ponovo',
};
