import type { SameTexts } from '../texts.tsx';
import type { en } from './en.ts';

export const sr: SameTexts<typeof en> = {
  title: 'Moja kartica',
  peek: 'Moja kartica',
  text: 'Pokaži je na prodajnom mestu pre plaćanja, uz ličnu kartu ako te zamole.',
  available: 'Na raspolaganju',
  id: 'ID {{id}}',
  qr: 'QR kod sa brojem {{id}}',
  barcode: 'Bar-kod sa brojem {{id}}',
  close: 'Zatvori',
};
