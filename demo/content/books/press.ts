import { benefitsOf } from '../compose.ts';
import type { LanguageKey, Subject, WrittenBenefit } from '../written-benefit.ts';

const subject: Record<LanguageKey, Subject> = {
  sr: {
    about: 'Izdanje stiže prvog u mesecu, a digitalno čim izađe. Arhiva prethodnih brojeva je otvorena od prvog dana.',
    points: ['Papir i ekran u istoj pretplati', 'Arhiva prethodnih brojeva', 'Promena naslova u svakom trenutku'],
    arrange: 'Naslov biraš na sajtu partnera.',
    limits: ['Dodaci i posebna izdanja se naplaćuju', 'Isporuka van zemlje nije uključena'],
  },
  en: {
    about:
      'The issue comes on the first of the month, and on screen as soon as it is out. The archive is open from day one.',
    points: ['Paper and screen in one subscription', 'The archive of past issues', 'Change the title at any time'],
    arrange: "Choose a title on the provider's site.",
    limits: ['Supplements and special issues are charged', 'Delivery abroad is not included'],
  },
};

const written: readonly WrittenBenefit[] = [
  {
    by: 'uvo',
    price: 1400,
    way: 'web',
    at: ['Cela Srbija'],
    monthly: true,
    scenes: ['books-magazine'],
    sr: [
      'Časopis po izboru, pretplata',
      'Jedan časopis mesečno, na kućnu adresu.',
      'Prvi list miriše na mastilo i petak.',
    ],
    en: [
      'A magazine of your choice, subscription',
      'One magazine a month to your address.',
      'The first page smells of ink and Friday.',
    ],
  },
  {
    by: 'uvo',
    price: null,
    kind: 'special',
    off: 30,
    way: 'web',
    at: ['Online'],
    scenes: ['technology-reader', 'books-magazine'],
    sr: ['Popust na digitalnu štampu', '30\u00a0% manje na godišnji pristup novinama.', 'Vesti bez papira na podu.'],
    en: ['A discount on digital newspapers', '30% off a year of papers.', 'News without paper on the floor.'],
  },
];

export const booksPress = benefitsOf('books/reading', subject, written);
