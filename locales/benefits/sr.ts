import type { SameTexts } from '../texts.tsx';
import type { en } from './en.ts';

export const sr: SameTexts<typeof en> = {
  place: ({ name }) => (name === 'Online' ? 'Onlajn' : name),
  'badge.in_store': 'U objektu',
  'badge.invoice': 'Faktura',
  agreed: 'Cena po dogovoru',
  fromEmployer: 'Daje kompanija',
  monthly: 'mesečno',
  oldPrice: 'Cena pre popusta: {{price}}',
  newPrice: 'Cena sada:',
  discount: 'Popust {{percent}}\u00a0%',

  keep: 'Dodaj u omiljeno: {{name}}',
  favouriteFailed: 'Omiljeno nije promenjeno. Pokušaj ponovo.',
  addToCart: 'Dodaj u korpu: {{name}}',
  added: 'Dodato u korpu',
  addedAtOther: 'Dodato u korpu. Cena je sada {{after}}, a bila je {{before}}.',
  removed: 'Uklonjeno iz korpe',
  undo: 'Poništi',
  cartFailed: 'Korpa nije promenjena. Pokušaj ponovo.',

  previous: 'Prethodni',
  next: 'Sledeći',
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
};
