import { benefitsOf } from '../compose.ts';
import type { LanguageKey, Subject, WrittenBenefit } from '../written-benefit.ts';

const subject: Record<LanguageKey, Subject> = {
  sr: {
    about:
      'Aparati su isprobani u pravoj kuhinji, a stari se odnose bez doplate. Rezervni delovi se čuvaju deset godina.',
    points: ['Odnošenje starog aparata', 'Rezervni delovi', 'Dve godine garancije'],
    arrange: 'Isporuka traje tri do pet radnih dana.',
    limits: [
      'Garancija ne pokriva kamenac i kvarove zbog struje',
      'Neotpakovan aparat može da se vrati u roku od 14 dana',
    ],
  },
  en: {
    about:
      'The appliances are tried in a real kitchen, and the old one is taken away free. Spare parts are kept for ten years.',
    points: ['The old appliance taken away', 'Spare parts', 'Two years of warranty'],
    arrange: 'Delivery takes three to five working days.',
    limits: [
      'The warranty does not cover limescale and power surges',
      'Unopened devices may be returned within 14 days',
    ],
  },
};

const written: readonly WrittenBenefit[] = [
  {
    by: 'tehnoteka',
    price: 9900,
    way: 'web',
    at: ['Cela Srbija'],
    scenes: ['technology-espresso'],
    sr: ['Aparat za kafu sa mlinom', 'Zrno, voda i tri dugmeta.', 'Miris stigne pre tebe.'],
    en: ['A coffee machine with a grinder', 'Beans, water and three buttons.', 'The smell gets to you first.'],
  },
  {
    by: 'tehnoteka',
    price: 14200,
    way: 'web',
    at: ['Cela Srbija'],
    scenes: ['technology-blender'],
    sr: [
      'Multipraktik i blender',
      'Jedna posuda, pet poklopaca i nož koji reže.',
      'Supa bez pola sata stajanja kraj šporeta.',
    ],
    en: [
      'A food processor with blender',
      'One bowl, five lids and a blade that cuts.',
      'Soup without half an hour at the stove.',
    ],
  },
  {
    by: 'tehnoteka',
    price: 6900,
    way: 'web',
    at: ['Cela Srbija'],
    scenes: ['technology-kettle'],
    sr: [
      'Čajnik i termos za sto',
      'Kuvalo na podesivu temperaturu i termos za osam sati.',
      'Čaj se hladi, ali ne i zaboravlja.',
    ],
    en: [
      'A kettle and a thermos for the desk',
      'A kettle with a set temperature and a thermos for eight hours.',
      'Tea may wait, but it is no longer forgotten.',
    ],
  },
  {
    by: 'tehnoteka',
    price: 13500,
    off: 10,
    way: 'web',
    at: ['Cela Srbija'],
    scenes: ['home-bucket'],
    sr: ['Usisivač bez kabla', 'Sat vremena bez punjenja, dve četke.', 'Mrvice se pojavljuju i nestaju istog dana.'],
    en: ['A cordless vacuum', 'An hour without charging, two brushes.', 'Crumbs appear and disappear the same day.'],
  },
  {
    by: 'tehnoteka',
    price: 60,
    currency: 'EUR',
    way: 'web',
    at: ['Cela Crna Gora'],
    scenes: ['technology-blender', 'technology-kettle'],
    sr: [
      'Mali aparati za malu kuhinju',
      'Kuvalo, toster i blender u istoj boji.',
      'Kuhinja od šest kvadrata, a sve staje.',
    ],
    en: [
      'Small appliances for a small kitchen',
      'A kettle, a toaster and a blender in one colour.',
      'A kitchen of six square metres, and it all fits.',
    ],
  },
  {
    by: 'tehnoteka',
    price: null,
    kind: 'special',
    off: 20,
    way: 'web',
    at: ['Cela Srbija'],
    scenes: ['technology-espresso'],
    sr: ['Popust na aparate za kafu', '20\u00a0% manje na modele sa mlinom.', 'Aparat se isplati za dva meseca.'],
    en: ['A discount on coffee machines', '20% off models with a grinder.', 'It pays for itself in two months.'],
  },
];

export const technologyAppliances = benefitsOf('technology/appliances', subject, written);
