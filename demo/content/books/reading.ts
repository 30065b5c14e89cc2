import { benefitsOf } from '../compose.ts';
import type { LanguageKey, Subject, WrittenBenefit } from '../written-benefit.ts';

const subject: Record<LanguageKey, Subject> = {
  sr: {
    about: 'Snimci su čitani glasom, ne računarom, i mogu da se slušaju bez interneta. Biblioteka raste svakog meseca.',
    points: ['Glumci i naratori', 'Slušanje bez interneta', 'Nastavak tamo gde je stalo'],
    arrange: 'Aktiviraj pristup na sajtu partnera.',
    limits: ['Jedan nalog, jedan uređaj u istom trenutku', 'Snimci se ne dele dalje'],
  },
  en: {
    about: 'The recordings are read by people, not by machines, and play offline. The library grows every month.',
    points: ['Actors and narrators', 'Listening offline', 'It picks up where you stopped'],
    arrange: "Activate access on the provider's site.",
    limits: ['One account, one device at a time', 'Recordings may not be passed on'],
  },
};

const written: readonly WrittenBenefit[] = [
  {
    by: 'uvo',
    price: 1200,
    way: 'web',
    at: ['Online'],
    monthly: true,
    scenes: ['books-audiobook'],
    sr: [
      'Audio-knjige, pretplata',
      'Jedna nova knjiga mesečno i cela arhiva.',
      'Knjiga kojoj ne smeta gužva u autobusu.',
    ],
    en: [
      'Audiobooks, subscription',
      'One new book a month and the whole archive.',
      'A book that does not mind a crowded bus.',
    ],
  },
  {
    by: 'uvo',
    price: 3900,
    way: 'web',
    at: ['Online'],
    scenes: ['books-audiobook'],
    sr: [
      'Audio-knjige, godišnji pristup',
      'Preko pet hiljada naslova, dva naloga.',
      'Dve sobe, dve knjige, jedna pretplata.',
    ],
    en: ['Audiobooks, a year', 'Over five thousand titles, two accounts.', 'Two rooms, two books, one subscription.'],
  },
  {
    by: 'uvo',
    price: 2200,
    way: 'web',
    at: ['Online'],
    scenes: ['books-audiobook', 'kids-kite'],
    sr: [
      'Priče za laku noć, paket',
      'Sto priča za decu i tajmer za gašenje.',
      'Uspavaće i onoga ko dođe samo da proveri.',
    ],
    en: [
      'Bedtime stories, a set',
      'A hundred stories for children and a sleep timer.',
      'They also put to sleep whoever only came to check.',
    ],
  },
  {
    by: 'uvo',
    price: 14,
    currency: 'EUR',
    way: 'web',
    at: ['Cela Crna Gora'],
    scenes: ['technology-speaker', 'books-audiobook'],
    sr: [
      'Audio-knjige u autu',
      'Sto naslova koji nastavljaju tamo gdje je auto stao.',
      'Podgorica–Budva traje dva poglavlja.',
    ],
    en: [
      'Audiobooks for the car',
      'A hundred titles that pick up where the drive left off.',
      'Podgorica to Budva takes two chapters.',
    ],
  },
  {
    by: 'uvo',
    price: 1900,
    kind: 'fixed',
    way: 'web',
    at: ['Online'],
    scenes: ['books-audiobook'],
    sr: [
      'Biblioteka za sve zaposlene',
      'Ceo katalog audio-knjiga, na račun kompanije.',
      'Put do posla i nazad je jedna knjiga nedeljno.',
    ],
    en: [
      'A library for every employee',
      'The whole audiobook catalogue, paid by the company.',
      'The way to work and back is a book a week.',
    ],
  },
];

export const booksReading = benefitsOf('books/reading', subject, written);
