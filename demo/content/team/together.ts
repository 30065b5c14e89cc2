import { benefitsOf } from '../compose.ts';
import type { LanguageKey, Subject, WrittenBenefit } from '../written-benefit.ts';

const subject: Record<LanguageKey, Subject> = {
  sr: {
    about:
      'Domaćin priprema sve pre vašeg dolaska, a tim samo seda za sto ili staje na stazu. Program traje dva do četiri sata i prilagođava se broju ljudi.',
    points: ['Domaćin za ceo tim', 'Sve potrebno čeka spremno', 'Program za osam do trideset ljudi'],
    arrange: 'Datum dogovori bar dve nedelje ranije.',
    limits: ['Broj ljudi potvrđuješ tri dana ranije', 'Alergije i posebne želje najavi unapred'],
  },
  en: {
    about:
      'The host prepares everything before you come; the team only sits down at the table or steps onto the lane. It lasts two to four hours and fits the number of people.',
    points: ['A host for the whole team', 'Everything is ready when you arrive', 'For eight to thirty people'],
    arrange: 'Agree on a date at least two weeks ahead.',
    limits: ['Confirm the number three days before', 'Tell them about allergies and special requests in advance'],
  },
};

const written: readonly WrittenBenefit[] = [
  {
    by: 'cvor',
    price: null,
    way: 'invoice',
    at: ['Online'],
    scenes: ['technology-television', 'team-puzzle'],
    sr: ['Timski kviz preko ekrana', 'Sat i po, pitanja po meri tima.', 'Najbolji u kvizu obično ćuti na sastanku.'],
    en: [
      'A team quiz on screen',
      'An hour and a half, questions made for the team.',
      'The best at quizzes usually says nothing in meetings.',
    ],
  },
  {
    by: 'lipe',
    price: null,
    way: 'invoice',
    at: ['Beograd'],
    scenes: ['team-table', 'food-plate'],
    sr: [
      'Timski ručak i kuvanje',
      'Tri jela, zajednički sto i kuvar domaćin.',
      'Nož se bira prema karakteru, ne prema poziciji.',
    ],
    en: [
      'A team lunch and cooking',
      'Three dishes, a shared table and a chef as host.',
      'The knife is chosen by character, not by position.',
    ],
  },
  {
    by: 'glina',
    price: null,
    way: 'invoice',
    at: ['Beograd'],
    scenes: ['team-table', 'culture-vase'],
    sr: ['Timska grnčarija', 'Ceo dan na točkovima i jedan zajednički servis.', 'Dvadeset ruku i nijedna ista šolja.'],
    en: ['Team pottery', 'A day at the wheels and one shared tea set.', 'Twenty hands and no two cups alike.'],
  },
  {
    by: 'lipa',
    price: 5200,
    way: 'web',
    at: ['Novi Sad'],
    scenes: ['team-bowling'],
    sr: ['Kuglanje za tim', 'Četiri staze, tri sata i dobrovoljan sudija.', 'Poslednji na tabeli bira večeru.'],
    en: [
      'Bowling for the team',
      'Four lanes, three hours and a volunteer referee.',
      'Last on the board chooses dinner.',
    ],
  },
  {
    by: 'sokaka',
    price: null,
    currency: 'KM',
    way: 'invoice',
    at: ['Sarajevo'],
    scenes: ['team-table', 'food-plate'],
    sr: ['Timska sofra u Sarajevu', 'Pet jela i domaćin koji priča.', 'Sto koji se ne prazni do kafe.'],
    en: [
      'A team table in Sarajevo',
      'Five dishes and a host who tells stories.',
      'A table that is not empty until coffee.',
    ],
  },
  {
    by: 'lipa',
    price: null,
    kind: 'special',
    off: 10,
    way: 'web',
    at: ['Novi Sad'],
    scenes: ['team-bowling'],
    sr: ['Popust na kuglanje za veće ekipe', '10\u00a0% manje od šest staza naviše.', 'Ko sruši sve, drži zdravicu.'],
    en: [
      'A discount on bowling for larger crews',
      '10% off from six lanes up.',
      'Whoever knocks them all down makes the toast.',
    ],
  },
];

export const teamTogether = benefitsOf('team/workshops', subject, written);
