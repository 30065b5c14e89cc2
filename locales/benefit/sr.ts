import type { SameTexts } from '../texts.tsx';
import type { en } from './en.ts';

export const sr: SameTexts<typeof en> = {
  'badge.in_store': 'U objektu',
  'badge.invoice': 'Faktura',
  agreed: 'Cena po dogovoru',
  fromEmployer: 'Daje poslodavac',
  monthly: 'mesečno',
  oldPrice: 'Cena pre popusta: {{price}}',
  newPrice: 'Cena sada:',
  discount: 'Popust {{percent}} odsto',

  keep: 'Sačuvaj {{name}} u omiljene',
  favouriteFailed: 'Omiljeno nije sačuvano. Pokušaj ponovo.',
  addToCart: 'Dodaj {{name}} u korpu',
  added: 'Dodato u korpu',
  removed: 'Uklonjeno iz korpe',
  undo: 'Poništi',
  cartFailed: 'Korpa nije promenjena. Pokušaj ponovo.',

  previous: 'Nazad',
  next: 'Napred',
  slide: '{{position}} od {{total}}',

  details: 'Detalji: {{name}}',
  close: 'Zatvori',
  description: 'Opis',
  instructions: 'Uputstvo',
  limitations: 'Ograničenja',
  materials: 'Materijali',
  newTab: 'otvara se u novoj kartici',
  loading: 'Učitavanje',
  detailsFailed: 'Detalji nisu učitani',
  retry: 'Pokušaj ponovo',
};
