import { benefitsOf } from '../compose.ts';
import type { LanguageKey, Subject, WrittenBenefit } from '../written-benefit.ts';

const subject: Record<LanguageKey, Subject> = {
  sr: {
    about:
      'Kratka obuka je deo programa, a vodiči rade po pravilu da se niko ne požuruje. Fotografije dobijaš istog dana.',
    points: ['Oprema i kratka obuka', 'Iskusni vodiči', 'Fotografije na poklon'],
    arrange: 'Termin se potvrđuje dan ranije, prema vremenu.',
    limits: ['Nije za osobe sa težim srčanim tegobama', 'Pri lošem vremenu termin se pomera'],
  },
  en: {
    about:
      'A short training is part of it, and the guides work by the rule that nobody is hurried. You get the photographs the same day.',
    points: ['Gear and a short training', 'Experienced guides', 'Photographs as a present'],
    arrange: 'The date is confirmed a day before, by the weather.',
    limits: ['Not for people with serious heart conditions', 'In bad weather the date is moved'],
  },
};

const written: readonly WrittenBenefit[] = [
  {
    by: 'baloni',
    key: 'balloon',
    price: 29900,
    way: 'web',
    at: ['Novi Sad', 'Ostalo'],
    scenes: ['travel-balloon', 'travel-mountains'],
    addedDaysAgo: 1,
    sr: [
      'Let balonom iznad Fruške gore',
      'Sat vremena leta u zoru, čaša vina po sletanju.',
      'Odozgo je sve tiše, pa i ti.',
    ],
    en: [
      'Balloon flight over Fruška gora',
      'An hour of flight at dawn, a glass of wine on landing.',
      'From above all is quieter, and so are you.',
    ],
  },
  {
    by: 'zemun',
    key: 'sailing',
    price: 15400,
    way: 'web',
    at: ['Beograd'],
    scenes: ['travel-sailing'],
    addedDaysAgo: 3,
    sr: [
      'Jedrenje: vikend kurs za početnike',
      'Teorija u subotu, Dunav u nedelju.',
      'Čvor naučiš u subotu, a zašto služi u nedelju.',
    ],
    en: [
      'Sailing: a weekend course for beginners',
      'Theory on Saturday, the Danube on Sunday.',
      'You learn the knot on Saturday and what it is for on Sunday.',
    ],
  },
  {
    by: 'drina',
    price: 8900,
    off: 15,
    way: 'web',
    at: ['Ostalo'],
    scenes: ['team-rowing', 'travel-mountains'],
    sr: [
      'Kajakom kroz kanjon Uvca',
      'Dan na jezeru, beloglavi supovi i ručak.',
      'Meandri su najlepši sa vode, pitaj supove.',
    ],
    en: [
      'By kayak through the Uvac canyon',
      'A day on the lake, griffon vultures and lunch.',
      'The meanders are best from the water; ask the vultures.',
    ],
  },
  {
    by: 'krosnja',
    price: 3900,
    way: 'web',
    at: ['Beograd', 'Novi Sad'],
    scenes: ['sport-climbing', 'team-campfire'],
    sr: [
      'Dan u avanturističkom parku',
      'Sve staze, od mostova do zip-lajna.',
      'Pod nogama četiri metra vazduha i jedan konopac.',
    ],
    en: [
      'A day in the adventure park',
      'All trails, from bridges to the zip line.',
      'Four metres of air under your feet and one rope.',
    ],
  },
  {
    by: 'drina',
    price: 75,
    currency: 'EUR',
    way: 'web',
    at: ['Nikšić', 'Ostalo'],
    scenes: ['team-rowing', 'travel-mountains'],
    sr: [
      'Rafting Tarom',
      'Kanjon, 18 kilometara i ručak u kampu.',
      'Drugi najdublji kanjon na svijetu, prvi po vrištanju.',
    ],
    en: [
      'Rafting on the Tara',
      'The canyon, 18 kilometres and lunch at the camp.',
      'The second deepest canyon in the world and the first for shouting.',
    ],
  },
  {
    by: 'drina',
    price: 98,
    currency: 'KM',
    way: 'web',
    at: ['Mostar', 'Ostalo'],
    scenes: ['team-rowing'],
    sr: ['Neretva čamcem i kanjoning', 'Vodopadi, skokovi i vodič sa užetom.', 'Voda je hladna tačno jednom.'],
    en: [
      'Neretva by boat and canyoning',
      'Waterfalls, jumps and a guide with a rope.',
      'The water is cold exactly once.',
    ],
  },
  {
    by: 'baloni',
    price: 24900,
    kind: 'special',
    off: 17,
    way: 'web',
    at: ['Ostalo'],
    scenes: ['travel-balloon'],
    sr: ['Balon za dvoje, radnim danom', '17\u00a0% manje od ponedeljka do petka.', 'Prazno nebo, pun horizont.'],
    en: ['A balloon for two, on a working day', '17% off Monday to Friday.', 'An empty sky, a full horizon.'],
  },
  {
    by: 'drina',
    price: null,
    currency: 'EUR',
    kind: 'special',
    off: 10,
    way: 'web',
    at: ['Nikšić', 'Ostalo'],
    scenes: ['team-rowing'],
    sr: [
      'Popust na sve ture kanjonom Tare',
      '10\u00a0% manje za grupe od šest i više.',
      'Jedan čamac, šest mišljenja gdje je lijevo.',
    ],
    en: [
      'A discount on every Tara tour',
      '10% off for groups of six and more.',
      'One boat, six opinions on where left is.',
    ],
  },
  {
    by: 'krosnja',
    price: 3600,
    kind: 'special',
    off: 15,
    way: 'web',
    at: ['Beograd', 'Novi Sad'],
    scenes: ['sport-climbing', 'team-campfire'],
    sr: [
      'Popust na porodični dan u krošnjama',
      '15\u00a0% manje za dvoje odraslih i dvoje dece.',
      'Deca prolaze brže, roditelji hrabrije.',
    ],
    en: [
      'A discount on a family day in the trees',
      '15% off for two adults and two children.',
      'The children are faster, the parents braver.',
    ],
  },
];

export const travelAdventure = benefitsOf('travel/adventure', subject, written);
