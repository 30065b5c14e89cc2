import type { SameTexts } from '../texts.tsx';
import type { en } from './en.ts';

export const sr: SameTexts<typeof en> = {
  title: 'Obaveštenja',
  empty: 'Nema novosti',
  emptyText: 'Ovde stiže sve o tvom budžetu, porudžbinama i zahtevima.',
  unread: 'Nepročitano',
  back: 'Sva obaveštenja',
  attachment: 'Otvori prilog',
  seeAll: 'Vidi sve',
  close: 'Zatvori',
  failed: 'Nešto je pošlo naopako!',
};
