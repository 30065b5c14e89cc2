import type { SameTexts } from '../texts.tsx';
import type { en } from './en.ts';

export const sr: SameTexts<typeof en> = {
  choose: 'Izaberi fajl',
  drop: 'ili ga prevuci ovde',
  remove: 'Ukloni fajl',
  progress: 'Slanje fajla',
  receiptHint: 'PDF, JPEG ili PNG do 2 MB. Veće fotografije se ovde smanjuju.',
  tooLarge: 'Fajl je veći od 2 MB. Izaberi manji ili ga fotografiši.',
  wrongType: 'Fajl nije PDF, JPEG ni PNG.',
  notAPicture: 'Ova slika ne može da se koristi. Izaberi JPEG ili PNG.',
};
