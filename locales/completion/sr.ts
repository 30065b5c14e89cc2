import type { SameTexts } from '../texts.tsx';
import type { en } from './en.ts';

export const sr: SameTexts<typeof en> = {
  title: 'Još samo ovo',
  text: 'Potrebno nam je za karticu i da znamo ko koristi benefite. Traje minut.',
  firstName: 'Ime',
  lastName: 'Prezime',
  birthPlace: 'Mesto rođenja',
  birthday: 'Datum rođenja',
  birthdayHint: 'Dan.mesec.godina, na primer 24.03.1990.',
  submit: 'Sačuvaj i nastavi',
  required: 'Ovo polje je obavezno',
  badDay: 'Upiši ispravan datum rođenja',
};
